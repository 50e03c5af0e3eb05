"""Damage that cannot be prevented (MTG8-CR-SURE-1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.marks import Damage
from grimorio.kernel.event import Effect
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class SureDamage(Damage):
    """Damage that cannot be prevented (MTG8-CR-SURE-1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Unstoppable(Effect):
    """The effect by which damage cannot be prevented this turn (MTG8-CR-SURE-1).

    Attributes:
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("ends",)

    def __init__(self) -> None:
        super().__init__()
        self.ends = True

    def hears(self) -> int:
        return 0


def unstoppable(p: Position) -> bool:
    """Whether no damage can be prevented now."""
    return any([isinstance(p.things[key], Unstoppable) for key in p.effects])
