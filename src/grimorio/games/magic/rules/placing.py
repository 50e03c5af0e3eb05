"""Putting a triggered ability onto the stack: its controller chooses its targets (MTG8-2.TRIGPLAY-2)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.moves import OffStack
from grimorio.games.magic.rules.play import Choosing
from grimorio.games.magic.rules.resolve import context_for, program_of
from grimorio.games.magic.rules.targets import playable
from grimorio.games.magic.state.objects import OnStack
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
