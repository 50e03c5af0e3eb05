"""Events: the only things that change a position, through `Position.emit`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.kernel.choice import Option
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Saved):
    """One thing that would happen. It does not change once made.

    A game's events are subclasses with a `NAME`, their `FIELDS`, and an `apply`.

    Attributes:
        KIND: a bit mask that tells effects apart from events they do not listen to (`Effect.hears`).
        rule: id of the rule by which it happens.
    """

    NAME: ClassVar[str] = ""
    KIND: ClassVar[int] = 1
    FIELDS: ClassVar[tuple[str, ...]] = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def apply(self, position: Position) -> None:
        """Change the position. Called by the door only."""
        raise RuntimeError(f"{type(self).__name__} does not say what it changes")

    def affected(self, position: Position) -> int:
        """The seat that orders several replacements of this event."""
        return 0

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        """What a seat learns of the event, or None when it learns nothing. JSON-able."""
        seen: dict[str, Any] = {"event": type(self).NAME}
        for name in type(self).FIELDS:
            seen[name] = getattr(self, name)
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEvent(Event):
    """Something that a seat does or suffers.

    Attributes:
        seat: which one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat")

    def __init__(self, seat: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat

    def affected(self, position: Position) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Thing):
    """A thing that listens to events: it may forbid, replace or notice them.

    Effects stand in a position like other things; `Position.add` starts them and
    `Position.remove` ends them.
    """

    def hears(self) -> int:
        """The kinds of events it listens to, as a bit mask of `Event.KIND`; it does not change."""
        return -1

    def forbids(self, position: Position, event: Event) -> bool:
        """Whether the event may not happen at all."""
        return False

    def replaces(self, position: Position, event: Event) -> bool:
        """Whether this effect would replace the event."""
        return False

    def replace(self, position: Position, event: Event, key: int) -> tuple[Event, ...]:
        """The events that take the place of this one; empty when it is replaced by nothing.

        `key` is the effect's own id: an effect that is used up by this writes so to itself.
        """
        return (event,)

    def parts(self, position: Position, event: Event, others: tuple[Event, ...]) -> tuple[Option, ...]:
        """How much of an event this effect may replace, where it does not reach for all of a batch.

        `others` of the batch still come, and would be replaced too. The affected seat chooses; () where there
        is nothing to choose: then it replaces what it can.
        """
        return ()

    def replace_part(self, position: Position, event: Event, key: int, part: Option) -> tuple[Event, ...]:
        """As `replace`, for one of the `parts`; what is left waits behind the others of the batch."""
        return (event,)

    def notice(self, position: Position, event: Event) -> Saved | None:
        """Something to wait in `Position.triggered` because the event happened, or None."""
        return None
