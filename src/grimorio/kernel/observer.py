"""Observers: what seats see of positions as numbers, written again and again for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from mypy_extensions import mypyc_attr

from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the features (`Game.features`) of positions of one game as bytes, one position after another.

    A game's own observer may remember what it wrote last, and write only what has changed since. What it
    writes never depends on that.

    Attributes:
        CODE: the type of the numbers, as `array` names it: "f" for floats of 32 bits; "h" for whole numbers
            of 16 bits where all features are such numbers, none of them below -1 or above 1000.
        game: the rules.
    """

    CODE: ClassVar[Literal["f", "h"]] = "f"

    def __init__(self, game: Game) -> None:
        self.game = game

    def add(self, position: Position, seat: Seat, parts: list[bytes]) -> None:
        """Add the bytes of what the seat sees to `parts`."""
        parts.append(self.game.features(position, seat).tobytes())
