"""Effects and events at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from grimorio.games.magic.meaning.abilities import LaterRules, Matcher, Op
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DESTROY, OTHER, PLACES, RETURN, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.scope import GRAVEYARD, PERMANENTS, Scope, absent
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, delayed_ability, in_play, one_target
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import STEP, BeginStep
from grimorio.games.magic.rules.lasting import Delayed, Lasting
from grimorio.games.magic.rules.marks import StartEffect, name_of
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import HASTE
from grimorio.games.magic.state.objects import END, UPKEEP, Card, OnStack, Permanent, TargetId, Trigger
from grimorio.games.magic.words import endings as words
from grimorio.games.magic.words.effects import Later
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

RULE: Final = "MTG8-CR-ENDING-1"
FOR_A_TURN: Final = 0.3
"""How much of its worth in play a creature that is there for one turn counts, for bots."""
SACRIFICED: Final = "MTG8-GLOSS-Sacrificare"


@dataclass(frozen=True)
class Goes:
    """The effect of a delayed ability: the permanent of its event is removed, sacrificed or returned."""

    to: Literal["removed", "graveyard", "hand"]


def later(k: Compiler, to: Literal["removed", "graveyard", "hand"]) -> LaterRules:
    """Compile the delayed ability by which a permanent goes to the zone `to` at the end of the turn."""
    return delayed_ability(k, Later("end of turn", cast(Any, (Goes(to),))), tells=True)


def delayed(p: Position, f: Resolve, c: Context, rules: LaterRules, key: int) -> StartEffect:
    """The event by which the delayed ability `rules`, about the permanent `key`, waits for its time."""
    obj: OnStack = p.things[f.obj]
    trigger = Trigger(obj.face, obj.changes, rules.place, c.this, c.you, key, c.you, 0)
    return StartEffect(Delayed(END, trigger), RULE)


class GoesOp(Act):
    """The effect by which the permanent of a delayed ability leaves play (MTG8-CR-ENDING-1)."""

    def __init__(self, effect: Goes, k: Compiler) -> None:
        self.to = effect.to
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, [c.that])
        f.done()
        if self.to != "graveyard":
            p.emit_all(tuple([Leave(p, key, self.to, "returned", RULE, True, c.you) for key in keys]))
            return
        mine = [key for key in keys if p.things[key].controller == c.you]
        p.emit_all(tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICED, True, c.you) for key in mine]))


class SacrificeLaterOp(Act):
    """The effect by which you sacrifice a permanent at the end of the turn (MTG8-CR-ENDING-1)."""

    def __init__(self, effect: words.SacrificeLater, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS)
        self.later = later(k, "graveyard")
        self.deed = Deed(DESTROY, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, self.what.keys(p, c))
        f.done()
        p.emit_all(tuple([delayed(p, f, c, self.later, key) for key in keys]))


class LeavesLaterOp(Act):
    """The effect by which a permanent leaves play at the end of the turn, unharmed (MTG8-CR-ENDING-1)."""

    def __init__(self, effect: words.LeavesLater, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS)
        self.later = later(k, effect.to)
        self.deed = Deed(RETURN, self.what, place=PLACES.index(effect.to))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, self.what.keys(p, c))
        f.done()
        p.emit_all(tuple([delayed(p, f, c, self.later, key) for key in keys]))


class ControllerSacrificesOp(OnObjects):
    """The effect in which the player who controls a permanent sacrifices it (MTG8-GLOSS-Sacrificare)."""

    def __init__(self, effect: words.ControllerSacrifices, k: Compiler) -> None:
        super().__init__(k.known(effect.what, PERMANENTS), "sacrifice", SACRIFICED)
        self.deed = Deed(RETURN, self.what, place=PLACES.index("removed"))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        there = in_play(p, keys)
        return tuple([Leave(p, key, "graveyard", "sacrificed", self.rule, True, c.you) for key in there])


class RaisedForTurnOp(Act):
    """The effect by which a card of a graveyard is in play for the rest of the turn (MTG8-CR-ENDING-1)."""

    def __init__(self, effect: words.RaisedForTurn, k: Compiler) -> None:
        self.what = k.which(effect.what, GRAVEYARD)
        one_target(effect.what, self.what)
        self.later = later(k, "removed")
        self.deed = Deed(RETURN, self.what, flag=True, place=PLACES.index("play"))
        self.deed.share = FOR_A_TURN

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            cards = [(key, p.things[key]) for key in self.what.keys(p, c)]
            coming = [
                Arrival(card.owner, card.face, c.you, "graveyard", key)
                for key, card in cards
                if isinstance(card, Card) and face_at(p, card.face).is_permanent
            ]
            if not coming:
                f.done()
                return
            f.stage = 1
            p.push(put_all(tuple(coming), "MTG8-2.RES-3"))
            return
        keys = in_play(p, [int(key) for key in f.answer])
        events: list[Event] = []
        for key in keys:
            lasting = Lasting((key,), True, name_of(p, f.obj))
            lasting.keywords = HASTE
            events += [StartEffect(lasting, RULE), delayed(p, f, c, self.later, key)]
        f.done()
        p.emit_all(tuple(events))


class TheirStep(Matcher):
    """The trigger on a step of a turn of the player who controls the enchanted permanent.

    It is the end of the turn (MTG8-CR-ENDING-2), or the upkeep (MTG8-CR-UPKEEP-1).
    """

    def __init__(self, on: words.TheirTurnEnds | words.TheirUpkeep, scope: Scope) -> None:
        super().__init__(STEP)
        absent(on, scope.on != 0)
        self.at = UPKEEP if isinstance(on, words.TheirUpkeep) else END
        self.who = True

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, BeginStep) or event.step != self.at or not it.on:
            return False
        c.who = event.seat
        return bool(p.things[it.on].controller == event.seat)


OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.RaisedForTurn: RaisedForTurnOp,
    words.SacrificeLater: SacrificeLaterOp,
    words.LeavesLater: LeavesLaterOp,
    words.ControllerSacrifices: ControllerSacrificesOp,
    Goes: GoesOp,
}
"""The operation for each class of effect of `words.endings`."""
