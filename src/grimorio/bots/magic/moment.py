"""The gain from a spell or ability now, in points, with the present stack, attackers and blockers.

A trick is an effect whose worth depends on the moment; deeds are summaries of effects (`lore`).
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.attack import AttackPlan
from grimorio.bots.magic.board import Board, hurt
from grimorio.bots.magic.defend import Combat, doomed, incoming, wounds
from grimorio.bots.magic.gains import Valuer, deed_worth, on_object, spell_worth, with_best_targets
from grimorio.bots.magic.lore import TRICKS, Deeds
from grimorio.bots.magic.phasing import gone_worth
from grimorio.games.magic.meaning.deeds import (
    COUNTER,
    DAMAGE,
    DESTROY,
    GETS,
    KEYWORD,
    PHASE,
    REGENERATE,
    RETARGET,
    RETURN,
    SHIELD,
    SHROUD,
    TAP,
    TAP_OR_UNTAP,
    UNTAP,
    Deed,
    happening,
)
from grimorio.games.magic.public import (
    Context,
    Program,
    Regeneration,
    Shield,
    context_for,
    program_of,
)
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    END,
    MAIN1,
    MAIN2,
    NOBODY,
    UPKEEP,
    CombatDamage,
    OnStack,
    Permanent,
    Table,
    seat_of,
    table,
)
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

IDLE: Final = 0
"""A moment at which the seat plays nothing, because it could do the same later."""
MAIN: Final = 1
MY_COMBAT: Final = 2
"""The moment before the seat's own attack."""
THEIR_COMBAT: Final = 3
"""The moment before an opponent's attack."""
ATTACKED: Final = 4
"""The moment when an opponent attacks and no blockers are declared yet."""
BLOCKED: Final = 5
"""The moment when blockers are declared and damage is not assigned yet."""
STRUCK: Final = 6
"""The moment when combat damage is on the stack."""
ANSWER: Final = 7
"""The moment when an opponent's spell or ability is on top of the stack."""
LAST: Final = 8
"""The moment at the end of an opponent's turn."""
EARLY: Final = 9
"""The moment of the seat's own upkeep."""
MINE: Final = 10
"""The moment when the seat's own spell or ability is on top of the stack and should resolve."""

FOREMOST: Final = 4
"""The number of creatures of each side on which a trick is tried out in an imagined attack."""

QUIET: Final = (EARLY, MY_COMBAT, THEIR_COMBAT, ANSWER)
"""The moments at which the bot plays only tricks, because all else would gain as much later."""

SLIGHT: Final = 0.001
"""The small gain from a helpful effect on an own permanent when the effect is of no use now.

The same effect on an opponent's permanent counts as a small loss.
"""


def top_of(t: Table, skip: int = 0) -> int:
    """The id of the object on top of the stack, without the object `skip`; 0 for none."""
    for key in t.stack:
        if key != skip:
            return key
    return 0


def window_of(p: Position, seat: Seat, ahead: int, top: int) -> int:
    """The kind of moment that it is for a seat: one of the constants above.

    `ahead` and `top` are those of `Moment`.
    """
    t = table(p)
    mine = t.active == seat
    if ahead < 2 and not (mine and t.step in (MAIN1, MAIN2)):
        return IDLE
    if top:
        thing = p.things[top]
        if isinstance(thing, CombatDamage):
            return STRUCK
        return MINE if thing.controller == seat else ANSWER
    if t.step == MAIN1 or t.step == MAIN2:
        return MAIN if mine else IDLE
    if t.step == BEGIN_COMBAT:
        return MY_COMBAT if mine else THEIR_COMBAT
    if t.step == ATTACKERS:
        return IDLE if mine else ATTACKED
    if t.step == BLOCKERS:
        return BLOCKED
    if t.step == END:
        return IDLE if mine else LAST
    return EARLY if t.step == UPKEEP and mine else IDLE


def waits(window: int) -> bool:
    """Whether a seat plays nothing at a moment of this kind, whatever it has."""
    return window in (IDLE, MINE)


def passes_by(p: Position, seat: Seat) -> bool:
    """Whether a seat that looks at others' turns, too, passes priority whatever it has (`waits`)."""
    return waits(window_of(p, seat, 2, top_of(table(p))))


