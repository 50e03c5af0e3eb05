"""The things of a game of Magic: the table, players, permanents, cards, and objects on the stack.

An object that changes zones is a new object: it gets a new id. A permanent that has left play stays under its
old id as it last was, for last known information, until the turn ends. Cards in hand and library have no ids.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, NewType, cast

from mypy_extensions import mypyc_attr

from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of
from grimorio.kernel.thing import Saved, Thing

TargetId = NewType("TargetId", int)
"""What may be aimed at: the id of an object, or the number of a player (`as_target`); 0 for nothing."""

ObjectId = NewType("ObjectId", TargetId)
"""The id of an object (`Position.things`), from 1; 0 where there is none."""

FaceIndex = NewType("FaceIndex", int)
"""The index in `Book.cards` of a face, which is a compiled card or token."""

TABLE: Final = 0
"""The id of the `Table` in `Position.things`."""
NO_OBJECT: Final = ObjectId(TargetId(0))
NOBODY: Final = NO_SEAT
ANY_NUMBER: Final = 1 << 60
"""A number greater than any that can occur."""
FACE_UP: Final = -1
"""The value of `Veiled.secret` for a permanent that is face up."""
NO_BID: Final = -1
"""The value of `Face.draws_are_bid_for` for a card without the ability `words.DrawsAreBidFor`."""

FACE: Final = 0xFFFF
"""The bits of a card in hand or library that hold the number of its face.

