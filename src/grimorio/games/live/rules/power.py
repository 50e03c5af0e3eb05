"""The frames of Powers that ask the players: bidding life, offering two packs, putting packs back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.live.rules.events import BidLife, ChangeLife, ReturnPack, TakePack
from grimorio.games.live.rules.things import ends_without, mage, own_packs, table
from grimorio.games.live.words import (
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Retests,
    Returns,
    Wins,
    Word,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

HANDS: Final[tuple[Option, ...]] = (("hand", "left"), ("hand", "right"))
"""The hands in which the contested pack may be hidden."""
RULES: Final[dict[type[Word], str]] = {
    Wins: "LIVE-4-DET-1",
    GivesUp: "LIVE-4-REGEN-1",
    GainsLife: "LIVE-4-REGEN-1",
    BidsLife: "LIVE-4-ESC-1",
    OffersTwo: "LIVE-4-FATE-1",
    Returns: "LIVE-4-REIN-1",
    Retests: "LIVE-4-SAC-1",
}
"""For each class of effects that a Power can have, the id of the rule about it."""


def rule_of(power: Power) -> str:
    """The id of the rule that events cite when a Power is paid: the rule about the Power's first effect.

    A Power that wins for good, without a retest, has a rule of its own.
    """
    return "LIVE-4-ABS-1" if power.final else RULES[type(power.does[0])]


def payable(p: Position, seat: Seat, power: Power, deck: int) -> bool:
    """Whether a seat has the life, mental traits and packs that a Power costs.

    The last point of life is never spent. The packs are those that the seat took openly from `deck`.
    """
    one = mage(p, seat)
    return (
        one.life > power.life
        and one.traits[2] >= power.traits
        and len(own_packs(p, seat, deck)) >= power.packs
    )


def usable(p: Position, seat: Seat, other: Seat, power: Power, pack: int, deck: int) -> bool:
    """Whether a seat can pay for a Power and the Power can do what it says (LIVE-3-MEN-1).

    Args:
        seat, other: the seat of the Power's user and that of the opponent.
        power: the Power.
        pack: the contested pack, -1 when there is none.
        deck: the deck whose colour the Power refers to.
    """
    if not payable(p, seat, power, deck):
        return False
    spare = mage(p, seat).life - power.life - 1
    for word in power.does:
        if isinstance(word, OffersTwo) and (pack < 0 or len(table(p).packs) < 2):
            return False
        if isinstance(word, BidsLife) and spare < 1:
            return False
        if isinstance(word, Returns) and (not own_packs(p, other, deck) or (word.packs == 0 and spare < 1)):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Escalation(Frame):
    """LIVE-4-ESC-1: the frame in which both players bid life in turn until one gives up.

    Attributes:
        seat, other: the seat that bids next, and the opponent.
        bid: the last bid, made by `other`; 0 before the first.
    """

    FIELDS = ("seat", "other", "bid")

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(Escalation.raise_bid)
        self.seat = seat
        self.other = other
        self.bid = 0

    def raise_bid(self, p: Position) -> None:
        """LIVE-4-ESC-2: ask for a higher bid than the last, but never for the last point of life."""
        here = mage(p, self.seat).playing
        if not here or not mage(p, self.other).playing:
            p.finish(("seat", self.other if mage(p, self.other).playing else self.seat if here else -1))
            return
        options: list[Option] = [("bid", life) for life in range(self.bid + 1, mage(p, self.seat).life)]
        if self.bid or not options:
            options.append(("give-up",))
        self.step = Escalation.bidden
        p.ask(self.seat, "escalate", options, "LIVE-4-ESC-1")

    def bidden(self, p: Position) -> None:
        """LIVE-4-ESC-1: let the opponent answer a bid; if the opponent gives up, let the last bidder pay."""
        if self.answer[0] == "give-up":
            self.step = Escalation.over
            p.emit(ChangeLife(self.other, -self.bid, "LIVE-4-ESC-1"))
            return
        bidder = self.seat
        self.bid = int(self.answer[1])
        self.seat, self.other = self.other, bidder
        self.step = Escalation.raise_bid
        p.emit(BidLife(bidder, self.bid, "LIVE-4-ESC-1"))

    def over(self, p: Position) -> None:
        """Finish the frame; the last bidder gets the pack."""
        p.finish(("seat", self.other))


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame):
    """LIVE-4-FATE-1: the frame in which one player hides two packs and the opponent picks one blindly.

    Attributes:
        seat, other: the seat of the Power's user and that of the opponent.
        pack, second: the contested pack and the second one, -1 before it is chosen.
    """

    FIELDS = ("seat", "other", "pack", "second")

    def __init__(self, seat: Seat, other: Seat, pack: int) -> None:
        super().__init__(Offer.choose)
        self.seat = seat
        self.other = other
        self.pack = pack
        self.second = -1

    def gone(self, p: Position) -> bool:
        """Whether a player has left. If so, finish the offer: the other player gets the pack."""
        return ends_without(p, self.seat, self.other)

    def choose(self, p: Position) -> None:
        """LIVE-4-FATE-1: ask the user for a second pack from the table."""
        if self.gone(p):
            return
        names = p.book.packs
        self.step = Offer.hide
        options = [("pack", names[pack]) for pack in table(p).packs if pack != self.pack]
        p.ask(self.seat, "second-pack", options, "LIVE-4-FATE-1")

    def hide(self, p: Position) -> None:
        """Note which second pack the user has chosen."""
        self.second = p.book.pack_of[str(self.answer[1])]
        self.step = Offer.pick

    def pick(self, p: Position) -> None:
        """LIVE-4-FATE-1: ask the user for the hand that hides the contested pack, the opponent for a hand."""
        if self.gone(p):
            return
        self.step = Offer.take
        p.ask_all("hand", ((self.seat, HANDS), (self.other, HANDS)), "LIVE-4-FATE-1")

    def take(self, p: Position) -> None:
        """LIVE-4-FATE-1: give each player one of the two packs.

        The opponent gets the contested pack if it was in the named hand, else the second one.
        """
        guessed = self.answers[0][1] == self.answers[1][1]
        names = p.book.packs
        to_other, to_user = (self.pack, self.second) if guessed else (self.second, self.pack)
        self.step = Offer.over
        p.emit_all(
            (
                TakePack(self.other, names[to_other], "LIVE-4-FATE-1"),
                TakePack(self.seat, names[to_user], "LIVE-4-FATE-1"),
            )
        )

    def over(self, p: Position) -> None:
        """Finish the frame. Both players have taken a pack."""
        p.finish(("both",))


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveBack(Frame):
    """LIVE-4-SAC-1, LIVE-4-REIN-1: the frame in which a seat chooses packs of a colour and puts them back.

    Attributes:
        seat: the seat that puts packs back.
        left: how many more packs it puts back, as long as it has any.
        deck: the deck from which the packs came.
        rule: id of the rule.
    """

    FIELDS = ("seat", "left", "deck", "rule")

    def __init__(self, seat: Seat, left: int, deck: int, rule: str) -> None:
        super().__init__(GiveBack.choose)
        self.seat = seat
        self.left = left
        self.deck = deck
        self.rule = rule

    def choose(self, p: Position) -> None:
        """Ask the seat which of its packs it puts back next."""
        packs = own_packs(p, self.seat, self.deck)
        if not self.left or not packs or not mage(p, self.seat).playing:
            p.finish()
            return
        names = p.book.packs
        self.step = GiveBack.give
        p.ask(self.seat, "give-back", [("pack", names[pack]) for pack in packs], self.rule)

    def give(self, p: Position) -> None:
        """Put the chosen pack back."""
        self.left -= 1
        self.step = GiveBack.choose
        p.emit(ReturnPack(self.seat, str(self.answer[1]), self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class Reincarnation(Frame):
    """LIVE-4-REIN-1: the frame in which the user spends life; for each point the opponent puts a pack back.

    Attributes:
        seat, other: the seat of the Power's user and that of the opponent.
        deck: the deck from which the packs came.
    """

    FIELDS = ("seat", "other", "deck")

    def __init__(self, seat: Seat, other: Seat, deck: int) -> None:
        super().__init__(Reincarnation.choose)
        self.seat = seat
        self.other = other
        self.deck = deck

    def choose(self, p: Position) -> None:
        """LIVE-4-REIN-1: ask the user how much life to spend.

        The user may spend as many points as the opponent has packs, but never the last point of life.
        """
        most = min(mage(p, self.seat).life - 1, len(own_packs(p, self.other, self.deck)))
        if most < 1 or not mage(p, self.seat).playing:
            p.finish()
            return
        self.step = Reincarnation.pay
        p.ask(self.seat, "spend-life", [("life", life) for life in range(1, most + 1)], "LIVE-4-REIN-1")

    def pay(self, p: Position) -> None:
        """LIVE-4-REIN-1: take the life that the user has chosen to spend."""
        self.step = Reincarnation.give
        p.emit(ChangeLife(self.seat, -int(self.answer[1]), "LIVE-4-REIN-1"))

    def give(self, p: Position) -> None:
        """LIVE-4-REIN-1: let the opponent put the packs back."""
        self.step = Reincarnation.over
        p.push(GiveBack(self.other, int(self.answer[1]), self.deck, "LIVE-4-REIN-1"))

    def over(self, p: Position) -> None:
        """Finish the frame; the challenge goes on."""
        p.finish()
