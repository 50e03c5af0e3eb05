"""An Italian or French table of Magic has no English text: labels, questions, refusals, log, cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic.random_decks import random_constructed
from grimorio.kernel import Luck, Position, Setup
from tests.page.node import Node
from tests.page.said import in_english, said

NAMES = ["Ada", "Bob", "Cleo"]


def moments(setup: Setup, seed: int, most: int, every: int) -> Iterator[dict[str, Any]]:
    """A random game: its events, and at every `every`-th choice what a seat sees and is asked."""
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
def played(decks_played: int) -> list[dict[str, Any]]:
    """The moments of so many games with random decks, and of games in which words are chosen."""
    found = []
    for seed in range(decks_played):
        decks = [random_constructed(10 * seed + seat).to_json() for seat in range(2)]
        setup = Setup("magic", 2, seed, {"mana": ("paying", "any-time")[seed % 2]}, {"decks": decks})
        found += list(moments(setup, seed, 500, 25))
    for seed in range(4):
        found += list(moments(Setup("magic", 2, seed, situation=CHOICES), seed, 120, 20))
    return found


@pytest.mark.deep
@pytest.mark.parametrize(("language", "decks_played"), [("it", 5), ("fr", 5)])
def test_no_english_is_left_at_the_table(node: Node, language: str, decks_played: int) -> None:
    cards = games.get("magic").cards()
    found = said(node, "magic", played(decks_played), language, NAMES)
    asked = {what.removeprefix("ask ") for _, what in found if what.startswith("ask ")}
    assert {"priority", "target", "type", "color", "word", "attack", "block"} <= asked
    left = in_english(found, language, cards, set(NAMES))
    assert left == [], "\n".join(left)


WHOLE = """async (lang) => {
  const { html, render } = await part("vendor/htm-preact.js");
  const { translatorFor } = await part("i18n.js");
  const { namesOf, pieces } = await part("ui/glossary.js");
  const { LogPanel } = await part("ui/log.js");
  const { Shell } = await part("ui/shell.js");
  const play = await part("games/magic/table.js");
  const { cards } = await (await fetch("/api/games/magic/cards")).json();
  const t = await translatorFor(lang);
  const names = namesOf(cards, lang);
  const told = cards.map((card) => card.names[lang]);
  const split = (known) => told.filter((name) => pieces(t, "magic", `${name}!`, known).length > 1);
  const view = { seat: 0, table: { play: [], stack: [] } };
  const about = { game: "magic", play, view, cards, t, lang, players: [], name: () => "Ada" };
  const events = [{ i: 0, event: "draw", seat: 0, name: "Wall of Air", rule: null }];
  const box = document.createElement("div");
  document.body.append(box);
  const log = html`<${LogPanel} events=${events} about=${about} current=${1} notices=${[]} />`;
  render(html`<${Shell.Provider} value=${{ t, lang }}>${log}</${Shell.Provider}>`, box);
  const text = box.querySelector(".log-line").textContent;
  const terms = [...box.querySelectorAll(".log-line .term")].map((term) => term.textContent);
  box.remove();
  const name = cards.find((card) => card.name === "Wall of Air").names[lang];
  return { before: split(null), after: split(names), text, terms, name };
}"""


def test_no_name_of_a_card_is_split_by_a_word_that_explains_itself(node: Node) -> None:
    for language in ("en", "it", "fr"):
        found = node.run(WHOLE, language)
        assert found["before"] and found["after"] == [], language
        assert found["name"] in found["text"]
        assert [term for term in found["terms"] if term in found["name"]] == []
