"""Effects on the course of play: countering, decisions, payments, delayed triggers, phases, mana."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import times_of
from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price, produced
from grimorio.games.magic.meaning.deeds import (
    COUNTER,
    GATE,
    MAY,
    OTHER,
    PAY,
    PHASES,
    RETARGET,
    SKIP,
    WIN,
    Deed,
)
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.manas import OPEN
from grimorio.games.magic.meaning.scope import ABILITIES, PERMANENTS, STACK, demand, fitting
from grimorio.games.magic.ops.compiler import Compiler, delayed_ability, in_play, one_target
from grimorio.games.magic.rules.bans import safe
from grimorio.games.magic.rules.digging import DrawInstead
from grimorio.games.magic.rules.events import ChangePool, EndGame, MorePhases, SkipCombat
from grimorio.games.magic.rules.lasting import STEPS_LATER, Delayed
from grimorio.games.magic.rules.mana import open_mana
from grimorio.games.magic.rules.marks import SetOnStack, StartEffect, Targeted, name_of
from grimorio.games.magic.rules.moves import OffStack, StackGoal
from grimorio.games.magic.rules.pay import PayPrice, can_pay
from grimorio.games.magic.rules.picks import key_of, named
from grimorio.games.magic.rules.resolve import Act, Resolve, context_for, program_of
from grimorio.games.magic.rules.targets import enchantable, legal_targets
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import NOBODY, OnStack, TargetId, Trigger, plays, table
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.copies import MoveAim
from grimorio.games.magic.words.nouns import EachPlayer, This
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE = "MTG8-2.PLAY-S3"
YES_NO: list[Option] = [("no",), ("yes",)]


class Paying(Act):
    """An effect that a player may pay for, either to make it happen or to stop it.

    Attributes:
        price: the cost.
    """

    def __init__(self, price: Price) -> None:
        self.price = price

    def paid(self, p: Position, f: Resolve, c: Context, seat: Seat, times: int = 1) -> int:
        """Let a seat decide whether to pay, and pay; its mana is paid so many `times`.

        Returns 1 when the seat has paid, 0 when it does not pay, and -1 while this is still open.
        """
        if f.stage == 0:
            if seat == NOBODY or not can_pay(p, seat, self.price, c.this, times):
                return 0
            f.ask(p, seat, "pay-for", YES_NO, RULE, 1)
            return -1
        if f.stage == 1:
            if f.answer[0] == "no":
                return 0
            f.stage = 2
            obj: OnStack = p.things[f.obj]
            ability = -1 - obj.mode if obj.kind == "spell" else obj.ability
            p.push(PayPrice(seat, obj.face, obj.changes, ability, f.place, c.this, f.obj, times))
            return -1
        return 1


class MayPayOp(Paying):
    """The effect in which a player may pay to make the next effects happen, or to stop them.

    Rule MTG8-2.RES-3.
    """

    def __init__(self, effect: words.MayPay, k: Compiler) -> None:
        super().__init__(Price((effect.cost,), k.scope, True))
        any_player = isinstance(effect.who, EachPlayer)
        self.who = k.players(effect.who) if any_player else k.player(effect.who)
        self.deed = Deed(PAY, self.who, flag=effect.otherwise, price=self.price)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not f.keys:
            f.seats = tuple(self.who.seats(p, c))
            f.keys = (1,)
        paid = self.paid(p, f, c, f.seats[0] if f.seats else NOBODY)
        while paid == 0 and len(f.seats) > 1:
            f.stage = 0
            f.seats = f.seats[1:]
            paid = self.paid(p, f, c, f.seats[0])
        if paid >= 0:
            f.done(1 if bool(paid) != self.deed.flag else 1 + self.deed.count)


class MayOp(Act):
    """The effect in which a player decides whether the next effects happen (MTG8-2.RES-3)."""

    def __init__(self, effect: words.May, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(MAY, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if f.stage == 0 and seats:
            f.ask(p, seats[0], "may", YES_NO, "MTG8-2.RES-3", 1)
            return
        f.done(1 if seats and f.answer[0] == "yes" else 1 + self.deed.count)


class GateOp(Act):
    """The effect that leaves the next effects out unless a condition is true (MTG8-CR-IF-1).

    With `otherwise` it leaves them out if the condition is true.
    """

    def __init__(self, effect: words.IfSo, k: Compiler, otherwise: bool) -> None:
        self.condition = compiled(effect.condition, k.scope)
        self.deed = Deed(GATE, flag=not otherwise, condition=self.condition)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        met = self.condition.holds(p, c) == self.deed.flag
        f.done(1 if met else 1 + self.deed.count)


class ProvidedOp(Act):
    """The effect that leaves the next effects out unless the condition behind them is true (MTG8-CR-IF-2)."""

    def __init__(self, condition: ConditionRules, count: int) -> None:
        self.condition = condition
        self.deed = Deed(GATE, flag=True, condition=condition)
        self.deed.count = count

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done(1 if self.condition.holds(p, c) else 1 + self.deed.count)


class NextDrawOp(Act):
    """The effect by which the next effects happen instead of your next draw (MTG8-CR-DRAW-INSTEAD-1)."""

    def __init__(self) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        begin = f.place + 1
        end = begin + self.deed.count
        f.done(1 + self.deed.count)
        if plays(p, c.you):
            made = DrawInstead(c.you, f.obj, begin, end, name_of(p, f.obj))
            p.emit(StartEffect(made, "MTG8-CR-DRAW-INSTEAD-1"))


class SkipOp(Act):
    """The end of the effects that happen if a condition is not true: the next effects are left out."""

    def __init__(self, count: int) -> None:
        self.deed = Deed(SKIP)
        self.deed.count = count

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done(1 + self.deed.count)


class WinGameOp(Act):
    """The effect by which a player wins the game (MTG8-CR-WIN-1)."""

    def __init__(self, effect: words.WinGame, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(WIN, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        f.done()
        if seats:
            p.emit(EndGame((seats[0],), "won", "MTG8-CR-WIN-1"))


class CounterOp(Paying):
    """The effect that counters a spell, unless it cannot be countered or its controller pays.

    Rule MTG8-GLOSS-Neutralizzare.
    """

    def __init__(self, effect: words.Counter, k: Compiler) -> None:
        super().__init__(Price((effect.unless,), k.scope))
        self.what = k.which(effect.what, STACK | ABILITIES)
        self.unless = bool(effect.unless)
        self.times: Number | None = None
        self.to: StackGoal = "removed" if effect.removed else "graveyard"
        paid = effect.times is None or bool(self.unless)
        demand(paid, effect, "times", "nothing is to be paid", cause="word-unpaid")
        if self.unless:
            one_target(effect.what, self.what)
            if effect.times is not None:
                self.times = self._due(effect, effect.times, k)
        self.deed = Deed(COUNTER, self.what, self.times, price=self.price if self.unless else None)

    def _due(self, effect: words.Counter, times: nouns.X | nouns.That | nouns.ThisWay, k: Compiler) -> Number:
        """How often the mana is paid (MTG8-CR-UNLESS-2).

        Raises Unplayable: no number is chosen for X, or the mana is not {1} where it is paid X times.
        """
        if isinstance(times, nouns.X):
            demand(effect.unless == "{1}", effect, "unless", "{X} is {1} X times", cause="word-times")
            return k.number(times)
        once = isinstance(times, nouns.That) or times.times == 1
        demand(once, effect, "times", "expected once for each", cause="word-times")
        return k.number(nouns.Count(times) if isinstance(times, nouns.That) else times)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = [key for key in self.what.keys(p, c) if key > 0 and counterable(p, key)]
        if keys and self.unless:
            due = 1 if self.times is None else max(0, self.times.value(p, c))
            paid = self.paid(p, f, c, p.things[keys[0]].controller, due)
            if paid:
                if paid > 0:
                    f.done()
                return
        f.done()
        p.emit_all(tuple(self._countered(p, key) for key in keys))

    def _countered(self, p: Position, key: int) -> Event:
        to: StackGoal = self.to if p.things[key].kind == "spell" else ""
        return OffStack(p, key, to, "countered", "MTG8-GLOSS-Neutralizzare")


def counterable(p: Position, key: int) -> bool:
    """Whether the object with the id `key` is on the stack and can be countered.

    It cannot be if its own text, or that of a permanent in play, says so.
    """
    spell = p.things[key]
    if not isinstance(spell, OnStack) or spell.gone:
        return False
    if spell.kind != "spell":
        return True
    if face_at(p, spell.face, spell.changes).uncounterable or safe(p, key):
        return False
    for other in table(p).rulers:
        it = p.things[other]
        c = Context(it.controller, other, it.chosen)
        for what in face_at(p, it.face, it.changes).cant_be_countered:
            if it.own and what.spell(p, key, spell, c):
                return False
    return True


class ChangeTargetOp(Act):
    """The effect that gives a spell with one target another legal target, if any.

    Rule MTG8-GLOSS-Bersaglio_legale-1.
    """

    def __init__(self, effect: words.ChangeTarget | MoveAim, k: Compiler) -> None:
        self.what = k.which(effect.what, STACK | ABILITIES)
        one_target(effect.what, self.what)
        self.rule = "MTG8-GLOSS-Bersaglio_legale-1"
        self.deed = Deed(RETARGET, self.what)

    def others(self, p: Position, key: int, c: Context) -> list[TargetId]:
        """The targets that the spell with the id `key` may have instead."""
        return other_targets(p, key)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = self.what.keys(p, c)
        if not keys:
            f.done()
            return
        key = keys[0]
        if f.stage == 0:
            others = self.others(p, key, c)
            if others:
                f.ask(p, c.you, "target", [named(other) for other in others], self.rule, 1)
            else:
                f.done()
            return
        new = key_of(f.answer)
        f.done()
        batch: tuple[Event, ...] = (SetOnStack(key, "targets", (new,), self.rule),)
        if new > 0:
            batch += (Targeted(new, key, self.rule),)
        p.emit_all(batch)


class MoveAimOp(ChangeTargetOp):
    """The effect that gives a spell another creature as its target, if its only target fits.

    Rule MTG8-CR-AIM-2.
    """

    def __init__(self, effect: MoveAim, k: Compiler) -> None:
        super().__init__(effect, k)
        self.aim = None if isinstance(effect.aim, This) else Filter(effect.aim, k.scope, PERMANENTS)
        if self.aim is None:
            fitting(effect.aim, k.scope.this, PERMANENTS)

    def others(self, p: Position, key: int, c: Context) -> list[TargetId]:
        spell = p.things[key]
        now = spell.targets[0] if isinstance(spell, OnStack) and len(spell.targets) == 1 else 0
        fits = now == c.this if self.aim is None else now > 0 and self.aim.fits(p, now, c)
        legal = in_play(p, other_targets(p, key)) if fits and now else []
        return [TargetId(other) for other in legal if p.things[other].kinds & CREATURE]


def other_targets(p: Position, key: int) -> list[TargetId]:
    """The legal targets that a spell or ability, by its id `key`, could have instead of its only target.

    Empty if `key` is not on the stack, or what is there has no target or several.
    """
    spell = p.things[key] if key in table(p).stack else None
    if not isinstance(spell, OnStack) or len(spell.targets) != 1:
        return []
    face = face_at(p, spell.face, spell.changes)
    if spell.kind == "spell" and face.enchants is not None:
        legal = enchantable(p, spell.controller, face)
    else:
        rules = program_of(p, spell).targets[spell.parts.index(1)]
        legal = legal_targets(p, rules, context_for(p, spell), key)
    return [other for other in legal if other != spell.targets[0]]


class LaterOp(Act):
    """The effect that sets up a delayed trigger, which waits for its step.

    Rules MTG8-GLOSS-Abilita_innescata-1 and MTG8-CR-UPKEEP-2.
    """

    def __init__(self, effect: words.Later, k: Compiler) -> None:
        self.later = delayed_ability(k, effect)
        self.at = STEPS_LATER[effect.when]
        self.deed = Deed(OTHER, program=self.later.program)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        trigger = Trigger(obj.face, obj.changes, self.later.place, c.this, c.you, c.that, c.who, c.much)
        f.done()
        p.emit(StartEffect(Delayed(self.at, trigger), "MTG8-GLOSS-Abilita_innescata-1"))


class PhasesOp(Act):
    """The effect that adds phases to the turn, or lets players skip their next combat phase.

    Rule MTG8-2.GOLD-1E.
    """

    def __init__(self, effect: words.ExtraCombat | words.SkipCombat, k: Compiler) -> None:
        self.who = k.players(effect.who) if isinstance(effect, words.SkipCombat) else None
        self.deed = Deed(PHASES, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        if self.who is None:
            p.emit(MorePhases(table(p).active, "MTG8-2.GOLD-1E"))
            return
        p.emit_all(tuple(SkipCombat(seat, "MTG8-2.GOLD-1E") for seat in self.who.seats(p, c)))


class AddManaOp(Act):
    """The effect that adds mana to pools (MTG8-1.TERM-1).

    Players choose among kinds of mana now, unless the choice was made as the ability was played.
    """

    def __init__(self, effect: words.AddMana, k: Compiler) -> None:
        self.could = effect.mana if effect.mana in OPEN else ""
        any_color = self.could or effect.mana == "any"
        self.options = ("{W}|{U}|{B}|{R}|{G}" if any_color else effect.mana).split("|")
        self.times = times_of(effect, k.scope)
        self.who = k.players(effect.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
        else:
            f.stage = 0
            f.keys += (f.seats[0], produced(str(f.answer[1])))
            f.seats = f.seats[1:]
        if obj.kind == "mana" and obj.much:
            f.keys = (c.you, obj.much)
            f.seats = ()
        while f.seats:
            options = self.given(p, c, f.seats[0])
            if len(options) == 1 and self.times is not None:
                f.keys += (f.seats[0], produced(options[0]))
            elif options:
                f.ask(p, f.seats[0], "mana", [("mana", option) for option in options], "MTG8-1.TERM-1", 1)
                return
            f.seats = f.seats[1:]
        pairs = f.keys
        f.done()
        p.emit_all(
            tuple(
                ChangePool(Seat(pairs[at]), pairs[at + 1], "MTG8-1.TERM-1", False, c.this)
                for at in range(0, len(pairs), 2)
            )
        )

    def given(self, p: Position, c: Context, seat: Seat) -> list[str]:
        """The amounts of mana, such as "{G}", among which a player may choose as the ability resolves."""
        if self.times is not None:
            times = self.times.value(p, c)
            return [option * times for option in self.options] if times > 0 else []
        if not self.could:
            return self.options
        pools = open_mana(p, self.could, seat, c.chosen)
        return [option for option in self.options if produced(option) in pools]
