"""The effect by which permanents phase out, and the triggers on phasing, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import Matcher
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import OTHER, PHASE, Deed
from grimorio.games.magic.meaning.scope import LEFT, PERMANENTS, Scope
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play
from grimorio.games.magic.ops.zones import Subject
from grimorio.games.magic.rules.events import LEAVE
from grimorio.games.magic.rules.marks import StartEffect
from grimorio.games.magic.rules.phasing import HELD, PHASE_IN, RULE, HeldInPlay, PhaseIn, PhaseOut, going
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.objects import Permanent, TargetId
from grimorio.games.magic.words import phasing as words
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


class PhaseOutOp(OnObjects):
    """The effect by which permanents phase out (MTG8-CR-PHASE-1)."""

    def __init__(self, effect: words.PhaseOut, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "phase-out", RULE)
        self.deed = Deed(PHASE, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        return tuple(going(p, [int(key) for key in in_play(p, keys)]))


class CantPhaseOutOp(OnObjects):
    """The effect by which permanents cannot phase out until your next upkeep (MTG8-CR-PHASE-7)."""

    def __init__(self, effect: words.CantPhaseOut, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "phase-out", HELD)
        self.deed = Deed(OTHER)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        there = tuple([int(key) for key in in_play(p, keys)])
        return (StartEffect(HeldInPlay(there, c.you), HELD),) if there else ()


class Phases(Matcher):
    """The trigger on a permanent phasing out, judged as it last was, or phasing in (MTG8-CR-PHASE-2)."""

    def __init__(self, on: words.PhasingEvent, scope: Scope) -> None:
        self.out = isinstance(on, words.PhasesOut)
        super().__init__(LEAVE if self.out else PHASE_IN, on.what)
        self.what = Subject(on.what, scope, PERMANENTS | LEFT if self.out else PERMANENTS)
        self.that = LEFT if self.out else PERMANENTS
        self.this = LEFT if self.out and self.what.this else 0

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, (PhaseOut, PhaseIn)) or isinstance(event, PhaseOut) != self.out:
            return False
        if not self.what.fits(p, event.key, it, c):
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True
