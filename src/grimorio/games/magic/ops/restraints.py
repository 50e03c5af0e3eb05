"""Effects that forbid, allow, add or skip something for a time, or empty a zone."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import CANT_BLOCK, DISCARD, KEYWORD, MILL, OTHER, PHASES, TAP, Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.printed import expect_printed
from grimorio.games.magic.meaning.scope import GRAVEYARD, PERMANENTS, STACK, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, forbidden, in_play, ward
from grimorio.games.magic.ops.linked import just_removed, returns_removed
from grimorio.games.magic.rules.bans import EXTRA, SKIPPED, Ban, NoteKind, Shelter, Truce, TurnNote, Urge
from grimorio.games.magic.rules.discards import FromGraveyard, Mill, RemoveHeld
from grimorio.games.magic.rules.events import ChangeLife
from grimorio.games.magic.rules.lasting import (
    Blocking,
    Climbing,
    Daunting,
    Doomed,
    Idle,
    Kept,
    Lasting,
    Linked,
    Piercing,
    Standing,
)
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.ranging import Wide
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import UNBLOCKABLE
from grimorio.games.magic.state.objects import OnStack, TargetId, player
from grimorio.games.magic.words import restraints as words
from grimorio.games.magic.words.nouns import LAND, You
from grimorio.kernel.event import Event
from grimorio.kernel.playable import plain
from grimorio.kernel.position import Position

THIS_TURN: Final[dict[type, tuple[type[Lasting], str, str]]] = {
    words.AsThoughUnblocked: (Piercing, "unblocked", "MTG8-CR-DAMAGE-3"),
    words.AttacksAsNoWall: (Climbing, "no-wall", "MTG8-CR-ATTACK-7"),
    words.BlockedByMany: (Daunting, "daunting", "MTG8-CR-BLOCK-7"),
}
"""For classes of effects on attacks and blocks: (what lasts, the choice it is, its rule)."""


class ThisTurnOp(OnObjects):
    """The effect that changes this turn what permanents do in combat, or keeps them from regenerating.

    Rules MTG8-CR-REGEN-2, MTG8-CR-BLOCK-4, MTG8-CR-ATTACK-TAP-1, MTG8-CR-DAMAGE-5 and those of `THIS_TURN`.
    """

    def __init__(
        self,
        effect: words.CantRegenerate
        | words.MayBlockMore
        | words.NoCombatDamage
        | words.NoAttackTap
        | words.AsThoughUnblocked
        | words.AttacksAsNoWall
        | words.BlockedByMany,
        k: Compiler,
    ) -> None:
        self.made: type[Lasting] = Idle
        ask, rule, kind = "no-combat-damage", "MTG8-CR-DAMAGE-5", CANT_BLOCK
        if isinstance(effect, words.CantRegenerate):
            self.made = Doomed
            ask, rule, kind = "doomed", "MTG8-CR-REGEN-2", OTHER
        elif isinstance(effect, words.NoAttackTap):
            self.made = Standing
            ask, rule, kind = "no-attack-tap", "MTG8-CR-ATTACK-TAP-1", OTHER
        elif isinstance(effect, words.MayBlockMore):
            self.made = Blocking
            ask, rule, kind = "blocks-more", "MTG8-CR-BLOCK-4", OTHER
        elif not isinstance(effect, words.NoCombatDamage):
            self.made, ask, rule = THIS_TURN[effect.__class__]
            kind = OTHER
        super().__init__(k.which(effect.what, PERMANENTS), ask, rule)
        self.ward = ward(k, effect.what)
        through = isinstance(effect, (words.AsThoughUnblocked, words.BlockedByMany))
        self.deed = Deed(KEYWORD, self.what, words=UNBLOCKABLE) if through else Deed(kind, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        if self.ward >= 0:
            wide = Wide(self.made.__name__, f.obj, self.ward, name_of(p, f.obj))
            return (StartEffect(wide, self.rule),)
        there = tuple(in_play(p, keys))
        lasting = self.made(there, True, name_of(p, f.obj))
        return (StartEffect(lasting, self.rule),) if there else ()


class StaysTappedOp(OnObjects):
    """The effect by which permanents do not untap in their controller's next untap step.

    Rule MTG8-CR-UNTAP-3.
    """

    def __init__(self, effect: words.StaysTapped, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "stays-tapped", "MTG8-CR-UNTAP-3")
        self.deed = Deed(TAP, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        name = name_of(p, f.obj)
        return tuple([StartEffect(Kept((key,), False, name), self.rule) for key in in_play(p, keys)])


class CantPlayOp(Act):
    """The effect by which players cannot play spells that fit a noun, or lands, this turn.

    Rule MTG8-CR-BAN-1.
    """

    def __init__(self, effect: words.CantPlay, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, STACK | PERMANENTS)
        land = plain(effect.what) == LAND
        demand(
            land or self.what.zone == "stack", effect, "what", "expected spells or lands", cause="word-banned"
        )
        expect_printed(self.what, effect.what, "word-banned", chosen=False)
        self.place = forbidden(k, self.what)
        self.who = k.players(effect.who)
        self.deed = Deed(PHASES, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        seats = tuple(self.who.seats(p, c))
        f.done()
        if seats:
            p.emit(StartEffect(Ban(seats, obj.face, obj.changes, self.place), "MTG8-CR-BAN-1"))


class TurnsOp(Act):
    """The effect by which players take extra turns (MTG8-CR-TURN-1) or skip a turn (MTG8-CR-TURN-2)."""

    def __init__(self, effect: words.ExtraTurn | words.SkipTurn, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.kind: NoteKind = "skip"
        self.rule = SKIPPED
        self.count = 1
        if isinstance(effect, words.ExtraTurn):
            self.kind = "extra"
            self.rule = EXTRA
            self.count = effect.count
            demand(self.count > 0, effect, "count", "expected 1 or more", cause="word-count")
        self.deed = Deed(PHASES, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        f.done()
        notes = [TurnNote(seat, self.kind) for seat in seats for _ in range(self.count)]
        p.emit_all(tuple([StartEffect(note, self.rule) for note in notes]))


class RemoveBuriedOp(Act):
    """The effect in which players remove cards in their graveyards from the game (MTG8-2.RES-3)."""

    def __init__(self, effect: words.RemoveBuried, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, GRAVEYARD)
        demand(not self.what.controller, effect.what, "controller", "the players do", cause="word-controller")
        self.who = k.players(effect.who)
        demand(not isinstance(effect.who, You), effect, "who", "that is Return", cause="word-others")
        self.deed = Deed(MILL, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        cards = [key for seat in seats for key in player(p, seat).graveyard]
        fitting = [key for key in cards if self.what.buried(p, key, p.things[key], c)]
        f.done()
        p.emit_all(tuple([FromGraveyard(p, key, "removed", "MTG8-2.RES-3") for key in fitting]))


class RemoveHandOp(Act):
    """The effect in which players remove their hands from the game (MTG8-2.RES-3).

    Another ability of the permanent may return these cards (MTG8-CR-LINK-1).
    """

    def __init__(self, effect: words.RemoveHand, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.linked = returns_removed(k.scope.face)
        self.deed = Deed(DISCARD, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.stage = 1
            held = [(seat, card) for seat in self.who.seats(p, c) for card in player(p, seat).hand]
            f.seats = tuple([seat for seat, _ in held])
            p.emit_all(tuple([RemoveHeld(p, seat, card, "MTG8-2.RES-3") for seat, card in held]))
            return
        cards = just_removed(p, f.seats)
        f.done()
        if self.linked and cards:
            p.emit(StartEffect(Linked(c.this, tuple(cards)), "MTG8-CR-LINK-1"))


class MillHalfOp(Act):
    """The effect in which players put the top half of their libraries into graveyards (MTG8-1.ZONE-GY-1)."""

    def __init__(self, effect: words.MillHalf, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.deed = Deed(MILL, self.who, flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        batch: list[Event] = []
        for seat in self.who.seats(p, c):
            half = len(player(p, seat).library) // 2
            batch += [Mill(p, seat, "MTG8-1.ZONE-GY-1", place) for place in range(half)]
        f.done()
        p.emit_all(tuple(batch))


class ShelteredOp(Act):
    """The effect by which you cannot be a target this turn (MTG8-CR-TARGET-3)."""

    def __init__(self, effect: words.Sheltered, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        p.emit(StartEffect(Shelter((c.you,)), "MTG8-CR-TARGET-3"))


class NoAttackOp(Act):
    """The effect by which creatures that fit a noun cannot attack this turn (MTG8-CR-ATTACK-4)."""

    def __init__(self, effect: words.NoAttack, k: Compiler) -> None:
        what = Filter(effect.what, k.scope, PERMANENTS)
        own = not (what.other or what.hurt or what.chosen_type or what.chosen_color or what.not_chosen)
        demand(own, effect.what, "", "expected creatures as they are then", cause="word-banned")
        whose = effect.what.controller in (None, "you", "opponent", "another player")
        demand(whose, effect.what, "controller", "expected creatures as they are then", cause="word-banned")
        self.place = forbidden(k, what)
        self.deed = Deed(PHASES)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        f.done()
        p.emit(StartEffect(Truce(c.you, obj.face, obj.changes, self.place), "MTG8-CR-ATTACK-4"))


class MustAttackNowOp(Act):
    """The effect by which creatures that fit a noun attack this turn if able (MTG8-CR-ATTACK-6)."""

    def __init__(self, effect: words.MustAttackNow, k: Compiler) -> None:
        what = Filter(effect.what, k.scope, PERMANENTS)
        whose = effect.what.controller in (None, "you", "opponent", "another player")
        own = whose and not (what.other or what.hurt)
        demand(own, effect.what, "", "expected creatures as they are then", cause="word-banned")
        self.place = forbidden(k, what)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        f.done()
        urge = Urge(c.you, obj.face, obj.changes, self.place, c.chosen)
        p.emit(StartEffect(urge, "MTG8-CR-ATTACK-6"))


class LifeBecomesOp(Act):
    """The effect by which life totals become a number (MTG8-CR-LIFE-1)."""

    def __init__(self, effect: words.LifeBecomes, k: Compiler) -> None:
        self.life = effect.life
        self.who = k.players(effect.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        changes = [(seat, self.life - player(p, seat).life) for seat in self.who.seats(p, c)]
        f.done()
        p.emit_all(tuple([ChangeLife(seat, more, "MTG8-CR-LIFE-1") for seat, more in changes if more]))
