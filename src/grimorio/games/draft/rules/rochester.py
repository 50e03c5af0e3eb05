"""Rochester draft: one booster at a time lies open, and the players pick from it in turn, there and back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import ROCHESTER
from grimorio.games.draft.rules.booster import direction, picks
from grimorio.games.draft.rules.events import Lay, Open, Take
from grimorio.games.draft.rules.packs import Dealing
from grimorio.games.draft.rules.things import Pack, playing, table
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of


def drafter(seats: int, opener: Seat, way: int, pick: int) -> Seat:
    """The seat that has a pick from a booster (MTG8-6.RD-2).

    The order runs around the table to the last player, who picks again, and back to the opener, who picks
    again if there are cards, and so on.

    Args:
        seats: the number of seats.
        opener: the seat that opened the booster; it has the first pick.
        way: 1 when the order runs to the left (ascending seats), -1 when it runs to the right.
        pick: the number of the pick from this booster, from 0.
    """
    place = pick % (2 * seats)
    if place >= seats:
        place = 2 * seats - 1 - place
    return Seat((opener + way * place) % seats)


def coming(p: Position, pack: Pack) -> list[Seat]:
    """The seats that will take the cards left in the booster `pack`, in the order of picks (MTG8-6.RD-2).

    Seats that have left the draft are passed over.
    """
    seats, way, turn = p.setup.seats, table(p).direction, 0
    for taker, _ in pack.takes:
        while drafter(seats, pack.opener, way, turn) != taker:
            turn += 1
        turn += 1
    order: list[Seat] = []
    while len(order) < len(pack.cards) - len(pack.takes) and any(
        playing(p, seat) for seat in seats_of(seats)
    ):
        seat = drafter(seats, pack.opener, way, turn)
        turn += 1
        if playing(p, seat):
            order.append(seat)
    return order


def openers(seats: int, way: int) -> list[Seat]:
    """The seats in the order in which they open a booster in a round (MTG8-6.RD-3, MTG8-6.RD-4).

    `way` is 1 for ascending seats (to the left), -1 for descending ones.
    """
    return list(seats_of(seats)[::way])


@mypyc_attr(allow_interpreted_subclasses=True)
class RochesterDraft(Frame):
    """MTG8-6.RD-1 to -4: the frame of a Rochester draft: all boosters are drafted one after another.

    Attributes:
        round: the number of the round, from 1.
        at: how many places of the round's order of openers have had their turn.
        turn: the number of the turn to pick from the booster on the table, from 0; the turns of seats that
            have left count too.
    """

    FIELDS = ("round", "at", "turn")

    def __init__(self) -> None:
        super().__init__(RochesterDraft.begin)
        self.round = 1
        self.at = 0
        self.turn = 0

    def begin(self, p: Position) -> None:
        """MTG8-6.RD-1, -3, -4: lay the next player's booster on the table; after the last, finish the
        frame.
        """
        book: Book = p.book
        seats = p.setup.seats
        while self.round <= len(book.products):
            way = direction(self.round)
            while self.at < seats:
                opener = openers(seats, way)[self.at]
                self.at += 1
                if p.game.playing(p, opener):
                    self.turn = 0
                    self.step = RochesterDraft.deal
                    p.emit(Lay(self.round, way, (opener,), ROCHESTER, self._rule()))
                    return
            self.round += 1
            self.at = 0
        p.finish()

    def _rule(self) -> str:
        """The id of the rule by which the next booster is opened.

        Different rules say how the first player, the others of the round, and later rounds open theirs.
        """
        if self.round > 1:
            return "MTG8-6.RD-4"
        return "MTG8-6.RD-1" if self.at == 1 else "MTG8-6.RD-3"

    def deal(self, p: Position) -> None:
        """Let chance fill the booster on the table with cards."""
        self.step = RochesterDraft.open
        p.push(Dealing((len(p.things) - 1,)))

    def open(self, p: Position) -> None:
        """MTG8-6.RD-1: lay the cards of the booster open for all."""
        pack: Pack = p.things[-1]
        self.step = RochesterDraft.pick
        p.emit(Open(pack.opener, pack.cards, True, "MTG8-6.RD-1"))

    def pick(self, p: Position) -> None:
        """MTG8-6.RD-2: ask the next player for a card; when all are taken, go on with the next booster."""
        pack: Pack = p.things[-1]
        if len(pack.takes) == len(pack.cards):
            self.step = RochesterDraft.begin
            return
        while True:
            seat = drafter(p.setup.seats, pack.opener, table(p).direction, self.turn)
            if p.game.playing(p, seat):
                break
            self.turn += 1
        self.step = RochesterDraft.take
        p.ask(seat, "pick", picks(pack), "MTG8-6.RD-2")

    def take(self, p: Position) -> None:
        """MTG8-6.RD-2: take the chosen card out of the booster, seen by everybody."""
        pack: Pack = p.things[-1]
        seat = drafter(p.setup.seats, pack.opener, table(p).direction, self.turn)
        self.turn += 1
        self.step = RochesterDraft.pick
        p.emit(Take(seat, len(p.things) - 1, str(self.answer[1]), True, "MTG8-6.RD-2"))
