"""Effects of permanents by which damage changes counters instead, and by which nobody gains life."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.events import DAMAGE, LIFE, ChangeLife
from grimorio.games.magic.rules.marks import Counters, Damage
from grimorio.games.magic.rules.shields import preventable, resized
from grimorio.games.magic.state.objects import NOBODY, Permanent, Trigger, as_target, table
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.frame import Emission
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Shedding(Effect):
    """The effect of a permanent from which damage takes a +1/+1 counter instead (MTG8-CR-COUNTERS-2).

    Attributes:
        key: id of the permanent.
        moment: the moment (`Table.moment`) at which it last lost a counter, or -1. Damage that several
            sources deal at once takes one counter only.
    """

    FIELDS = ("key", "moment")

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key
        self.moment = -1

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        return isinstance(event, Damage) and event.to == self.key

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        dealt: tuple[Event, ...] = (
            () if preventable(position, event) else (resized(position, event, event.amount),)
        )
        moment = table(position).moment
        if moment == self.moment:
            return dealt
        position.edit(key).moment = moment
        if not position.things[self.key].counters:
            return dealt
        return (*dealt, Counters(position, self.key, "+1/+1", -1, "MTG8-CR-COUNTERS-2"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Absorbing(Effect):
    """The effect of a permanent that gets counters in place of damage to its controller.

    Rule MTG8-CR-COUNTERS-4.

    Attributes:
        key: id of the permanent.
    """

    FIELDS = ("key",)

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key

    def hears(self) -> int:
        return DAMAGE

    def replaces(self, position: Position, event: Event) -> bool:
        ruler: Permanent = position.things[self.key]
        return isinstance(event, Damage) and ruler.in_play and event.to == as_target(ruler.controller)

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        assert isinstance(event, Damage)
        ruler: Permanent = position.things[self.key]
        counter = position.book.face(ruler.face, ruler.changes).absorbs
        return (Counters(position, self.key, counter, event.amount, "MTG8-CR-COUNTERS-4"),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Barren(Effect):
    """The effect of a permanent by which nobody gains life (MTG8-CR-LIFE-2).

    Attributes:
        key: id of the permanent.
    """

    FIELDS = ("key",)

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key

    def hears(self) -> int:
        return LIFE

    def replaces(self, position: Position, event: Event) -> bool:
        return isinstance(event, ChangeLife) and event.amount > 0

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Backfiring(Effect):
    """The effect of this turn by which players lose life for life they gain (MTG8-CR-LIFE-2).

    Attributes:
        trigger: the trigger that is put onto the stack each time; its player and number are those of the
            event.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("trigger", "ends")

    def __init__(self, trigger: Trigger) -> None:
        super().__init__()
        self.trigger = trigger
        self.ends = True

    def hears(self) -> int:
        return LIFE

    def notice(self, position: Position, event: Event) -> Trigger | None:
        """The trigger for a player who gains life; None for any other event."""
        if not isinstance(event, ChangeLife) or event.amount <= 0:
            return None
        made: Trigger = self.trigger
        return Trigger(
            made.face,
            made.changes,
            made.ability,
            made.source,
            made.controller,
            0,
            event.seat,
            event.amount,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Feeding(Effect):
    """The effect of this turn by which a player gains life for damage of a creature (MTG8-CR-TRIG-9).

    Attributes:
        key: id of the creature.
        trigger: the trigger that is put onto the stack each time; its number is that of the damage.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("key", "trigger", "ends")

    def __init__(self, key: int, trigger: Trigger) -> None:
        super().__init__()
        self.key = key
        self.trigger = trigger
        self.ends = True

    def hears(self) -> int:
        return DAMAGE

    def notice(self, position: Position, event: Event) -> Trigger | None:
        """The trigger for all damage that the creature deals at one time; None for any other event."""
        if not isinstance(event, Damage) or event.source != self.key:
            return None
        door = position.agenda[-1]
        batch = door.settled if isinstance(door, Emission) else (event,)
        dealt = [other for other in batch if isinstance(other, Damage) and other.source == self.key]
        if dealt[0] is not event:
            return None
        made: Trigger = self.trigger
        much = sum([other.amount for other in dealt])
        return Trigger(made.face, made.changes, made.ability, made.source, made.controller, 0, NOBODY, much)
