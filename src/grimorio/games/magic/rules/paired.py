"""The note of life lost by one ability of a permanent, for another one that gives it back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.kernel.event import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Debt(Effect):
    """The note of the life that a player lost by an ability of a permanent (MTG8-CR-PAIR-1).

    Attributes:
        source: id of the permanent.
        amount: the points of life.
    """

    FIELDS = ("source", "amount")

    def __init__(self, source: int, amount: int) -> None:
        super().__init__()
        self.source = source
        self.amount = amount

    def hears(self) -> int:
        return 0
