"""All questions and events of an auction have words in every language, with 2 to 8 Magi."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from grimorio import games
from grimorio.games.live.cardset import EXAMPLES
from grimorio.games.live.learn import ASKS
from grimorio.games.live.powers import POWERS
from grimorio.games.live.rules.events import EVENTS
from grimorio.games.live.sheet import Sheet
from grimorio.kernel import Choice, Luck, Option, Position, Setup
from tests.cost import deep
from tests.page.node import Node
from tests.page.said import in_english, said

RAW = re.compile(r"\b(live|table)-[a-z]|undefined|\[object|NaN|\bnull\b|\{ ?\$")
MAGI = [name for name, *_ in EXAMPLES]
MOST = 5
"""How often each kind of question is looked at."""
TOLD = 80
"""The lines of the log that the table is given: more than any challenge has."""


def everything(seat: int) -> dict[str, Any]:
    """The sheet of a Magus with all Powers."""
    name, style, traits, _ = EXAMPLES[seat]
    magus = Sheet(name, style, traits).award(99, "earlier sessions")
    for power in POWERS:
        magus = magus.learn(power.name)
    return magus.to_json()


def eager(choice: Choice, luck: Luck) -> int:
    """The index of an answer that contests nearly everything, mostly mentally and with Powers; else at
    random.
    """
    options = list(choice.options)
    wanted: dict[str, list[Option]] = {
        "contest": [("yes",)],
        "challenge": [("challenge", "mental")],
        "power": [one for one in options if one[0] == "power"],
        "retest": [one for one in options if one != ("accept",)],
    }
    offered = [options.index(one) for one in wanted.get(choice.ask, []) if one in options]
    return offered[luck.below(len(offered))] if offered and luck.below(4) else luck.below(len(options))


def moments(setup: Setup, leaves: bool, known: dict[str, int]) -> Iterator[dict[str, Any]]:
    """An auction: events, and what a seat sees and is asked as long as that question is rare in `known`."""
    game = games.get("live")
    position: Position = game.start(setup, journal=True)
    luck = Luck(setup.seed)
    log: list[dict[str, Any]] = []
    told = 0
    while position.waiting:
        choice = position.waiting[luck.below(len(position.waiting))]
        for event in position.journal or ():
            if one := event.seen_by(choice.seat):
                log.append({**one, "i": len(log)})
        position.journal = []
        known[choice.ask] = known.get(choice.ask, 0) + 1
        if known[choice.ask] <= MOST:
            new, before = log[told:], log[max(0, told - TOLD) : told]
            told = len(log)
            view, refused = position.seen_by(choice.seat), game.refused(position, choice.seat)
            yield {"view": view, "refused": refused, "log": new, "before": before}
        if leaves and choice.ask == "throw" and setup.seats > 2:
            position.concede(choice.seat)
            leaves = False
            continue
        position.answer(eager(choice, luck), choice.number)
    for seat in (0, -2):
        end = [event.seen_by(seat) for event in position.journal or ()]
        new = [{**one, "i": len(log) + place} for place, one in enumerate(end) if one]
        yield {"view": position.seen_by(seat), "refused": [], "log": log[told:] + new, "before": []}


@cache
def played() -> list[dict[str, Any]]:
    """The moments of auctions with every number of seats, in which everybody has every Power."""
    found: list[dict[str, Any]] = []
    known: dict[str, int] = {}
    options = {"more-packs": "allowed", "overbid": "equal", "completion": "exclusive"}
    for seats in range(2, 9):
        sheets = [everything(seat) for seat in range(seats)]
        found += moments(Setup("live", seats, seats, {}, {"sheets": sheets}), seats == 3, known)
    for seed in range(4):
        options["declaration"] = ("session", "each-colour")[seed % 2]
        sheets = [everything(seat) for seat in range(3)]
        found += moments(Setup("live", 3, seed, options, {"sheets": sheets}), False, known)
    return found


@pytest.mark.parametrize("language", ["it", deep("en"), deep("fr")])
def test_nothing_is_raw_or_in_another_language(node: Node, language: str) -> None:
    found = said(node, "live", played(), language, MAGI)
    raw = [f"{what}: {text}" for text, what in found if RAW.search(text)]
    assert raw == []
    kinds = {what for _, what in found}
    assert {f"ask {ask}" for ask in ASKS} <= kinds
    assert {f"log {event.NAME}" for event in EVENTS} <= kinds
    if language != "en":
        cards = [*games.get("magic").cards(), *games.get("live").cards()]
        left = in_english(found, language, cards, set(MAGI))
        assert left == [], "\n".join(left)
