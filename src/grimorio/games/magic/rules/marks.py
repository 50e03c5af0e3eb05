"""Events that change objects in their zone: damage, tapping, counters, combat, and lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import (
    ATTACK,
    BLOCK,
    DAMAGE,
    EFFECTS_CHANGED,
    FOR_MANA,
    LIFE,
    LIFE_CHANGED,
    PLAY_CHANGED,
    PLAYED,
    TAP,
    TARGET,
)
from grimorio.games.magic.rules.moves import leave_combat
from grimorio.games.magic.rules.tethered import release
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    NOBODY,
    TABLE,
    Card,
    OnStack,
    Permanent,
    Player,
    Table,
    TargetId,
    Trigger,
    as_object,
    seat_of,
    table,
)
from grimorio.games.magic.state.tally import stand, tally
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

COUNTED: Final = 2 * LIFE
"""The kind of the events in which counters are put on permanents or taken off."""


def name_of(p: Position, key: int) -> str:
    """The name of the object with the id `key`; "" for a player (0 or less), or an object without a name."""
    thing = p.things[key] if key > 0 else None
    if not isinstance(thing, (Permanent, OnStack, Card)):
        return ""
    book: Book = p.book
    return book.face(thing.face).name


def life_stays(p: Position, seat: Seat) -> bool:
    """Whether damage cannot bring this player below 1 life (`LifeStaysAtOne`)."""
    things = p.things
    t = table(p)
    rulers = [things[key] for key in t.rulers if things[key].controller == seat and things[key].own]
    return any(face_at(p, it.face, it.changes).life_stays for it in rulers) and any(
        things[key].controller == seat and things[key].kinds & CREATURE for key in t.play
    )


def remembers(p: Position, source: int) -> bool:
    """Whether the object `source` remembers to what it deals damage (MTG8-CR-HURT-1)."""
    dealer = p.things[source]
    return isinstance(dealer, Permanent) and bool(face_at(p, dealer.face, dealer.changes).remembers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Event):
    """A source deals damage to a creature or player (MTG8-GLOSS-Danno-1).

    Attributes:
        source: id of the object.
        to: id of the creature, or the player as a target.
        amount: how much, above 0.
        combat: whether it is combat damage.
        name, onto: the names of the source and of the creature, for the log.
        left: the player's life total afterwards, for the log; 0 before that, and for creatures.
        lost: how much life the player has lost by it, once it has happened (MTG8-CR-LIFE-2).
    """

    NAME = "damage"
    KIND = DAMAGE
    FIELDS = ("rule", "source", "to", "amount", "combat", "name", "onto", "left")

    def __init__(self, p: Position, source: int, to: TargetId, amount: int, combat: bool, rule: str) -> None:
        super().__init__(rule)
        self.source = source
        self.to = to
        self.amount = amount
        self.combat = combat
        self.name: str = name_of(p, source)
        self.onto: str = name_of(p, to)
        self.left = self.lost = 0

    def affected(self, position: Position) -> Seat:
        if self.to < 0:
            return seat_of(self.to)
        controller: Seat = position.things[self.to].controller
        return controller

    def apply(self, position: Position) -> None:
        if position.book.tallies:
            tally(position, self.to, self.amount)
        if self.to > 0:
            it: Permanent = position.edit(self.to)
            it.damage += self.amount
            if self.source not in it.hurt_by and remembers(position, self.source):
                it.hurt_by = (*it.hurt_by, self.source)
            return
        whose: Player = position.edit(-self.to)
        left = whose.life - self.amount
        if left < 1 <= whose.life and life_stays(position, seat_of(self.to)):
            left = 1
        self.lost = whose.life - left
        whose.life = self.left = left
        position.stale |= LIFE_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class Tap(Event):
    """A permanent becomes tapped; with `untap`, it becomes untapped.

    Attributes:
        why: the cause: "cost", "mana", "attack", "effect" or "untap step".
    """

    NAME = "tap"
    KIND = TAP
    FIELDS = ("rule", "key", "untap", "why", "name")

    def __init__(self, p: Position, key: int, untap: bool, why: str, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.untap = untap
        self.why = why
        self.name: str = name_of(p, key)

    def apply(self, position: Position) -> None:
        permanent: Permanent = position.edit(self.key)
        permanent.tapped = not self.untap
        if self.untap:
            release(position, self.key)

    def affected(self, position: Position) -> Seat:
        controller: Seat = position.things[self.key].controller
        return controller


@mypyc_attr(allow_interpreted_subclasses=True)
class TappedForMana(Event):
    """A permanent was tapped for mana. The event changes nothing, but abilities trigger on it."""

    NAME = "tapped-for-mana"
    KIND = FOR_MANA
    FIELDS = ("rule", "key", "seat")

    def __init__(self, key: int, seat: Seat, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.seat = seat

    def apply(self, position: Position) -> None:
        pass

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Counters(Event):
    """`count` counters named `counter` are put on a permanent; a negative `count` takes counters off."""

    NAME = "counters"
    KIND = COUNTED
    FIELDS = ("rule", "key", "counter", "count", "name")

    def __init__(self, p: Position, key: int, counter: str, count: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.counter = counter
        self.count = count
        self.name: str = name_of(p, key)

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        others = [one for one in it.counters if one[0] != self.counter]
        count, stamp = next((one[1:] for one in it.counters if one[0] == self.counter), (0, 0))
        if self.count > 0:
            t: Table = position.edit(TABLE)
            t.stamp += 1
            stamp = t.stamp
        count += self.count
        it.counters = tuple(sorted([*others, (self.counter, count, stamp)] if count > 0 else others))
        it.fresh = True
        position.stale |= PLAY_CHANGED | EFFECTS_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Event):
    """A creature attacks a player."""

    NAME = "attack"
    KIND = ATTACK
    FIELDS = ("rule", "key", "seat", "name")

    def __init__(self, p: Position, key: int, seat: Seat, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.seat = seat
        self.name: str = name_of(p, key)

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        it.attacking = self.seat
        it.attacked = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Event):
    """A creature blocks an attacker. With `first`, no other creature has blocked it before: it becomes
    blocked now.
    """

    NAME = "block"
    KIND = BLOCK
    FIELDS = ("rule", "key", "attacker", "first", "name", "onto")

    def __init__(self, p: Position, key: int, attacker: int, first: bool, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.attacker = attacker
        self.first = first
        self.name: str = name_of(p, key)
        self.onto: str = name_of(p, attacker)

    def apply(self, position: Position) -> None:
        blocker: Permanent = position.edit(self.key)
        blocker.blocking = True
        blocker.blocks = (*blocker.blocks, as_object(self.attacker))
        attacker: Permanent = position.edit(self.attacker)
        attacker.blocked = True
        attacker.blockers = (*attacker.blockers, as_object(self.key))
        if position.book.duels:
            stand(position, self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveCombat(Event):
    """A creature is removed from combat."""

    NAME = "leave-combat"
    FIELDS = ("rule", "key")

    def __init__(self, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key

    def apply(self, position: Position) -> None:
        leave_combat(position, self.key, position.edit(self.key))


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike(Event):
    """Creatures that assign damage in the first strike step are marked, so that they assign none later."""

    NAME = "strike"
    FIELDS = ("rule", "keys")

    def __init__(self, keys: tuple[int, ...], rule: str) -> None:
        super().__init__(rule)
        self.keys = keys

    def apply(self, position: Position) -> None:
        for key in self.keys:
            permanent: Permanent = position.edit(key)
            permanent.struck = True

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class EndCombat(Event):
    """Combat is over: nothing attacks or blocks any more."""

    NAME = "end-combat"

    def apply(self, position: Position) -> None:
        for key in table(position).play:
            it: Permanent = position.things[key]
            if it.attacking != NOBODY or it.blocking or it.struck or it.blocked:
                it = position.edit(key)
                it.attacking = NOBODY
                it.blocked = False
                it.blockers = ()
                it.blocking = False
                it.blocks = ()
                it.struck = False

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Event):
    """A spell or ability has been played. Spells are counted, and storm triggers (MTG8-CR-STORM-1).

    Attributes:
        seat: the player who has played it.
        onto: the names of its targets, "" for players.
    """

    NAME = "played"
    KIND = PLAYED
    FIELDS = ("rule", "key", "seat", "name", "kind", "targets", "onto", "x")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        thing: OnStack = p.things[key]
        self.key = key
        self.seat: Seat = thing.controller
        self.name: str = name_of(p, key)
        self.kind: str = thing.kind
        self.targets: tuple[int, ...] = thing.targets
        self.onto: tuple[str, ...] = tuple(name_of(p, target) for target in thing.targets)
        self.x: int = thing.x

    def apply(self, position: Position) -> None:
        if self.kind != "spell":
            return
        t: Table = position.edit(TABLE)
        before = t.spells
        t.spells += 1
        spell: OnStack = position.things[self.key]
        storm = position.book.face(spell.face, spell.changes).storm
        if storm is not None:
            trigger = Trigger(spell.face, spell.changes, storm.place, self.key, self.seat, self.key)
            trigger.much = before
            position.triggered += (trigger,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Targeted(Event):
    """An object or player becomes the target of a spell or ability."""

    NAME = "targeted"
    KIND = TARGET
    FIELDS = ("rule", "key", "by")

    def __init__(self, key: int, by: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.by = by

    def apply(self, position: Position) -> None:
        pass

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOnStack(Event):
    """Something chosen for a spell or ability on the stack, such as X, is stored in it.

    The value `value` is stored in the attribute `field` of the object (`OnStack`) with the id `key`.
    """

    NAME = "chosen"
    FIELDS = ("rule", "key", "field", "value")

    def __init__(self, key: int, field: str, value: int | str | tuple[int, ...], rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.field = field
        self.value = value

    def apply(self, position: Position) -> None:
        setattr(position.edit(self.key), self.field, self.value)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class StartEffect(Event):
    """A lasting effect, such as a shield or a change of characteristics, begins."""

    NAME = "effect"
    OPEN = True
    FIELDS = ("rule", "thing")

    def __init__(self, thing: Thing, rule: str) -> None:
        super().__init__(rule)
        self.thing = thing

    def apply(self, position: Position) -> None:
        thing: Any = self.thing.copy()
        key = position.add(thing)
        if not isinstance(thing, Effect):
            t: Table = position.edit(TABLE)
            t.stamp += 1
            thing.stamp = t.stamp
            t.statics = (*t.statics, as_object(key))
            position.stale |= EFFECTS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "effect": type(self.thing).__name__.lower(), "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class EndEffect(Event):
    """A lasting effect ends."""

    NAME = "effect-ends"
    FIELDS = ("rule", "key")

    def __init__(self, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key

    def apply(self, position: Position) -> None:
        position.remove(self.key)
        t: Table = table(position)
        if self.key in t.statics:
            t = position.edit(TABLE)
            t.statics = tuple(key for key in t.statics if key != self.key)
            position.stale |= EFFECTS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Heal(Event):
    """Damage is removed from permanents, in the cleanup step or by regeneration; no `keys` means from all."""

    NAME = "damage-wears-off"
    FIELDS = ("rule", "keys")

    def __init__(self, keys: tuple[int, ...], rule: str) -> None:
        super().__init__(rule)
        self.keys = keys

    def apply(self, position: Position) -> None:
        for key in self.keys or table(position).play:
            if position.things[key].damage:
                permanent: Permanent = position.edit(key)
                permanent.damage = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeTrigger(Event):
    """A trigger leaves the list of triggers that wait for the stack; `place` is its index in the list.

    The list is `Position.triggered`.
    """

    NAME = "trigger"
    FIELDS = ("rule", "place")

    def __init__(self, place: int, rule: str) -> None:
        super().__init__(rule)
        self.place = place

    def apply(self, position: Position) -> None:
        waiting = position.triggered
        position.triggered = waiting[: self.place] + waiting[self.place + 1 :]

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class LandPlayed(Event):
    """The active player has played a land. The event only adds to the count of lands played this turn."""

    NAME = "land-played"
    FIELDS = ("rule", "seat", "name")

    def __init__(self, seat: Seat, name: str, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.name = name

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.lands += 1
