"""Events in which objects change zones."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import (
    EFFECTS_CHANGED,
    ENTER,
    GRAVEYARDS_CHANGED,
    HANDS_CHANGED,
    LEAVE,
    PLAY_CHANGED,
    insert,
    without,
)
from grimorio.games.magic.rules.lasting import deafen, listen
from grimorio.games.magic.rules.tethered import release
from grimorio.games.magic.state.hidden import Copied, Flashed, Maddened, Veiled, secret_of
from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    KNOWN,
    NO_OBJECT,
    NOBODY,
    TABLE,
    Card,
    CombatDamage,
    FaceIndex,
    ObjectId,
    OnStack,
    Permanent,
    Player,
    Table,
    TargetId,
    as_object,
)
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat
from grimorio.kernel.thing import Saved


def bury(position: Position, face: FaceIndex, owner: Seat, zone: str = "graveyard") -> ObjectId:
    """Put a card with this face into its owner's graveyard, or with `zone` "removed" out of the game.

    Returns the card's new id.
    """
    key = ObjectId(TargetId(position.add(Card(face, owner, zone))))
    whose: Player = position.edit(1 + owner)
    if zone == "graveyard":
        whose.graveyard = (key, *whose.graveyard)
        position.stale |= GRAVEYARDS_CHANGED
        if position.book.face(face).buried:
            listen(position, key, face)
    else:
        whose.removed = (key, *whose.removed)
    return key


def unbury(position: Position, key: int) -> Card:
    """Take the card with the id `key` out of its graveyard and return it."""
    card: Card = position.things[key]
    whose: Player = position.edit(1 + card.owner)
    whose.graveyard = tuple(other for other in whose.graveyard if other != key)
    if position.book.face(card.face).buried:
        deafen(position, key)
    position.remove(key)
    position.stale |= GRAVEYARDS_CHANGED
    return card


def back(position: Position, key: int) -> Card:
    """Take the card with the id `key` back that was removed from the game, and return it."""
    card: Card = position.things[key]
    whose: Player = position.edit(1 + card.owner)
    whose.removed = tuple(other for other in whose.removed if other != key)
    position.remove(key)
    return card


def put(position: Position, face: FaceIndex, owner: Seat, zone: str) -> ObjectId:
    """Put a card with this face from a public zone into another zone of its owner.

    A token goes nowhere: it ceases to exist.

    Returns:
        the new id of the card; 0 for a token, and in hand or library, where cards have no ids.
    """
    if position.book.face(face).token:
        return NO_OBJECT
    if zone in ("graveyard", "removed"):
        return bury(position, face, owner, zone)
    whose: Player = position.edit(1 + owner)
    card = face | EVERYBODY << KNOWN
    if zone == "hand":
        whose.hand = insert(whose.hand, card)
        position.stale |= HANDS_CHANGED
    elif zone == "bottom":
        whose.library = (*whose.library, card)
    else:
        whose.library = (card, *whose.library)
    return NO_OBJECT


Goal = Literal["graveyard", "hand", "library", "bottom", "removed"]
"""The zones of its owner to which a card may go; "library" means its top, "bottom" its bottom."""

Reason = Literal[
    "destroyed",
    "sacrificed",
    "returned",
    "toughness",
    "enchantment",
    "legend",
    "world",
    "owner left",
    "controller left",
]
"""The reasons for which a permanent leaves play."""

StackGoal = Literal["graveyard", "hand", "removed", ""]
"""The zones to which a spell on the stack may go; "" for an ability, or a permanent that comes into play."""

StackReason = Literal["resolved", "countered", "illegal", "owner left", "undone"]
"""The reasons for which an object leaves the stack.

