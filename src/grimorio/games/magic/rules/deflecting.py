"""The effect by which the next damage of one source is dealt elsewhere (MTG8-CR-REDIRECT-3)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.shields import Deflection, same_source
from grimorio.games.magic.state.objects import TargetId
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class ChosenDeflection(Deflection):
    """The effect by which the next damage of one source is dealt to another this turn.

    Rule MTG8-CR-REDIRECT-3; `source` is the id of the source.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Deflection.FIELDS, "source")

    def __init__(self, to: TargetId, onto: TargetId, source: int, by: str) -> None:
        super().__init__(to, onto, -1, True, by)
        self.source = source

    def replaces(self, position: Position, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and same_source(position, self.source, event.source)
            and super().replaces(position, event)
        )
