"""The state of play at the moment: which cards are Simple, what they possess, and which effects are in force.

`renew.py` computes it from the position, once after each change.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.shapes import (
    A_UNTOUCHABLE,
    ANY,
    ANY_COLOUR,
    CASTLE,
    HERE,
    LEFT,
    MAGE,
    OPPOSITE,
    OWN,
    SPELL,
    Amount,
    Cond,
    Library,
    Row,
    Which,
)
from grimorio.games.mickey.options import Choices
from grimorio.games.mickey.rules.board import (
    CODE_REF,
    HIDDEN,
    UP,
    Gone,
    Mark,
    count,
    side,
    table,
    total,
)
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, other_seat

SPELLS: Final = 9
"""The first slot of a Spell. Before it come the six Mages, the Castle and the two Codes."""

CASTLE_SLOT: Final = 6
"""The slot of the Castle in play. Slots number the cards in play, see `Now`."""
SLOTS: Final = (1 << SPELLS) - 1
"""A bit mask of all slots but those of Spells: the slots of Mages, Castle and Codes."""
MAGES: Final = 63
"""A bit mask of the slots of Mages."""
CODES: Final = 3 << CODE_REF
"""A bit mask of the slots of Codes."""
GONE: Final = -2
"""The number that stands for the first card of `Now.gone` instead of a slot; the second has -3, and so on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Force:
    """A lasting effect in force, with the slots and the seat from which its nouns are read.

    Attributes:
        row: the compiled effect.
        source: slot of its card, below 0 when the card is not in play any more (`Now.slot`).
        you: the seat of its player, or -1.
        here: slot of the card's Mage, or -1.
        that: reference of the Spell being played, or -1.
        for_now: whether it holds to the end of the turn even if its card leaves play.
    """

    def __init__(self, row: Row, source: int, you: Seat, here: int, that: int, for_now: bool = False) -> None:
        self.row = row
        self.source = source
        self.you = you
        self.here = here
        self.that = that
        self.for_now = for_now


