"""Effects on spells as they are played, and on what leaves play for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from grimorio.games.magic.meaning.asks import counters_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.deeds import CONTROL, COUNTER, DRAW, OTHER, RETURN, Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.numbers import Number, SameName
from grimorio.games.magic.meaning.printed import expect_printed
from grimorio.games.magic.meaning.scope import PERMANENTS, STACK, absent, demand
from grimorio.games.magic.ops.compiler import (
    Compiler,
    delayed_ability,
    forbidden,
    in_play,
    one_target,
    picked,
)
from grimorio.games.magic.ops.flow import YES_NO, Paying, counterable
from grimorio.games.magic.ops.linked import RULE as LINK
from grimorio.games.magic.ops.linked import come_back
from grimorio.games.magic.rules.bans import Safe
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.lasting import Controlled, Delayed, Linked
from grimorio.games.magic.rules.marks import Counters, StartEffect, Tap, name_of
from grimorio.games.magic.rules.moves import Leave, OffStack
from grimorio.games.magic.rules.picks import PickObjects, key_of, named
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import (
    END,
    ObjectId,
    OnStack,
    Permanent,
    TargetId,
    Trigger,
    as_target,
    in_order,
    plays,
    seat_of,
    table,
)
from grimorio.games.magic.words import responses as words
from grimorio.games.magic.words.effects import Later
from grimorio.games.magic.words.nouns import All, EachPlayer, That, TheObject
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

COUNTERED: Final = "MTG8-GLOSS-Neutralizzare"
SACRIFICES: Final = "MTG8-GLOSS-Sacrificare"
MARK: Final = "MTG8-GLOSS-Segnalino"
AWAY: Final = "MTG8-CR-WHILE-AWAY-1"
OPPONENT: Final = "MTG8-CR-OPPONENT-1"


@dataclass(frozen=True)
class ComesBack:
    """The effect of the delayed ability that `ForAWhile` makes: what it has removed comes back."""


def permanently(effect: object, k: Compiler) -> None:
    """Refuse an effect that acts on the permanent with its ability. Raises Unplayable: there is none."""
    there = k.scope.this == PERMANENTS
    demand(there, effect, "", "it is no permanent", cause="word-absent", name=type(effect).__name__)


class CounterThatOp(Paying):
    """The effect that counters the spell of the event, unless its player pays (MTG8-CR-UNLESS-2)."""

    def __init__(self, effect: words.CounterThat, k: Compiler) -> None:
        absent(effect, k.scope.that == STACK)
        self.pays = effect.pays == "namesakes"
        super().__init__(Price(("{1}" if self.pays else "",), k.scope))
        self.mark = "" if self.pays else effect.mark
        demand(not (self.pays and effect.mark), effect, "mark", "nothing is put here", cause="word-unread")
        if self.mark:
            permanently(effect, k)
        self.times: Number | None = SameName() if self.pays else None
        self.deed = Deed(
            COUNTER, k.which(TheObject(), STACK), self.times, price=self.price if self.pays else None
        )

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        there = counterable(p, c.that)
        if there and self.times is not None:
            paid = self.paid(p, f, c, c.who, self.times.value(p, c))
            if paid:
                if paid > 0:
                    f.done()
                return
        batch: list[Event] = [OffStack(p, c.that, "graveyard", "countered", COUNTERED)] if there else []
        keys = in_play(p, [c.this]) if self.mark else []
        batch += [Counters(p, key, self.mark, 1, MARK) for key in keys]
        f.done()
        p.emit_all(tuple(batch))


class NextUncounterableOp(Act):
    """The effect by which the next spell of yours that fits a noun cannot be countered (MTG8-CR-NEXT-1)."""

    def __init__(self, effect: words.NextUncounterable, k: Compiler) -> None:
        what = Filter(effect.what, k.scope, STACK)
        expect_printed(what, effect.what, "word-banned", chosen=False)
        self.place = forbidden(k, what)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        f.done()
        if plays(p, c.you):
            p.emit(StartEffect(Safe(c.you, obj.face, obj.changes, self.place), "MTG8-CR-NEXT-1"))


class SacrificeForDrawsOp(Act):
    """The effect in which you sacrifice the permanent, so that the other players draw cards."""

    def __init__(self, effect: words.SacrificeForDraws, k: Compiler) -> None:
        permanently(effect, k)
        absent(effect, k.scope.who)
        demand(effect.count > 0, effect, "count", "expected 1 or more", cause="word-count")
        self.count = effect.count
        self.deed = Deed(DRAW, k.players(EachPlayer("others")), k.number(effect.count))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            mine = [key for key in in_play(p, [c.this]) if p.things[key].controller == c.you]
            f.seats = tuple([seat for seat in in_order(p, table(p).active) if seat != c.who and mine])
            f.stage = 1
            p.emit_all(
                tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICES, True, c.you) for key in mine])
            )
        elif f.seats:
            seat = f.seats[0]
            f.seats = f.seats[1:]
            p.push(DrawCards(seat, self.count, "MTG8-GLOSS-Pescare-1"))
        else:
            f.done()


class ForAWhileOp(Act):
    """The effect that removes permanents from the game until the end of the turn (MTG8-CR-WHILE-AWAY-1).

    A note of the removed cards has the id of the spell or ability as its source; the delayed ability that
    returns them knows this id as the number of its event.
    """

    def __init__(self, effect: words.ForAWhile, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        self.may = not isinstance(effect.what, All)
        if not isinstance(effect.what, All):
            one_target(effect.what, self.what)
        self.later = delayed_ability(k, Later("end of turn", cast(Any, (ComesBack(),))))
        self.deed = Deed(RETURN, self.what, place=0)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            keys = in_play(p, self.what.keys(p, c))
            if keys and self.may and f.answer == ():
                f.ask(p, c.you, "away", YES_NO, AWAY, 1)
                return
            f.stage = 1
            f.answer = ("yes",)
        if f.stage == 1:
            keys = in_play(p, self.what.keys(p, c)) if f.answer[0] == "yes" else []
            if not keys:
                f.done()
                return
            f.keys = tuple(keys)
            f.stage = 2
            p.emit_all(tuple([Leave(p, key, "removed", "returned", AWAY, True, c.you) for key in keys]))
            return
        obj: OnStack = p.things[f.obj]
        cards = tuple([p.things[key].became for key in f.keys if p.things[key].became])
        trigger = Trigger(obj.face, obj.changes, self.later.place, c.this, c.you, 0, c.who, f.obj)
        note = Linked(f.obj, cards)
        f.done()
        p.emit_all((StartEffect(note, LINK), StartEffect(Delayed(END, trigger), AWAY)))


class ComesBackOp(Act):
    """The effect that returns what `ForAWhile` has removed, under its owners' control."""

    def __init__(self, effect: ComesBack, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        come_back(p, f, p.things[f.obj].much, "play")


class RemoveOrSacrificeOp(Act):
    """The effect in which you sacrifice the permanent unless you remove another one from the game."""

    def __init__(self, effect: words.RemoveOrSacrifice, k: Compiler) -> None:
        permanently(effect, k)
        self.what = Filter(effect.what, k.scope, PERMANENTS)
        yours_or_any(self.what, effect.what)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            mine = [key for key in self.what.found(p, c) if p.things[key].controller == c.you]
            f.pick(p, PickObjects(c.you, "away", tuple(mine), 0, 1, LINK), 1)
        elif f.stage == 1:
            f.keys = tuple(in_play(p, picked(f)))
            f.stage = 2
            if f.keys:
                p.emit(Leave(p, f.keys[0], "removed", "returned", LINK, True, c.you))
                return
            itself = [key for key in in_play(p, [c.this]) if p.things[key].controller == c.you]
            f.done()
            p.emit_all(
                tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICES, True, c.you) for key in itself])
            )
        else:
            remember(p, f, c)


