"""The things in a position: Castle and Diamagics in the middle of the table, and each player's side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.shapes import CASTLE
from grimorio.kernel.seats import NO_SEAT, Seat
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

TABLE: Final = 0
"""The id of the table in a position; the side of seat s has the id 1 + s."""

HAND_SIZE: Final = 5
DRAWN_EACH_TURN: Final = 3

# Cards in play are known by references: 0 to 5 the Mages (3 * seat + number in the squad), then these.
CODE_REF: Final = 7
SPELL_REF: Final = 16
"""The reference of the first Spell; each Spell that is played has the next serial number."""
CASTLE_REF: Final = -2
"""The number from which references of Castles count down, one for each that comes into play."""

# A Spell in play is an integer: these bits, 2 for its Mage's number, 12 for its face, its serial above.
MAGE_AT: Final = 5
FACE_AT: Final = 7
SERIAL_AT: Final = 19
FACES: Final = 0xFFF
UP: Final = 1
"""The bit that is set in a Spell in play when it lies face up."""
HIDDEN: Final = 2
"""The bit that is set in a Spell in play when it was hidden."""
QUIET: Final = 4
"""The bit that is set while a Spell has no effect, because it was uncovered in this challenge (WOM-IT-8.3-5).
"""
FRESH: Final = 8
"""The bit that is set in a Spell in play when it was played in this challenge."""
BESIDES: Final = 16
"""The bit that is set in a hidden Spell whose Mage may cast another Spell, too (WOM-IT-8.3-2)."""


FIRST: Final = Seat(0)
SECOND: Final = Seat(1)


def ahead(numbers: tuple[int, int]) -> Seat:
    """The seat that has the greater of two numbers, given by seat; `NO_SEAT` when they are equal."""
    return FIRST if numbers[0] > numbers[1] else SECOND if numbers[1] > numbers[0] else NO_SEAT


def player_of(slot: int) -> Seat:
    """The seat of the player whose Mage is in this slot (0 to 5)."""
    return Seat(slot // 3)


def spell_of(serial: int, face: int, mage: int, bits: int) -> int:
    """Pack a Spell in play into an integer.

    `serial` plus `SPELL_REF` is the Spell's reference, `face` the index of its card in `Book.faces`, `mage`
    the number of its Mage in the squad. `bits` are those of `UP`, `HIDDEN` and so on that are set.
    """
    return serial << SERIAL_AT | face << FACE_AT | mage << MAGE_AT | bits


def face_of(spell: int) -> int:
    """The index in `Book.faces` of the card of a Spell in play; `spell` is packed by `spell_of`."""
    return spell >> FACE_AT & FACES


def with_face(spell: int, face: int) -> int:
    """The same Spell in play, packed by `spell_of`, with another card's face."""
    return spell & ~(FACES << FACE_AT) | face << FACE_AT


def mage_of(spell: int) -> int:
    """The number, in its squad, of the Mage that played the Spell `spell`, packed by `spell_of`."""
    return spell >> MAGE_AT & 3


def ref_of(spell: int) -> int:
    """The reference of a Spell (packed by `spell_of`): a number that no other Spell of the game has."""
    return SPELL_REF + (spell >> SERIAL_AT)


Gems = int
"""Diamagics packed into an integer: eight bits for each colour, in the order of `words.DIAMAGICS`."""
ONE: Final = (1, 1 << 8, 1 << 16, 1 << 24)
"""One Diamagic of each colour, packed."""


def total(gems: Gems) -> int:
    """How many Diamagics are packed into `gems`."""
    return (gems & 255) + (gems >> 8 & 255) + (gems >> 16 & 255) + (gems >> 24)


def count(gems: Gems, colour: int) -> int:
    """How many Diamagics of a colour, given by its index, are packed into `gems`."""
    return gems >> (colour << 3) & 255


# A Diamagic at stake is an integer: its colour, a bit for each seat that looked at it, and this one.
TOKEN_UP: Final = 16


def token_known(token: int, seat: Seat) -> bool:
    """Whether a seat knows the colour of `token`, a Diamagic at stake (an entry of `Table.stake`).

    Everybody, spectators too, knows those that lie face up; a player also those that the player looked at.
    """
    return token >= TOKEN_UP or (seat >= 0 and token >> (2 + seat) & 1 == 1)