Such a card is one whole number. The bits above are a mask of the seats that know the card.
"""
KNOWN: Final = 16

UNTAP: Final = 0
UPKEEP: Final = 1
DRAW: Final = 2
MAIN1: Final = 3
BEGIN_COMBAT: Final = 4
ATTACKERS: Final = 5
BLOCKERS: Final = 6
FIRST_DAMAGE: Final = 7
DAMAGE: Final = 8
END_COMBAT: Final = 9
MAIN2: Final = 10
END: Final = 11
CLEANUP: Final = 12
MULLIGAN: Final = 13
STEPS: Final = (
    "untap",
    "upkeep",
    "draw",
    "main1",
    "begin_combat",
    "attackers",
    "blockers",
    "first_strike_damage",
    "damage",
    "end_combat",
    "main2",
    "end",
    "cleanup",
    "mulligan",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Thing):
    """The part of a game that all players share: turn, step, zones without an owner.

    Attributes:
        turn: the number of the turn, from 1; 0 before the first.
        active: the active player.
        step: one of `STEPS`.
        play: ids of the permanents, in the order of their timestamps.
        stack: ids of the objects on the stack, top first.
        lands: how many lands have been played this turn.
        spells: how many spells have been played this turn.
        stamp: the last timestamp given to an object or effect.
        seats: the seats still in the game, in turn order.
        first: the seat that went first.
        extra: how many additional pairs of a combat and a main phase come after this phase.
        gone: ids of objects that have left their zones, and are kept for last known information.
        aside: ids of the permanents set aside, in no zone until they come back (`words.DealOutCards`).
        entered: id of the permanent that came into play last.
        rulers: ids of permanents whose static abilities do more than change characteristics.
        statics: ids of permanents and effects that change characteristics, in the order of their timestamps.
        reads: what the changes by `statics` depend on, as a mask of bits such as `events.LIFE_CHANGED`.
        moment: how many batches of simultaneous events there have been. Permanents with the same moment came
            into play together.
    """

    FIELDS = (
        "turn", "active", "step", "play", "stack", "lands", "spells", "stamp", "seats", "first", "extra",
        "gone", "aside", "entered", "rulers", "statics", "reads", "moment",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.turn = 0
        self.active = Seat(0)
        self.step = MULLIGAN
        self.play: tuple[ObjectId, ...] = ()
        self.stack: tuple[ObjectId, ...] = ()
        self.lands = 0
        self.spells = 0
        self.stamp = 0
        self.seats: tuple[Seat, ...] = tuple(seats_of(seats))
        self.first = Seat(0)
        self.extra = 0
        self.gone: tuple[ObjectId, ...] = ()
        self.aside: tuple[ObjectId, ...] = ()
        self.entered = 0
        self.rulers: tuple[int, ...] = ()
        self.statics: tuple[ObjectId, ...] = ()
        self.reads = 0
        self.moment = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Thing):
    """A player.

    Attributes:
        seat: the seat.
        life, poison: life total and poison counters.
        pool: floating mana, packed into a whole number (`pools`).
        hand: cards as numbers (see `FACE`), in the order of their faces.
        library: cards, top first.
        graveyard, removed: ids of `Card`, top or newest first.
        thirsty: whether the player had to draw from an empty library since the last check of state-based
            effects.
        skips: how many combat phases the player has still to skip.
        mulligans: how many mulligans they have taken.
    """

    FIELDS = (
        "seat", "life", "poison", "pool", "hand", "library", "graveyard", "removed", "thirsty", "skips",
        "mulligans",
    )  # fmt: skip

    def __init__(self, seat: Seat, life: int) -> None:
        super().__init__()
        self.seat = seat
        self.life = life
        self.poison = 0
        self.pool = 0
        self.hand: tuple[int, ...] = ()
        self.library: tuple[int, ...] = ()
        self.graveyard: tuple[ObjectId, ...] = ()
        self.removed: tuple[ObjectId, ...] = ()
        self.thirsty = False
        self.skips = 0
        self.mulligans = 0

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.epoch = None
        new.seat = self.seat
        new.life = self.life
        new.poison = self.poison
        new.pool = self.pool
        new.hand = self.hand
        new.library = self.library
        new.graveyard = self.graveyard
        new.removed = self.removed
        new.thirsty = self.thirsty
        new.skips = self.skips
        new.mulligans = self.mulligans
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Thing):
    """A card in a graveyard or removed from the game."""

    FIELDS = ("face", "owner", "zone")

    def __init__(self, face: FaceIndex, owner: Seat, zone: str) -> None:
        super().__init__()
        self.face = face
        self.owner = owner
        self.zone = zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Permanent(Thing):
    """A permanent in play, or one that has left, as it last was.

    Attributes:
        face: the number of the face that is printed on it.
        owner: the seat that owns its card.
        under: the seat that put it into play; it controls the permanent unless an effect says otherwise.
        stamp: its timestamp.
        since: the moment (`Table.moment`) at which it came into play.
        tapped, damage, counters: its state; counters are (name, number, timestamp of the last that was put
            on) in the order of names.
        ready: whether its controller has had it since the beginning of their most recent turn.
        on: id of the permanent that it enchants, or 0.
        chosen: the colour or creature type chosen as it came into play.
        in_play: whether it is still in play.
        became: id of the object that it became when it left, or 0 (cards in hand and library have none).
        attacking: the seat it attacks, or `NOBODY`.
        attacked: whether it attacked this turn.
        hurt_by: ids of the permanents that dealt damage to it this turn and whose text asks for that.
        blocked: whether it became blocked.
        blockers: ids of the creatures that block it now, in the order of declaration.
        blocking: whether it is a blocking creature.
        blocks: ids of the attackers that it blocks now, in the order of declaration.
        struck: whether it dealt its damage in the first combat damage step.

    Computed by `renew` while it is in play:
        controller, kinds, types, colors, keywords, power, toughness: as they are now.
        changes: words that replace others in its text, as ((old, new), …).
        own: whether its printed abilities are in force (they are not on a land that became another type).
        fresh: whether its characteristics have to be computed again.
        watches: ids of the effects that watch for its triggers and replacements.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "face", "owner", "under", "stamp", "since", "tapped", "damage", "counters", "ready", "on",
        "chosen", "in_play", "became", "attacking", "attacked", "hurt_by", "blocked", "blockers", "blocking",
        "blocks", "struck", "controller", "kinds", "types", "colors", "keywords", "power", "toughness",
        "changes", "own", "fresh", "watches",
    )  # fmt: skip

    def __init__(self, face: FaceIndex, owner: Seat, under: Seat, stamp: int) -> None:
        super().__init__()
        self.face = face
        self.owner = owner
        self.under = under
        self.stamp = stamp
        self.since = 0
        self.tapped = False
        self.damage = 0
        self.counters: tuple[tuple[str, int, int], ...] = ()
        self.ready = False
        self.on = NO_OBJECT
        self.chosen = ""
        self.in_play = True
        self.became = NO_OBJECT
        self.attacking = NOBODY
        self.attacked = False
        self.hurt_by: tuple[int, ...] = ()
        self.blocked = False
        self.blockers: tuple[ObjectId, ...] = ()
        self.blocking = False
        self.blocks: tuple[ObjectId, ...] = ()
        self.struck = False
        self.controller = under
        self.kinds = 0
        self.types = 0
        self.colors = 0
        self.keywords = 0
        self.power = 0
        self.toughness = 0
        self.changes: tuple[tuple[str, str], ...] = ()
        self.own = True
        self.fresh = True
        self.watches: tuple[int, ...] = ()

    def copy(self) -> Permanent:
        new = Permanent.__new__(Permanent)
        new.epoch = None
        new.face = self.face
        new.owner = self.owner
        new.under = self.under
        new.stamp = self.stamp
        new.since = self.since
        new.tapped = self.tapped
        new.damage = self.damage
        new.counters = self.counters
        new.ready = self.ready
        new.on = self.on
        new.chosen = self.chosen
        new.in_play = self.in_play
        new.became = self.became
        new.attacking = self.attacking
        new.attacked = self.attacked
        new.hurt_by = self.hurt_by
        new.blocked = self.blocked
        new.blockers = self.blockers
        new.blocking = self.blocking
        new.blocks = self.blocks
        new.struck = self.struck
        new.controller = self.controller
        new.kinds = self.kinds
        new.types = self.types
        new.colors = self.colors
        new.keywords = self.keywords
        new.power = self.power
        new.toughness = self.toughness
        new.changes = self.changes
        new.own = self.own
        new.fresh = self.fresh
        new.watches = self.watches
        return new