def remember(p: Position, f: Resolve, c: Context) -> None:
    """Note the card that the permanent `f.keys` became, for the ability that returns it (MTG8-CR-LINK-1)."""
    cards = tuple([p.things[key].became for key in f.keys if p.things[key].became])
    f.done()
    if cards:
        p.emit(StartEffect(Linked(c.this, cards), LINK))


class OpponentRemovesOp(Act):
    """The effect in which an opponent removes a permanent of yours from the game (MTG8-CR-OPPONENT-1)."""

    def __init__(self, effect: words.OpponentRemoves, k: Compiler) -> None:
        permanently(effect, k)
        self.what = Filter(effect.what, k.scope, PERMANENTS)
        demand(effect.what.controller == "you", effect.what, "controller", "you do", cause="word-controller")
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            others = tuple([as_target(seat) for seat in table(p).seats if seat != c.you])
            f.pick(p, PickObjects(c.you, "opponent", others, 1, 1, OPPONENT), 1)
        elif f.stage == 1:
            f.seats = tuple([seat_of(key) for key in picked(f)])
            f.stage = 2
        elif f.stage == 2 and not f.seats:
            f.done()
        elif f.stage == 2:
            mine = tuple(self.what.found(p, c))
            f.pick(p, PickObjects(f.seats[0], "away", mine, 1, 1, OPPONENT), 3)
        elif f.stage == 3:
            f.keys = tuple(in_play(p, picked(f)))
            f.stage = 4
            p.emit_all(tuple([Leave(p, key, "removed", "returned", LINK, True, c.you) for key in f.keys]))
        else:
            remember(p, f, c)


