"""The lasting effects of the Mages, the Castle and the Codes in play together.

They do not hang on the rest of the position, so they are found once and cached for all games.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import POSSESSES, Face
from grimorio.games.mickey.rules.board import FIRST, SECOND, UP, Side, Table
from grimorio.games.mickey.rules.in_play import CASTLE_SLOT, KEPT, SPELLS, Force, InPlay, in_play
from grimorio.kernel.position import Position

MAGE_SLOTS: Final = (0, 1, 2, 3, 4, 5, -1, -1, -1)
"""For slots 0 to 8 (six Mages, the Castle, two Codes): the slot itself for a Mage, -1 for the others."""


class Ground:
    """The effects of Mages, Castle and Codes, computed as if no card was Simple.

    They stay the same as long as these cards are in play. The attributes are those of `Now`, for the slots
    before the Spells; `owned` has, by seat, the set of the slots of its cards, and
    `possesses` tells whether one of the effects gives Diamagics.
    """

    def __init__(self, place: Table, first: Side, second: Side, book: Book) -> None:
        self.first, self.second = first.mages, second.mages
        faces = [*first.mages, *second.mages, place.castle, first.code, second.code]
        seats = [FIRST, FIRST, FIRST, SECOND, SECOND, SECOND, place.castle_owner, FIRST, SECOND]
        if place.phase == "opening":
            places = (*first.places, *second.places)
            for slot in range(6):
                if places[slot] < 0:
                    faces[slot] = -1
        self.cards: list[InPlay] = []
        self.owned = [0, 0]
        self.present = 0
        self.simple = 0
        self.moments = 0
        self.actions = [0] * SPELLS
        self.acting = 0
        self.rows: list[Force] = []
        self.states: list[Force] = []
        self.teams = [""] * 6
        for slot in range(SPELLS):
            face, seat = faces[slot], seats[slot]
            there = in_play(book, slot, seat, MAGE_SLOTS[slot], face, UP)
            self.cards.append(there)
            if face < 0:
                continue
            bit = 1 << slot
            self.present |= bit
            self.owned[seat] = self.owned[seat] | bit
            card: Face = book.faces[face]
            if slot < 6:
                self.teams[slot] = card.team
            if card.plain:
                self.simple |= bit
                continue
            self.actions[slot] = card.actions
            if card.moments:
                self.moments |= card.moments
                self.acting |= bit
            self.rows += there.rows
            self.states += there.states
        self.possesses = any(force.row.kind == POSSESSES for force in self.states)

    def is_of(self, place: Table, first: Side, second: Side) -> bool:
        """Whether these are surely the effects of the cards in play now: the very same tuples hold them."""
        return (
            self.first is first.mages
            and self.second is second.mages
            and self.cards[CASTLE_SLOT].face == place.castle
            and self.cards[CASTLE_SLOT].seat == place.castle_owner
            and self.cards[CASTLE_SLOT + 1].face == first.code
            and self.cards[CASTLE_SLOT + 2].face == second.code
        )


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