MarkKind = Literal["annul", "block", "simple", "for-now"]
"""The kinds of `Mark`, a record of an executed effect that goes on until the end of the turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mark(Saved):
    """A record of an executed effect that goes on until the end of the turn.

    Attributes:
        kind: "annul" and "block" end when their source leaves play; "simple" (by Subterfuge) and "for-now" do
            not.
        source: reference of the card whose effect it was.
        noun: index of the noun that says which Mages are hit, also Mages that match it later
            (WOM-IT-FAQ-35), or -1.
        targets: references of the cards that were hit when it was executed.
        spared: references of cards that it does not hit, since they had already cast.
        you, here, that: the seat, the slot of the Mage and the reference of the Spell that the noun means by
            "own", "here" and "that Spell".
        row: for "for-now", the index in `Book.rows` of the lasting effect that has begun; else -1.
    """

    FIELDS = ("kind", "source", "noun", "targets", "spared", "you", "here", "that", "row")

    def __init__(
        self,
        kind: MarkKind,
        source: int,
        targets: tuple[int, ...],
        you: Seat,
        here: int,
        played: int,
        noun: int = -1,
        spared: tuple[int, ...] = (),
        row: int = -1,
    ) -> None:
        self.kind: MarkKind = kind
        self.source = source
        self.noun = noun
        self.targets = targets
        self.spared = spared
        self.you = you
        self.here = here
        self.that = played
        self.row = row


@mypyc_attr(allow_interpreted_subclasses=True)
class Gone(Saved):
    """A card that left play in this turn, as it was when it left. It remains the source of its effects.

    Attributes:
        ref: its reference.
        kind, face: its kind and face.
        seat: its player.
        mage: slot of the Mage that played it, or -1.
        bits: for a Spell, its bits (`UP` to `BESIDES`).
        actions: bit mask of the Special Actions that it possessed.
        simple: whether it was Simple.
    """

    FIELDS = ("ref", "kind", "face", "seat", "mage", "bits", "actions", "simple")

    def __init__(
        self, ref: int, kind: int, face: int, seat: Seat, mage: int, bits: int, actions: int, simple: bool
    ) -> None:
        self.ref = ref
        self.kind = kind
        self.face = face
        self.seat = seat
        self.mage = mage
        self.bits = bits
        self.actions = actions
        self.simple = simple


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Thing):
    """The middle of the table.

    A face is the index of a card in `Book.faces`, the list of all cards of the game. A reference is a number
    that a card keeps as long as it is in play.

    Attributes:
        phase: "opening", "castle", "challenge", "diamagic", "discard" or "draw".
        turn, active: the number of the turn, and the active player; 0 and -1 before the first turn.
        pool: Diamagics face down (WOM-IT-6.1-1); `out`: those out of the game (WOM-IT-9.7-3).
        stake: the Diamagics on the Castle.
        castle, castle_owner: the face of the Castle in play, or -1, and its player.
        castle_ref: the reference of that Castle, or of the last one.
        covered: the Castles under it, each as face * 2 + owner (WOM-IT-9.16-2).
        marks: the marks of executed effects.
        gone: the cards that left play in this turn and still matter.
        serial: the number of Spells played so far.
        confused: references of the Mages that still have to cast at random (WOM-IT-FAQ-23).
        used_up: bit mask of the seats whose next play was taken by Confuse (WOM-IT-9.4-4).
        possessed: bit mask of the Mages that have had the Diamagic of their ability (WOM-IT-FAQ-37).
        now: the state of play computed from the rest by `renew.py`; None when it must be computed again.
        before: the state of play before the last change, or None. What has not changed is taken from it.
    """

    FIELDS = (
        "phase",
        "turn",
        "active",
        "pool",
        "out",
        "stake",
        "castle",
        "castle_owner",
        "castle_ref",
        "covered",
        "marks",
        "gone",
        "serial",
        "confused",
        "used_up",
        "possessed",
    )

    def __init__(self) -> None:
        self.epoch = None
        self.now: Any = None
        self.before: Any = None
        self.phase = "opening"
        self.turn = 0
        self.active = NO_SEAT
        self.pool: Gems = 0
        self.out: Gems = 0
        self.stake: tuple[int, ...] = ()
        self.castle = -1
        self.castle_owner = NO_SEAT
        self.castle_ref = CASTLE_REF
        self.covered: tuple[int, ...] = ()
        self.marks: tuple[Mark, ...] = ()
        self.gone: tuple[Gone, ...] = ()
        self.serial = 0
        self.confused: tuple[int, ...] = ()
        self.used_up = 0
        self.possessed = 0

    def copy(self) -> Table:
        new = Table.__new__(Table)
        new.epoch = None
        new.now = self.now
        new.before = self.before
        new.phase = self.phase
        new.turn = self.turn
        new.active = self.active
        new.pool = self.pool
        new.out = self.out
        new.stake = self.stake
        new.castle = self.castle
        new.castle_owner = self.castle_owner
        new.castle_ref = self.castle_ref
        new.covered = self.covered
        new.marks = self.marks
        new.gone = self.gone
        new.serial = self.serial
        new.confused = self.confused
        new.used_up = self.used_up
        new.possessed = self.possessed
        return new

    def end_marks(self, refs: tuple[int, ...]) -> None:
        """End this turn's effects (see `Mark`) of the cards with the references `refs`, which leave play.

        Effects of the kind "for-now" stay (WOM-IT-8.2-4).
        """
        if self.marks:
            self.marks = tuple([m for m in self.marks if m.kind == "for-now" or m.source not in refs])

    def castle_leaves(self) -> None:
        """Record that the Castle in play leaves play, and end its effects that would last this turn."""
        self.gone += (Gone(self.castle_ref, CASTLE, self.castle, self.castle_owner, -1, 0, 0, False),)
        self.end_marks((self.castle_ref,))


@mypyc_attr(allow_interpreted_subclasses=True)
class Side(Thing):
    """A player's side: decks, hand, and the row of Mages with the Spells before and behind them.

    A face is the index of a card in `Book.faces`. Mages are numbered from 0 to 2.

    Attributes:
        seat: its player.
        team: the declared team, "" where none is declared (WOM-IT-6.2-1).
        code: face of the Code in use, or -1 (WOM-IT-6.3-1).
        mages: faces of the three Mages; their order in the squad never changes.
        places: by Mage, its place: 0 left, 1 centre, 2 right, -1 not deployed.
        held: by Mage, its Diamagics.
        spells: the Spells in play, in the order in which they were played.
        done: bit mask of the Mages that have cast or hidden a Spell in this challenge (WOM-IT-8.1-2).
        free: bit mask of the Mages that may cast or hide one more Spell (WOM-IT-8.10-2).
        besides: bit mask of the Mages that have hidden a Spell besides the one they cast.
        deck, hand, discard: faces of Spells; the top of deck and discard comes first.
        castles, castle_discard: faces of Castles.
        support: faces of the Support cards.
        seen: the part of the hand that the opponent was shown.
    """

    FIELDS = (
        "seat",
        "team",
        "code",
        "mages",
        "places",
        "held",
        "spells",
        "done",
        "free",
        "besides",
        "deck",
        "hand",
        "discard",
        "castles",
        "castle_discard",
        "support",
        "seen",
    )

    def __init__(self, seat: Seat) -> None:
        self.epoch = None
        self.seat = seat
        self.team = ""
        self.code = -1
        self.mages: tuple[int, ...] = (-1, -1, -1)
        self.places: tuple[int, ...] = (-1, -1, -1)
        self.held: tuple[Gems, ...] = (0, 0, 0)
        self.spells: tuple[int, ...] = ()
        self.done = 0
        self.free = 0
        self.besides = 0
        self.deck: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.castles: tuple[int, ...] = ()
        self.castle_discard: tuple[int, ...] = ()
        self.support: tuple[int, ...] = ()
        self.seen: tuple[int, ...] = ()

    def copy(self) -> Side:
        new = Side.__new__(Side)
        new.epoch = None
        new.seat = self.seat
        new.team = self.team
        new.code = self.code
        new.mages = self.mages
        new.places = self.places
        new.held = self.held
        new.spells = self.spells
        new.done = self.done
        new.free = self.free
        new.besides = self.besides
        new.deck = self.deck
        new.hand = self.hand
        new.discard = self.discard
        new.castles = self.castles
        new.castle_discard = self.castle_discard
        new.support = self.support
        new.seen = self.seen
        return new

    def diamagics(self) -> int:
        """The number of Diamagics that the squad has."""
        first, second, third = self.held
        return total(first + second + third)

    def spell(self, ref: int) -> int:
        """The Spell in play with the reference `ref`, packed as by `spell_of`; -1 if there is none."""
        for spell in self.spells:
            if SPELL_REF + (spell >> SERIAL_AT) == ref:
                return spell
        return -1

    def mage_at(self, place: int) -> int:
        """The number (0 to 2) of the Mage that stands at a `place` (0 to 2); -1 for none."""
        for mage in range(3):
            if self.places[mage] == place:
                return mage
        return -1


def table(p: Position) -> Table:
    """The middle of the table, for reading only (see `Position.edit`)."""
    thing: Table = p.things[TABLE]
    return thing


def side(p: Position, seat: Seat) -> Side:
    """A player's side, for reading only (see `Position.edit`)."""
    thing: Side = p.things[1 + seat]
    return thing


def kinds_in(cards: tuple[int, ...]) -> list[int]:
    """The kinds of the cards, each once, in their order; a card is given by its face.

    It is quick where cards of a kind lie together, as in a list of a deck.
    """
    kinds: list[int] = []
    last = -1
    for face in cards:
        if face != last and not any(kind == face for kind in kinds):
            kinds.append(face)
        last = face
    return kinds


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one copy of `card`, which must be among them."""
    for index in range(len(cards)):
        if cards[index] == card:
            return cards[:index] + cards[index + 1 :]
    raise ValueError(card)


def with_at(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The values with `value` at the index instead of the one there."""
    return (*values[:index], value, *values[index + 1 :])
