"""Bots exchange cards between the games of a match, guided only by the cards that their seat has seen."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.bots.magic.sideboard import exchanged
from grimorio.decks import Deck
from grimorio.kernel import Setup

MAIN = ((16, "Mountain"), (20, "Raging Goblin"), (4, "Demystify"))
SIDE = ((3, "Boil"), (4, "Flashfires"), (2, "Shatter"), (4, "Giant Growth"))


@pytest.mark.parametrize(
    ("seen", "out", "into"),
    [
        ([], {}, {}),
        (["Island"] * 4, {}, {}),
        (["Island"] * 5 + ["Wind Drake"] * 4, {"Demystify": 3}, {"Boil": 3}),
        (["Plains"] * 3 + ["Glory Seeker"] * 9, {"Demystify": 4}, {"Flashfires": 4}),
        (["Forest"] * 5 + ["Grizzly Bears"], {}, {}),
        (["Island"] * 4 + ["Worship"], {}, {}),
        (["Mountain"] * 4 + ["Iron Star"] * 4, {"Demystify": 2}, {"Shatter": 2}),
    ],
)
def test_answers_that_meet_nothing_go_out_for_those_that_do(
    seen: list[str], out: dict[str, int], into: dict[str, int]
) -> None:
    p = games.get("magic").start(Setup("magic", 2, seed=1))
    before = Deck("Goblins", MAIN, SIDE)
    after = exchanged(p, 0, before, seen)
    had, has = ({name: count for count, name in deck.main} for deck in (before, after))
    assert {name: had[name] - has.get(name, 0) for name in had if had[name] > has.get(name, 0)} == out
    assert {name: has[name] - had.get(name, 0) for name in has if has[name] > had.get(name, 0)} == into
    assert sorted(before.cards()) != [] and len(before.cards()) == len(after.cards())


def test_what_would_meet_its_own_deck_as_much_stays_beside_it() -> None:
    p = games.get("magic").start(Setup("magic", 2, seed=1))
    deck = Deck("Bears", ((20, "Forest"), (20, "Grizzly Bears"), (2, "Shatter")), ((4, "Wrath of God"),))
    assert exchanged(p, 0, deck, ["Plains"] * 6 + ["Glory Seeker"] * 4) == deck