KICKED: Final = "kicked"
"""The value of `chosen` for a spell or permanent whose kicker cost was paid (MTG8-CR-KICK-1).

If it has two, this is the first cost, and not the second (MTG8-CR-KICK-4).
"""
ECHO: Final = "echo"
"""The value of `chosen` for a permanent with echo that must be paid for in this turn (MTG8-CR-ECHO-1)."""
KICKED_SECOND: Final = "kicked second"
"""The value of `chosen` where the second kicker cost was paid, and not the first."""
KICKED_BOTH: Final = "kicked both"
"""The value of `chosen` where both kicker costs were paid."""

StackKind = Literal["spell", "activated", "triggered", "mana"]
"""The kinds of objects on the stack: a spell, or one of the kinds of abilities."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OnStack(Thing):
    """A spell or ability on the stack.

    Attributes:
        kind: what it is; "mana" for a mana ability, whose effects happen at once: it is never on the stack.
        face: the number of the face of the card, or of the card whose ability it is.
        changes: words that replace others in its text, as ((old, new), …).
        ability: for an ability, its place among those of the face.
        source: id of the object whose ability it is; a spell's own id.
        owner: for a spell, the seat that owns the card.
        controller: the seat that controls it.
        targets: ids of objects, and -1 - seat for players; 0 for a target that was not chosen or is illegal.
        parts: how many of the targets belong to each word "target", in order.
        divided: for each target its share, where the effect is divided.
        x: the number chosen for {X}.
        mode: which mode was chosen.
        that: for a trigger, id of the object of its event, or 0.
        who: for a trigger, the player of its event, or `NOBODY`.
        much: for a trigger, the number of its event, such as the damage dealt.
        sacrificed: id of what was sacrificed as a cost, or 0.
        chosen: the colour chosen while it resolves.
        gone: whether it has left the stack.
        became: id of the object that the card became.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "face", "changes", "ability", "source", "owner", "controller", "targets", "parts",
        "divided", "x", "mode", "that", "who", "much", "sacrificed", "chosen", "gone", "became",
    )  # fmt: skip

    def __init__(self, kind: StackKind, face: FaceIndex, controller: Seat) -> None:
        super().__init__()
        self.kind: StackKind = kind
        self.face = face
        self.changes: tuple[tuple[str, str], ...] = ()
        self.ability = 0
        self.source = 0
        self.owner = controller
        self.controller = controller
        self.targets: tuple[TargetId, ...] = ()
        self.parts: tuple[int, ...] = ()
        self.divided: tuple[int, ...] = ()
        self.x = 0
        self.mode = 0
        self.that = 0
        self.who = NOBODY
        self.much = 0
        self.sacrificed = 0
        self.chosen = ""
        self.gone = False
        self.became = NO_OBJECT

    def copy(self) -> OnStack:
        if type(self) is not OnStack:
            return super().copy()
        new = OnStack.__new__(OnStack)
        new.epoch = None
        new.kind, new.face, new.changes = self.kind, self.face, self.changes
        new.ability, new.source = self.ability, self.source
        new.owner, new.controller = self.owner, self.controller
        new.targets, new.parts, new.divided = self.targets, self.parts, self.divided
        new.x, new.mode, new.chosen = self.x, self.mode, self.chosen
        new.that, new.who, new.much = self.that, self.who, self.much
        new.sacrificed, new.gone, new.became = self.sacrificed, self.gone, self.became
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatDamage(Thing):
    """Combat damage on the stack as one object (MTG8-CR-DAMAGE-1).

    Attributes:
        dealt: (source, recipient, amount) for each; a recipient is an id, or -1 - seat for a player.
        gone: whether it has resolved.
    """

    FIELDS = ("dealt", "gone")

    def __init__(self, dealt: tuple[tuple[int, TargetId, int], ...]) -> None:
        super().__init__()
        self.dealt = dealt
        self.gone = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Saved):
    """A triggered ability that waits to be put onto the stack.

    Attributes:
        face: the number of the face of the card whose ability it is.
        changes: words that replace others in its text, as ((old, new), …).
        ability: its place among the abilities of the face.
        source: id of the object whose ability it is.
        controller: the seat that controls it.
        that: id of the object of its event, or 0.
        who: the player of its event, or `NOBODY`.
        much: the number of its event, such as the damage dealt.
    """

    FIELDS = ("face", "changes", "ability", "source", "controller", "that", "who", "much")

    def __init__(
        self,
        face: FaceIndex,
        changes: tuple[tuple[str, str], ...],
        ability: int,
        source: int,
        controller: Seat,
        that: int = 0,
        who: Seat = NOBODY,
        much: int = 0,
    ) -> None:
        self.face = face
        self.changes = changes
        self.ability = ability
        self.source = source
        self.controller = controller
        self.that = that
        self.who = who
        self.much = much