"illegal": no target is legal any more. "undone": it was only being announced.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(Event):
    """A permanent leaves play.

    Attributes:
        key: id of the permanent.
        to: the zone of its owner to which it goes.
        why: the reason: an action such as "destroyed", or the state-based effect.
        regenerate: for a permanent that is destroyed, whether it can be regenerated.
        by: seat that controls the spell or ability that causes it, or `NOBODY`.
        name: its name, for the log.
    """

    NAME = "leave"
    KIND = LEAVE
    FIELDS = ("rule", "key", "to", "why", "regenerate", "by", "name")

    def __init__(
        self,
        p: Position,
        key: int,
        to: Goal,
        why: Reason,
        rule: str,
        regenerate: bool = True,
        by: Seat = NOBODY,
    ) -> None:
        super().__init__(rule)
        self.key = key
        self.to = to
        self.why = why
        self.regenerate = regenerate
        self.by = by
        secret = secret_of(p.things[key])
        self.name = face_at(p, p.things[key].face if secret == FACE_UP else secret & FACE).name

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        if not it.in_play:
            return
        take_out_of_play(position, self.key, it)
        secret = secret_of(it)
        face = it.face if secret == FACE_UP else FaceIndex(secret & FACE)
        it.became = put(position, face, it.owner, self.to)

    def affected(self, position: Position) -> Seat:
        controller: Seat = position.things[self.key].controller
        return controller


def take_out_of_play(position: Position, key: int, it: Permanent) -> None:
    """Take the permanent `it` out of play; its last state is kept under its id `key`."""
    it.in_play = False
    t: Table = position.edit(TABLE)
    t.play = tuple(other for other in t.play if other != key)
    t.gone = (*t.gone, as_object(key))
    if key in t.statics:
        t.statics = tuple(other for other in t.statics if other != key)
        position.stale |= EFFECTS_CHANGED
    if key in t.rulers:
        t.rulers = tuple(other for other in t.rulers if other != key)
    for watch in it.watches:
        position.remove(watch)
    leave_combat(position, key, it)
    release(position, key)
    position.stale |= PLAY_CHANGED


