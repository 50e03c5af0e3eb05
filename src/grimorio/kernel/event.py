"""Events: the only things that change a position, through `Position.emit`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.kernel.choice import Option
from grimorio.kernel.seats import WATCHER, Seat
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Saved):
    """One change of a position that is about to happen. An event is immutable.

    A game's events are subclasses with a `NAME`, their `FIELDS`, and an `apply`.

    Attributes:
        KIND: the bit of this kind of event in the masks of `Effect.hears`.
        OPEN: whether spectators learn of every event of this kind by its `NAME`, although its class has a
            `seen_by` of its own. Such events are counted without asking each of them.
        rule: the id of the rule by which the event happens.
    """

    NAME: ClassVar[str] = ""
    KIND: ClassVar[int] = 1
    OPEN: ClassVar[bool] = False
    FIELDS: ClassVar[tuple[str, ...]] = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def apply(self, position: Position) -> None:
        """Change the position. Only the kernel calls this, from `Position.emit` and `Emission`."""
        raise RuntimeError(f"{type(self).__name__} does not say what it changes")

    def affected(self, position: Position) -> Seat:
        """The seat that decides the order when several effects would replace this event."""
        return Seat(0)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        """The part of the event that a seat learns, as JSON data; None when it learns nothing.

        "event" is the event's name; the other keys are the names of its fields.
        """
        seen: dict[str, Any] = {"event": type(self).NAME}
        for name in type(self).FIELDS:
            seen[name] = getattr(self, name)
        return seen

    def public_name(self) -> str | None:
        """The name by which spectators learn of the event, as in `seen_by`; None when they learn nothing."""
        seen = self.seen_by(WATCHER)
        return None if seen is None else str(seen["event"])


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEvent(Event):
    """An event that a seat causes or suffers.

    Attributes:
        seat: the number of that seat.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat")

    def __init__(self, seat: Seat, rule: str) -> None:
        self.rule = rule
        self.seat = seat

    def affected(self, position: Position) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Thing):
    """A thing that listens to events: it may forbid events, replace them, or trigger on them.

    An effect is stored in a position like any other thing: `Position.add` lets it begin to listen, and
    `Position.remove` ends it.
    """

    def hears(self) -> int:
        """The kinds of events that the effect listens to, as a bit mask of `Event.KIND`.

        The mask of one effect never changes.
        """
        return -1

    def forbids(self, position: Position, event: Event) -> bool:
        """Whether this effect prevents the event entirely."""
        return False

    def replaces(self, position: Position, event: Event) -> bool:
        """Whether this effect would replace the event."""
        return False

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        """The events that take the place of this one; empty when it is replaced by nothing.

        `key` is the effect's own id. An effect that can be used only a limited number of times notes its use
        by `position.edit(key)`.
        """
        return (event,)

    def parts(self, position: Position, event: Event, others: tuple[Event, ...]) -> tuple[Option, ...]:
        """The parts of an event that this effect could replace, as options for the affected seat.

        The seat chooses among them when the effect can replace only a part of the events of a batch, such as
        a limited amount of damage. `others` are the remaining events of the batch that the effect would
        replace too. Empty if there is nothing to choose: the effect replaces as much as it can.
        """
        return ()

    def replace_part(self, position: Position, event: Event, key: int, part: Option) -> tuple[Event, ...]:
        """The events that take the place of `part`, one of the options that `parts` returned for the event.

        The rest of the event is examined again after the other events of the batch. `key` is the effect's own
        id.
        """
        return (event,)

    def notice(self, position: Position, event: Event) -> Saved | None:
        """The trigger that must wait in `Position.triggered` because the event happened; None for none."""
        return None
