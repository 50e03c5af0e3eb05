"""Effects on damage and life: dealing, preventing, redirecting, regenerating, gaining and losing."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import TargetRules
from grimorio.games.magic.meaning.amounts import CHOOSE, OfPlayer
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import (
    CANT_BLOCK,
    COUNTERS,
    DAMAGE,
    LIFE,
    OTHER,
    REGENERATE,
    SHIELD,
    Deed,
)
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, PLAYERS, STACK, demand
from grimorio.games.magic.meaning.terms import SOURCES
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, in_play, ward
from grimorio.games.magic.rules.damage import damage, sources
from grimorio.games.magic.rules.events import ChangeLife, FlipCoin, Poison
from grimorio.games.magic.rules.marks import Counters, StartEffect, name_of
from grimorio.games.magic.rules.picks import key_of, named
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.rules.shields import Redirection, Regeneration, Shield, Ward
from grimorio.games.magic.state.objects import NO_OBJECT, OnStack, TargetId, as_target, plays, seat_of
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words.harm import SureDamage
from grimorio.games.magic.words.nouns import YOU, It, ManaValueOf, PowerOf, Sacrificed, Target, ToughnessOf
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class DealDamageOp(OnObjects):
    """The effect in which the source deals damage to all its recipients at the same time.

    Rule MTG8-GLOSS-Danno-1.
    """

    def __init__(self, effect: words.DealDamage | SureDamage, k: Compiler) -> None:
        size = effect.amount
        spoken_of = isinstance(size, (PowerOf, ToughnessOf, ManaValueOf)) and isinstance(size.it, It)
        early = k.number(size) if spoken_of else k.aiming(size)  # "its": of something before, not of `to`
        super().__init__(k.which(effect.to, PERMANENTS | PLAYERS), "damage", "MTG8-GLOSS-Danno-1")
        self.amount = early or k.number(effect.amount)
        self.sure = isinstance(effect, SureDamage)
        self.divided = not isinstance(effect, SureDamage) and effect.divided
        if self.divided:
            aims = isinstance(effect.to, Target)
            demand(aims, effect, "divided", "expected targets, which share it", cause="word-divided")
            paid = isinstance(size, (PowerOf, ToughnessOf)) and isinstance(size.it, Sacrificed)
            known = "it is divided before anything is sacrificed"
            demand(not paid, effect, "divided", known, cause="word-divided-before")
            message = "each target gets 1 at least: say any_number"
            enough = not self.what.several or self._enough(effect)
            demand(enough, effect, "divided", message, cause="word-share")
            rules: TargetRules = k.scope.targets[self.what.part]
            rules.divided = self.amount
        self.deed = Deed(DAMAGE, self.what, self.amount, self.divided)

    def _enough(self, effect: words.DealDamage | SureDamage) -> bool:
        """Whether a divided amount is large enough to give each target at least 1."""
        assert isinstance(effect.to, Target)
        if effect.to.any_number:
            return True
        return isinstance(effect.amount, int) and not effect.to.x and effect.amount >= effect.to.count

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        dealt: list[Event] = []
        if self.divided:
            start = sum(c.parts[: self.what.part])
            for place in range(start, start + c.parts[self.what.part]):
                if c.targets[place]:
                    event = damage(p, c.this, c.targets[place], c.divided[place], False)
                    if event is not None:
                        dealt.append(event)
            return tuple(dealt)
        amount = self.amount.value(p, c)
        for key in keys:
            event = damage(p, c.this, key, amount, False, self.sure)
            if event is not None:
                dealt.append(event)
        return tuple(dealt)

    def harm(self, p: Position, c: Context, seat: Seat) -> int:
        hurts = self.what.kind != CHOOSE and as_target(seat) in self.what.keys(p, c)
        return max(0, self.amount.value(p, c)) if hurts else 0


class ChangeLifeOp(Act):
    """The effect in which players gain or lose life.

    Rule MTG8-GLOSS-Punti_vita, MTG8-GLOSS-Perdere_punti_vita.
    """

    def __init__(self, effect: words.GainLife | words.LoseLife, k: Compiler) -> None:
        early = k.aiming(effect.amount)
        self.who = k.players(effect.who)
        self.amount = early or k.number_of(effect.amount, self.who, True)
        self.gain = isinstance(effect, words.GainLife)
        self.deed = Deed(LIFE, self.who, self.amount, self.gain)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        amounts = [(seat, self._of(p, c, seat)) for seat in self.who.seats(p, c)]
        f.done()
        sign, rule = (1, "MTG8-GLOSS-Punti_vita") if self.gain else (-1, "MTG8-GLOSS-Perdere_punti_vita")
        p.emit_all(tuple([ChangeLife(seat, sign * amount, rule) for seat, amount in amounts if amount > 0]))

    def _of(self, p: Position, c: Context, seat: Seat) -> int:
        """How much life the player at `seat` gains or loses."""
        amount = self.amount
        return amount.of(p, c, seat) if isinstance(amount, OfPlayer) else amount.value(p, c)

    def harm(self, p: Position, c: Context, seat: Seat) -> int:
        seats = self.who.seats(p, c)
        hurts = any([other != seat for other in seats]) if self.gain else seat in seats
        return max(0, self.amount.value(p, c)) if hurts else 0


class PreventOp(OnObjects):
    """The effect that puts a shield against damage on each creature or player named (MTG8-2.EFF-PRE-1, 2).

    For a shield against one source, the player chooses the source as the effect happens.
    """

    def __init__(self, effect: words.Prevent, k: Compiler) -> None:
        self.dealt = effect.source is not None
        if effect.source is not None:
            super().__init__(k.which(effect.source, PERMANENTS | STACK), "prevent", "MTG8-2.EFF-PRE-1")
            self.amount = self.by = None
            self.anything, self.combat = False, effect.combat
            self.ward = ward(k, effect.source)
            self.deed = Deed(CANT_BLOCK, self.what)
            return
        self.amount = k.number(effect.amount) if effect.amount is not None else None
        self.anything = effect.to is None
        self.by = Filter(effect.by, k.scope, SOURCES) if effect.by is not None else None
        self.combat = effect.combat
        super().__init__(k.which(effect.to or YOU, PERMANENTS | PLAYERS), "prevent", "MTG8-2.EFF-PRE-1")
        self.place = -1
        self.ward = ward(k, effect.to) if effect.amount is None and effect.by is None else -1
        if self.by is not None:
            face = k.scope.face
            assert face is not None
            self.place = len(face.sources)
            face.sources.append(self.by)
            message = "some of one source's damage is prevented to somebody: say to whom"
            some = effect.to is not None or effect.amount is None
            demand(some, effect, "to", message, cause="word-to-whom")
            chooses = self.what.kind == CHOOSE
            demand(not chooses, effect.to, "", "nobody chooses here; say target, or all", cause="word-choose")
        self.deed = Deed(SHIELD, self.what, self.amount, self.anything, by=self.by)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.by is None:
            super().run(p, f, c)
        elif f.stage == 0:
            choose_source(p, f, c, self.by)
        else:
            source = key_of(f.answer)
            keys: list[TargetId] = [NO_OBJECT] if self.anything else self.what.keys(p, c)
            f.done()
            p.emit_all(self._shields(p, f, c, keys, source))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.ward >= 0:
            made = Ward(f.obj, self.ward, self.dealt, self.combat, name_of(p, f.obj))
            return (StartEffect(made, self.rule),)
        if self.dealt:
            name = name_of(p, f.obj)
            there = [key for key in keys if isinstance(p.things[key], OnStack)] or in_play(p, keys)
            shields = [Shield(NO_OBJECT, -1, key, False, self.combat, name) for key in there]
            return tuple([StartEffect(shield, self.rule) for shield in shields])
        return self._shields(p, f, c, [NO_OBJECT] if self.anything else keys, 0)

    def _shields(
        self, p: Position, f: Resolve, c: Context, keys: list[TargetId], source: int
    ) -> tuple[Event, ...]:
        """The events that begin a shield for each recipient in `keys`, against one source (0: all)."""
        left = -1
        if self.amount is not None:
            left = self.amount.value(p, c)
            if left <= 0:
                return ()
        name = name_of(p, f.obj)
        obj = f.obj if source and p.book.sources_again else 0
        return tuple(
            [
                StartEffect(
                    Shield(key, left, source, source != 0, self.combat, name, obj, self.place), self.rule
                )
                for key in keys
            ]
        )


def choose_source(p: Position, f: Resolve, c: Context, what: Filter | None) -> None:
    """Ask for a source of damage that fits `what`, or for any if it is None (MTG8-GLOSS-Fonte-2).

    If there is none, end the effect.
    """
    keys = sources(p, what, c)
    if keys:
        f.ask(p, c.you, "source", [named(TargetId(key)) for key in keys], "MTG8-GLOSS-Fonte-2", 1)
    else:
        f.done()


class RedirectOp(Act):
    """The effect that deals the damage of a source to another creature instead (MTG8-2.EFF-REP-1).

    The player chooses the source as the effect happens.
    """

    def __init__(self, effect: words.Redirect, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS)
        self.to = k.known(effect.to, PERMANENTS)
        demand(not self.to.several, effect.to, "", "expected one creature", cause="word-one")
        self.deed = Deed(SHIELD, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            choose_source(p, f, c, None)
            return
        source = key_of(f.answer)
        onto = in_play(p, self.to.keys(p, c))
        keys = self.what.keys(p, c) if onto else []
        f.done()
        name = name_of(p, f.obj)
        p.emit_all(
            tuple(StartEffect(Redirection(key, source, onto[0], name), "MTG8-2.EFF-REP-1") for key in keys)
        )


class RegenerateOp(OnObjects):
    """The effect that protects permanents from their next destruction this turn (MTG8-4.REG-1)."""

    def __init__(self, effect: words.Regenerate, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "regenerate", "MTG8-4.REG-1")
        self.deed = Deed(REGENERATE, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        name = name_of(p, f.obj)
        return tuple(StartEffect(Regeneration(key, name), self.rule) for key in in_play(p, keys))


class PutCountersOp(OnObjects):
    """The effect that puts counters on permanents, or gives poison counters to players.

    Rule MTG8-GLOSS-Segnalino.
    """

    def __init__(self, effect: words.PutCounters, k: Compiler) -> None:
        self.counter = effect.counter
        self.count = effect.count
        whom = PLAYERS if self.counter == "poison" else PERMANENTS
        super().__init__(k.which(effect.what, whom), "counters", "MTG8-GLOSS-Segnalino")
        self.deed = Deed(
            COUNTERS, self.what, place=self.count if self.counter.startswith("+") else -self.count
        )

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.counter == "poison":
            return tuple(Poison(seat_of(key), self.count, self.rule) for key in keys if key < 0)
        return tuple(Counters(p, key, self.counter, self.count, self.rule) for key in in_play(p, keys))


class FlipUntilHeadsOp(Act):
    """The effect in which two players flip coins until both are heads; tails deals 1 damage to its player.

    Rule MTG8-GLOSS-Danno-1.
    """

    def __init__(self, effect: words.FlipUntilHeads, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = [c.you, *self.who.seats(p, c)]
        if len(seats) < 2 or not plays(p, c.you):
            f.done()
            return
        if f.stage:
            f.keys = (*f.keys, int(f.answer[0] == "heads"))
            f.stage = 0
        if len(f.keys) < 2:
            f.chance(p, "coin", [("heads",), ("tails",)], [1, 1], "MTG8-2.RES-3", 1)
            return
        fell = f.keys
        batch: list[Event] = []
        for seat, heads in zip(seats, fell, strict=False):
            batch.append(FlipCoin(seat, bool(heads), "MTG8-2.RES-3"))
            hurt = None if heads else damage(p, c.this, as_target(seat), 1, False)
            if hurt is not None:
                batch.append(hurt)
        f.keys = ()
        if all(fell):
            f.done()
        p.emit_all(tuple(batch))
