"""The time of a round, as values: no clock runs here, callers say what time it is.

When the time of a match is over, the turn is finished and five more are played; a game that is then still on
is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from grimorio.events.event_state import Round
    from grimorio.events.pairing import Pair

LAST_TURNS: Final = 5
"""The turns that are played after the one in which the time of a match is over."""


def seconds_left(round_: Round, table: Pair, now: int) -> int | None:
    """The seconds that a match has left, negative once its time is over; None: the clock was not started.

    Args:
        round_: its round.
        table: its players, as they were paired.
        now: the time, in seconds since 1970.
    """
    if not round_.started:
        return None
    return round_.started + 60 * (round_.minutes + round_.extra.get(table, 0)) - now


@dataclass(frozen=True, slots=True)
class TableTime:
    """The time of a match that is on.

    Attributes:
        number: its table, from 1.
        table: its players.
        left: the seconds it has left, negative once its time is over; None: the clock was not started.
        extra: the minutes that it was given beyond those of the round.
        turns: the turns that may still end, the present one counted; None while it has time.
    """

    number: int
    table: Pair
    left: int | None
    extra: int
    turns: int | None

    @property
    def over(self) -> bool:
        """Whether the game that is on is drawn now."""
        return self.turns == 0


def times(round_: Round, now: int) -> tuple[TableTime, ...]:
    """The time of each match of a round that is on.

    Args:
        round_: the round.
        now: the time, in seconds since 1970.
    """
    lines = []
    for number, table in enumerate(round_.tables, start=1):
        if table not in round_.open:
            continue
        left = seconds_left(round_, table, now)
        over = left is not None and left <= 0
        turns = LAST_TURNS + 1 - round_.turns.get(table, 0) if over else None
        lines.append(TableTime(number, table, left, round_.extra.get(table, 0), turns))
    return tuple(lines)
