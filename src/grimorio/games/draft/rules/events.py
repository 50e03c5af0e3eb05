"""Every event of a draft. Only the methods `apply` change a position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import ROCHESTER
from grimorio.games.draft.rules.things import NOWHERE, TABLE, Pack, Table, packs
from grimorio.kernel.event import Event, SeatEvent
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Lay(Event):
    """Sealed packs are taken up or laid on the table; their cards are dealt by chance afterwards.

    Attributes:
        round: the number of the round, from 1.
        direction: 1 when packs or turns go to the left in this round, -1 when they go to the right.
        seats: the seats that open a pack each.
        kind: the kind of draft; in a Rochester draft the pack lies on the table, else its seat holds it.
    """

    NAME = "round"
    FIELDS = ("rule", "round", "direction", "seats", "kind")

    def __init__(self, round: int, direction: int, seats: tuple[Seat, ...], kind: str, rule: str) -> None:
        super().__init__(rule)
        self.round = round
        self.direction = direction
        self.seats = seats
        self.kind = kind

    def apply(self, position: Position) -> None:
        book: Book = position.book
        t: Table = position.edit(TABLE)
        t.round = self.round
        t.direction = self.direction
        t.pick = 1
        product = book.products[self.round - 1]
        for seat in self.seats:
            lands = book.in_order(product.lands)
            position.add(
                Pack(seat, self.round, self.round - 1, lands, NOWHERE if self.kind == ROCHESTER else seat)
            )


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Event):
    """Chance puts a card into a pack that is still closed. Nobody sees it (MTG8-6.BD-1).

    Attributes:
        pack: the id of the pack.
        card: the name of the card.
    """

    NAME = "deal"
    FIELDS = ("rule", "pack", "card")

    def __init__(self, pack: int, card: str, rule: str) -> None:
        super().__init__(rule)
        self.pack = pack
        self.card = card

    def apply(self, position: Position) -> None:
        book: Book = position.book
        pack: Pack = position.edit(self.pack)
        pack.cards = book.in_order((*pack.cards, self.card))

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class See(SeatEvent):
    """A seat sees the cards of a pack.

    Attributes:
        count: how many there are.
        cards: their names.
        open: whether everybody sees them.
    """

    FIELDS = ("rule", "seat", "count", "cards", "open")

    def __init__(self, seat: Seat, cards: tuple[str, ...], open: bool, rule: str) -> None:
        super().__init__(seat, rule)
        self.count = len(cards)
        self.cards = cards
        self.open = open

    def apply(self, position: Position) -> None:
        """Change nothing: whoever holds a pack sees it."""

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = {"event": type(self).NAME, "rule": self.rule, "seat": self.seat, "count": self.count}
        if self.open or seat == self.seat:
            seen["cards"] = self.cards
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(See):
    """A seat opens a pack (MTG8-6.BD-1, MTG8-6.RD-1)."""

    NAME = "open"


@mypyc_attr(allow_interpreted_subclasses=True)
class Receive(See):
    """A seat takes up the pack that was passed to it (MTG8-6.BD-1)."""

    NAME = "receive"


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(SeatEvent):
    """A seat takes a card from a pack. Others do not see which, unless the pack lies open (MTG8-6.BD-3).

    Attributes:
        pack: the id of the pack.
        card: the name of the card.
        open: whether everybody sees it.
    """

    NAME = "take"
    FIELDS = ("rule", "seat", "pack", "card", "open")

    def __init__(self, seat: Seat, pack: int, card: str, open: bool, rule: str) -> None:
        super().__init__(seat, rule)
        self.pack = pack
        self.card = card
        self.open = open

    def apply(self, position: Position) -> None:
        pack: Pack = position.edit(self.pack)
        pack.takes += ((self.seat, self.card),)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = {"event": "take", "rule": self.rule, "seat": self.seat}
        if self.open or seat == self.seat:
            seen["card"] = self.card
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Keep(SeatEvent):
    """A seat keeps all cards of the pack that it opened (MTG8-6.SEAL-1).

    Attributes:
        pack: the id of the pack.
    """

    NAME = "keep"
    FIELDS = ("rule", "seat", "pack")

    def __init__(self, seat: Seat, pack: int, rule: str) -> None:
        super().__init__(seat, rule)
        self.pack = pack

    def apply(self, position: Position) -> None:
        pack: Pack = position.edit(self.pack)
        pack.takes = tuple((self.seat, card) for card in pack.cards)
        pack.holder = NOWHERE

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Event):
    """A pack that still has cards goes to the next seat; a pack without cards is put away (MTG8-6.BD-1, -2).

    Attributes:
        direction: 1 to the left (ascending seats), -1 to the right.
    """

    NAME = "pass"
    FIELDS = ("rule", "direction")

    def __init__(self, direction: int, rule: str) -> None:
        super().__init__(rule)
        self.direction = direction

    def apply(self, position: Position) -> None:
        seats = position.setup.seats
        t: Table = position.edit(TABLE)
        t.pick += 1
        for key in held_packs(position):
            pack: Pack = position.edit(key)
            empty = len(pack.takes) == len(pack.cards)
            pack.holder = NOWHERE if empty else Seat((pack.holder + self.direction) % seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(SeatEvent):
    """A seat leaves the draft, with the cards it has."""

    NAME = "leave"

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.playing &= ~(1 << self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Build(Event):
    """All cards are taken: the players build their decks (MTG8-6.LIM-1)."""

    NAME = "building"
    FIELDS = ("rule",)

    def __init__(self, rule: str) -> None:
        super().__init__(rule)

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.phase = "building"
        t.pick = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(SeatEvent):
    """At the end everybody learns what a seat received (MTG8-6.BD-3).

    Attributes:
        cards: the names of its cards, in the order of the set.
    """

    NAME = "pool"
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[str, ...], rule: str) -> None:
        super().__init__(seat, rule)
        self.cards = cards

    def apply(self, position: Position) -> None:
        """Change nothing: at the end everything lies open."""


@mypyc_attr(allow_interpreted_subclasses=True)
class End(Event):
    """The draft is over; nobody wins it.

    Attributes:
        reason: "ready", or "alone" when fewer than two players are left.
    """

    NAME = "end"
    FIELDS = ("rule", "reason")

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(rule)
        self.reason = reason

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.phase = "over"
        position.result = Result((), position.setup.seats, self.rule, self.reason)


def held_packs(p: Position) -> list[int]:
    """The ids of the packs that seats hold."""
    return [key for key, thing in enumerate(p.things) if isinstance(thing, Pack) and thing.holder >= 0]


def pool(p: Position, seat: Seat) -> tuple[str, ...]:
    """The cards that a seat has taken, in the order of the set."""
    book: Book = p.book
    return book.in_order(tuple(card for pack in packs(p) for taker, card in pack.takes if taker == seat))


EVENTS: tuple[type[Event], ...] = (Lay, Deal, Open, Receive, Take, Keep, Pass, Leave, Build, Reveal, End)
"""Every event of a draft."""
