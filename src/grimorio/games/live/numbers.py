"""The numbers by which a campaign of Magic Live and the tournaments of its sessions call who takes part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

MagusNumber = NewType("MagusNumber", int)
"""The number of a Magus, and of the member who plays it, in a campaign, from 0."""

PlayerNumber = NewType("PlayerNumber", int)
"""The number of a player in the tournament of a session, from 0, by the seats of the auction."""

Magi = tuple[MagusNumber, ...]
"""The Magi who take part in something, such as a session by the seats of its auction."""

Players = tuple[PlayerNumber, ...]
"""Players of a tournament, such as those of a game by seat."""


def magi_of(numbers: Iterable[int]) -> Magi:
    """The Magi with these numbers, such as numbers from a request."""
    return tuple(MagusNumber(number) for number in numbers)


def players_of(numbers: Iterable[int]) -> Players:
    """The players with these numbers."""
    return tuple(PlayerNumber(number) for number in numbers)
