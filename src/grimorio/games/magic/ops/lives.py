"""Life that is lost and gained: its trigger, and the effects that answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from grimorio.games.magic.meaning.abilities import Matcher
from grimorio.games.magic.meaning.amounts import SizeOf
from grimorio.games.magic.meaning.asks import counters_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.deeds import COUNTER, LIFE, OTHER, Deed
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, absent, demand
from grimorio.games.magic.ops.compiler import Compiler, delayed_ability, in_play, one_target
from grimorio.games.magic.ops.flow import Paying
from grimorio.games.magic.ops.triggers import WHO, is_who, matcher
from grimorio.games.magic.ops.zones import batch_of
from grimorio.games.magic.rules import events
from grimorio.games.magic.rules.events import DAMAGE, ChangeLife
from grimorio.games.magic.rules.marks import Counters, Damage, StartEffect
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.rules.shedding import Backfiring, Feeding
from grimorio.games.magic.state.objects import NOBODY, OnStack, Permanent, Trigger, plays, seat_of
from grimorio.games.magic.words import dealings as words
from grimorio.games.magic.words import triggers
from grimorio.games.magic.words.effects import Later
from grimorio.games.magic.words.nouns import ThatMuch, You
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class Loses(Matcher):
    """The trigger on a player losing life, once for all that is lost at the same time (MTG8-CR-LIFE-2)."""

    def __init__(self, on: triggers.LosesLife) -> None:
        super().__init__(DAMAGE | events.LIFE)
        self.who = self.much = True
        self.loser = WHO[on.who]

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        seat, much = lost_by(event)
        if much <= 0 or not is_who(self.loser, seat, c):
            return False
        losses = [(other, lost_by(other)) for other in batch_of(p)]
        ours = [(other, lost) for other, (whose, lost) in losses if whose == seat and lost > 0]
        if ours[0][0] is not event:
            return False
        c.who = seat
        c.much = sum([lost for _, lost in ours])
        return True


def lost_by(event: Event) -> tuple[Seat, int]:
    """(The player who loses life by an event, how much); the number is 0 for an event of another kind."""
    if isinstance(event, Damage) and event.to < 0:
        return seat_of(event.to), event.lost
    if isinstance(event, ChangeLife):
        return event.seat, -event.amount
    return NOBODY, 0


def matched(on: triggers.Trigger, scope: Scope) -> Matcher:
    """Compile an event that triggers an ability, those of this module too.

    Raises what `matcher` raises.
    """
    return Loses(on) if isinstance(on, triggers.LosesLife) else matcher(on, scope)


class TwiceBackOp(Act):
    """The effect in which you gain twice the life that you lost in the event (MTG8-CR-LIFE-2)."""

    def __init__(self, effect: words.TwiceBack, k: Compiler) -> None:
        absent(effect, k.scope.much)
        self.deed = Deed(LIFE, k.players(You()), k.number(ThatMuch()), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        gained = 2 * c.much
        f.done()
        if gained > 0 and plays(p, c.you):
            p.emit(ChangeLife(c.you, gained, "MTG8-CR-LIFE-2"))


@dataclass(frozen=True)
class Backfires:
    """The effect of the triggered ability that `GainsBackfire` makes."""


class GainsBackfireOp(Act):
    """The effect by which players lose twice the life they gain this turn (MTG8-CR-LIFE-2)."""

    def __init__(self, effect: words.GainsBackfire, k: Compiler) -> None:
        self.later = delayed_ability(k, Later("end of turn", cast(Any, (Backfires(),))))
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        trigger = Trigger(obj.face, obj.changes, self.later.place, c.this, c.you)
        f.done()
        p.emit(StartEffect(Backfiring(trigger), "MTG8-CR-LIFE-2"))


@dataclass(frozen=True)
class Feeds:
    """The effect of the triggered ability that `GainsFromDamage` makes."""


class GainsFromDamageOp(Act):
    """The effect by which you gain life for damage that a creature deals this turn (MTG8-CR-TRIG-9)."""

    def __init__(self, effect: words.GainsFromDamage, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        one_target(effect.what, self.what)
        self.later = delayed_ability(k, Later("end of turn", cast(Any, (Feeds(),))))
        self.deed = Deed(LIFE, k.players(You()), SizeOf(self.what, False), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        obj: OnStack = p.things[f.obj]
        trigger = Trigger(obj.face, obj.changes, self.later.place, c.this, c.you)
        keys = in_play(p, self.what.keys(p, c))
        f.done()
        p.emit_all(tuple([StartEffect(Feeding(key, trigger), "MTG8-CR-TRIG-9") for key in keys]))


class FeedsOp(Act):
    """The effect in which you gain as much life as a creature has dealt damage."""

    def __init__(self, effect: Feeds, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        gained = c.much
        f.done()
        if gained > 0 and plays(p, c.you):
            p.emit(ChangeLife(c.you, gained, "MTG8-GLOSS-Punti_vita"))


class BackfiresOp(Act):
    """The effect in which the player of the event loses twice the life gained."""

    def __init__(self, effect: Backfires, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        lost = 2 * c.much
        f.done()
        if lost > 0 and plays(p, c.who):
            p.emit(ChangeLife(c.who, -lost, "MTG8-CR-LIFE-2"))


class LoseForEachOp(Paying):
    """The effect in which counters are taken off, and you pay for each or lose 1 life (MTG8-CR-UNLESS-4)."""

    def __init__(self, effect: words.LoseForEach, k: Compiler) -> None:
        demand(k.scope.this == PERMANENTS, effect, "", "it is no permanent", "word-absent", name="this")
        super().__init__(Price((effect.cost,), k.scope))
        self.counter = effect.counter
        self.deed = Deed(COUNTER, price=self.price)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not f.keys:
            holder: Permanent = p.things[c.this]
            count = counters_of(p, c.this, self.counter)
            f.keys = (count if holder.in_play else 0, 0)
            if f.keys[0]:
                p.emit(Counters(p, c.this, self.counter, -count, "MTG8-GLOSS-Segnalino"))
                return
        left, lost = f.keys
        while left and plays(p, c.you):
            paid = self.paid(p, f, c, c.you)
            if paid < 0:
                return
            f.stage = 0
            left, lost = left - 1, lost + (not paid)
            f.keys = (left, lost)
        f.done()
        if lost and plays(p, c.you):
            p.emit(ChangeLife(c.you, -lost, "MTG8-GLOSS-Perdere_punti_vita"))


OPS: Final[dict[type, Callable[[Any, Compiler], Act]]] = {
    words.TwiceBack: TwiceBackOp,
    words.GainsBackfire: GainsBackfireOp,
    Backfires: BackfiresOp,
    words.GainsFromDamage: GainsFromDamageOp,
    Feeds: FeedsOp,
    words.LoseForEach: LoseForEachOp,
}
"""The operation for each class of effect of this module."""
