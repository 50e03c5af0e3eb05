"""How much time the matches of a round have left. No clock runs here: callers pass the present time.

When the time of a match is over, the present turn is finished and a few more are played: five in Magic. If
the game is not over then, its own rules say who has won.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grimorio import games

if TYPE_CHECKING:
    from grimorio.events.event_state import Round
    from grimorio.events.pairing import Pair

LAST_TURNS: Final = 5
"""How many turns follow the turn in which time runs out, in games that name no number of their own."""


def last_turns(game: str) -> int:
    """How many turns at most are played after time is over, in a game of this name, known here or not."""
    known = games.get(game).last_turns if game in games.names() else None
    return LAST_TURNS if known is None else known


def seconds_left(round_: Round, table: Pair, now: int) -> int | None:
    """The seconds that a match has left, negative once its time is over; None: the clock was not started.

    Args:
        round_: its round.
        table: its players, as they were paired.
        now: the time, in seconds since 1970.
    """
    if not round_.started:
        return None
    present = round_.paused or now
    return round_.started + 60 * (round_.minutes + round_.extra.get(table, 0)) - present


@dataclass(frozen=True, slots=True)
class TableTime:
    """The time of a match in progress.

    Attributes:
        number: the number of its table, from 1.
        table: the names of its players.
        left: the seconds that the match has left, negative once its time is over; None if the clock was not
            started.
        extra: the minutes that the match was given beyond those of the round.
        turns: how many turns are still played, the present one included; None while the match has time.
    """

    number: int
    table: Pair
    left: int | None
    extra: int
    turns: int | None

    @property
    def over(self) -> bool:
        """Whether the last turn has ended, and with it the game in progress."""
        return self.turns == 0


def times(round_: Round, now: int, last: int = LAST_TURNS) -> tuple[TableTime, ...]:
    """The times of the undecided matches of a round, in the order of the tables.

    Args:
        round_: the round.
        now: the time, in seconds since 1970.
        last: how many turns are played after time is over.
    """
    lines = []
    for number, table in enumerate(round_.tables, start=1):
        if table not in round_.open:
            continue
        left = seconds_left(round_, table, now)
        over = left is not None and left <= 0
        turns = max(0, last + 1 - round_.turns.get(table, 0)) if over else None
        lines.append(TableTime(number, table, left, round_.extra.get(table, 0), turns))
    return tuple(lines)
