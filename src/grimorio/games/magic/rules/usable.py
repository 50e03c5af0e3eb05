"""Which permanents and buried cards matter to those who look for what can be done, found once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.state.masks import BASIC_TYPES, CREATURE, ENCHANTMENT
from grimorio.games.magic.state.objects import Card, ObjectId, Permanent, player, table
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book


class Usable:
    """The ids of the permanents in play that matter, sorted out.

    Attributes:
        active: for each seat, the permanents that it controls and that have abilities to play, besides mana
            abilities by which the game itself pays.
        sources: for each seat, the permanents that it controls and that may give mana.
        checked: the permanents that state-based effects are about.
        graveyards: for each seat, the graveyard that was looked through last.
        buried: for each seat, the cards there that can be played, or have abilities to play.
    """

    def __init__(self, p: Position) -> None:
        seats = p.setup.seats
        self.active: list[list[ObjectId]] = [[] for _ in range(seats)]
        self.sources: list[list[ObjectId]] = [[] for _ in range(seats)]
        self.checked: list[ObjectId] = []
        self.graveyards: list[tuple[ObjectId, ...]] = [()] * seats
        self.buried: list[tuple[ObjectId, ...]] = [()] * seats
        book: Book = p.book
        things = p.things
        legend = book.legend
        for key in table(p).play:
            permanent: Permanent = things[key]
            types, changes = permanent.types, permanent.changes
            if permanent.own and book.face(permanent.face, changes).played:
                self.active[permanent.controller].append(key)
            if types & BASIC_TYPES or changes or book.face(permanent.face).mana:
                self.sources[permanent.controller].append(key)
            if permanent.kinds & (CREATURE | ENCHANTMENT) or types & legend:
                self.checked.append(key)


def usable(p: Position) -> Usable:
    """The permanents that matter in a position; kept in `Position.memo` until `renew` finds a change."""
    found: Usable | None = p.memo
    if found is None:
        found = p.memo = Usable(p)
    return found


def buried(p: Position, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards in a player's graveyard that can be played, or have abilities to play, from there."""
    graveyard = player(p, seat).graveyard
    known = usable(p)
    if known.graveyards[seat] is not graveyard:
        book: Book = p.book
        cards: list[ObjectId] = []
        for key in graveyard:
            card: Card = p.things[key]
            face = book.face(card.face)
            if face.flashback is not None or face.unearthed:
                cards.append(key)
        known.graveyards[seat] = graveyard
        known.buried[seat] = tuple(cards)
    return known.buried[seat]