class Moment(Valuer):
    """A moment of the game at which a seat may play something.

    Attributes:
        b: the board of the seat.
        window: the kind of moment, one of the constants above.
        ahead: how many combats to look at (`AttackPlan`); with 1, things are played in own main phases only.
        top: id of the object on top of the stack, or 0.
        hasty: whether the spell or ability being judged could not be played after blockers are declared.
        times: how many uses in a row of an ability are being judged.
        perils: for each permanent about to die, by id, the points of damage (or lost toughness) beyond what
            kills it; -1 if it is destroyed, -2 if it is destroyed and cannot regenerate.
    """

    def __init__(self, b: Board, ahead: int, skip: int = 0) -> None:
        super().__init__(b)
        self.ahead = ahead
        self.top = top_of(b.t, skip)
        self.window = window_of(b.p, b.seat, ahead, self.top)
        self.hasty = False
        self.times = 1
        self._combat: Combat | None = None
        self._attacks: dict[Seat, AttackPlan] = {}
        self._perils: dict[int, int] | None = None
        self._foremost: list[int] | None = None

    @property
    def combat(self) -> Combat:
        """The forecast of the present combat."""
        if self._combat is None:
            self._combat = Combat(self.b)
        return self._combat

    def attack(self, defender: Seat) -> AttackPlan:
        """The plan of the seat's attack on a player."""
        plan = self._attacks.get(defender)
        if plan is None:
            plan = self._attacks[defender] = AttackPlan(self.b, defender, self.ahead)
        return plan

    @property
    def foremost(self) -> list[int]:
        """The ids of the most valuable untapped creatures, at most `FOREMOST` of each side."""
        if self._foremost is None:
            self._foremost = []
            for keys in (self.b.mine, self.b.theirs):
                ready = [(-self.b.worth(key), key) for key in keys if not self.b.p.things[key].tapped]
                ready.sort()
                self._foremost += [key for _, key in ready[:FOREMOST]]
        return self._foremost

    @property
    def perils(self) -> dict[int, int]:
        """The permanents that are about to die, as their ids; `Moment` explains the number of each."""
        if self._perils is None:
            threats = doomed(self.b) if self.window == STRUCK else self._threatened()
            self._perils = {}
            for key, need in threats.items():
                if need < 0 or shields(self.b.p, key) <= need:
                    self._perils[key] = need
        return self._perils

    def _threatened(self) -> dict[int, int]:
        """The permanents that the object on top of the stack would kill.

        These are their ids, with numbers as in `perils`.
        """
        threats: dict[int, int] = {}
        thing = self.b.p.things[self.top] if self.top else None
        if not isinstance(thing, OnStack):
            return threats
        p = self.b.p
        if thing.kind == "spell" and p.book.face(thing.face).is_permanent:
            return threats
        c = context_for(p, thing)
        for deed in self.b.lore.program(program_of(p, thing)).happening(p, c):
            if deed.what is None or deed.kind not in (DAMAGE, DESTROY, GETS):
                continue
            for key in deed.what.keys(p, c):
                permanent = p.things[key] if key > 0 else None
                if not isinstance(permanent, Permanent) or not permanent.in_play:
                    continue
                left = permanent.toughness - permanent.damage
                if deed.kind == DESTROY:
                    threats[key] = -1 if deed.flag else -2
                elif deed.kind == DAMAGE and permanent.kinds & CREATURE and deed.amount is not None:
                    amount = deed.amount.value(p, c)
                    if amount >= left:
                        threats[key] = amount - left
                elif deed.more is not None and permanent.kinds & CREATURE:
                    loss = -deed.more.value(p, c)
                    if loss >= left:
                        threats[key] = loss - left
        return threats

    # -- programs ------------------------------------------------------------------------------

    def gain(self, deeds: Deeds, c: Context) -> float:
        """The gain of the seat from all effects of a spell or ability, `deeds`, with the targets in `c`."""
        return self._total(deeds.happening(self.b.p, c), c)

    def gain_of(self, deeds: list[Deed], c: Context) -> float:
        """The gain of the seat from the effects `deeds`, with the targets of the context `c`."""
        return self._total(happening(deeds, self.b.p, c), c)

    def _total(self, deeds: list[Deed], c: Context) -> float:
        """The gain of the seat from effects that all happen, with the targets of the context `c`."""
        total = 0.0
        for deed in deeds:
            total += deed.share * self._gain_of_one(deed, c)
        return total

    def _gain_of_one(self, deed: Deed, c: Context) -> float:
        """The gain of the seat from the effect `deed` if it happens, with the targets of the context `c`."""
        trick = self.trick(deed, c) if deed.kind in TRICKS else 0.0
        if deed.kind in TRICKS and deed.kind != GETS:
            return trick
        if self.window == STRUCK and deed.what is not None and deed.kind in (DAMAGE, DESTROY, RETURN):
            return trick + self._finished(deed, c)
        gain = deed_worth(self.b, deed, c)
        if self.window == BLOCKED and deed.what is not None:
            gain += self._cleared(deed, c)
        return trick + gain

    def _finished(self, deed: Deed, c: Context) -> float:
        """The gain from damaging, destroying or returning creatures while combat damage is on the stack.

        Creatures that this damage kills anyway count only if they are one's own and return to the hand.
        """
        b = self.b
        assert deed.what is not None
        if deed.flag and deed.kind == DAMAGE:
            return deed_worth(b, deed, c)
        pending = wounds(b)
        total = 0.0
        for key in deed.what.keys(b.p, c):
            creature = b.p.things[key] if key > 0 else None
            if not isinstance(creature, Permanent) or not creature.kinds & CREATURE:
                total += on_object(b, deed, key, c)
                continue
            left = creature.toughness - creature.damage - pending.get(key, 0)
            own = creature.controller == c.you
            if left <= 0:
                total += b.card_worth(creature.face, c.you) - 0.5 if own and deed.kind == RETURN else 0.0
            elif deed.kind != DAMAGE:
                total += on_object(b, deed, key, c)
            elif deed.amount is not None:
                kills = deed.amount.value(b.p, c) >= left
                loss = b.worth(key) * (1.0 if kills else 0.05)
                total += -loss if own else loss
        return total

    def _cleared(self, deed: Deed, c: Context) -> float:
        """The gain of the seat in combat from an effect that kills or weakens creatures there."""
        if deed.kind not in (DAMAGE, DESTROY, RETURN) or deed.what is None:
            return 0.0
        total = 0.0
        for key in deed.what.keys(self.b.p, c):
            creature = self.b.p.things[key] if key > 0 else None
            if not isinstance(creature, Permanent) or (
                creature.attacking == NOBODY and not creature.blocking
            ):
                continue
            if deed.kind == DAMAGE and deed.amount is not None:
                amount = deed.amount.value(self.b.p, c)
                if amount < creature.toughness - creature.damage:
                    total += self.combat.changed(key, 0, -amount, 0)
                    continue
            total += self.combat.without(key)
        return total

    def best(self, program: Program, c: Context, source: int) -> float:
        """The gain from `program`, the effects of a spell or ability, with the best targets.

        If its text has the word "target" several times, the targets of each are found without regard to the
        others. `source` is the id of the spell or of the ability's object, or a card's number (`card_of`).
        """
        return with_best_targets(self.b, program, c, source, self)

    # -- tricks --------------------------------------------------------------------------------

    def trick(self, deed: Deed, c: Context) -> float:
        """The gain from an effect whose worth depends on the moment, such as a bonus in combat."""
        if deed.what is None:
            return 0.0
        if deed.kind == SHIELD and (deed.flag or deed.by is not None):
            return self._shelter(deed, c)
        total = 0.0
        for key in deed.what.keys(self.b.p, c):
            if key < 0:
                total += self._shield_player(deed, seat_of(key), c)
                continue
            thing = self.b.p.things[key]
            if isinstance(thing, Permanent):
                if thing.in_play:
                    total += self._on_permanent(deed, key, thing, c)
            elif isinstance(thing, OnStack) and thing.controller != c.you:
                total += self._on_spell(deed, key, thing, c)
        return total

    def _on_spell(self, deed: Deed, key: int, it: OnStack, c: Context) -> float:
        """The gain if an effect, `deed`, counters a spell or changes its target; 0 for other effects.

        `it` is the spell, and `key` its id; `c` is the context of the effect.
        """
        if deed.kind == COUNTER:
            times = 1 if deed.amount is None else deed.amount.value(self.b.p, c)
            if deed.price is not None and self.b.mana_at(it.controller) >= deed.price.mana.value * times:
                return 0.0
            return spell_worth(self.b, it)
        return 0.8 * spell_worth(self.b, it) if deed.kind == RETARGET else 0.0

    def _on_permanent(self, deed: Deed, key: int, permanent: Permanent, c: Context) -> float:
        kind = deed.kind
        own = permanent.controller == self.b.seat
        side = SLIGHT * self.b.worth(key) if own else -SLIGHT * self.b.worth(key)
        if kind in (REGENERATE, SHIELD, SHROUD):
            return side + (self._saved(deed, key, permanent, c) if own else 0.0)
        if kind == PHASE:
            return gone_worth(self, key, permanent) - abs(side)
        if kind in (GETS, KEYWORD):
            power = deed.amount.value(self.b.p, c) if deed.amount is not None else 0
            toughness = deed.more.value(self.b.p, c) if deed.more is not None else 0
            if self.times > 1:
                power *= self.times
                toughness *= self.times
            lean = side if power + toughness >= 0 else -side
            return lean + self._changed(key, permanent, own, power, toughness, deed.words)
        if kind == UNTAP or (kind == TAP_OR_UNTAP and own):
            return side if permanent.tapped else -abs(side)
        if permanent.tapped:
            return 0.0
        if own:
            return -abs(side)
        return -side + self.held(key, permanent, kind)

    def held(self, key: int, it: Permanent, kind: int) -> float:
        """The gain if an opponent's permanent `it` cannot block now, or is tapped before it attacks.

        The gain is 0 unless `it` is a creature. `key` is its id, and `kind` the kind of the effect, such as
        `TAP`.
        """
        b = self.b
        if not it.kinds & CREATURE or key not in self.foremost:
            return 0.0
        if self.window == MY_COMBAT or (self.window == MAIN and b.t.step == MAIN1):
            plan = self.attack(it.controller)
            return max(0.0, plan.gain(key) - plan.gain())
        if self.window == THEIR_COMBAT and kind in (TAP, TAP_OR_UNTAP) and it.controller == b.t.active:
            stopped = b.stopped.get(key, 0.0) >= 0.5
            return 0.0 if stopped else 0.5 * hurt(b.me.life, it.power) + 0.05 * b.worth(key)
        return 0.0

    def _changed(
        self, key: int, creature: Permanent, own: bool, power: int, toughness: int, words: int
    ) -> float:
        """The gain if the creature with the id `key` changes for this turn.

        `own` says whether it is a creature of the seat. It gets `power` and `toughness` added, and the
        keywords in the mask `words`.
        """
        b = self.b
        if self.window == BLOCKED:
            if creature.attacking != NOBODY or creature.blocking:
                return self.combat.changed(key, power, toughness, words)
            return 0.0
        if self.window in (STRUCK, ANSWER):
            need = self.perils.get(key, -3)
            if need < -1 or toughness <= max(need, 0) or need == -1:
                return 0.0
            return b.worth(key) if own else -b.worth(key)
        if own and (self.window == MY_COMBAT or (self.window == MAIN and b.t.step == MAIN1)):
            if key not in self.foremost or not (words or self.hasty):
                return 0.0
            change = (key, power, toughness, words)
            changed = AttackPlan(b, b.foe, self.ahead, change)
            return max(0.0, changed.gain() - self.attack(b.foe).gain())
        return 0.0

    def _saved(self, deed: Deed, key: int, it: Permanent, c: Context) -> float:
        """The gain if the effect `deed` saves a creature of the seat that is about to die, else 0.

        `key` is the id of the creature.
        """
        need = self.perils.get(key, -3)
        if need == -3 or self._shielded(key):
            return 0.0
        if deed.kind == SHROUD:
            answered = self.b.p.things[self.top] if self.window == ANSWER else None
            aimed = isinstance(answered, OnStack) and key in answered.targets
            return self.b.worth(key) if aimed else 0.0
        if deed.kind == REGENERATE:
            return self.b.worth(key) if need >= -1 else 0.0
        if need < 0:
            return 0.0
        if deed.amount is not None and deed.amount.value(self.b.p, c) <= need:
            return 0.0
        return self.b.worth(key)

    def _shielded(self, key: int) -> bool:
        """Whether an effect in force will regenerate the creature with the id `key`."""
        for place in self.b.p.effects:
            effect = self.b.p.things[place]
            if isinstance(effect, Regeneration) and effect.key == key and not effect.used:
                return True
        return False

    def _shield_player(self, deed: Deed, seat: Seat, c: Context) -> float:
        """The gain from preventing damage to a player."""
        if deed.kind != SHIELD:
            return 0.0
        if seat != self.b.seat:
            return -SLIGHT
        if self.window != STRUCK:
            return SLIGHT
        amount = max(0, incoming(self.b, seat) - shields(self.b.p, -1 - seat))
        if deed.amount is not None:
            amount = min(amount, deed.amount.value(self.b.p, c))
        return SLIGHT + hurt(self.b.me.life, amount)

    def _shelter(self, deed: Deed, c: Context) -> float:
        """The gain from preventing all combat damage, or the damage of one source."""
        b = self.b
        if deed.by is None:
            return max(0.0, -self.combat.value) if self.window == BLOCKED and self.combat.fights else 0.0
        if self.window != BLOCKED:
            return 0.0
        most = 0
        for key in b.theirs:
            it: Permanent = b.p.things[key]
            if it.attacking != b.seat or it.blocked or shields(b.p, -1 - b.seat, key):
                continue
            if deed.by.permanent(b.p, key, it, c):
                most = max(most, it.power)
        return hurt(b.me.life, most)


def shields(p: Position, to: int, source: int = 0) -> int:
    """How much damage to `to` (a creature's id, or a player as a target) effects will prevent already.

    99 for an effect that prevents all. With `source`, only effects against this source count; without, only
    effects against all sources.
    """
    total = 0
    for place in p.effects:
        effect = p.things[place]
        if isinstance(effect, Shield) and effect.to == to and effect.source == source:
            total += 99 if effect.left < 0 else effect.left
    return total