NONE: Final[list[Force]] = []
"""An empty list of forces, shared and never changed. No list of a `Now` is changed once it is computed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Now:
    """The cards in play by slot, and the effects on them.

    Slots number the cards in play: the six Mages, the Castle, the two Codes, then the Spells. The slot of a
    Spell may differ in the next `Now`; its reference stays the same while the Spell is in play. Sets of slots
    are bit masks.

    Attributes:
        refs, faces, seats: by slot; face -1 for an empty slot.
        mages: by slot, the slot of the card's Mage, or -1.
        spells: by slot, the Spell in play, or 0.
        places: by slot of a Mage, its place; `held`: its Diamagics; `teams`: the team it counts as.
        present: the slots that have a card; `owned`: by seat, those of its cards.
        cast: by slot of a Mage, its Spells.
        up, hidden: the Spells that lie face up, and those that were hidden.
        gone: the cards that left play in this turn.
        simple: the Simple slots; `annulled`: those made Simple by an effect.
        clashed: the slots made Simple by nothing but Subterfuge.
        standing: the slots made Simple whose own lasting Annul stays in force nevertheless.
        actions: by slot, the Special Actions that the card possesses.
        acting: the slots of cards with triggers that are face up and not Simple.
        moments: bit mask of the moments of those triggers.
        rows: the effects on power in force; `states`: all others, before their conditions are checked.
        immunes, makers, gives, bans, no_hides, hides: the states whose condition holds: those that make
            immune, make Simple, give Special Actions, forbid casting, forbid hiding and allow hiding.
        possessing: the states that give Diamagics, whatever their condition.
    """

    def __init__(
        self,
        refs: list[int],
        faces: list[int],
        seats: list[Seat],
        mages: list[int],
        spells: list[int],
        places: tuple[int, ...],
        held: tuple[int, ...],
        present: int,
        owned: list[int],
        cast: list[int],
    ) -> None:
        self.refs = refs
        self.faces = faces
        self.seats = seats
        self.mages = mages
        self.spells = spells
        self.places = places
        self.held = held
        self.present = present
        self.owned = owned
        self.cast = cast
        self.up = 0
        self.hidden = 0
        self.simple = 0
        self.annulled = 0
        self.clashed = 0
        self.standing = 0
        self.gone: tuple[Gone, ...] = ()
        self.moments = 0
        self.rows: list[Force] = NONE
        self.states: list[Force] = NONE
        self.immunes: list[Force] = NONE
        self.makers: list[Force] = NONE
        self.gives: list[Force] = NONE
        self.bans: list[Force] = NONE
        self.no_hides: list[Force] = NONE
        self.hides: list[Force] = NONE
        self.possessing: list[Force] = NONE
        self.teams: list[str]
        self.actions: list[int]
        self.acting: list[int]

    def slot(self, ref: int) -> int:
        """The slot of a reference: -1 for none, `GONE` and below for a card that left play in this turn."""
        refs = self.refs
        if ref < SPELLS:
            if ref >= 0:
                return ref if self.faces[ref] >= 0 else -1
            if ref == refs[CASTLE_SLOT] and self.faces[CASTLE_SLOT] >= 0:
                return CASTLE_SLOT
        for slot in range(SPELLS, len(refs)):
            if refs[slot] == ref:
                return slot
        for index, gone in enumerate(self.gone):
            if gone.ref == ref:
                return GONE - index
        return -1

    def face(self, slot: int) -> int:
        """The face of the card in a slot, or of a card that is gone; -1 for none."""
        if slot >= 0:
            return self.faces[slot]
        return self.gone[GONE - slot].face if slot <= GONE else -1


def meant(n: Now, w: Which, you: Seat, here: int, source: int, played: int) -> int:
    """A bit mask of the slots of the cards that a noun means.

    Args:
        n: the state of play.
        w: the noun.
        you: the seat whose card has the noun in its text.
        here: slot of that card's Mage, or -1.
        source: slot of that card, negative when it is not in play any more.
        played: reference of the Spell being played, or -1.
    """
    bits = n.present
    if w.whose != ANY:
        bits &= n.owned[you if w.whose == OWN else other_seat(you)]
    if w.kind == SPELL:
        return _spells_meant(n, w, bits & ~SLOTS, you, here, source, played)
    if w.kind == MAGE:
        return _mages_meant(n, w, bits & MAGES, here)
    if w.kind == CASTLE:
        bits &= 1 << CASTLE_SLOT
        return bits if not bits or not w.fits or w.fits[n.faces[CASTLE_SLOT]] else 0
    return bits & CODES


def _spells_meant(n: Now, w: Which, bits: int, you: Seat, here: int, source: int, played: int) -> int:
    """The Spells among those of the bit mask `bits` that the noun `w` means, as a bit mask.

    `you` is the seat whose card has the noun in its text, `here` the slot of that card's Mage, `source` its
    own slot, and `played` the reference of the Spell being played; for each, see `meant`.
    """
    area = w.area
    if area:
        bits &= n.hidden if area == 2 else ~n.hidden
    which = w.which
    if which == 3:
        slot = n.slot(played)
        bits &= 1 << slot if slot >= 0 else 0
    elif which and source >= 0:
        bits &= 1 << source if which == 1 else ~(1 << source)
    elif which == 1:
        return 0
    if bits and w.by is not None:
        by = meant(n, w.by, you, here, source, played)
        cast = 0
        for mage in range(6):
            if by >> mage & 1:
                cast |= n.cast[mage]
        bits &= cast
    if w.simple >= 0:
        bits &= n.up & (n.simple if w.simple else ~n.simple)
    if bits and (w.fits or w.having):
        if w.fits:
            bits &= n.up
        for slot in range(SPELLS, len(n.faces)):
            if bits >> slot & 1 and (
                (w.fits and not w.fits[n.faces[slot]]) or (w.having and not n.actions[slot] & w.having)
            ):
                bits ^= 1 << slot
    return bits


def _mages_meant(n: Now, w: Which, bits: int, here: int) -> int:
    """The Mages among those of the bit mask `bits` that the noun `w` means, as a bit mask.

    `here` is the slot of the Mage from which places such as "opposite" are seen, or -1.
    """
    where = w.where
    if where == HERE:
        bits &= 1 << here if here >= 0 else 0
    elif where:
        bits &= _standing(n, where, here)
    if bits and (w.fits or w.team or w.holding >= 0):
        for slot in range(6):
            if bits >> slot & 1 and not _such(n, w, slot):
                bits ^= 1 << slot
    return bits


def means_gone(n: Now, w: Which, gone: Gone, you: Seat, here: int, source: int, played: int) -> bool:
    """Whether the noun `w` means the card `gone`, which has left play, as the card was then.

    `you` is the seat whose card has the noun in its text, `here` the slot of that card's Mage, `source` its
    own slot, and `played` the reference of the Spell being played; for each, see `meant`.
    """
    if w.kind != gone.kind or (w.fits and not w.fits[gone.face]):
        return False
    if w.kind != SPELL:
        return True
    up, hidden = gone.bits & UP != 0, gone.bits & HIDDEN != 0
    itself = n.slot(gone.ref) == source
    return (
        (w.whose == ANY or (w.whose == OWN) == (gone.seat == you))
        and (w.area == 0 or (w.area == 2) == hidden)
        and (w.which == 0 or (played == gone.ref if w.which == 3 else (w.which == 1) == itself))
        and (w.by is None or meant(n, w.by, you, here, source, played) >> gone.mage & 1 == 1)
        and (w.simple < 0 or (up and (w.simple == 1) == gone.simple))
        and (not w.fits or up)
        and (not w.having or gone.actions & w.having != 0)
    )


def leaving(n: Now, slot: int) -> Gone:
    """A record of the Spell in a slot, as it is now that it leaves play."""
    simple = n.simple >> slot & 1 == 1
    bits, actions = n.spells[slot], n.actions[slot]
    return Gone(n.refs[slot], SPELL, n.faces[slot], n.seats[slot], n.mages[slot], bits, actions, simple)


def _standing(n: Now, where: int, here: int) -> int:
    """A bit mask of the Mages that stand at a place of `WHERE`, seen from the Mage in slot `here`."""
    bits = 0
    places = n.places
    if where >= LEFT:
        for slot in range(6):
            if places[slot] == where - LEFT:
                bits |= 1 << slot
    elif here >= 0:
        place = places[here]
        other = where == OPPOSITE
        first = 0 if (here < 3) != other else 3
        for slot in range(first, first + 3):
            if places[slot] == 2 - place if other else abs(places[slot] - place) == 1:
                bits |= 1 << slot
    return bits


def _such(n: Now, w: Which, slot: int) -> bool:
    """Whether the Mage in a slot has the printed facts, the team and the Diamagics that a noun asks for.

    Whose the Mage is, and where it stands, does not matter here.
    """
    if w.fits and not w.fits[n.faces[slot]]:
        return False
    if w.team and n.teams[slot] != w.team:
        return False
    if w.holding >= 0:
        gems = n.held[slot]
        return gems > 0 if w.holding == ANY_COLOUR else count(gems, w.holding) > 0
    return True


def matches(n: Now, w: Which, slot: int, you: Seat, here: int, source: int, played: int) -> bool:
    """Whether the noun `w` means the card in a slot, or the card that was there when it left play
    (`Now.slot`).

    `you` is the seat whose card has the noun in its text, `here` the slot of that card's Mage, `source` its
    own slot, and `played` the reference of the Spell being played; for each, see `meant`.
    """
    if slot < 0:
        return slot <= GONE and means_gone(n, w, n.gone[GONE - slot], you, here, source, played)
    return meant(n, w, you, here, source, played) >> slot & 1 == 1


def slots(n: Now, bits: int) -> list[int]:
    """The slots of a bit mask, in ascending order."""
    return [slot for slot in range(len(n.faces)) if bits >> slot & 1]


def value(p: Position, n: Now, a: Amount, you: Seat, here: int, source: int, played: int) -> int:
    """The value of the compiled number `a` at present.

    `you` is the seat whose card names the number, `here` the slot of that card's Mage, `source` its own slot,
    and `played` the reference of the Spell being played; for each, see `meant`.
    """
    kind = a.kind
    if kind == "int":
        return a.n
    if kind == "Hand":
        return len(side(p, you if a.n == OWN else other_seat(you)).hand)
    if kind == "Stake":
        return len(table(p).stake)
    assert a.of is not None
    among = meant(n, a.of, you, here, source, played)
    number = 0
    for slot in range(len(n.faces)):
        if among >> slot & 1:
            if kind == "Count":
                number += 1
            elif kind == "PowerOf":
                if n.up >> slot & 1:
                    book: Library = p.book
                    number += book.faces[n.faces[slot]].power
            elif a.colour < 0:
                number += total(n.held[slot])
            else:
                number += count(n.held[slot], a.colour)
    return number


def holds(p: Position, n: Now, c: Cond | None, you: Seat, here: int, source: int, played: int) -> bool:
    """Whether the condition `c` holds at present; None always holds.

    `you` is the seat whose card has the condition, `here` the slot of that card's Mage, `source` its own
    slot, and `played` the reference of the Spell being played; for each, see `meant`.
    """
    if c is None:
        return True
    kind = c.kind
    if kind == "There":
        assert c.of is not None
        return meant(n, c.of, you, here, source, played) != 0
    if kind == "AtLeast":
        assert c.number is not None and c.least is not None
        return value(p, n, c.number, you, here, source, played) >= value(
            p, n, c.least, you, here, source, played
        )
    if kind == "Not":
        return not holds(p, n, c.parts[0], you, here, source, played)
    if kind == "Both":
        return all(holds(p, n, part, you, here, source, played) for part in c.parts)
    return any(holds(p, n, part, you, here, source, played) for part in c.parts)


def immune_to(n: Now, source: int) -> int:
    """A bit mask of the slots of the cards that are immune to the card in slot `source` (WOM-IT-10.8-1).

    Immunity also covers what a card did before it left play.
    """
    if not n.immunes or source == -1:
        return 0
    bits = 0
    for f in n.immunes:
        what, to = f.row.what, f.row.other
        assert what is not None and to is not None
        if matches(n, to, source, f.you, f.here, f.source, f.that):
            bits |= meant(n, what, f.you, f.here, f.source, f.that)
    return bits


def reached(n: Now, f: Force) -> int:
    """A bit mask of the slots that an effect in force is about, without those immune to its source."""
    what = f.row.what
    if what is None:
        return 0
    bits = meant(n, what, f.you, f.here, f.source, f.that)
    return bits & ~immune_to(n, f.source) if n.immunes else bits


def touches(n: Now, f: Force, slot: int) -> bool:
    """Whether an effect in force is about the card in a slot, and the card is not immune to its source."""
    return reached(n, f) >> slot & 1 == 1


def may_become_simple(p: Position, n: Now, slot: int) -> bool:
    """Whether the card in a slot can be made Simple (WOM-IT-9.8-1)."""
    choices: Choices = p.book.choices
    if choices.only_spells_simple and slot < SPELLS:
        return False
    return not n.actions[slot] & A_UNTOUCHABLE or (slot < 6 and not choices.untouchable_mages)


def blocks(n: Now, mark: Mark, nouns: list[Which], slot: int) -> bool:
    """Whether the mark of a Block blocks the Mage in a slot (WOM-IT-FAQ-33, WOM-IT-FAQ-35).

    `nouns` are all nouns of the book; the mark may name one of them by its index.
    """
    source = n.slot(mark.source)
    if source < 0 or n.annulled >> source & 1 or slot in mark.spared:
        return False
    if mark.noun < 0:
        return slot in mark.targets
    if not matches(n, nouns[mark.noun], slot, mark.you, mark.here, source, mark.that):
        return False
    return slot in mark.targets or not immune_to(n, source) >> slot & 1


def blocked(p: Position, n: Now, slot: int) -> bool:
    """Whether the Mage in a slot is blocked, so that it cannot cast (WOM-IT-9.3-1)."""
    marks = table(p).marks
    if not marks:
        return False
    return any(mark.kind == "block" and blocks(n, mark, p.book.nouns, slot) for mark in marks)
