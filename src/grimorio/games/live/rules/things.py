"""The things in a position of the auction: the table, and each Magus with what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import COLOURS, SPELL_DECKS, Book
from grimorio.kernel.seats import NO_SEAT, Seat
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

Take = tuple[Seat, int, int]
"""A pack that was taken in secret, as (seat, deck, pack)."""

TABLE: Final = 0
"""The id of the table in a position; the Magus of seat s has the id 1 + s."""

MONO: Final = 0
"""The index of "mono" in `KINDS`; `TWO` and `ALL` are those of "two-colour" and "gold"."""
TWO: Final = 1
ALL: Final = 2
Declared = Literal["mono", "two-colour", "gold"]
KINDS: Final[tuple[Declared, ...]] = ("mono", "two-colour", "gold")
"""The kinds of deck that may be declared (LIVE-3-DECL-1)."""

FULL: Final = 10
"""The number of packs in a finished deck (LIVE-3-COMP-2)."""

LAST: Final = 3
"""The fewest packs that each seat takes when the decks are completed after the auctions (LIVE-3-COMP-5)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Thing):
    """The packs of the pool as they lie now, and the order of play.

    Attributes:
        first: the seat from which turns are counted, -1 before it is drawn.
        order: the decks in the order of their auctions.
        laid: the deck that lies open on the table, -1 when none does.
        packs: the packs that lie open on the table.
        rest: for each deck, its packs that neither lie open nor were taken openly.
        takes: the packs of `rest` that were taken in secret, in their order, as (seat, deck, pack).
        looks: when seats went through a deck, as (seat, deck, number of `takes` at that time).
    """

    FIELDS = ("first", "order", "laid", "packs", "rest", "takes", "looks")

    def __init__(self, rest: tuple[tuple[int, ...], ...]) -> None:
        self.epoch = None
        self.first = NO_SEAT
        self.order: tuple[int, ...] = ()
        self.laid = -1
        self.packs: tuple[int, ...] = ()
        self.rest = rest
        self.takes: tuple[Take, ...] = ()
        self.looks: tuple[tuple[Seat, int, int], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Mage(Thing):
    """A Magus during the session.

    Attributes:
        seat: the seat of its player.
        playing: whether the player has not left.
        declared: the index in `KINDS` of what was declared in the auction of each deck, -1 for nothing.
        traits: the numbers of physical, social and mental traits left.
        life: points of life.
        packs: the packs taken openly.
        lands: how many copies of each land in `Book.lands` the deck has, in that order.
    """

    FIELDS = ("seat", "playing", "declared", "traits", "life", "packs", "lands")

    def __init__(self, seat: Seat, traits: tuple[int, ...], life: int, lands: int) -> None:
        self.epoch = None
        self.seat = seat
        self.playing = True
        self.declared: tuple[int, ...] = (-1,) * SPELL_DECKS
        self.traits = traits
        self.life = life
        self.packs: tuple[int, ...] = ()
        self.lands: tuple[int, ...] = (0,) * lands


def table(p: Position) -> Table:
    """The table of a position, for reading only (see `Position.edit`)."""
    thing: Table = p.things[TABLE]
    return thing


def mage(p: Position, seat: Seat) -> Mage:
    """The Magus of a seat, for reading only (see `Position.edit`)."""
    thing: Mage = p.things[1 + seat]
    return thing


def ends_without(p: Position, one: Seat, other: Seat) -> bool:
    """Finish the present frame if `one` or `other` has left, and return whether it was finished.

    The frame finishes with ("seat", seat of the player who is still there), -1 when both have left.
    """
    here = [seat for seat in (one, other) if mage(p, seat).playing]
    if len(here) == 2:
        return False
    p.finish(("seat", here[0] if here else -1))
    return True


def around(p: Position, begin: Seat) -> tuple[Seat, ...]:
    """The seats whose players have not left, in the order of turns, beginning with the seat `begin`."""
    count = p.setup.seats
    seats = (Seat((begin + step) % count) for step in range(count))
    return tuple(seat for seat in seats if mage(p, seat).playing)


def archetype(one: Mage) -> int:
    """The index in `KINDS` of the first kind that the Magus declared, or -1 for none (LIVE-3-DECL-1)."""
    return next((kind for kind in one.declared[:COLOURS] if kind >= 0), -1)


def own_packs(p: Position, seat: Seat, deck: int) -> list[int]:
    """The packs of a deck that a Magus took openly, as indices in `Book.packs`."""
    book: Book = p.book
    return [pack for pack in mage(p, seat).packs if book.deck_of[pack] == deck]


def secret(p: Position, seat: Seat) -> list[int]:
    """The packs that a Magus took in secret, as indices in `Book.packs`."""
    return [pack for taker, _, pack in table(p).takes if taker == seat]


def left_in(p: Position, deck: int) -> int:
    """How many packs of a deck nobody has taken; the number is public."""
    t = table(p)
    return len(t.rest[deck]) - sum(other == deck for _, other, _ in t.takes)


def need(p: Position, seat: Seat) -> int:
    """How many packs a Magus has still to take at the completion.

    The finished deck has ten packs, of which at least three are taken at the completion.
    """
    public = len(mage(p, seat).packs)
    return max(FULL, public + LAST) - public - len(secret(p, seat))
