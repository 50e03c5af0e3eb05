"""Magic for learners: a view as numbers. Options are told apart by their place in the list of a choice."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.rules.objects import STEPS
from grimorio.games.magic.rules.pools import read_pool, size
from grimorio.games.magic.words.nouns import KINDS

ASKS = (
    "priority",
    "target",
    "attack",
    "block",
    "assign",
    "mulligan",
    "discard",
    "mode",
    "x",
    "pay",
)


def features(view: dict[str, Any]) -> tuple[float, ...]:
    """A view as numbers, own player first: always equally many for a number of seats.

    Turn; step; whose turn and whether the stack holds anything; what is asked; then for each player life,
    poison, floating mana, cards in hand, library and graveyard, how many permanents of each kind, how many
    creatures are untapped, and the sums of their power and toughness.
    """
    table = view["table"]
    seat = max(0, view["seat"])
    choice = view["choice"]
    ask = choice["ask"] if choice else ""
    numbers: list[float] = [float(table["turn"]), float(len(table["stack"]))]
    numbers += [float(table["step"] == step) for step in STEPS]
    numbers += [float(ask == one) for one in ASKS]
    seats = view["seats"]
    for place in range(seats):
        owner = (seat + place) % seats
        one = table["players"][owner]
        mine = [it for it in table["play"] if it["controller"] == owner]
        creatures = [it for it in mine if it["power"] is not None]
        numbers += [
            float(table["active"] == owner),
            float(one["life"]),
            float(one["poison"]),
            float(size(read_pool(one["pool"]) or 0)),
            float(len(one["hand"])),
            float(one["library"]),
            float(len(one["graveyard"])),
        ]
        numbers += [float(sum(1 for it in mine if kind in it["kinds"])) for kind in KINDS]
        numbers += [
            float(sum(1 for it in creatures if not it["tapped"])),
            float(sum(it["power"] for it in creatures)),
            float(sum(it["toughness"] for it in creatures)),
        ]
    return tuple(numbers)
