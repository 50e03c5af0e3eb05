"""All texts of the page about positions of a game: questions, answers, refusals, log, drawing."""

from __future__ import annotations

import re
from typing import Any

from grimorio.language import CATALOGUES, message_file
from tests.page.node import Node

WORD = re.compile(r"[^\W\d_]{3,}")
SYNTAX = re.compile(r"^[\w-]+ =|\[\w+\]|\{[^{}]*[{}]?|->")
"""The parts of a message's line that are not shown: its id, the names of variants, and placeables."""
SAID = """async ([game, moments, lang, names]) => {
  const { html, render } = await part("vendor/htm-preact.js");
  const { translatorFor } = await part("i18n.js");
  const { Shell } = await part("ui/shell.js");
  const table = await part(`games/${game}/table.js`);
  const { cards } = await (await fetch(`/api/games/${game}/cards`)).json();
  const t = await translatorFor(lang);
  const name = (seat) => names[seat];
  const shell = { t, lang, show: () => 0 };
  const said = new Map();
  const note = (what, text) => {
    if (typeof text === "string" && text.trim() && !said.has(text)) said.set(text, what);
  };
  const box = document.createElement("div");
  document.body.append(box);
  const draw = (what, drawing) => {
    render(html`<${Shell.Provider} value=${shell}>${drawing}</${Shell.Provider}>`, box);
    for (const one of box.querySelectorAll("*")) {
      for (const key of ["aria-label", "title"]) note(`${what}, ${key}`, one.getAttribute(key));
      for (const part of one.childNodes) if (part.nodeType === 3) note(what, part.textContent);
    }
  };
  for (const { view, refused, log, before } of moments) {
    const about = { game, view, cards, t, lang, players: [], name };
    for (const event of log) note(`log ${event.event}`, table.logText(event, about));
    if (view.choice) {
      note(`ask ${view.choice.ask}`, table.askText(view.choice, about));
      for (const option of view.choice.options) {
        const { label, short } = table.describeOption(option, { ...about, choice: view.choice });
        draw(`option ${option.join(":")}`, html`<p>${label}</p><p>${short}</p>`);
      }
    }
    for (const one of refused) {
      const { text, label } = table.wordRefusal(one, about);
      for (const words of [text, label]) note(`why ${one.reason}`, words);
    }
    const calls = { answer: () => 0, why: () => 0, keep: () => 0, readOnly: false };
    const settings = { stops: [], auto: [], yield: null };
    const told = [...(before || []), ...log];
    const given = { ...about, ...calls, log: told, refused, settings };
    draw("table", html`<${table.Table} ...${given} />`);
    render(null, box);
  }
  box.remove();
  return [...said];
}"""


def said(
    node: Node, game: str, moments: list[dict[str, Any]], language: str, names: list[str]
) -> list[tuple[str, str]]:
    """Every text of some moments, each as (its kind, text); kinds are "log take", "ask pack", "table" and so
    on.

    A moment is a seat's `view`, what it is `refused`, and the `log` since the moment before; `before`, if it
    is there, is what the log had by then.
    """
    found: list[list[str]] = node.run(SAID, [game, moments, language, names])
    return [(text, what) for text, what in found]


def words_of(language: str, cards: list[dict[str, Any]]) -> set[str]:
    """All words of our messages and of the cards in a language, in lower case."""
    files = [message_file(language, name) for name in CATALOGUES if name != "cli"]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    texts = [SYNTAX.sub(" ", line) for line in lines if not line.startswith("#")]
    for card in cards:
        texts += [card[key][language] for key in ("names", "types", "text") if key in card]
    return {word.lower() for text in texts for word in WORD.findall(text)}


def in_english(
    found: list[tuple[str, str]], language: str, cards: list[dict[str, Any]], names: set[str]
) -> list[str]:
    """The texts with English words that are neither words of the language nor parts of a name."""
    english = words_of("en", cards) - words_of(language, cards)
    left = []
    for text, what in found:
        foreign = {word for word in WORD.findall(text) if word.lower() in english} - names
        if foreign:
            left.append(f"{what}: {text} {sorted(foreign)}")
    return left
