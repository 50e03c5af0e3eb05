"""Effects of one turn that avert damage of a kind, or a graveyard: prevented, doubled or dealt elsewhere."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.events import DAMAGE, LEAVE
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.shields import (
    Deflection,
    dealt_to,
    fits_source,
    more_to_come,
    preventable,
    resized,
)
from grimorio.games.magic.state.objects import TargetId, Trigger, as_target, plays
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class NextBy(Effect):
    """The effect by which the next damage of a source that fits a noun to a player is averted.

    Rule MTG8-CR-NEXT-2. Of the damage of several such sources at one time, the player chooses which.

    Attributes:
        seat: the player.
        obj: id of the spell or ability that made it.
        place: the index of the noun in `Face.sources`.
        back: whether the source deals the damage to its controller; else it is prevented.
        left: whether it has still to avert damage.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "obj", "place", "back", "left", "ends", "by")

    def __init__(self, seat: Seat, obj: int, place: int, back: bool, by: str) -> None:
        super().__init__()
        self.seat = seat
        self.obj = obj
        self.place = place
        self.back = back
        self.left = True
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage) or not self.left or event.to != as_target(self.seat):
            return False
        if self.back and not plays(position, position.things[event.source].controller):
            return False
        averted = self.back or preventable(position, event)
        return averted and fits_source(position, self.obj, self.place, event.source)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        position.edit(key).left = False
        if not self.back:
            return ()
        return dealt_to(position, event, as_target(position.things[event.source].controller), event.amount)

    def parts(self, position: Position, event: Event, others: tuple[Event, ...]) -> tuple[Option, ...]:
        """Whether all of this damage is averted, or none, if other damage could be averted instead."""
        assert isinstance(event, Damage)
        return tuple(("part", event.source, amount) for amount in (event.amount, 0))

    def replace_part(self, position: Position, event: Event, key: int, part: Option) -> tuple[Event, ...]:
        return self.replace(position, event, key) if int(part[2]) else (event,)


@mypyc_attr(allow_interpreted_subclasses=True)
class NextCombat(Effect):
    """The effect by which a creature's next combat damage is prevented, doubled or dealt to a player.

    Rule MTG8-CR-NEXT-2. All that it deals at that time counts.

    Attributes:
        source: id of the creature.
        seat: the player to whom the damage is dealt, if `then` is "you".
        then: what happens: "none", "double" or "you".
        left, used: whether it has still to apply, and whether it has applied to damage about to be dealt.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("source", "seat", "then", "left", "used", "ends", "by")

    def __init__(self, source: int, seat: Seat, then: str, by: str) -> None:
        super().__init__()
        self.source = source
        self.seat = seat
        self.then = then
        self.left = True
        self.used = False
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        if not isinstance(event, Damage) or not event.combat or event.source != self.source or not self.left:
            return False
        if self.then == "you":
            return plays(position, self.seat)
        return self.then == "double" or preventable(position, event)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        mine = position.edit(key)
        mine.used = True
        if not more_to_come(position, self, key):
            mine.left = False
        if self.then == "none":
            return ()
        if self.then == "double":
            return (resized(position, event, 2 * event.amount),)
        return dealt_to(position, event, as_target(self.seat), event.amount)

    def notice(self, position: Position, event: Event) -> Trigger | None:
        """End with the first damage after the effect has applied."""
        if self.used and self.left:
            [key] = [one for one in position.effects if position.things[one] is self]
            position.edit(key).left = False
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DoubleDeflection(Deflection):
    """The effect by which the next damage to a creature and its controller is dealt to another.

    Rule MTG8-CR-REDIRECT-4; `also` is the player, `to` the creature.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Deflection.FIELDS, "also")

    def __init__(self, to: TargetId, also: TargetId, onto: TargetId, by: str) -> None:
        super().__init__(to, onto, -1, True, by)
        self.also = also

    def catches(self, to: TargetId) -> bool:
        return to in (self.to, self.also)


@mypyc_attr(allow_interpreted_subclasses=True)
class SourceWard(Effect):
    """The effect by which all damage of sources that fit a noun is prevented this turn (MTG8-CR-LATER-1).

    Attributes:
        obj: id of the spell or ability that made it.
        place: the index of the noun in `Face.sources`.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("obj", "place", "ends", "by")

    def __init__(self, obj: int, place: int, by: str) -> None:
        super().__init__()
        self.obj = obj
        self.place = place
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and preventable(position, event)
            and fits_source(position, self.obj, self.place, event.source)
        )

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorching(Effect):
    """The effect by which a creature leaves the game instead of dying this turn (MTG8-CR-SCORCH-1).

    Attributes:
        key: id of the creature.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("key", "ends", "by")

    def __init__(self, key: int, by: str) -> None:
        super().__init__()
        self.key = key
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return LEAVE

    def replaces(self, position: Position, event: Event) -> bool:
        return isinstance(event, Leave) and event.key == self.key and event.to == "graveyard"

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Leave)
        rule = "MTG8-CR-SCORCH-1"
        return (Leave(position, event.key, "removed", event.why, rule, event.regenerate, event.by),)
