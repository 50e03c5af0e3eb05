"""Picking cards of a hand, to discard them and at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.rules.board import side
from grimorio.games.mickey.rules.events import DiscardCard, MixHand
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

PICKS: Final[tuple[Option, ...]] = tuple(("pick", index) for index in range(60))


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCards(Frame):
    """A player discards so many cards of choice, in the order of the cards."""

    FIELDS = ("seat", "left", "ask", "rule", "last")

    def __init__(self, seat: int, left: int, ask: str, rule: str) -> None:
        super().__init__(DiscardCards.pick)
        self.seat = seat
        self.left = left
        self.ask = ask
        self.rule = rule
        self.last = -1

    def offered(self, p: Position) -> Sequence[Option]:
        """Cards after the last one that leave enough after them; all where an order cannot be kept."""
        book: Book = p.book
        hand = sorted(side(p, self.seat).hand)
        faces = book.faces
        able = [face for face in hand if face >= self.last]
        if len(able) < self.left:
            able = hand
        last = able[len(able) - self.left]
        return [("discard", faces[face].key) for face in dict.fromkeys(able) if face <= last]

    def pick(self, p: Position) -> None:
        """WOM-IT-8.9-1: from the hand."""
        if not self.left or not side(p, self.seat).hand:
            p.finish()
            return
        self.left = min(self.left, len(side(p, self.seat).hand))
        self.step = DiscardCards.discard
        p.ask(self.seat, self.ask, self.offered(p), self.rule)

    def discard(self, p: Position) -> None:
        """The card goes to the discard."""
        book: Book = p.book
        key = str(self.answer[1])
        self.last = book.face_of[key]
        self.left -= 1
        self.step = DiscardCards.pick
        p.emit(DiscardCard(self.seat, key, self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomCard(Frame):
    """A random card of a hand: luck draws it, or the opponent picks it blindly (WOM-IT-8.13-1).

    Finishes with ("card", key).
    """

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(RandomCard.begin)
        self.seat = seat

    def begin(self, p: Position) -> None:
        """Who draws it."""
        book: Book = p.book
        if book.choices.opponent_picks:
            self.step = RandomCard.ask
            p.emit(MixHand(self.seat, "WOM-FR-8.13-1"))
            return
        self.step = RandomCard.drawn
        options, weights = self.likely(p)
        p.chance("random-card", options, weights, "WOM-IT-8.13-1")

    def likely(self, p: Position) -> tuple[list[Option], list[int]]:
        """The cards of the hand, each with its number of copies."""
        book: Book = p.book
        hand = sorted(side(p, self.seat).hand)
        kinds = list(dict.fromkeys(hand))
        return [("card", book.faces[face].key) for face in kinds], [hand.count(face) for face in kinds]

    def drawn(self, p: Position) -> None:
        """Luck has drawn it."""
        p.finish(self.answer)

    def ask(self, p: Position) -> None:
        """WOM-FR-8.13-1: the opponent picks one of the backs."""
        self.step = RandomCard.picked
        p.ask(1 - self.seat, "blind-pick", PICKS[: len(side(p, self.seat).hand)], "WOM-FR-8.13-1")

    def picked(self, p: Position) -> None:
        """The opponent has picked it."""
        book: Book = p.book
        face = side(p, self.seat).hand[int(self.answer[1])]
        p.finish(("card", book.faces[face].key))


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardRandom(Frame):
    """A player discards random cards, one after another (WOM-IT-8.13-1E)."""

    FIELDS = ("seat", "left", "rule")

    def __init__(self, seat: int, left: int, rule: str) -> None:
        super().__init__(DiscardRandom.pick)
        self.seat = seat
        self.left = left
        self.rule = rule

    def pick(self, p: Position) -> None:
        """One of the hand."""
        if not self.left or not side(p, self.seat).hand:
            p.finish()
            return
        self.step = DiscardRandom.discard
        p.push(RandomCard(self.seat))

    def discard(self, p: Position) -> None:
        """It is discarded."""
        self.left -= 1
        self.step = DiscardRandom.pick
        p.emit(DiscardCard(self.seat, str(self.answer[1]), self.rule))
