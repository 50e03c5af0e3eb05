"""A table of Wizards of Mickey in another language has no English text and no bare message id."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from grimorio import games
from grimorio.kernel import Luck, Position, Setup
from tests.cost import deep
from tests.page.node import Node
from tests.page.said import in_english, said

NAMES = ["Ada", "Bob"]
OPTIONS = (
    {"match": "mini", "rulebook": "origines"},
    {"match": "official", "discard-order": "chosen"},
    {"match": "classic", "random-cards": "opponent"},
)
ALWAYS = {
    "code",
    "swap",
    "line-up",
    "deploy",
    "castle",
    "play",
    "assign",
    "hand-limit",
    "discard-order",
}


def moments(setup: Setup) -> list[dict[str, Any]]:
    """A random game: its events, and what a seat sees when it is asked, each kind of question once."""
    game = games.get("mickey")
    position: Position = game.start(setup, journal=True)
    luck = Luck(setup.seed)
    found: list[dict[str, Any]] = []
    log: list[Any] = []
    asked: set[str] = set()
    while position.waiting:
        choice = position.waiting[0]
        log += [event.seen_by(choice.seat) for event in position.journal or ()]
        position.journal = []
        if choice.ask not in asked or choice.number % 12 == 0:
            asked.add(choice.ask)
            refused = game.refused(position, choice.seat)
            found.append(
                {
                    "view": position.seen_by(choice.seat),
                    "refused": refused,
                    "log": [one for one in log if one],
                }
            )
            log = []
        position.answer(luck.below(len(choice.options)))
    log += [event.seen_by(0) for event in position.journal or ()]
    found.append({"view": position.seen_by(0), "refused": [], "log": [one for one in log if one]})
    return found


@cache
def played(count: int) -> list[dict[str, Any]]:
    """The moments of `count` games of every match and with every ready deck, in which many things happen."""
    decks = {"mini": 2, "classic": 5, "official": 5}
    found = []
    for seed in range(count):
        options = OPTIONS[seed % 3]
        names = ("Lantern Watch", "Ember Forge", "Tide Singers", "Moss Circle", "Gilded Masks")
        first = seed % decks[options["match"]]
        chosen = [names[first], names[(first + 1) % decks[options["match"]]]]
        found += moments(Setup("mickey", 2, seed, options, {"decks": chosen}))
    return found


@pytest.mark.parametrize(("language", "count"), [("it", 3), deep("it", 6), deep("fr", 6)])
def test_no_english_is_left_at_the_table(node: Node, language: str, count: int) -> None:
    cards = games.get("mickey").cards()
    found = said(node, "mickey", played(count), language, NAMES)
    asked = {what.removeprefix("ask ") for _, what in found if what.startswith("ask ")}
    assert asked >= ALWAYS
    left = in_english(found, language, cards, set(NAMES))
    assert left == [], "\n".join(left)
    assert [text for text, _ in found if text.startswith("mickey-")] == []
