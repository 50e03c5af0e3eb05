"""Drawing cards, one at a time (MTG8-GLOSS-Pescare-1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.digging import DrawInstead, draws_instead
from grimorio.games.magic.rules.discards import Mill
from grimorio.games.magic.rules.events import ChangeLife, DrawCard, Known
from grimorio.games.magic.rules.marks import EndEffect
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.objects import NO_BID, NOBODY, Permanent, in_order, player, table
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

PAY: Final = "MTG8-GLOSS-Pagare_punti_vita"


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
        instead: what happens instead of the present draw, as (id of the spell or ability, index of the first
            of its effects, index behind the last); or ().
    """

    FIELDS = ("seat", "left", "rule", "used", "asked", "bid", "instead")

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        super().__init__(DrawCards.draw)
        self.seat = seat
        self.left = count
        self.rule = rule
        self.used: tuple[int, ...] = ()
        self.asked: tuple[Seat, ...] = ()
        self.bid = 0
        self.instead: tuple[int, ...] = ()

    def draw(self, p: Position) -> None:
        """Draw the next card, unless something happens instead or other players may bid for it first.

        Of several such effects the player chooses which applies first (MTG8-CR-REPLACE-2).
        """
        if self.left <= 0 or self.seat not in table(p).seats:
            p.finish()
            return
        able = draws_instead(p, self.seat)
        able += [key for key in table(p).rulers if bid_of(p, key) != NO_BID and key not in self.used]
        if not able:
            self._next()
            p.emit(DrawCard(p, self.seat, self.rule))
            return
        self.step = DrawCards.replace
        if len({key if isinstance(p.things[key], DrawInstead) else 0 for key in able}) > 1:
            p.ask(self.seat, "replacement", [("effect", key) for key in able], "MTG8-CR-REPLACE-2")
        else:
            self.answer = ("effect", able[0])

    def replace(self, p: Position) -> None:
        """Let the chosen effect replace the draw, or a permanent let the other players bid for the card."""
        key = int(self.answer[1])
        effect = p.things[key]
        if isinstance(effect, DrawInstead):
            self.instead = (effect.obj, effect.place, effect.end)
            self.step = DrawCards.happen
            p.emit(EndEffect(key, "MTG8-CR-DRAW-INSTEAD-1"))
            return
        self.used = (*self.used, key)
        self.bid = bid_of(p, key)
        self.asked = tuple(seat for seat in in_order(p, table(p).active) if seat != self.seat)
        self.step = DrawCards.ask
        p.emit(Known(p, self.seat, "library", 1, NOBODY, self.rule))

    def happen(self, p: Position) -> None:
        """Let something happen instead of the draw."""
        obj, place, end = self.instead
        self._next()
        p.push(Resolve(obj, place, end))

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
        self.instead = ()
        self.step = DrawCards.draw


def bid_of(p: Position, key: int) -> int:
    """How much life others may pay for a card that is drawn, by an ability of a permanent; or `NO_BID`."""
    permanent: Permanent = p.things[key]
    bid: int = face_at(p, permanent.face, permanent.changes).draws_are_bid_for
    return bid if permanent.own else NO_BID
