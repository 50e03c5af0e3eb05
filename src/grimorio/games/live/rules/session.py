"""A session before its tournament: sheets, six auctions, completion, lands."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import ARTIFACTS, COLOURS, Book
from grimorio.games.live.rules.auction import Auction
from grimorio.games.live.rules.completion import Completion, Lands
from grimorio.games.live.rules.events import First, Leave, Order, ReadSheet, SessionReady
from grimorio.games.live.rules.things import around, table
from grimorio.games.live.words import DECKS, STYLES
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_in, seats_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Session(Frame):
    """LIVE-3-PHASE-1: the frame of a session up to its tournament: approval, auctions, completion, lands.

    The tournament is played with Magic's rules.

    Attributes:
        order: the decks drawn so far for the order of the auctions.
        at: how many auctions have begun.
        phase: "approval", "auction", "completion" or "lands".
    """

    FIELDS = ("order", "at", "phase")

    def __init__(self) -> None:
        super().__init__(Session.choose_first)
        self.order: tuple[int, ...] = ()
        self.at = 0
        self.phase = "approval"

    def choose_first(self, p: Position) -> None:
        """LIVE-3-CHAL-2: draw by lot the seat from which turns among equals are counted."""
        seats = p.setup.seats
        self.step = Session.first
        p.chance("first", tuple(("seat", seat) for seat in seats_of(seats)), (1,) * seats, "LIVE-3-CHAL-2")

    def first(self, p: Position) -> None:
        """LIVE-3-CHAL-2: note the seat that was drawn."""
        self.step = Session.read_sheets
        p.emit(First(seat_in(self.answer), "LIVE-3-CHAL-2"))

    def read_sheets(self, p: Position) -> None:
        """LIVE-3-APPROVE-1 to -3: read every sheet out.

        No sheet can fail here: a setup with a sheet that does not add up is refused.
        """
        book: Book = p.book
        self.step = Session.choose_order
        p.emit_all(
            tuple(
                ReadSheet(
                    seat,
                    book.magi[seat].name,
                    STYLES[book.magi[seat].style],
                    book.magi[seat].traits,
                    book.magi[seat].life,
                    book.magi[seat].powers,
                    book.magi[seat].news,
                    "LIVE-3-APPROVE-1",
                )
                for seat in around(p, table(p).first)
            )
        )

    def choose_order(self, p: Position) -> None:
        """LIVE-3-AUCTION-4: set the order of the auctions: the fixed one or a drawn one, artifacts last."""
        left: list[Option] = [("deck", DECKS[deck]) for deck in range(COLOURS) if deck not in self.order]
        if left and p.book.choices.random_order:
            self.step = Session.drawn
            p.chance("order", left, (1,) * len(left), "LIVE-3-AUCTION-4")
            return
        order = self.order or tuple(range(COLOURS))
        self.phase = "auction"
        self.step = Session.auction
        p.emit(Order(tuple(DECKS[deck] for deck in (*order, ARTIFACTS)), "LIVE-3-AUCTION-4"))

    def drawn(self, p: Position) -> None:
        """LIVE-3-AUCTION-4: add the colour that was drawn to the order of the auctions."""
        self.order += (DECKS.index(str(self.answer[1])),)
        self.step = Session.choose_order

    def auction(self, p: Position) -> None:
        """LIVE-3-AUCTION-4: begin the next auction; after the last of the six, begin the completion."""
        order = table(p).order
        if self.at == len(order):
            self.phase = "completion"
            self.step = Session.lands
            p.push(Completion(p.setup.seats))
            return
        self.at += 1
        p.push(Auction(order[self.at - 1]))

    def lands(self, p: Position) -> None:
        """LIVE-3-COMP-6: ask the players to add lands to their decks, after all packs are taken."""
        self.phase = "lands"
        self.step = Session.over
        p.push(Lands())

    def over(self, p: Position) -> None:
        """LIVE-3-PHASE-1: end the session.

        If all players stayed, nobody has won; otherwise those who stayed have won, and those who left have
        lost.
        """
        here = around(p, Seat(0))
        p.emit(SessionReady(() if len(here) == p.setup.seats else here, "ready", "LIVE-3-PHASE-1"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Frame):
    """The frame in which a player leaves the session; the others go on while at least two are left.

    Attributes:
        seat: the seat of the player who leaves.
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Departure.leave)
        self.seat = seat

    def leave(self, p: Position) -> None:
        """LIVE-3-PHASE-1: take the player out, with the packs taken so far."""
        self.step = Departure.count
        p.emit(Leave(self.seat, "LIVE-3-PHASE-1"))

    def count(self, p: Position) -> None:
        """LIVE-3-PHASE-1: end the session when one player is left, since there is no tournament then."""
        left = around(p, Seat(0))
        self.step = Departure.over
        if len(left) == 1:
            p.emit(SessionReady(left, "alone", "LIVE-3-PHASE-1"))

    def over(self, p: Position) -> None:
        """Resume the session: the choices that were waited for are asked again."""
        p.resume()
