"""The things in a position of a draft: the table, and every pack that was opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of
from grimorio.kernel.thing import Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

TABLE: Final = 0
"""The id of the table in a position; the packs have the ids from 1 on."""

NOWHERE: Final = NO_SEAT
"""The holder of a pack that lies in the middle of the table or is used up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Thing):
    """What is public about a draft.

    Attributes:
        playing: the bit mask of the seats that have not left.
        round: how many packs each seat has opened, or is opening; 0 at the beginning.
        pick: the number of the pick from the packs in hand, from 1; 0 before the first.
        direction: 1 when packs or turns go to the left (ascending seats), -1 when they go to the right.
        phase: "draft", "building" or "over".
    """

    FIELDS = ("playing", "round", "pick", "direction", "phase")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.playing = (1 << seats) - 1
        self.round = 0
        self.pick = 0
        self.direction = 1
        self.phase = "draft"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack(Thing):
    """A pack that was opened, with the memory of who took what from it.

    Attributes:
        opener: the seat that opened it.
        round: the round in which it was opened, from 1.
        product: the index, in `Book.products`, of the product that it is (such as a booster).
        cards: the cards that it held when it was opened, in the order of the set.
        takes: who took which card, in order, as (seat, card).
        holder: the seat that holds it, or `NOWHERE`.
    """

    FIELDS = ("opener", "round", "product", "cards", "takes", "holder")

    def __init__(self, opener: Seat, round: int, product: int, cards: tuple[str, ...], holder: Seat) -> None:
        super().__init__()
        self.opener = opener
        self.round = round
        self.product = product
        self.cards = cards
        self.takes: tuple[tuple[Seat, str], ...] = ()
        self.holder = holder

    def before(self, count: int) -> tuple[str, ...]:
        """The cards that were left after `count` cards had been taken."""
        left = list(self.cards)
        for _, card in self.takes[:count]:
            left.remove(card)
        return tuple(left)

    def left(self) -> tuple[str, ...]:
        """The cards that nobody has taken from the pack yet."""
        return self.before(len(self.takes))


def table(p: Position) -> Table:
    """The table of a draft's position."""
    found: Table = p.things[TABLE]
    return found


def packs(p: Position) -> list[Pack]:
    """All packs that were opened, in the order in which they were laid."""
    return [thing for thing in p.things if isinstance(thing, Pack)]


def held(p: Position, seat: Seat) -> Pack | None:
    """The pack that a seat holds, or None."""
    return next((pack for pack in packs(p) if pack.holder == seat), None)


def laid(p: Position) -> Pack | None:
    """The newest pack; in a Rochester draft it lies on the table."""
    newest = p.things[-1]
    return newest if isinstance(newest, Pack) else None


def around(p: Position) -> list[Seat]:
    """The seats that have not left, ascending."""
    return [seat for seat in seats_of(p.setup.seats) if playing(p, seat)]


def playing(p: Position, seat: Seat) -> bool:
    """Whether the player at a seat has not left the draft."""
    return bool((table(p).playing >> seat) & 1) if seat >= 0 else False


def sees(p: Position, pack: Pack, seat: Seat) -> bool:
    """Whether a seat may look at a pack now: the pack is complete, and lies open or is held by the seat."""
    book: Book = p.book
    if len(pack.cards) < book.products[pack.product].size:
        return False
    return book.open or (pack.holder == seat and playing(p, seat))


def taken(p: Position, seat: Seat) -> list[tuple[int, Pack, int]]:
    """All cards that a seat took, in order, as (round, pack, place in the pack's `takes`)."""
    found: list[tuple[int, int, int, Pack]] = []
    for number, pack in enumerate(packs(p)):
        for place, (taker, _) in enumerate(pack.takes):
            if taker == seat:
                found.append((pack.round, place, number, pack))
    found.sort(key=_when)
    return [(round, pack, place) for round, place, _, pack in found]


def _when(entry: tuple[int, int, int, Pack]) -> tuple[int, int, int]:
    return entry[0], entry[1], entry[2]
