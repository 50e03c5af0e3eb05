"""Frames: procedures of a rulebook in progress, and the kernel's own frame that lets events happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from grimorio.kernel.choice import Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.seats import Seat
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

Step = Callable[[Any, "Position"], None]
"""A step of a frame: a method that does one thing to a position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Thing):
    """A procedure of the rulebook, stopped at one of its steps.

    Subclasses name their local variables in `FIELDS` and write their steps as methods ``def pay(self, p:
    Position) -> None`` in the order of the rulebook. A step sets `step` to the one that follows and ends with
    at most one of `Position.ask`, `ask_all`, `chance`, `emit`, `push` or `finish`: each may stop for a
    choice.

    Attributes:
        step: the step to run next.
        answer: the option chosen by the last `ask` or `chance`, or what the last pushed frame gave to
            `Position.finish`.
        answers: after `ask_all`, one (seat, option) per seat, by seat.
        happened: the events that really happened by the last `emit`, after effects forbade or replaced some.
    """

    def __init__(self, step: Step) -> None:
        self.epoch: Any = None
        self.step: Step = step
        self.answer: Option = ()
        self.answers: tuple[tuple[Seat, Option], ...] = ()
        self.happened: tuple[Event, ...] = ()

    def copy(self) -> Frame:
        new = super().copy()
        new.step = self.step
        new.answer = self.answer
        new.answers = self.answers
        new.happened = self.happened
        return new

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Prepare this procedure to continue after a seat has left the game; see `Position.go_on`.

        Args:
            broken: whether a procedure that this one had begun was broken off before its end.

        Returns:
            True when this procedure continues at its `step`; false when it is broken off as well.
        """
        return not broken

    def all_pass(self, p: Position, seats: int) -> None:
        """Count a question to each of so many `seats`, as `Position.ask` does, where nobody is asked."""
        p.asked += seats
        self.answer = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Emission(Frame):
    """A frame in which a batch of events happens, after effects have forbidden or replaced some of them.

    Attributes:
        todo: the events still to be examined, each with the ids of the effects that may not replace it again:
            `id` of an effect that has replaced it, `~id` of one that has replaced a part of it. The latter
            may replace the rest as a whole, but no further part.
        settled: the events that will happen.
        by: the id of the effect that replaces an event now.
    """

    FIELDS = ("todo", "settled", "by")

    def __init__(self, batch: tuple[Event, ...]) -> None:
        super().__init__(Emission.forbid)
        self.todo: tuple[tuple[Event, tuple[int, ...]], ...] = tuple((event, ()) for event in batch)
        self.settled: tuple[Event, ...] = ()
        self.by = 0

    def forbid(self, p: Position) -> None:
        """Examine the events one by one: drop those that effects forbid, and settle the others.

        Where effects would replace an event, ask which of them does; effects that are alike count as one.
        When no event is left, apply the batch.
        """
        while self.todo:
            event, used = self.todo[0]
            effects = p.listening(event.KIND)
            if any(effect.forbids(p, event) for _, effect in effects):
                self.todo = self.todo[1:]
                continue
            able = [key for key, effect in effects if key not in used and effect.replaces(p, event)]
            if len(able) > 1:
                able = [key for at, key in enumerate(able) if not _alike(p, able[:at], key)]
            if not able:
                self.settled += (event,)
                self.todo = self.todo[1:]
                continue
            self.step = Emission.replace
            self._ask(p, event, "replacement", tuple(("effect", key) for key in able))
            return
        self.apply(p)

    def _ask(self, p: Position, event: Event, ask: str, options: tuple[Option, ...]) -> None:
        """Ask the seat that an event affects to choose an option; `ask` is the name of the question.

        When that seat has left the game, take the first option.
        """
        seat = event.affected(p)
        if p.game.playing(p, seat):
            p.ask(seat, ask, options, event.rule)
        else:
            self.answer = options[0]

    def replace(self, p: Position) -> None:
        """Let the chosen effect replace the event; the events in its place are examined in their turn."""
        event, used = self.todo[0]
        self.by = key = int(self.answer[1])
        effect: Effect = p.things[key]
        if ~key not in used:
            others = tuple(
                other
                for other, marks in self.todo[1:]
                if key not in marks and ~key not in marks and effect.replaces(p, other)
            )
            parts = effect.parts(p, event, others) if others else ()
            if len(parts) > 1:
                self.step = Emission.replace_part
                self._ask(p, event, "part", parts)
                return
        instead = tuple((new, (*used, key)) for new in effect.replace(p, event, key))
        self.todo = instead + self.todo[1:]
        self.step = Emission.forbid

    def replace_part(self, p: Position) -> None:
        """Replace the chosen part; the rest of the event is examined again after the others."""
        event, used = self.todo[0]
        effect: Effect = p.things[self.by]
        rest = tuple((new, (*used, ~self.by)) for new in effect.replace_part(p, event, self.by, self.answer))
        self.todo = self.todo[1:] + rest
        self.step = Emission.forbid

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Drop the events that can no longer happen because a seat left, and examine the others again.

        Always returns True: the frame continues, whether or not a frame within it was broken off (`broken`).
        """
        self.todo = tuple(pair for pair in self.todo if not p.game.lapses(p, pair[0]))
        self.settled = tuple(event for event in self.settled if not p.game.lapses(p, event))
        self.step = Emission.forbid
        return True

    def apply(self, p: Position) -> None:
        """Let all events of the batch happen together, and let effects trigger on them."""
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


def _alike(p: Position, others: list[int], key: int) -> bool:
    """Whether the effect with the id `key` has the class and all fields of one of the effects `others`."""
    effect: Effect = p.things[key]
    for other in others:
        thing: Effect = p.things[other]
        if type(thing) is type(effect) and all(
            getattr(thing, name) == getattr(effect, name) for name in effect.FIELDS
        ):
            return True
    return False
