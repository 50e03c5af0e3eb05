"""What lies on the table of an auction, and what each Magus holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import COLOURS, SPELL_DECKS, Book
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

TABLE: Final = 0
"""Id of the table in a position; the Magus of seat s has the id 1 + s."""

MONO: Final = 0
TWO: Final = 1
ALL: Final = 2
KINDS: Final = ("mono", "two-colour", "gold")
"""What may be declared (LIVE-3-DECL-1)."""

FULL: Final = 10
LAST: Final = 3
"""Packs of a finished deck, and the fewest taken at its completion (LIVE-3-COMP-2, LIVE-3-COMP-5)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Thing):
    """The pool and who begins.

    Attributes:
        first: the seat from which turns are counted, -1 before it is drawn.
        order: the decks in the order of their auctions.
        laid: the deck that lies open, -1 when none does.
        packs: the packs that lie open.
        rest: the packs of each deck that nobody took openly.
        takes: the packs of `rest` taken in secret, as (seat, deck, pack).
        looks: who saw what of `takes`: (seat, deck, how many there were).
    """

    FIELDS = ("first", "order", "laid", "packs", "rest", "takes", "looks")

    def __init__(self, rest: tuple[tuple[int, ...], ...]) -> None:
        self.epoch = None
        self.first = -1
        self.order: tuple[int, ...] = ()
        self.laid = -1
        self.packs: tuple[int, ...] = ()
        self.rest = rest
        self.takes: tuple[tuple[int, int, int], ...] = ()
        self.looks: tuple[tuple[int, int, int], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Mage(Thing):
    """A Magus at the table.

    Attributes:
        seat: whose it is.
        playing: whether the player is still there.
        declared: what was declared in the auction of each deck, -1 for nothing.
        traits: physical, social and mental traits left.
        life: points of life.
        packs: the packs taken openly.
        lands: how many of each land of the book.
    """

    FIELDS = ("seat", "playing", "declared", "traits", "life", "packs", "lands")

    def __init__(self, seat: int, traits: tuple[int, ...], life: int, lands: int) -> None:
        self.epoch = None
        self.seat = seat
        self.playing = True
        self.declared: tuple[int, ...] = (-1,) * SPELL_DECKS
        self.traits = traits
        self.life = life
        self.packs: tuple[int, ...] = ()
        self.lands: tuple[int, ...] = (0,) * lands


def table(p: Position) -> Table:
    """The table, to read."""
    thing: Table = p.things[TABLE]
    return thing


def mage(p: Position, seat: int) -> Mage:
    """A Magus, to read."""
    thing: Mage = p.things[1 + seat]
    return thing


def ends_without(p: Position, one: int, other: int) -> bool:
    """Whether one of two players left: then the procedure ends, and its answer is who is still there."""
    here = [seat for seat in (one, other) if mage(p, seat).playing]
    if len(here) == 2:
        return False
    p.finish(("seat", here[0] if here else -1))
    return True


def around(p: Position, begin: int) -> tuple[int, ...]:
    """The seats still there, from one of them on."""
    count = p.setup.seats
    seats = ((begin + step) % count for step in range(count))
    return tuple(seat for seat in seats if mage(p, seat).playing)


def archetype(one: Mage) -> int:
    """What a Magus declared first, which holds for the session, or -1 (LIVE-3-DECL-1)."""
    return next((kind for kind in one.declared[:COLOURS] if kind >= 0), -1)


def own_packs(p: Position, seat: int, deck: int) -> list[int]:
    """The packs of a deck that a Magus took openly."""
    book: Book = p.book
    return [pack for pack in mage(p, seat).packs if book.deck_of[pack] == deck]


def secret(p: Position, seat: int) -> list[int]:
    """The packs that a Magus took in secret."""
    return [pack for taker, _, pack in table(p).takes if taker == seat]


def left_in(p: Position, deck: int) -> int:
    """How many packs of a deck are still to be had: everybody can count them."""
    t = table(p)
    return len(t.rest[deck]) - sum(other == deck for _, other, _ in t.takes)


def need(p: Position, seat: int) -> int:
    """Packs that a Magus has still to take at the completion: up to ten, three at least."""
    public = len(mage(p, seat).packs)
    return max(FULL, public + LAST) - public - len(secret(p, seat))
