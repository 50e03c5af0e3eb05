"""Nothing English is left at an Italian or French table: labels, questions, refusals, log lines, cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic.random_decks import random_constructed
from grimorio.kernel import Luck, Position, Setup
from grimorio.language import CATALOGUES, message_file
from tests.browser.conftest import Server
from tests.browser.magic import Sit

pytestmark = pytest.mark.browser

WORD = re.compile(r"[^\W\d_]{3,}")
SYNTAX = re.compile(r"^[\w-]+ =|\[\w+\]|\{[^{}]*[{}]?|->")
"""What in a line of a message is not said: its id, the names of variants, and of what is put in."""
NAMES = {"Ada", "Bob", "Cleo"}
SAID = """async ([moments, lang]) => {
  const { html, render } = await import("/static/vendor/htm-preact.js");
  const { translatorFor } = await import("/static/i18n.js");
  const table = await import("/static/games/magic/table.js");
  const { cards } = await (await fetch("/api/games/magic/cards")).json();
  const t = await translatorFor(lang);
  const name = (seat) => ["Ada", "Bob", "Cleo"][seat];
  const said = new Map();
  const note = (what, text) => { if (typeof text === "string" && text.trim()) said.set(text, what); };
  const box = document.createElement("div");
  document.body.append(box);
  const read = (what) => {
    for (const one of box.querySelectorAll("*")) {
      for (const key of ["aria-label", "title"]) note(`${what}, ${key}`, one.getAttribute(key));
      for (const part of one.childNodes) if (part.nodeType === Node.TEXT_NODE) note(what, part.textContent);
    }
  };
  for (const { view, refused, log } of moments) {
    const about = { game: "magic", view, cards, t, lang, players: [], name };
    for (const event of log) note(`log ${event.event}`, table.logText(event, about));
    if (view.choice) {
      note(`ask ${view.choice.ask}`, table.askText(view.choice, about));
      for (const option of view.choice.options) {
        const { label } = table.describeOption(option, { ...about, choice: view.choice });
        render(html`<p>${label}</p>`, box);
        read(`option ${option.join(":")}`);
      }
    }
    for (const one of refused) {
      const { text, label } = table.wordRefusal(one, about);
      for (const words of [text, label]) note(`why ${one.reason}`, words);
    }
    const calls = { answer: () => 0, why: () => 0, keep: () => 0, readOnly: false };
    const settings = { stops: [], auto: [], yield: null };
    render(html`<${table.Table} ...${about} ...${calls} refused=${refused} settings=${settings} />`, box);
    read("table");
    render(null, box);
  }
  box.remove();
  return [...said];
}"""


def moments(setup: Setup, seed: int, most: int, every: int) -> Iterator[dict[str, Any]]:
    """A game by chance: what happened, and every so often what a seat sees and is asked."""
    game = games.get("magic")
    position: Position = game.start(setup, journal=True)
    luck = Luck(seed)
    log: list[Any] = []
    asked: set[str] = set()
    for number in range(most):
        if not position.waiting:
            break
        choice = position.waiting[0]
        log += [event.seen_by(choice.seat) for event in position.journal or ()]
        position.journal = []
        rare = choice.ask not in asked
        asked.add(choice.ask)
        if rare or number % every == 0:
            refused = game.refused(position, choice.seat)
            played_by_hand = position.copy()
            played_by_hand.stops = ~0
            yield {
                "view": played_by_hand.seen_by(choice.seat),
                "refused": refused,
                "log": [one for one in log if one],
            }
            log = []
        plays = [
            at for at, option in enumerate(choice.options) if option[0] not in ("pass", "done", "mulligan")
        ]
        eager = plays and luck.below(4)
        position.answer(plays[luck.below(len(plays))] if eager else luck.below(len(choice.options)))


CHOICES: dict[str, Any] = {
    "A": {
        "hand": ["Brass Herald", "Mind Bend", "Shifting Sky", "Story Circle", "Living Terrain"],
        "battlefield": ["Mountain*4", "Plains*4", "Island*4", "Forest*4", "Rukh Egg", "Brass Herald"],
        "graveyard": ["Shock"],
    },
    "B": {
        "battlefield": [
            {"token": "Rukh", "types": ["Creature", "Rukh"], "colors": ["red"], "size": "4/4"},
            {"token": "Goblin", "types": ["Artifact", "Creature", "Goblin"], "size": "1/1"},
            {"card": "Brass Herald", "chosen": "Goblin"},
            {"card": "Shifting Sky", "chosen": "red"},
            "Goblin King",
        ]
    },
}


@cache
def played() -> list[dict[str, Any]]:
    """What stands at tables: games of many cards, and those in which words are chosen."""
    found = []
    for seed in range(5):
        decks = [random_constructed(10 * seed + seat).to_json() for seat in range(2)]
        setup = Setup("magic", 2, seed, {"mana": ("paying", "any-time")[seed % 2]}, {"decks": decks})
        found += list(moments(setup, seed, 500, 25))
    for seed in range(4):
        found += list(moments(Setup("magic", 2, seed, situation=CHOICES), seed, 120, 20))
    return found


def words_of(language: str, cards: list[dict[str, Any]]) -> set[str]:
    """All words that our texts and the cards have in a language, in small letters."""
    files = [message_file(language, name) for name in CATALOGUES if name != "cli"]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    texts = [SYNTAX.sub(" ", line) for line in lines if not line.startswith("#")]
    for card in cards:
        texts += [card["names"][language], card["types"][language], card["text"][language]]
    return {word.lower() for text in texts for word in WORD.findall(text)}


@pytest.mark.deep
@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_english_is_left_at_the_table(sit: Sit, server: Server, language: str) -> None:
    ada = sit(locale=language)
    ada.open()
    cards = games.get("magic").cards()
    english = words_of("en", cards) - words_of(language, cards)
    found = ada.page.evaluate(SAID, [played(), language])
    asked = {what.removeprefix("ask ") for _, what in found if what.startswith("ask ")}
    assert {"priority", "target", "type", "color", "word", "attack", "block"} <= asked
    left = {}
    for text, what in found:
        foreign = {word for word in WORD.findall(text) if word.lower() in english} - NAMES
        if foreign:
            left[text] = (what, sorted(foreign))
    assert left == {}, "\n".join(f"{what}: {text} {words}" for text, (what, words) in left.items())
    assert ada.complaints == []
