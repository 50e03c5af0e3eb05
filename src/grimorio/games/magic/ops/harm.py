"""Effects by which other objects deal damage, or damage is prevented or dealt elsewhere."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Which
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DAMAGE, DESTROY, SHIELD, SURE, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS, PLAYERS, Scope, Way, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play
from grimorio.games.magic.ops.damage import choose_source
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.deflecting import ChosenDeflection
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.picks import key_of
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.rules.shields import Deflection, Shield
from grimorio.games.magic.rules.sure import Unstoppable
from grimorio.games.magic.state.objects import NO_OBJECT, TargetId
from grimorio.games.magic.words import harm as words
from grimorio.games.magic.words import nouns
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position


class StrikeOp(OnObjects):
    """The effect in which another object deals damage to all recipients at the same time.

    Rule MTG8-CR-STRIKE-1.
    """

    def __init__(self, effect: words.Strike, k: Compiler) -> None:
        self.source = k.known(effect.source, PERMANENTS)
        another = not isinstance(effect.source, nouns.This | nouns.Target)
        one = another and not self.source.several
        demand(one, effect, "source", "expected one object named before", cause="word-striker")
        early = k.aiming(effect.amount)
        super().__init__(k.which(effect.to, PERMANENTS | PLAYERS), "damage", "MTG8-CR-STRIKE-1")
        self.amount = early or k.number(effect.amount)
        self.deed = Deed(DAMAGE, self.what, self.amount)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        amount = self.amount.value(p, c)
        dealt: list[Event] = []
        for source in self.source.keys(p, c):
            for key in keys:
                event = damage(p, source, key, amount, False)
                if event is not None:
                    dealt.append(event)
        return tuple(dealt)


class PreventChosenOp(Act):
    """The effect that prevents all damage by a source that you choose as it happens (MTG8-2.EFF-PRE-1)."""

    def __init__(self, effect: words.PreventChosen, k: Compiler) -> None:
        self.to = k.known(effect.to, PERMANENTS | PLAYERS) if effect.to is not None else None
        self.deed = Deed(SHIELD, self.to, flag=self.to is None)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            choose_source(p, f, c, None)
            return
        source = key_of(f.answer)
        keys = [NO_OBJECT] if self.to is None else self.to.keys(p, c)
        f.done()
        name = name_of(p, f.obj)
        shields = [Shield(key, -1, source, False, False, name) for key in keys]
        p.emit_all(tuple([StartEffect(shield, "MTG8-2.EFF-PRE-1") for shield in shields]))


class DeflectOp(Act):
    """The effect by which damage to one is dealt to another instead (MTG8-CR-REDIRECT-2)."""

    def __init__(self, effect: words.Deflect, k: Compiler) -> None:
        early = k.number(effect.amount) if isinstance(effect.amount, int | nouns.X) else None
        known = effect.amount is None or early is not None
        demand(known, effect, "amount", "expected a number, or X", cause="word-deflected")
        demand(early is None or not effect.whole, effect, "whole", "all, or some", cause="word-deflected")
        self.what = k.known(effect.what, PERMANENTS | PLAYERS)
        self.to = k.known(effect.to, PERMANENTS | PLAYERS)
        demand(not self.to.several, effect.to, "", "expected one", cause="word-one")
        self.amount = early
        self.whole = effect.whole
        self.deed = Deed(SHIELD, self.what, self.amount)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        left = -1 if self.amount is None else max(0, self.amount.value(p, c))
        onto = self.to.keys(p, c)
        keys = self.what.keys(p, c) if onto else []
        f.done()
        once = self.amount is None and not self.whole
        name = name_of(p, f.obj)
        made = [Deflection(key, onto[0], left, once, name) for key in keys if left]
        p.emit_all(tuple([StartEffect(effect, "MTG8-CR-REDIRECT-2") for effect in made]))


class DeflectChosenOp(Act):
    """The effect by which the next damage of a source that you choose is dealt to another.

    Rule MTG8-CR-REDIRECT-3. The player chooses the source as the effect happens.
    """

    def __init__(self, effect: words.DeflectChosen, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS | PLAYERS)
        self.to = k.known(effect.to, PERMANENTS | PLAYERS)
        demand(not self.to.several, effect.to, "", "expected one", cause="word-one")
        self.deed = Deed(SHIELD, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            choose_source(p, f, c, None)
            return
        source = key_of(f.answer)
        onto = self.to.keys(p, c)
        keys = self.what.keys(p, c) if onto else []
        f.done()
        name = name_of(p, f.obj)
        made = [ChosenDeflection(key, onto[0], source, name) for key in keys]
        p.emit_all(tuple([StartEffect(effect, "MTG8-CR-REDIRECT-3") for effect in made]))


class DestroyEachOp(Act):
    """The effect that destroys several targets at the same time (MTG8-GLOSS-Distruggere-1)."""

    def __init__(self, effect: words.DestroyEach, k: Compiler) -> None:
        several = len(effect.targets) > 1
        demand(several, effect, "targets", "one is destroyed by Destroy", cause="word-several")
        self.all = [k.which(target, PERMANENTS) for target in effect.targets]
        self.regenerate = effect.regenerate
        scope: Scope = k.scope
        scope.way = Way("")
        self.deed = Deed(DESTROY, self.all[0], flag=self.regenerate)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = dict.fromkeys([key for which in self.all for key in in_play(p, which.keys(p, c))])
        f.done()
        rule = "MTG8-GLOSS-Distruggere-1"
        p.emit_all(
            tuple([Leave(p, key, "graveyard", "destroyed", rule, self.regenerate, c.you) for key in keys])
        )


class AlsoOp(Act):
    """The summary, for bots, of what the effect before does to another target; it does nothing itself."""

    def __init__(self, which: Which, regenerate: bool) -> None:
        self.deed = Deed(DESTROY, which, flag=regenerate)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()


class NoPreventionOp(Act):
    """The effect by which damage cannot be prevented this turn (MTG8-CR-SURE-1)."""

    def __init__(self, effect: words.NoPrevention, k: Compiler) -> None:
        self.deed = Deed(SURE)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        p.emit(StartEffect(Unstoppable(), "MTG8-CR-SURE-1"))
