"""The interfaces of bots, and of the judgement (`Sense`) that each game gives its bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from grimorio.kernel import Choice, Position
from grimorio.kernel.seats import Seat

View = Mapping[str, Any]
"""The view of a seat, as `Position.seen_by` returns it."""

Imagine = Callable[[int], Position]
"""A function from a random number to a position that the seat holds possible.

For example ``lambda luck: position.imagine(seat, luck)``.
"""


class Bot(Protocol):
    """A player that is a program. It never gets the real position."""

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer the choice in a view.

        Args:
            view: what the bot's seat sees; ``view["choice"]`` is not None.
            imagine: a function that gives a position the seat holds possible, for each random number.

        Returns:
            An index into ``view["choice"]["options"]``.
        """


class Sense(Protocol):
    """The judgement that a game gives its bots: quick estimates, without playing out options.

    It judges for one seat, and may read only what this seat can know of a position: the parts that are the
    same in all positions imagined for the seat.
    """

    def pick(self, position: Position, choice: Choice) -> int:
        """The index, in the choice's options, of the option that looks best."""

    def value(self, position: Position, seat: Seat) -> float:
        """The estimated chance of the seat to win, from 0 to 1; exact when the game is over."""

    def clock(self, position: Position) -> int:
        """A number that grows with the turns of the game.

        Searches and trial games stop when the number has risen by a given amount.
        """

    def tense(self, position: Position, seat: Seat) -> bool:
        """Whether a bot of the seat overlooks nothing: somebody may win soon, or all is known (`slips`)."""


class Sight(Mapping[str, Any]):
    """A view whose parts are computed only when they are read; it equals `Position.seen_by`."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self._choice = choice_of(position, seat)
        self._whole: Callable[[], dict[str, Any]] = lambda: position.seen_by(seat)
        self._view: dict[str, Any] | None = None

    def _read(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._whole()
        return self._view

    def __getitem__(self, key: str) -> Any:
        if key == "choice" and self._view is None:
            return self._choice.to_json()
        return self._read()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())


def choice_of(position: Position, seat: Seat) -> Choice:
    """The choice that a seat is asked to make. Raises ValueError: the seat is not asked."""
    choice = position.choice_of(seat)
    if choice is None:
        raise ValueError(f"seat {seat} is not asked")
    return choice
