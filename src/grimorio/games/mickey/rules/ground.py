"""The lasting effects of single cards, and of the Mages, the Castle and the Codes in play together.

They do not hang on the rest of the position, so they are found once and cached for all games.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import STATES, Face
from grimorio.games.mickey.rules.board import FIRST, HIDDEN, QUIET, SECOND, UP, Side, Table
from grimorio.games.mickey.rules.now import CASTLE_SLOT, SPELLS, Force
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

KEPT: Final = 10_000
"""How many results of each kind of computation are cached for one card set with its options (a `Book`)."""
MAGE_SLOTS: Final = (0, 1, 2, 3, 4, 5, -1, -1, -1)
"""For slots 0 to 8 (six Mages, the Castle, two Codes): the slot itself for a Mage, -1 for the others."""


class Ground:
    """The effects of Mages, Castle and Codes, computed as if no card was Simple.

    They stay the same as long as these cards are in play. The attributes are those of `Now`, for the slots
    before the Spells.
    """

    def __init__(self, place: Table, first: Side, second: Side, book: Book) -> None:
        self.first, self.second = first.mages, second.mages
        self.faces = [*first.mages, *second.mages, place.castle, first.code, second.code]
        self.seats = [FIRST, FIRST, FIRST, SECOND, SECOND, SECOND, place.castle_owner, FIRST, SECOND]
        if place.phase == "opening":
            places = (*first.places, *second.places)
            for slot in range(6):
                if places[slot] < 0:
                    self.faces[slot] = -1
        self.owned = [0, 0]
        self.present = 0
        self.simple = 0
        self.moments = 0
        self.actions = [0] * SPELLS
        self.acting: list[int] = []
        self.rows: list[Force] = []
        self.states: list[Force] = []
        self.teams = [""] * 6
        for slot in range(SPELLS):
            face = self.faces[slot]
            if face < 0:
                continue
            bit = 1 << slot
            self.present |= bit
            self.owned[self.seats[slot]] = self.owned[self.seats[slot]] | bit
            card: Face = book.faces[face]
            if slot < 6:
                self.teams[slot] = card.team
            if card.plain:
                self.simple |= bit
                continue
            self.actions[slot] = card.actions
            if card.moments:
                self.moments |= card.moments
                self.acting.append(slot)
            share = share_of(book, card, slot, MAGE_SLOTS[slot], self.seats[slot], UP)
            self.rows += share.rows
            self.states += share.states

    def is_of(self, place: Table, first: Side, second: Side) -> bool:
        """Whether these are surely the effects of the cards in play now: the very same tuples hold them."""
        return (
            self.first is first.mages
            and self.second is second.mages
            and self.faces[CASTLE_SLOT] == place.castle
            and self.seats[CASTLE_SLOT] == place.castle_owner
            and self.faces[CASTLE_SLOT + 1] == first.code
            and self.faces[CASTLE_SLOT + 2] == second.code
        )


class Share:
    """The effects of a card that lies face up and is not Simple: those on power, and all others."""

    def __init__(self, rows: list[Force], states: list[Force]) -> None:
        self.rows = rows
        self.states = states


def share_of(book: Book, card: Face, slot: int, mage: int, seat: Seat, spell: int) -> Share:
    """The effects of a face-up card at its place (`Share`), cached in `book`, the compiled card set.

    `slot` and `mage` are the slots of the card and of its Mage (-1 for none), `seat` is the card's player. Of
    `spell`, the packed Spell, only the bits `HIDDEN` and `QUIET` count: a quiet Spell has only its effects
    within `IfHidden`.
    """
    hidden, quiet = spell & HIDDEN != 0, spell & QUIET != 0
    key = (((card.index << 8 | slot) << 3 | (mage + 1)) << 1 | seat) << 3 | (spell & (HIDDEN | QUIET))
    share: Share | None = book.shares.get(key)
    if share is None:
        forces = [
            Force(row, slot, seat, mage, -1) for row in card.rows if (hidden if row.hidden else not quiet)
        ]
        if len(book.shares) >= KEPT:
            book.shares.clear()
        share = book.shares[key] = Share(
            [force for force in forces if force.row.kind < STATES],
            [force for force in forces if force.row.kind >= STATES],
        )
    return share


def ground(p: Position) -> Ground:
    """The effects of the Mages, the Castle and the Codes in play, cached for all games."""
    place: Table = p.things[0]
    first: Side = p.things[1]
    second: Side = p.things[2]
    book: Book = p.book
    if place.phase == "opening":
        return Ground(place, first, second, book)
    known: Ground | None = book.ground
    if known is not None and known.is_of(place, first, second):
        return known
    key = (first.mages, second.mages, place.castle * 2 + (place.castle_owner & 1), first.code, second.code)
    known = book.grounds.get(key)
    if known is None:
        if len(book.grounds) >= KEPT:
            book.grounds.clear()
        known = book.grounds[key] = Ground(place, first, second, book)
    known.first, known.second = first.mages, second.mages  # equal to what they were, and the same as now
    book.ground = known
    return known
