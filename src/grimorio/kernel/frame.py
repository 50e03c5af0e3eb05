"""Frames: a rulebook procedure in progress, and the door's own procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

Step = Callable[[Any, "Position"], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Thing):
    """A procedure of the rulebook, stopped at one of its steps.

    Subclasses name their local variables in `FIELDS` and write their steps as methods
    ``def pay(self, p: Position) -> None`` in the order of the rulebook. A step sets `step` to the
    one that follows and ends with at most one of `Position.ask`, `ask_all`, `chance`, `emit`,
    `push` or `finish`: each may stop for a choice.

    Attributes:
        step: the step to run next.
        answer: the option chosen by the last `ask` or `chance`, or what the last pushed frame
            gave to `Position.finish`.
        answers: after `ask_all`, one (seat, option) per seat, by seat.
        happened: the events that the last `emit` made happen, after forbidding and replacing.
    """

    def __init__(self, step: Step) -> None:
        self.epoch: Any = None
        self.step: Step = step
        self.answer: Option = ()
        self.answers: tuple[tuple[int, Option], ...] = ()
        self.happened: tuple[Event, ...] = ()

    def copy(self) -> Frame:
        new = super().copy()
        new.step = self.step
        new.answer = self.answer
        new.answers = self.answers
        new.happened = self.happened
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Emission(Frame):
    """A batch of events on its way through the door: forbid, replace, apply, notice."""

    FIELDS = ("todo", "settled")

    def __init__(self, batch: tuple[Event, ...]) -> None:
        super().__init__(Emission.forbid)
        self.todo: tuple[tuple[Event, tuple[int, ...]], ...] = tuple((event, ()) for event in batch)
        self.settled: tuple[Event, ...] = ()

    def forbid(self, p: Position) -> None:
        """Drop events that may not happen; find what would replace the next one."""
        while self.todo:
            event, used = self.todo[0]
            effects = p.listening(event.KIND)
            if any(effect.forbids(p, event) for _, effect in effects):
                self.todo = self.todo[1:]
                continue
            able = [key for key, effect in effects if key not in used and effect.replaces(p, event)]
            if not able:
                self.settled += (event,)
                self.todo = self.todo[1:]
                continue
            self.step = Emission.replace
            p.ask(event.affected(p), "replacement", tuple(("effect", key) for key in able), event.rule)
            return
        self.apply(p)

    def replace(self, p: Position) -> None:
        """Put the chosen effect's events in the place of the event, each to be looked at again."""
        event, used = self.todo[0]
        key = int(self.answer[1])
        effect = p.things[key]
        instead = tuple((new, (*used, key)) for new in effect.replace(p, event, key))
        self.todo = instead + self.todo[1:]
        self.step = Emission.forbid

    def apply(self, p: Position) -> None:
        """Let all events of the batch happen together, and let everything notice them."""
        kinds = 0
        for event in self.settled:
            kinds |= event.KIND
        before = p.listening(kinds)
        for event in self.settled:
            event.apply(p)
        if p.journal is not None:
            p.journal.extend(self.settled)
        if p.stale:
            p.game.renew(p)
        known = {key for key, _ in before}
        p.notice(self.settled, before + [pair for pair in p.listening(kinds) if pair[0] not in known])
        settled = self.settled
        p.resume().happened = settled
