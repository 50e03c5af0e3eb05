"""The event that an attacker is not blocked (MTG8-CR-UNBLOCKED-1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.events import UNBLOCKED
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Unblocked(Event):
    """An attacker has not been blocked (MTG8-CR-UNBLOCKED-1). It happens only where an ability listens.

    Attributes:
        key: id of the attacker.
        seat: the player whom it attacks.
    """

    NAME = "unblocked"
    KIND = UNBLOCKED
    FIELDS = ("rule", "key", "seat")

    def __init__(self, key: int, seat: Seat, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.seat = seat

    def apply(self, position: Position) -> None:
        pass
