"""A view of Magic as a list of numbers, for programs that learn.

Only the view becomes numbers; such a program names an option by its index in the choice.
"""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.state.objects import STEPS
from grimorio.games.magic.state.pools import read_pool, size
from grimorio.games.magic.words.nouns import KINDS
from grimorio.kernel.seats import seats_of

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
    """A view as numbers; how many there are depends only on the number of seats.

    They are: turn; size of the stack; the step; the kind of choice; then for each player, beginning with the
    seat that sees the view, whether the turn is theirs, life, poison, floating mana, cards in hand, library
    and graveyard, how many permanents of each kind, how many untapped creatures, and the sums of their
    creatures' power and toughness.
    """
    table = view["table"]
    seat = max(0, view["seat"])
    choice = view["choice"]
    ask = choice["ask"] if choice else ""
    numbers: list[float] = [float(table["turn"]), float(len(table["stack"]))]
    numbers += [float(table["step"] == step) for step in STEPS]
    numbers += [float(ask == kind) for kind in ASKS]
    seats = view["seats"]
    for place in seats_of(seats):
        owner = (seat + place) % seats
        viewed = table["players"][owner]
        mine = [permanent for permanent in table["play"] if permanent["controller"] == owner]
        creatures = [permanent for permanent in mine if permanent["power"] is not None]
        numbers += [
            float(table["active"] == owner),
            float(viewed["life"]),
            float(viewed["poison"]),
            float(size(read_pool(viewed["pool"]) or 0)),
            float(len(viewed["hand"])),
            float(viewed["library"]),
            float(len(viewed["graveyard"])),
        ]
        numbers += [float(sum(1 for permanent in mine if kind in permanent["kinds"])) for kind in KINDS]
        numbers += [
            float(sum(1 for permanent in creatures if not permanent["tapped"])),
            float(sum(permanent["power"] for permanent in creatures)),
            float(sum(permanent["toughness"] for permanent in creatures)),
        ]
    return tuple(numbers)
