"""The cards in play, each in its slot, and the lasting effects that it has at its place."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import STATES, Row
from grimorio.games.mickey.rules.board import CODE_REF, HIDDEN, QUIET
from grimorio.kernel.seats import Seat

KEPT: Final = 10_000
"""How many results of each kind of computation are cached for one card set with its options (a `Book`)."""

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


class Force:
    """A lasting effect in force, with the seat and the slots that say what its nouns mean.

    A slot is the number of a card in play, see `Now`.

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


class InPlay:
    """A card at its place on the table.

    Attributes:
        face: the card, as an index in `Book.faces`; -1 for no card.
        seat: its player.
        mage: the slot of its Mage, or -1.
        rows, states: the lasting effects that it has while it lies face up and is not Simple: those on power,
            and all others.
    """

    def __init__(self, face: int, seat: Seat, mage: int) -> None:
        self.face = face
        self.seat = seat
        self.mage = mage
        self.rows: list[Force] = []
        self.states: list[Force] = []


def in_play(book: Book, slot: int, seat: Seat, mage: int, face: int, bits: int) -> InPlay:
    """The card with the index `face` at its place, cached in `book`, the compiled card set.

    `slot` and `mage` are the slots of the card and of its Mage (-1 for none), `seat` is the card's player. Of
    the Spell's `bits` only `HIDDEN` and `QUIET` count: a quiet Spell has only its effects within `IfHidden`.
    """
    bits &= HIDDEN | QUIET
    key = ((((face + 1) << 8 | slot) << 3 | (mage + 1)) << 2 | (seat + 1)) << 3 | bits
    card: InPlay | None = book.in_play.get(key)
    if card is None:
        if len(book.in_play) >= KEPT:
            book.in_play.clear()
        card = book.in_play[key] = InPlay(face, seat, mage)
        hidden, quiet = bits & HIDDEN != 0, bits & QUIET != 0
        for row in book.faces[face].rows if face >= 0 else ():
            if hidden if row.hidden else not quiet:
                force = Force(row, slot, seat, mage, -1)
                if row.kind < STATES:
                    card.rows.append(force)
                else:
                    card.states.append(force)
    return card
