"""What effects of this turn let permanents do, or keep them from doing, wherever they come from.

An effect that changes no characteristics concerns whatever fits its noun at each moment, also what comes
into play later (MTG8-CR-LATER-1); other effects concern the permanents that were there.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import context_at
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.lasting import (
    Blocking,
    Climbing,
    Daunting,
    Doomed,
    Idle,
    Lasting,
    Piercing,
    Standing,
)
from grimorio.games.magic.state.objects import OnStack, Permanent, table
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Wide(Lasting):
    """The effect of this turn on whatever fits a noun at each moment (MTG8-CR-LATER-1).

    Attributes:
        kind: what it does: the name of the class of the effect on fixed permanents, such as "Daunting";
            "CantBlock" and "Unblockable" for what `Lasting` itself does.
        obj: id of the spell or ability that made it.
        place: the index of the noun in `Face.wards`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Lasting.FIELDS, "kind", "obj", "place")

    def __init__(self, kind: str, obj: int, place: int, by: str) -> None:
        super().__init__((), True, by)
        self.kind = kind
        self.obj = obj
        self.place = place


def warded(p: Position, obj: int, place: int, key: int) -> bool:
    """Whether a permanent or player fits a noun of an effect now (MTG8-CR-LATER-1).

    `obj` is the id of the spell or ability that made the effect, `place` the index of the noun in
    `Face.wards`, and `key` the id of the permanent, as it last was if it has left play, or the player as a
    target.
    """
    made: OnStack = p.things[obj]
    c = context_at(p, made)
    what: Filter = face_at(p, made.face, made.changes).wards[place]
    if key < 0:
        return what.fits(p, key, c)
    it = p.things[key]
    return isinstance(it, Permanent) and what.permanent(p, key, it, c)


def standing(p: Position, key: int) -> bool:
    """Whether attacking does not cause the creature with the id `key` to tap, by an effect of this turn."""
    return _effects_on(p, key, Standing) > 0


def piercing(p: Position, key: int) -> bool:
    """Whether an effect of this turn lets a creature deal damage as though it were not blocked."""
    return _effects_on(p, key, Piercing) > 0


def climbing(p: Position, key: int) -> bool:
    """Whether an effect of this turn lets a creature attack as though it were no Wall (MTG8-CR-ATTACK-7)."""
    return _effects_on(p, key, Climbing) > 0


def daunting(p: Position, key: int) -> bool:
    """Whether by an effect of this turn only two or more creatures can block one (MTG8-CR-BLOCK-7)."""
    return _effects_on(p, key, Daunting) > 0


def idle(p: Position, key: int) -> bool:
    """Whether the creature with the id `key` assigns no combat damage this turn."""
    return _effects_on(p, key, Idle) > 0


def doomed(p: Position, key: int) -> bool:
    """Whether the permanent with the id `key` cannot be regenerated now."""
    return _effects_on(p, key, Doomed) > 0


def more_blocks(p: Position, key: int) -> int:
    """How many more attackers the creature with the id `key` may block because of effects this turn."""
    return _effects_on(p, key, Blocking)


def widely(p: Position, key: int, name: str) -> bool:
    """Whether a permanent fits the noun of an effect of this kind, by the name `Wide.kind`, now."""
    for effect in table(p).statics if p.book.wide else ():
        thing = p.things[effect]
        if isinstance(thing, Wide) and thing.kind == name and warded(p, thing.obj, thing.place, key):
            return True
    return False


def _effects_on(p: Position, key: int, kind: type[Lasting]) -> int:
    """The number of effects of the class `kind` that concern the permanent with the id `key`."""
    count = 0
    for effect in table(p).statics:
        thing = p.things[effect]
        if isinstance(thing, kind) and key in thing.keys:
            count += 1
        elif isinstance(thing, Wide) and thing.kind == kind.__name__:
            count += warded(p, thing.obj, thing.place, key)
    return count
