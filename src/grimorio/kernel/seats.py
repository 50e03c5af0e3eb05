"""Seats: the numbers of the players at a table, as a type of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

Seat = NewType("Seat", int)
"""The number of a seat at a table, from 0. `CHANCE` and `WATCHER` are negative: they sit at no table."""

CHANCE: Final = Seat(-1)
"""The seat number of chance, which answers for coins, dice and drawn gems."""

WATCHER: Final = Seat(-2)
"""The seat number of a spectator, who sees only what is public."""

NO_SEAT: Final = Seat(-1)
"""The number that stands where there is no seat, for example before the first player is drawn."""


EVERYBODY: Final = (1 << 16) - 1
"""The bit mask of all seats, and of spectators."""

_SEATS: Final = [tuple([Seat(number) for number in range(count)]) for count in range(17)]
"""The seats of each table of usual size: compiled loops over a tuple are quick."""


def seat_mask(seat: Seat) -> int:
    """The bit mask that stands for a seat; 0 for a spectator."""
    return 0 if seat == WATCHER else 1 << seat


def seats_of(count: int) -> tuple[Seat, ...]:
    """The seats of a table for `count` players, in order."""
    return _SEATS[count] if 0 <= count < len(_SEATS) else tuple([Seat(number) for number in range(count)])


def seat_in(option: Sequence[str | int], place: int = 1) -> Seat:
    """The seat at the index `place` of an option, such as 2 in ``("seat", 2)``."""
    return Seat(int(option[place]))


def seat_after(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The next of the seats `seats`, which are in order, after `seat`; after the last comes the first."""
    for later in seats:
        if later > seat:
            return later
    return seats[0]


def other_seat(seat: Seat) -> Seat:
    """The other seat at a table for two."""
    return Seat(1 - seat)