def leave_combat(position: Position, key: int, it: Permanent) -> None:
    """Remove the creature `it`, whose id is `key`, from combat.

    Creatures that it blocked stay blocked; its blockers stay blockers.
    """
    for other in it.blocks:
        position.edit(other).blockers = tuple(k for k in position.things[other].blockers if k != key)
    for other in it.blockers:
        position.edit(other).blocks = tuple(k for k in position.things[other].blocks if k != key)
    it.attacking = NOBODY
    it.blocked = False
    it.blockers = ()
    it.blocking = False
    it.blocks = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Enter(Event):
    """A permanent comes into play.

    Attributes:
        face: the number of the card's face.
        owner: the seat that owns it.
        under: the seat under whose control it comes into play.
        zone: where it comes from: "stack", "graveyard" or "removed" (`ref` is the id there), "hand" or
            "library" (`ref` is the card), "set-aside" (`ref` is its id when it was in play) or "nowhere" (a
            token).
        tapped: whether it comes into play tapped.
        on: id of the permanent that it enchants, or 0.
        chosen: the colour or creature type chosen as it comes into play.
        name: its name, for the log.
    """

    NAME = "enter"
    KIND = ENTER
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rule", "face", "owner", "under", "zone", "ref", "tapped", "on", "chosen", "name",
    )  # fmt: skip

    def __init__(
        self,
        p: Position,
        face: FaceIndex,
        owner: Seat,
        under: Seat,
        zone: str,
        ref: int,
        rule: str,
        tapped: bool = False,
        on: ObjectId = NO_OBJECT,
        chosen: str = "",
    ) -> None:
        super().__init__(rule)
        printed = face_at(p, face)
        self.face = face
        self.owner = owner
        self.under = under
        self.zone = zone
        self.ref = ref
        self.tapped = tapped or printed.enters_tapped
        self.on = on
        self.chosen = chosen
        self.name: str = printed.name

    def affected(self, position: Position) -> Seat:
        return self.under

    def apply(self, position: Position) -> None:
        if self.zone == "graveyard":
            unbury(position, self.ref)
        elif self.zone == "hand":
            whose: Player = position.edit(1 + self.owner)
            whose.hand = without(whose.hand, self.ref)
            position.stale |= HANDS_CHANGED
        elif self.zone == "library":
            whose = position.edit(1 + self.owner)
            whose.library = without(whose.library, self.ref)
        elif self.zone == "removed":
            back(position, self.ref)
        t: Table = position.edit(TABLE)
        if self.zone == "set-aside":
            t.aside = tuple(key for key in t.aside if key != self.ref)
        t.stamp += 1
        secret = secret_of(position.things[self.ref]) if self.zone == "stack" else FACE_UP
        if secret == FACE_UP and position.book.face(self.face).morph is None:
            permanent = Permanent(self.face, self.owner, self.under, t.stamp)
        else:
            permanent = veiled = Veiled(self.face, self.owner, self.under, t.stamp)
            veiled.secret = secret
        permanent.tapped = self.tapped
        permanent.on = self.on
        permanent.chosen = self.chosen
        permanent.since = t.moment
        key = position.add(permanent)
        if self.zone == "stack":
            spell = position.edit(self.ref)
            spell.became = key
            take_off_stack(position, self.ref)
        t.play = (*t.play, as_object(key))
        t.entered = key
        listed(position, key, self.face)
        position.stale |= PLAY_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterWith(Enter):
    """A permanent comes into play with counters on it (MTG8-CR-COUNTERS-1).

    Attributes:
        counters: (name, number) for each kind of counters.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Enter.FIELDS, "counters")

    counters: tuple[tuple[str, int], ...] = ()

    def apply(self, position: Position) -> None:
        super().apply(position)
        t: Table = position.edit(TABLE)
        t.stamp += 1
        permanent: Permanent = position.edit(t.entered)
        permanent.counters = tuple(sorted([(name, count, t.stamp) for name, count in self.counters]))
        position.stale |= EFFECTS_CHANGED


def listed(position: Position, key: int, index: FaceIndex) -> None:
    """Add the permanent with the id `key` to the lists of permanents with static abilities.

    These are `Table.statics` (abilities that change characteristics) and `Table.rulers` (abilities that do
    anything else). A permanent without static abilities is not added. `index` is the index of its face in
    the game's book.
    """
    t: Table = position.edit(TABLE)
    face = position.book.face(index)
    if face.alters or face.awake is not None:
        t.statics = (*t.statics, as_object(key))
        position.stale |= EFFECTS_CHANGED
    if face.rules or face.bonus:
        t.rulers = (*t.rulers, key)


def take_off_stack(position: Position, key: int) -> None:
    """Take the spell, ability or combat damage with the id `key` off the stack."""
    thing = position.edit(key)
    thing.gone = True
    t: Table = position.edit(TABLE)
    t.stack = tuple(other for other in t.stack if other != key)
    t.gone = (*t.gone, as_object(key))


@mypyc_attr(allow_interpreted_subclasses=True)
class OffStack(Event):
    """A spell or ability leaves the stack.

    Attributes:
        key: its id.
        to: where a card goes: "graveyard", "hand" …; "" for an ability or a permanent that comes into play.
        why: "resolved", "countered", "illegal" (no legal target is left), "owner left", or "undone" (it was
            only being announced).
        name: the name of the card, or of the card whose ability it is.
    """

    NAME = "off-stack"
    FIELDS = ("rule", "key", "to", "why", "name")

    def __init__(self, p: Position, key: int, to: StackGoal, why: StackReason, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        thing = p.things[key]
        if isinstance(thing, Flashed) and to:
            to = "graveyard" if why == "undone" else "removed"
        if isinstance(thing, Maddened) and why == "undone":
            to = "graveyard"
        if isinstance(thing, Copied):
            to = ""
        self.to = to
        self.why = why
        self.name: str = face_at(p, thing.face).name if isinstance(thing, OnStack) else ""
        if to and why != "undone" and secret_of(thing) != FACE_UP:
            self.name = face_at(p, secret_of(thing) & FACE).name

    def apply(self, position: Position) -> None:
        thing = position.edit(self.key)
        if thing.gone:
            return
        take_off_stack(position, self.key)
        secret = secret_of(thing)
        if secret != FACE_UP and self.to:
            if self.why == "undone":
                whose: Player = position.edit(1 + thing.owner)
                whose.hand = insert(whose.hand, secret)
                position.stale |= HANDS_CHANGED
            else:
                thing.became = put(position, FaceIndex(secret & FACE), thing.owner, self.to)
        elif self.to and isinstance(thing, OnStack) and thing.kind == "spell":
            thing.became = put(position, thing.face, thing.owner, self.to)


@mypyc_attr(allow_interpreted_subclasses=True)
class OntoStack(Event):
    """A spell, ability or combat damage is put onto the stack.

    Attributes:
        thing: the spell, ability or combat damage.
        zone: the zone from which a card comes: "hand", "graveyard" or "removed"; "shown" for the ability of
            a card that stays in hand and is revealed; "" for an object that is no card.
        card: the card, as its number in hand, or its id in the graveyard.
        name: the name of the card.
    """

    NAME = "onto-stack"
    OPEN = True
    FIELDS = ("rule", "thing", "zone", "card", "name")

    def __init__(
        self, p: Position, thing: OnStack | CombatDamage, rule: str, zone: str = "", card: int = 0
    ) -> None:
        super().__init__(rule)
        self.thing: Saved = thing
        self.zone = zone
        self.card = card
        self.name: str = face_at(p, thing.face).name if isinstance(thing, OnStack) else ""

    def apply(self, position: Position) -> None:
        thing: Any = self.thing.copy()
        key = position.add(thing)
        if isinstance(thing, OnStack):
            if thing.kind == "spell":
                thing.source = key
            if self.zone == "hand":
                whose: Player = position.edit(1 + thing.owner)
                whose.hand = without(whose.hand, self.card)
                position.stale |= HANDS_CHANGED
            elif self.zone == "shown":
                whose = position.edit(1 + thing.owner)
                whose.hand = insert(without(whose.hand, self.card), self.card & FACE | EVERYBODY << KNOWN)
            elif self.zone == "graveyard":
                unbury(position, self.card)
            elif self.zone == "removed":
                back(position, self.card)
        t: Table = position.edit(TABLE)
        t.stack = (as_object(key), *t.stack)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen: dict[str, Any] = {"event": self.NAME, "name": self.name, "rule": self.rule}
        if isinstance(self.thing, OnStack):
            seen["kind"] = self.thing.kind
            seen["seat"] = self.thing.controller
        else:
            seen["kind"] = "combat damage"
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAbility(Event):
    """A mana ability is played, or triggers. It never uses the stack (MTG8-2.STACK-3).

    No log shows this event; it shows the events of what the ability does.
    """

    NAME = "use-ability"
    FIELDS = ("rule", "thing")

    def __init__(self, p: Position, thing: OnStack, rule: str) -> None:
        super().__init__(rule)
        self.thing: Saved = thing

    def apply(self, position: Position) -> None:
        thing: Any = self.thing.copy()
        key = position.add(thing)
        thing.gone = True
        t: Table = position.edit(TABLE)
        t.gone = (*t.gone, as_object(key))

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SetAside(Event):
    """A permanent is set aside. It is in no zone until it comes back."""

    NAME = "set-aside"
    KIND = LEAVE
    FIELDS = ("rule", "key", "name")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        if it.in_play:
            take_out_of_play(position, self.key, it)
            t: Table = position.edit(TABLE)
            t.aside = (*t.aside, as_object(self.key))
