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
    Which,
)
from grimorio.games.mickey.options import Choices
from grimorio.games.mickey.rules.board import (
    FIRST,
    HIDDEN,
    SERIAL_AT,
    SPELL_REF,
    TABLE,
    UP,
    Gems,
    Gone,
    Mark,
    Side,
    Table,
    count,
    ref_of,
    side,
    table,
    total,
)
from grimorio.games.mickey.rules.in_play import CASTLE_SLOT, CODES, MAGES, SLOTS, SPELLS, Force, InPlay
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, other_seat

GONE: Final = -2
"""The number that stands for the first card of `Now.gone` instead of a slot; the second has -3, and so on."""

NO_SLOTS: Final[list[int]] = []
"""What `Now.hiding` is before it was asked. All `Now` objects share it, so it must not be changed."""
NONE: Final[list[Force]] = []
"""The empty list of effects in force. All `Now` objects share it, so it must not be changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Now:
    """The cards in play, and the effects on them.

    Each card in play has a number, its slot: 0 to 5 the Mages, then the Castle, the two Codes and the Spells.
    The slot of a Spell may differ in the next `Now`; its reference stays the same while it is in play. A set
    of slots is a bit mask.

    Attributes:
        cards: by slot, the card in play.
        end: the number of slots; those from `SPELLS` on are Spells.
        spells: by slot, the packed Spell (`board.spell_of`); 0 for other cards.
        castle_ref: the reference of the Castle.
        first_places, second_places: by number of a Mage of the first or second seat, its place.
        first_held, second_held: by number of a Mage of the first or second seat, its Diamagics.
        teams: by slot of a Mage, the team that it counts as.
        present: the set of all slots that have a card.
        first, second: the sets of the slots of the first and of the second seat's cards.
        up, hidden: the set of the Spells that lie face up, and of those that were hidden.
        gone: the cards that left play in this turn.
        simple, annulled: the set of the Simple cards, and of those made Simple by an effect.
        clashed: the set of the cards made Simple by nothing but Subterfuge.
        standing: the set of the cards made Simple whose own lasting Annul stays in force nevertheless.
        actions: by slot, a bit mask of the Special Actions that the card possesses.
        acting: the set of the cards that are face up, not Simple, and have triggers.
        moments: bit mask of the kinds of events (`shapes.CASTS` to `UNCOVERED`) that set off those triggers.
        rows: the lasting effects on power.
        states: all other lasting effects, whether or not their conditions hold.
        immunes, makers, gives, bans, no_hides, hides: those of `states` whose condition holds: those that
            make immune, make Simple, give Special Actions, forbid casting, forbid hiding, and allow hiding.
        hiding: what `hiding` has found, empty before it was asked.
        possessing: those of `states` that give Diamagics, whether or not their condition holds.
        counts: whether a condition of `states` counts the cards of a hand or the Diamagics at stake.
    """

    def __init__(
        self,
        cards: list[InPlay],
        spells: tuple[int, ...],
        castle_ref: int,
        sides: tuple[Side, Side],
        present: int,
        first: int,
        second: int,
    ) -> None:
        self.cards = cards
        self.end = len(spells)
        self.spells = spells
        self.castle_ref = castle_ref
        self.first_places, self.second_places = sides[0].places, sides[1].places
        self.first_held, self.second_held = sides[0].held, sides[1].held
        self.present = present
        self.first = first
        self.second = second
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
        self.hiding = NO_SLOTS
        self.possessing: list[Force] = NONE
        self.counts = False
        self.teams: list[str]
        self.actions: list[int]
        self.acting = 0

    def slot(self, ref: int) -> int:
        """The slot of the card with the reference `ref`; -1 if there is no such card.

        For a card that left play in this turn, it is a number from `GONE` downwards.
        """
        if ref >= SPELL_REF:
            serial = ref - SPELL_REF
            for slot in range(SPELLS, self.end):
                if self.spells[slot] >> SERIAL_AT == serial:
                    return slot
        elif ref >= 0:
            return ref if self.cards[ref].face >= 0 else -1
        elif ref == self.castle_ref and self.cards[CASTLE_SLOT].face >= 0:
            return CASTLE_SLOT
        for index, gone in enumerate(self.gone):
            if gone.ref == ref:
                return GONE - index
        return -1

    def has(self, slot: int, seat: Seat, spell: int) -> bool:
        """Whether this Spell of this seat is in the slot."""
        return slot < self.end and self.spells[slot] == spell and self.cards[slot].seat == seat

    def ref(self, slot: int) -> int:
        """The reference of the card in a slot."""
        if slot >= SPELLS:
            return ref_of(self.spells[slot])
        return self.castle_ref if slot == CASTLE_SLOT else slot

    def place(self, slot: int) -> int:
        """The place of the Mage in a slot; -1 before it is deployed."""
        return self.first_places[slot] if slot < 3 else self.second_places[slot - 3]

    def gems(self, slot: int) -> Gems:
        """The Diamagics of the Mage in a slot."""
        return self.first_held[slot] if slot < 3 else self.second_held[slot - 3]

    def cast_by(self, mages: int) -> int:
        """The set of the Spells of Mages, which are given as a set of slots."""
        bits = 0
        for slot in range(SPELLS, self.end):
            if mages >> self.cards[slot].mage & 1:
                bits |= 1 << slot
        return bits

    def face(self, slot: int) -> int:
        """The face of the card that `slot`, a result of `Now.slot`, stands for; -1 if it stands for none."""
        if slot >= 0:
            return self.cards[slot].face
        return self.gone[GONE - slot].face if slot <= GONE else -1


def changed(position: Position) -> Table:
    """The table of a position, for an event by which the computed state of play (`now`) is out of date."""
    place: Table = position.edit(TABLE)
    if place.now is not None:
        place.before, place.now = place.now, None
    return place


def recount(position: Position) -> None:
    """Compute the state of play again if it counts what an event changes: hands, Diamagics at stake."""
    place: Table = position.things[TABLE]
    state: Now | None = place.now
    if state is not None and state.counts:
        changed(position)


def meant(n: Now, w: Which, you: Seat, here: int, source: int, played: int) -> int:
    """A bit mask of the slots of the cards that a noun in the text of a card means.

    Args:
        n: the state of play.
        w: the noun.
        you: the seat that the noun's "own" means: the player of the card with the text.
        here: the slot of the Mage of the card with the text, or -1.
        source: the slot of the card with the text, negative when the card is not in play any more.
        played: the reference of the Spell being played, or -1.
    """
    bits = n.present
    if w.whose != ANY:
        bits &= n.first if (w.whose == OWN) == (you == FIRST) else n.second
    if w.kind == SPELL:
        return _spells_meant(n, w, bits & ~SLOTS, you, here, source, played)
    if w.kind == MAGE:
        return _mages_meant(n, w, bits & MAGES, here)
    if w.kind == CASTLE:
        bits &= 1 << CASTLE_SLOT
        return bits if not bits or not w.fits or w.fits[n.cards[CASTLE_SLOT].face] else 0
    return bits & CODES


def _spells_meant(n: Now, w: Which, bits: int, you: Seat, here: int, source: int, played: int) -> int:
    """The Spells among those of the bit mask `bits` that the noun `w` means, as a bit mask.

    `you` is the player of the card that has the noun in its text, `here` the slot of that card's Mage,
    `source` the slot of that card, and `played` the reference of the Spell being played (see `meant`).
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
        bits &= n.cast_by(meant(n, w.by, you, here, source, played))
    if w.simple >= 0:
        bits &= n.up & (n.simple if w.simple else ~n.simple)
    if bits and (w.fits or w.having):
        if w.fits:
            bits &= n.up
        for slot in range(SPELLS, n.end):
            if bits >> slot & 1 and (
                (w.fits and not w.fits[n.cards[slot].face]) or (w.having and not n.actions[slot] & w.having)
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
    """Whether the noun `w` means the card `gone`, which has left play, as it was when it left.

    `you` is the player of the card that has the noun in its text, `here` the slot of that card's Mage,
    `source` the slot of that card, and `played` the reference of the Spell being played (see `meant`).
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
    """The record that is kept of the Spell in a slot, which is about to leave play."""
    simple = n.simple >> slot & 1 == 1
    bits, actions = n.spells[slot], n.actions[slot]
    card = n.cards[slot]
    return Gone(n.ref(slot), SPELL, card.face, card.seat, card.mage, bits, actions, simple)


def _standing(n: Now, where: int, here: int) -> int:
    """A bit mask of the Mages that stand at the place `where`, seen from the Mage in slot `here`.

    `where` is a number of `shapes.WHERE`, such as `OPPOSITE`; `here` may be -1 for no Mage.
    """
    bits = 0
    if where >= LEFT:
        for slot in range(6):
            if n.place(slot) == where - LEFT:
                bits |= 1 << slot
    elif here >= 0:
        place = n.place(here)
        other = where == OPPOSITE
        first = 0 if (here < 3) != other else 3
        for slot in range(first, first + 3):
            there = n.place(slot)
            if there == 2 - place if other else abs(there - place) == 1:
                bits |= 1 << slot
    return bits


def _such(n: Now, w: Which, slot: int) -> bool:
    """Whether the Mage in a slot has the printed facts, the team and the Diamagics that the noun `w` wants.

    Which player the Mage belongs to and where it stands are not checked here.
    """
    if w.fits and not w.fits[n.cards[slot].face]:
        return False
    if w.team and n.teams[slot] != w.team:
        return False
    if w.holding >= 0:
        gems = n.gems(slot)
        return gems > 0 if w.holding == ANY_COLOUR else count(gems, w.holding) > 0
    return True


def matches(n: Now, w: Which, slot: int, you: Seat, here: int, source: int, played: int) -> bool:
    """Whether the noun `w` means a card, given by `slot`; a negative slot stands for a card that left play.

    `you` is the player of the card that has the noun in its text, `here` the slot of that card's Mage,
    `source` the slot of that card, and `played` the reference of the Spell being played (see `meant`).
    """
    if slot < 0:
        return slot <= GONE and means_gone(n, w, n.gone[GONE - slot], you, here, source, played)
    return meant(n, w, you, here, source, played) >> slot & 1 == 1


def slots(n: Now, bits: int) -> list[int]:
    """The slots of the bit mask `bits`, in ascending order."""
    return [slot for slot in range(n.end) if bits >> slot & 1]


def value(p: Position, n: Now, a: Amount, you: Seat, here: int, source: int, played: int) -> int:
    """The value that the compiled number `a` in the text of a card has now.

    `you` is the player of the card that has the number in its text, `here` the slot of that card's Mage,
    `source` the slot of that card, and `played` the reference of the Spell being played (see `meant`).
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
    for slot in range(n.end):
        if among >> slot & 1:
            if kind == "Count":
                number += 1
            elif kind == "PowerOf":
                if n.up >> slot & 1:
                    book: Library = p.book
                    number += book.faces[n.cards[slot].face].power
            elif a.colour < 0:
                number += total(n.gems(slot))
            else:
                number += count(n.gems(slot), a.colour)
    return number


def holds(p: Position, n: Now, c: Cond | None, you: Seat, here: int, source: int, played: int) -> bool:
    """Whether the condition `c` in the text of a card holds now; None always holds.

    `you` is the player of the card that has the condition in its text, `here` the slot of that card's Mage,
    `source` the slot of that card, and `played` the reference of the Spell being played (see `meant`).
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
    """A bit mask of the slots of the cards that an effect in force changes.

    Cards that are immune to the card that has the effect are left out.
    """
    what = f.row.what
    if what is None:
        return 0
    bits = meant(n, what, f.you, f.here, f.source, f.that)
    return bits & ~immune_to(n, f.source) if n.immunes else bits


def hiding(n: Now) -> list[int]:
    """For each effect of `Now.hides`, a bit mask of the slots of the Mages that it allows to hide."""
    if len(n.hiding) < len(n.hides):
        n.hiding = [reached(n, f) for f in n.hides]
    return n.hiding


def may_hide(n: Now, slot: int) -> bool:
    """Whether an effect of `Now.hides` allows the Mage in a slot to hide some card."""
    return any(bits >> slot & 1 for bits in hiding(n))


def touches(n: Now, f: Force, slot: int) -> bool:
    """Whether an effect in force changes the card in a slot, so that this card is not immune to it."""
    return reached(n, f) >> slot & 1 == 1


def may_become_simple(p: Position, n: Now, slot: int) -> bool:
    """Whether the card in a slot can be made Simple (WOM-IT-9.8-1)."""
    choices: Choices = p.book.choices
    if choices.only_spells_simple and slot < SPELLS:
        return False
    return not n.actions[slot] & A_UNTOUCHABLE or (slot < 6 and not choices.untouchable_mages)


def blocks(n: Now, mark: Mark, nouns: list[Which], slot: int) -> bool:
    """Whether a Block that was executed in this turn blocks the Mage in a slot.

    `mark` is the record of the Block. It may name, by an index into `nouns` (all compiled nouns of the card
    set), the noun for the Mages that are blocked. The rules are WOM-IT-FAQ-33 and WOM-IT-FAQ-35.
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
