"""What a seat of Magic sees as a list of numbers, for programs that learn.

Such a program names an option by its index in the choice.
"""

from __future__ import annotations

from array import array
from typing import Final

from grimorio.games.magic.state.masks import KIND_BITS
from grimorio.games.magic.state.objects import STEPS, Permanent, player, table
from grimorio.games.magic.state.pools import size
from grimorio.games.magic.words.nouns import KINDS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

ASKS: Final = (
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


_CREATURE: Final = KIND_BITS["creature"]
_BITS: Final = tuple(KIND_BITS[kind] for kind in KINDS)
_UNTAPPED: Final = len(KINDS)
"""Where the untapped creatures stand among the sums over a player's permanents; their sizes follow."""


def features(p: Position, seat: Seat) -> array[float]:
    """What a seat sees as numbers; how many there are depends only on the number of seats.

    They are: turn; size of the stack; the step; the kind of choice; then for each player, beginning with the
    seat that sees it, whether the turn is theirs, life, poison, floating mana, cards in hand, library
    and graveyard, how many permanents of each kind, how many untapped creatures, and the sums of their
    creatures' power and toughness. All of it is public but the kind of a choice of another seat.
    """
    t = table(p)
    numbers: list[int] = [t.turn, len(t.stack)]
    numbers += [t.step == step for step in range(len(STEPS))]
    choice = p.choice_of(seat)
    ask = "" if choice is None else choice.ask
    numbers += [ask == kind for kind in ASKS]
    seats = p.setup.seats
    first = max(0, seat)
    for place in range(seats):
        owner = Seat((first + place) % seats)
        viewed = player(p, owner)
        numbers += [
            t.active == owner,
            viewed.life,
            viewed.poison,
            size(viewed.pool),
            len(viewed.hand),
            len(viewed.library),
            len(viewed.graveyard),
        ]
        numbers += _sums(p, owner)
    return array("f", numbers)


def _sums(p: Position, owner: Seat) -> list[int]:
    """How many permanents of each kind a player has, untapped creatures, and the sizes of all creatures."""
    sums = [0] * (_UNTAPPED + 3)
    for key in table(p).play:
        permanent: Permanent = p.things[key]
        if permanent.controller != owner:
            continue
        kinds = permanent.kinds
        for place, bit in enumerate(_BITS):
            if kinds & bit:
                sums[place] += 1
        if kinds & _CREATURE:
            sums[_UNTAPPED] += not permanent.tapped
            sums[_UNTAPPED + 1] += permanent.power
            sums[_UNTAPPED + 2] += permanent.toughness
    return sums
