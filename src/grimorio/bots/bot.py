"""The interface of bots, and of the judgement that a game gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from grimorio.kernel import Choice, Position

View = Mapping[str, Any]
"""What a seat sees, as `Position.seen_by` returns it."""

Imagine = Callable[[int], Position]
"""A function from luck to a position possible for the seat: ``lambda luck: position.imagine(seat, luck)``."""


class Bot(Protocol):
    """A player that is a program. It never gets the real position."""

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer the choice in a view.

        Args:
            view: what the bot's seat sees; ``view["choice"]`` is not None.
            imagine: gives positions the seat holds possible, one for each luck.

        Returns:
            An index into ``view["choice"]["options"]``.
        """


class Sense(Protocol):
    """What a game teaches its bots: quick judgement, without looking ahead by the rules.

    A sense may read of a position only what the seat that answers can know: this is the same in all positions
    imagined for the seat.
    """

    def pick(self, position: Position, choice: Choice) -> int:
        """The option that looks best, as an index into the choice's options."""

    def value(self, position: Position, seat: int) -> float:
        """How likely the seat is to win, from 0 to 1; exact when the game is over."""

    def clock(self, position: Position) -> int:
        """A number that grows as turns pass."""


class Sight(Mapping[str, Any]):
    """A view that is computed only when it is read; equal to `Position.seen_by`."""

    def __init__(self, position: Position, seat: int) -> None:
        self._choice = next(choice for choice in position.waiting if choice.seat == seat)
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


def choice_of(position: Position, seat: int) -> Choice:
    """The choice that a seat is asked. Raises ValueError: the seat is not asked."""
    for choice in position.waiting:
        if choice.seat == seat:
            return choice
    raise ValueError(f"seat {seat} is not asked")
