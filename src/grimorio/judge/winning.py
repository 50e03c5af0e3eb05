"""Find wins that can be forced within one turn, by searching all answers.

Only what is certain counts: a line on which luck is drawn, or on which another seat may answer in a way that
saves it, proves nothing.
"""

from __future__ import annotations

from typing import Final

from grimorio.kernel import Option, Position, digest
from grimorio.kernel.seats import Seat

MOST_POSITIONS: Final = 6_000
"""The most positions that one search looks at."""


class TooLarge(ValueError):
    """A search would have to look at too many positions."""


class TurnSearch:
    """A search for wins of one seat before its turn ends.

    Args:
        position: the position in which the search begins; it is not changed.
        seat: the seat that must win.

    Attributes:
        most: how many positions are looked at before the search gives up.
        looked: how many positions have been looked at.
        known: by the hash of a position, whether the seat can force the win from it.
    """

    def __init__(self, position: Position, seat: Seat) -> None:
        self.seat = seat
        self.luck = position.luck
        self.moment = _turn(position)
        self.most = MOST_POSITIONS
        self.looked = 0
        self.known: dict[str, bool] = {}

    def winning(self, position: Position, most: int | None = None) -> list[Option]:
        """The options of the present choice, the seat's own, after which it can force the win.

        With `most`, the search stops once so many are found; it begins with the last options, such as a pass.

        Raises TooLarge: there is too much to search.
        """
        found: list[Option] = []
        for option in reversed(position.choice.options):
            if self._wins(_after(position, option)):
                found.append(option)
            if len(found) == most:
                break
        return found[::-1]

    def _wins(self, position: Position) -> bool:
        """Whether the seat can force the win from a position; each is searched once."""
        key = digest(position)
        if key not in self.known:
            self.known[key] = self._searched(position)
        return self.known[key]

    def _searched(self, position: Position) -> bool:
        """Whether the seat can force the win from a position that has not been looked at."""
        self.looked += 1
        if self.looked > self.most:
            raise TooLarge(f"more than {self.most} positions")
        if position.result is not None:
            return position.result.winners == (self.seat,)
        if position.luck != self.luck or _turn(position) != self.moment:
            return False
        choice = position.choice
        outcomes = (self._wins(_after(position, option)) for option in choice.options)
        return any(outcomes) if choice.seat == self.seat else all(outcomes)

    def line(self, position: Position) -> list[Option]:
        """The answers of one winning line, the first winning option each time, the other seat's too."""
        options: list[Option] = []
        while position.result is None:
            choice = position.choice
            better = self.winning(position) if choice.seat == self.seat else list(choice.options)
            options.append(better[0])
            position = _after(position, better[0])
        return options


def _turn(position: Position) -> tuple[object, object]:
    """(Number of the turn, whose turn it is): equal only in positions of the same turn."""
    table = position.game.table(position, Seat(0))
    return table.get("round", table.get("turn")), table.get("active")


def _after(position: Position, option: Option) -> Position:
    """A copy of a position after an answer to its first choice."""
    copy = position.copy()
    copy.answer(copy.choice.index(option), copy.choice.number)
    return copy
