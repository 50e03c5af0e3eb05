"""Putting a triggered ability onto the stack: its controller chooses its targets (MTG8-2.TRIGPLAY-2)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.moves import OffStack
from grimorio.games.magic.rules.resolve import context_for, program_of
from grimorio.games.magic.rules.targets import aims, playable
from grimorio.games.magic.state.objects import OnStack, TargetId
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class PutTrigger(Choosing):
    """The frame in which the controller of a trigger on the stack chooses its targets (MTG8-2.TRIGPLAY-2)."""

    FIELDS = (*Choosing.FIELDS, "placed")

    def __init__(self, placed: int) -> None:
        super().__init__(PutTrigger.choose_target)
        self.obj = placed
        self.placed = placed

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Begin the choice of targets again after a player has left the game.

        `broken` (whether a frame within this one was broken off) is not used. Returns False if the ability
        has left the stack with its controller, so that this frame ends; else True.
        """
        obj: OnStack = p.things[self.obj]
        self.step = PutTrigger.look_again
        return not obj.gone

    def look_again(self, p: Position) -> None:
        """Choose targets again. Without a legal target the ability leaves the stack (MTG8-CR-TRIG-1)."""
        obj: OnStack = p.things[self.obj]
        if playable(p, program_of(p, obj), context_for(p, obj), self.obj):
            self.begin()
            return
        self.step = PutTrigger.over
        p.emit(OffStack(p, self.obj, "", "illegal", "MTG8-2.TRIGPLAY-2"))

    def targeted(self, p: Position) -> None:
        """Emit the events that objects and players have become targets."""
        self.step = PutTrigger.over
        events = self.become_targets(p)
        if events:
            p.emit_all(events)

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Retarget(PutTrigger):
    """The frame in which the controller of a copy chooses new targets for it (MTG8-CR-COPY-1).

    Attributes:
        before: how many targets each word "target" has, which stays as it is, as does a division.
    """

    FIELDS = (*PutTrigger.FIELDS, "before")

    def __init__(self, p: Position, placed: int) -> None:
        super().__init__(placed)
        self.step = Retarget.choose_target
        obj: OnStack = p.things[placed]
        self.before = obj.parts

    def candidates(self, p: Position) -> tuple[list[TargetId], int, int]:
        """The targets to choose from, and twice the number of targets of the present word "target"."""
        obj: OnStack = p.things[self.obj]
        keys, _ = self.possible(p, obj)
        count = self.before[self.part]
        return keys, count, count

    def look_again(self, p: Position) -> None:
        """Choose targets again; the copy keeps those that it has where too few are legal."""
        if retargetable(p, self.obj):
            self.begin()
            return
        self.step = Retarget.over

    def divide(self, p: Position) -> None:
        """Keep the division of the effect."""
        self.step = Retarget.targeted


def retargetable(p: Position, key: int) -> bool:
    """Whether a copy on the stack has targets, and each of them can be chosen anew."""
    obj: OnStack = p.things[key]
    program = program_of(p, obj)
    c = context_for(p, obj)
    together = any([rules.one_graveyard for rules in program.targets])
    return (
        bool(obj.targets)
        and not (together and len(obj.targets) > 1)
        and all([len(aims(p, program, part, c, key)) >= count for part, count in enumerate(obj.parts)])
    )
