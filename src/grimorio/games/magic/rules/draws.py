"""Drawing cards, one at a time (MTG8-GLOSS-Pescare-1)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.discards import Mill
from grimorio.games.magic.rules.events import ChangeLife, DrawCard, Known
from grimorio.games.magic.state.objects import NO_BID, NOBODY, Permanent, in_order, player, table
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

PAY = "MTG8-GLOSS-Pagare_punti_vita"


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Frame):
    """The frame in which a player draws cards.

    An ability (`words.DrawsAreBidFor`) may let the other players bid: whoever pays life puts the card into
    the graveyard before it is drawn.

    Attributes:
        seat: the player who draws.
        left: how many cards are still to be drawn.
        rule: the rule by which they are drawn.
        used: ids of the permanents that have let others bid for the present card already.
        asked: the players who may still bid for that card.
        bid: how much life a bid costs.
    """

    FIELDS = ("seat", "left", "rule", "used", "asked", "bid")

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        super().__init__(DrawCards.draw)
        self.seat = seat
        self.left = count
        self.rule = rule
        self.used: tuple[int, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        self.bid = 0

    def draw(self, p: Position) -> None:
        """Draw the next card, unless a permanent lets other players bid for it first."""
        if self.left <= 0 or self.seat not in table(p).seats:
            p.finish()
            return
        for key in table(p).rulers:
            permanent: Permanent = p.things[key]
            bid: int = p.book.face(permanent.face, permanent.changes).draws_are_bid_for
            if bid != NO_BID and permanent.own and key not in self.used:
                self.used = (*self.used, key)
                self.bid = bid
                self.asked = tuple(seat for seat in in_order(p, table(p).active) if seat != self.seat)
                self.step = DrawCards.ask
                p.emit(Known(p, self.seat, "library", 1, NOBODY, self.rule))
                return
        self._next()
        p.emit(DrawCard(p, self.seat, self.rule))

    def ask(self, p: Position) -> None:
        """Ask each other player in turn whether to pay life, so that the card is put into the graveyard."""
        playing = table(p).seats
        if self.seat not in playing:
            p.finish()
            return
        while self.asked and not (self.asked[0] in playing and player(p, self.asked[0]).life >= self.bid):
            self.asked = self.asked[1:]
        if not self.asked:
            self.step = DrawCards.draw
            return
        self.step = DrawCards.answered
        p.ask(self.asked[0], "bid", [("no",), ("yes",)], PAY)

    def answered(self, p: Position) -> None:
        """Take a player's answer to the offer to bid; a player who bids pays the life."""
        if self.answer[0] == "no":
            self.asked = self.asked[1:]
            self.step = DrawCards.ask
            return
        self.step = DrawCards.mill
        p.emit(ChangeLife(self.asked[0], -self.bid, PAY, "cost"))

    def mill(self, p: Position) -> None:
        """Put the card into the graveyard instead of drawing it."""
        self._next()
        p.emit(Mill(p, self.seat, self.rule))

    def _next(self) -> None:
        """Go on with the next card, for which every permanent with such an ability may let players bid."""
        self.left -= 1
        self.used = ()
        self.step = DrawCards.draw