def table(p: Position) -> Table:
    """The table of a position."""
    found: Table = p.things[TABLE]
    return found


def player(p: Position, seat: Seat) -> Player:
    """The player at a seat."""
    found: Player = p.things[1 + seat]
    return found


def as_object(key: int) -> ObjectId:
    """The same number as the id of an object, such as the one that `Position.add` returned."""
    return cast(ObjectId, key)


def as_target(seat: Seat) -> TargetId:
    """The number that stands for a player where the id of an object could stand."""
    return TargetId(-1 - seat)


def seat_of(target: TargetId) -> Seat:
    """The seat of the player for whom `as_target` gave this number."""
    return Seat(-1 - target)


def permanents(p: Position) -> list[Permanent]:
    """The permanents in play, oldest first."""
    things: list[Any] = p.things
    return [things[key] for key in table(p).play]


def in_order(p: Position, first: Seat) -> tuple[Seat, ...]:
    """The seats still in the game in turn order, beginning with `first`."""
    seats = table(p).seats
    for place, seat in enumerate(seats):
        if seat >= first:
            return seats[place:] + seats[:place]
    return seats


def plays(p: Position, seat: Seat) -> bool:
    """Whether a player is still in the game."""
    return seat in table(p).seats


def waiting_triggers(p: Position) -> tuple[Trigger, ...]:
    """The triggered abilities that wait to be put onto the stack."""
    waiting: Any = p.triggered
    found: tuple[Trigger, ...] = waiting
    return found
