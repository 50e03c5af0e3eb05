"""The effects that take counters off, or exchange control of permanents."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import OTHER, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play, one_target
from grimorio.games.magic.rules.lasting import Controlled
from grimorio.games.magic.rules.marks import Counters, StartEffect, name_of
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import TargetId
from grimorio.games.magic.words import tokens as words
from grimorio.games.magic.words.nouns import Target
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


class RemoveCountersOp(OnObjects):
    """The effect that takes counters off permanents, as many as there are at most (MTG8-CR-COUNTERS-3)."""

    def __init__(self, effect: words.RemoveCounters, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "counters", "MTG8-CR-COUNTERS-3")
        self.counter = effect.counter
        self.count = effect.count
        demand(self.count >= 0, effect, "count", "expected 0 or more", cause="word-count")
        self.deed = Deed(OTHER, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        taken: list[Event] = []
        for key in in_play(p, keys):
            there = [count for name, count, _ in p.things[key].counters if name == self.counter]
            if there:
                count = min(there[0], self.count) if self.count else there[0]
                taken.append(Counters(p, key, self.counter, -count, self.rule))
        return tuple(taken)


class ExchangeControlOp(Act):
    """The effect by which players exchange control of two permanents.

    Nothing happens unless both are in play and different players control them (MTG8-CR-CONTROL-2).
    """

    def __init__(self, effect: words.ExchangeControl, k: Compiler) -> None:
        self.first = k.which(effect.first, PERMANENTS)
        if isinstance(effect.first, Target):
            one_target(effect.first, self.first)
        self.second = k.which(effect.second, PERMANENTS)
        one_target(effect.second, self.second)
        self.deed = Deed(OTHER, self.second)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        first = in_play(p, self.first.keys(p, c))
        second = in_play(p, self.second.keys(p, c))
        by = name_of(p, f.obj)
        f.done()
        if not first or not second:
            return
        mine, theirs = p.things[first[0]].controller, p.things[second[0]].controller
        if mine == theirs:
            return
        given = Controlled((first[0],), False, by)
        given.seat = theirs
        taken = Controlled((second[0],), False, by)
        taken.seat = mine
        p.emit_all((StartEffect(given, "MTG8-CR-CONTROL-2"), StartEffect(taken, "MTG8-CR-CONTROL-2")))