class TakeMostOp(Act):
    """The effect in which you gain control of all creatures of a type if you control most of them."""

    def __init__(self, effect: words.TakeMost, k: Compiler) -> None:
        demand(k.scope.chosen == "creature type", effect, "", "no type is chosen", cause="word-no-choice")
        self.what = Filter(That(("creature",), types=("chosen",)), k.scope, PERMANENTS)
        self.deed = Deed(CONTROL, k.which(All(That(("creature",), types=("chosen",))), PERMANENTS), flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, self.what.found(p, c))
        owned = [p.things[key].controller for key in keys]
        most = max([owned.count(seat) for seat in table(p).seats if seat != c.you], default=0)
        others = tuple([key for key in keys if p.things[key].controller != c.you])
        lasting = Controlled(others, False, name_of(p, f.obj))
        lasting.seat = c.you
        f.done()
        if others and plays(p, c.you) and owned.count(c.you) > most:
            p.emit(StartEffect(lasting, "MTG8-CR-CONTROL-1"))


class PassOnOp(Act):
    """The effect in which the player of the event untaps the permanent and gains control of it."""

    def __init__(self, effect: words.PassOn, k: Compiler) -> None:
        permanently(effect, k)
        absent(effect, k.scope.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = tuple(in_play(p, [c.this])) if plays(p, c.who) else ()
        lasting = Controlled(keys, False, name_of(p, f.obj))
        lasting.seat = c.who
        tapped = [key for key in keys if p.things[key].tapped]
        f.done()
        batch: list[Event] = [Tap(p, key, True, "effect", "MTG8-GLOSS-STAPpare") for key in tapped]
        if keys and p.things[keys[0]].controller != c.who:
            batch.append(StartEffect(lasting, "MTG8-CR-CONTROL-1"))
        p.emit_all(tuple(batch))


class MoveCountersOp(Act):
    """The effect in which you may move +1/+1 counters from the permanent onto others (MTG8-CR-MOVE-1)."""

    def __init__(self, effect: words.MoveCounters, k: Compiler) -> None:
        permanently(effect, k)
        self.what = Filter(effect.what, k.scope, PERMANENTS)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-CR-MOVE-1"
        this: Permanent = p.things[c.this]
        have = counters_of(p, c.this, "+1/+1") if this.in_play else 0
        if f.stage == 1:
            f.keys = (*f.keys, int(key_of(f.answer))) if f.answer[0] == "object" else (*f.keys, 0)
            f.stage = 0
        done = bool(f.keys) and f.keys[-1] == 0
        last = f.keys[-1] if f.keys else 0
        others = [key for key in self.what.found(p, c) if key >= last and key != c.this]
        if not done and others and len(f.keys) < have:
            options: list[Option] = [("done",), *[named(TargetId(key)) for key in others]]
            f.ask(p, c.you, "move", options, rule, 1)
            return
        onto = in_play(p, [key for key in f.keys if key])
        f.done()
        batch: list[Event] = [Counters(p, c.this, "+1/+1", -len(onto), rule)] if onto else []
        for key in dict.fromkeys(onto):
            batch.append(Counters(p, key, "+1/+1", onto.count(ObjectId(key)), rule))
        p.emit_all(tuple(batch))


OPS: Final[dict[type, Callable[[Any, Compiler], Act]]] = {
    words.CounterThat: CounterThatOp,
    words.NextUncounterable: NextUncounterableOp,
    words.SacrificeForDraws: SacrificeForDrawsOp,
    words.ForAWhile: ForAWhileOp,
    ComesBack: ComesBackOp,
    words.RemoveOrSacrifice: RemoveOrSacrificeOp,
    words.OpponentRemoves: OpponentRemovesOp,
    words.TakeMost: TakeMostOp,
    words.PassOn: PassOnOp,
    words.MoveCounters: MoveCountersOp,
}
"""The operation for each class of effect of `words.responses`."""
