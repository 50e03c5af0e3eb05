"""Events and effects by which local enchantments come back, and the event of many counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.abilities import Matcher, Op
from grimorio.games.magic.meaning.asks import counters_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import OTHER, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import LEFT, PERMANENTS, Scope, absent, demand
from grimorio.games.magic.ops.compiler import Compiler
from grimorio.games.magic.rules.checks import may_enchant
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import LEAVE
from grimorio.games.magic.rules.marks import COUNTED, Counters
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.phasing import PhaseOut
from grimorio.games.magic.rules.picks import key_of, named
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import NO_OBJECT, Card, ObjectId, Permanent, plays, table
from grimorio.games.magic.words import auras as words
from grimorio.games.magic.words.counted import HasMany
from grimorio.games.magic.words.nouns import Enchanted
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE: Final = "MTG8-CR-AURA-1"


class EnchantedLeft(Matcher):
    """The trigger on the enchanted permanent leaving play, judged as it last was (MTG8-CR-LEAVES-1)."""

    def __init__(self, on: words.EnchantedLeaves, scope: Scope) -> None:
        super().__init__(LEAVE, Enchanted())
        absent(on, scope.on != 0)
        self.that = LEFT

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, (Leave, PhaseOut)) or it.on != event.key:
            return False
        if isinstance(event, Leave) and not it.in_play:
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True


class Many(Matcher):
    """The trigger on counters that are put on a permanent so that it has many (MTG8-CR-COUNTERS-5)."""

    def __init__(self, on: HasMany, scope: Scope) -> None:
        super().__init__(COUNTED, on.what)
        demand(on.least > 0, on, "least", "expected 1 or more", cause="word-count")
        self.what = Filter(on.what, scope, PERMANENTS)
        self.that = PERMANENTS
        self.least = on.least
        self.counter = on.counter

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        if not isinstance(event, Counters) or event.counter != self.counter or event.count <= 0:
            return False
        if not it.in_play or not self.what.fits(p, event.key, c):
            return False
        if counters_of(p, event.key, self.counter) < self.least:
            return False
        c.that = event.key
        c.who = p.things[event.key].controller
        return True


def happening(on: words.EnchantedLeaves | HasMany, scope: Scope) -> Matcher:
    """Compile an event of this module. Raises Unplayable: it refers to what is not there."""
    return Many(on, scope) if isinstance(on, HasMany) else EnchantedLeft(on, scope)


def aura_of(effect: words.Raising, k: Compiler) -> None:
    """Refuse an effect that returns its card, unless that is a local enchantment. Raises Unplayable."""
    face = k.scope.face
    there = face is not None and face.enchants is not None and bool(k.scope.that)
    absent(effect, there)


def buried(p: Position, key: int) -> int:
    """The id of the card in a graveyard that the permanent `key` became; 0 if it is not there any more."""
    it = p.things[key]
    card = p.things[it.became] if isinstance(it, Permanent) and it.became > 0 else None
    there = isinstance(card, Card) and card.zone == "graveyard" and plays(p, card.owner)
    return int(it.became) if there else 0


class ControllerRaisesOp(Act):
    """The effect in which the player who controlled the enchanted creature returns this card to play."""

    def __init__(self, effect: words.ControllerRaises, k: Compiler) -> None:
        aura_of(effect, k)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seat = p.things[c.that].controller
        f.done()
        raise_on(p, c.this, seat, NO_OBJECT)


class RaiseAtRandomOp(Act):
    """The effect in which you return this card to play on a creature that chance chooses."""

    def __init__(self, effect: words.RaiseAtRandom, k: Compiler) -> None:
        aura_of(effect, k)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        key = buried(p, c.this)
        if f.stage == 0 and key:
            face = face_at(p, p.things[key].face)
            creatures = [other for other in table(p).play if p.things[other].kinds & CREATURE]
            fits = [other for other in creatures if may_enchant(p, face, 0, c.you, other)]
            if fits:
                f.chance(p, "enchant", [named(other) for other in fits], [1] * len(fits), RULE, 1)
                return
        on = ObjectId(key_of(f.answer)) if f.stage == 1 else NO_OBJECT
        f.done()
        if on:
            raise_on(p, c.this, c.you, on)


def raise_on(p: Position, key: int, seat: Seat, on: ObjectId) -> None:
    """Put the card that the permanent `key` became into play under the control of the player at `seat`.

    It enchants the permanent with the id `on`; with 0, what its new controller chooses (MTG8-CR-ENCH-2).
    """
    card = buried(p, key)
    if card:
        it = p.things[card]
        p.push(put_all((Arrival(it.owner, it.face, seat, "graveyard", card, on=on),), RULE))


OPS: Final[dict[type, Callable[[Any, Compiler], Op]]] = {
    words.ControllerRaises: ControllerRaisesOp,
    words.RaiseAtRandom: RaiseAtRandomOp,
}
"""The operation for each class of effect of `words.auras`."""
