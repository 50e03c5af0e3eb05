"""What Powers do that asks the players: bidding life, offering two packs, putting packs back."""

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

HANDS: Final[tuple[Option, ...]] = (("hand", "left"), ("hand", "right"))
RULES: Final[dict[type[Word], str]] = {
    Wins: "LIVE-4-DET-1",
    GivesUp: "LIVE-4-REGEN-1",
    GainsLife: "LIVE-4-REGEN-1",
    BidsLife: "LIVE-4-ESC-1",
    OffersTwo: "LIVE-4-FATE-1",
    Returns: "LIVE-4-REIN-1",
    Retests: "LIVE-4-SAC-1",
}
"""The rule of each word."""


def rule_of(power: Power) -> str:
    """The rule by which a Power is paid: that of its first word."""
    return "LIVE-4-ABS-1" if power.final else RULES[type(power.does[0])]


def payable(p: Position, seat: int, power: Power, deck: int) -> bool:
    """Whether a seat can pay a Power; the last point of life is never spent."""
    one = mage(p, seat)
    return (
        one.life > power.life
        and one.traits[2] >= power.traits
        and len(own_packs(p, seat, deck)) >= power.packs
    )


def usable(p: Position, seat: int, other: int, power: Power, pack: int, deck: int) -> bool:
    """Whether a Power can be paid and do what it says (LIVE-3-MEN-1).

    Args:
        seat, other: its user and the opponent.
        power: the Power.
        pack: the contested pack, -1 when there is none.
        deck: the deck whose colour counts.
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
    """LIVE-4-ESC-1: both bid life in turn until one gives up.

    Attributes:
        seat, other: who bids next, and the opponent.
        bid: what was bid last, by `other`.
    """

    FIELDS = ("seat", "other", "bid")

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(Escalation.raise_bid)
        self.seat = seat
        self.other = other
        self.bid = 0

    def raise_bid(self, p: Position) -> None:
        """LIVE-4-ESC-2: more than the last bid, never the last point of life; the user begins."""
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
        """LIVE-4-ESC-1: the other one is asked; or the last to bid pays."""
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
        """The last to bid has the right to the pack."""
        p.finish(("seat", self.other))


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Frame):
    """LIVE-4-FATE-1: two packs are hidden, the opponent picks one blindly.

    Attributes:
        seat, other: the user and the opponent.
        pack, second: the contested pack and the other one.
    """

    FIELDS = ("seat", "other", "pack", "second")

    def __init__(self, seat: int, other: int, pack: int) -> None:
        super().__init__(Offer.choose)
        self.seat = seat
        self.other = other
        self.pack = pack
        self.second = -1

    def gone(self, p: Position) -> bool:
        """Whether a player left: then nothing is offered, and the other one has the right to the pack."""
        return ends_without(p, self.seat, self.other)

    def choose(self, p: Position) -> None:
        """LIVE-4-FATE-1: another pack of the table."""
        if self.gone(p):
            return
        names = p.book.packs
        self.step = Offer.hide
        options = [("pack", names[pack]) for pack in table(p).packs if pack != self.pack]
        p.ask(self.seat, "second-pack", options, "LIVE-4-FATE-1")

    def hide(self, p: Position) -> None:
        """The pack is known."""
        self.second = p.book.pack_of[str(self.answer[1])]
        self.step = Offer.pick

    def pick(self, p: Position) -> None:
        """LIVE-4-FATE-1: the user hides the contested pack in a hand while the opponent picks one."""
        if self.gone(p):
            return
        self.step = Offer.take
        p.ask_all("hand", ((self.seat, HANDS), (self.other, HANDS)), "LIVE-4-FATE-1")

    def take(self, p: Position) -> None:
        """LIVE-4-FATE-1: each takes one."""
        found = self.answers[0][1] == self.answers[1][1]
        names = p.book.packs
        to_other, to_user = (self.pack, self.second) if found else (self.second, self.pack)
        self.step = Offer.over
        p.emit_all(
            (
                TakePack(self.other, names[to_other], "LIVE-4-FATE-1"),
                TakePack(self.seat, names[to_user], "LIVE-4-FATE-1"),
            )
        )

    def over(self, p: Position) -> None:
        """Both have taken."""
        p.finish(("both",))


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveBack(Frame):
    """LIVE-4-SAC-1, LIVE-4-REIN-1: a seat puts packs of a colour back, and picks which.

    Attributes:
        seat: who puts them back.
        left: how many more, as far as there are so many.
        deck: of which deck.
        rule: id of the rule.
    """

    FIELDS = ("seat", "left", "deck", "rule")

    def __init__(self, seat: int, left: int, deck: int, rule: str) -> None:
        super().__init__(GiveBack.choose)
        self.seat = seat
        self.left = left
        self.deck = deck
        self.rule = rule

    def choose(self, p: Position) -> None:
        """Which pack."""
        packs = own_packs(p, self.seat, self.deck)
        if not self.left or not packs or not mage(p, self.seat).playing:
            p.finish()
            return
        names = p.book.packs
        self.step = GiveBack.give
        p.ask(self.seat, "give-back", [("pack", names[pack]) for pack in packs], self.rule)

    def give(self, p: Position) -> None:
        """It is put back."""
        self.left -= 1
        self.step = GiveBack.choose
        p.emit(ReturnPack(self.seat, str(self.answer[1]), self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class Reincarnation(Frame):
    """LIVE-4-REIN-1: its user spends life, the opponent puts as many packs back.

    Attributes:
        seat, other: the user and the opponent.
        deck: of which deck.
    """

    FIELDS = ("seat", "other", "deck")

    def __init__(self, seat: int, other: int, deck: int) -> None:
        super().__init__(Reincarnation.choose)
        self.seat = seat
        self.other = other
        self.deck = deck

    def choose(self, p: Position) -> None:
        """LIVE-4-REIN-1: how much life: no more than the opponent has packs, never the last point."""
        most = min(mage(p, self.seat).life - 1, len(own_packs(p, self.other, self.deck)))
        if most < 1 or not mage(p, self.seat).playing:
            p.finish()
            return
        self.step = Reincarnation.pay
        p.ask(self.seat, "spend-life", [("life", life) for life in range(1, most + 1)], "LIVE-4-REIN-1")

    def pay(self, p: Position) -> None:
        """LIVE-4-REIN-1: it is spent."""
        self.step = Reincarnation.give
        p.emit(ChangeLife(self.seat, -int(self.answer[1]), "LIVE-4-REIN-1"))

    def give(self, p: Position) -> None:
        """LIVE-4-REIN-1: the packs go back."""
        self.step = Reincarnation.over
        p.push(GiveBack(self.other, int(self.answer[1]), self.deck, "LIVE-4-REIN-1"))

    def over(self, p: Position) -> None:
        """Done; the challenge goes on."""
        p.finish()
