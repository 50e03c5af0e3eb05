"""Wizards of Mickey for learning programs: a view as numbers."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey.cards import CARDS
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.games.mickey.words import DIAMAGICS

PHASES: Final = ("opening", "castle", "challenge", "diamagic", "discard", "draw")
ASKS: Final = ("play", "castle", "teleport", "may", "pay", "target", "assign", "hand-limit")
KEYS: Final = keys_of(CARDS)
_FIRST: Final = len(CARDS.mages)
SPELLS: Final = {key: index for index, key in enumerate(KEYS[_FIRST : _FIRST + len(CARDS.spells)])}
POWERS: Final = {key: CARDS.spells[index].power for key, index in SPELLS.items()}
CASTLES: Final = {
    key: index
    for index, key in enumerate(KEYS[_FIRST + len(SPELLS) : _FIRST + len(SPELLS) + len(CARDS.castles)])
}
NOTHING: Final[dict[str, Any]] = {"simple": False, "blocked": False, "done": False, "again": False}
"""The facts about a Mage that `_side` turns into numbers, all false: used for a place without a Mage."""


def features(view: dict[str, Any]) -> tuple[float, ...]:
    """A view as numbers; their count never changes.

    The numbers are: turn; phase; the kind of question asked of the seat, with a last number for kinds that
    are not in `ASKS`; whether it is the seat's turn; Diamagics needed, in the pool, out of the game and at
    stake (number, and known ones by colour); the Castle; the Spells in hand; then each side, the own first
    (`_side`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for all
    others. Cards that are not of the game's own set are not counted.
    """
    table, choice = view["table"], view["choice"]
    me = max(view["seat"], 0)
    ask = None if choice is None else choice["ask"]
    numbers = [float(table["turn"])]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [float(ask == kind) for kind in ASKS]
    numbers += [float(ask is not None and ask not in ASKS), float(table["active"] == me)]
    numbers += [float(table["needed"]), float(table["pool"])]
    numbers += [float(table["out"][colour]) for colour in DIAMAGICS]
    stake = [token["colour"] for token in table["stake"]]
    numbers += [float(len(stake)), *(float(stake.count(colour)) for colour in DIAMAGICS)]
    numbers += _counts([] if table["castle"] is None else [table["castle"]["card"]], CASTLES)
    numbers += _counts(table["sides"][me]["hand"]["cards"] if view["seat"] >= 0 else [], SPELLS)
    for seat in (me, 1 - me):
        numbers += _side(table["sides"][seat], table["power"]["totals"][seat])
    return tuple(numbers)


def _counts(cards: list[str], places: dict[str, int]) -> list[float]:
    """How often each card of `places` is among `cards`, at the index that `places` gives."""
    found = [0.0] * len(places)
    for card in cards:
        if card in places:
            found[places[card]] += 1.0
    return found


def _side(side: dict[str, Any], power: int) -> list[float]:
    """A player's side as numbers; `power` is the squad's final power so far.

    The numbers are: this power; the Mages that do not belong to the declared team; the sizes of hand, deck,
    discard, Castles and Support. Then, for each place from left to right: Diamagics by colour; Simple,
    blocked, played, may play again; the number and printed power of the Spells cast, then of those hidden.
    Face-down Spells of the opponent count without power.
    """
    numbers = [float(power), float(side["strangers"])]
    numbers += [float(side[pile]["size"]) for pile in ("hand", "castles", "support")]
    numbers += [float(side["deck"]), float(len(side["discard"]))]
    for place in range(3):
        mage = next((mage for mage in side["mages"] if mage["place"] == place), NOTHING)
        held = mage.get("diamagics", {})
        numbers += [float(held.get(colour, 0)) for colour in DIAMAGICS]
        numbers += [float(mage[fact]) for fact in NOTHING]
        for hidden in (False, True):
            cards = [s["card"] for s in side["spells"] if s["place"] == place and s["hidden"] is hidden]
            numbers += [float(len(cards)), float(sum(POWERS.get(card, 0) for card in cards))]
    return numbers
