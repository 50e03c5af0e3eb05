"""Effects that last as long as the permanent that made them remains tapped (MTG8-CR-TETHER-1)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.events import EFFECTS_CHANGED
from grimorio.games.magic.rules.lasting import Lasting
from grimorio.games.magic.state.objects import TABLE, Table, table
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Tethered(Lasting):
    """A change that ends as the permanent that made it untaps or leaves play.

    Attributes:
        source: id of that permanent.
        vigilant: whether attacking does not cause the creatures that it changes to tap.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "source", "vigilant")

    def __init__(self, keys: tuple[int, ...], ends: bool, by: str) -> None:
        super().__init__(keys, ends, by)
        self.source = 0
        self.vigilant = False


def release(p: Position, key: int) -> None:
    """End the changes that last as long as the permanent `key` remains tapped."""
    t: Table = table(p)
    for effect in t.statics:
        thing = p.things[effect]
        if isinstance(thing, Tethered) and thing.source == key:
            p.remove(effect)
            t = p.edit(TABLE)
            t.statics = tuple([other for other in t.statics if other != effect])
            p.stale |= EFFECTS_CHANGED


def vigilant(p: Position, key: int) -> bool:
    """Whether such a change lets the creature `key` attack without tapping."""
    for effect in table(p).statics:
        thing = p.things[effect]
        if isinstance(thing, Tethered) and thing.vigilant and key in thing.keys:
            return True
    return False
