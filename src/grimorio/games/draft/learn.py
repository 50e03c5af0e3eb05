"""Drafts for learning programs: every option in a fixed order, and a view as numbers."""

from __future__ import annotations

from array import array
from typing import Any, Final

from grimorio.games.draft.options import OPTIONS
from grimorio.kernel.choice import Option

PHASES: Final = ("draft", "building", "over")
"""The phases of a draft, in the order in which `features` has a number for each."""


def actions(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Every option that a draft with these cards can offer."""
    return (("ready",), *(("pick", card) for card in cards))


def features(view: dict[str, Any], cards: tuple[str, ...]) -> array[float]:
    """A view as numbers: kind, phase, round, pick, cards still to come, then the pack and the own pool.

    Of pack and pool there is a number for each of the `cards`: how many copies are there. Cards of other sets
    are not counted.
    """
    table = view["table"]
    numbers = [float(table["kind"] == kind) for kind in OPTIONS[0].values]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [float(table["round"]), float(table["pick"])]
    seats = table["seats"]
    own = view["seat"]
    numbers.append(float(seats[own]["closed"]) if own >= 0 else 0.0)
    pool = (seats[own]["pool"] or ()) if own >= 0 else ()
    for held in (table["pack"] or (), pool):
        counts: dict[str, int] = {}
        for card in held:
            counts[card] = counts.get(card, 0) + 1
        numbers += [float(counts.get(card, 0)) for card in cards]
    return array("f", numbers)
