"""Frames that pick cards of a hand: to discard them, or at random."""

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
from grimorio.kernel.seats import Seat, other_seat

PICKS: Final[tuple[Option, ...]] = tuple(("pick", index) for index in range(60))
"""The options to pick a card of a hand by its index in the hand, as ("pick", index)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCards(Frame):
    """The frame in which a player chooses cards of the hand and discards them.

    `left` is the number still to discard. Cards are chosen in the order of the card list, so that each set of
    cards can be chosen in one way only.
    """

    FIELDS = ("seat", "left", "ask", "rule", "last")

    def __init__(self, seat: Seat, left: int, ask: str, rule: str) -> None:
        super().__init__(DiscardCards.pick)
        self.seat = seat
        self.left = left
        self.ask = ask
        self.rule = rule
        self.last = -1

    def offered(self, p: Position) -> Sequence[Option]:
        """The options for the next card to discard.

        Cards must be chosen in the order of the card list, so that each set of cards can be chosen in one way
        only. A card is offered if it does not come before the last one discarded, and if enough cards come
        after it for those still to discard. Where too few are left so late in the list, the order begins
        anew.
        """
        book: Book = p.book
        hand = sorted(side(p, self.seat).hand)
        faces = book.faces
        able = [face for face in hand if face >= self.last]
        if len(able) < self.left:
            able = hand
        last = able[len(able) - self.left]
        return [("discard", faces[face].key) for face in dict.fromkeys(able) if face <= last]

    def pick(self, p: Position) -> None:
        """WOM-IT-8.9-1: ask for a card of the hand."""
        if not self.left or not side(p, self.seat).hand:
            p.finish()
            return
        self.left = min(self.left, len(side(p, self.seat).hand))
        self.step = DiscardCards.discard
        p.ask(self.seat, self.ask, self.offered(p), self.rule)

    def discard(self, p: Position) -> None:
        """Discard the chosen card."""
        book: Book = p.book
        key = str(self.answer[1])
        self.last = book.face_of[key]
        self.left -= 1
        self.step = DiscardCards.pick
        p.emit(DiscardCard(self.seat, key, self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomCard(Frame):
    """The frame that takes a random card of a hand, by luck or blindly by the opponent (WOM-IT-8.13-1).

    The frame finishes with ("card", key).
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(RandomCard.begin)
        self.seat = seat

    def begin(self, p: Position) -> None:
        """Have luck draw the card, or mix the hand for the opponent to pick from."""
        book: Book = p.book
        if book.choices.opponent_picks:
            self.step = RandomCard.ask
            p.emit(MixHand(self.seat, "WOM-FR-8.13-1"))
            return
        self.step = RandomCard.drawn
        options, weights = self.likely(p)
        p.chance("random-card", options, weights, "WOM-IT-8.13-1")

    def likely(self, p: Position) -> tuple[list[Option], list[int]]:
        """The different cards of the hand as options, and a list with the number of copies of each."""
        book: Book = p.book
        hand = sorted(side(p, self.seat).hand)
        kinds = list(dict.fromkeys(hand))
        return [("card", book.faces[face].key) for face in kinds], [hand.count(face) for face in kinds]

    def drawn(self, p: Position) -> None:
        """Finish with the card that luck drew."""
        p.finish(self.answer)

    def ask(self, p: Position) -> None:
        """WOM-FR-8.13-1: ask the opponent to pick one of the backs."""
        self.step = RandomCard.picked
        p.ask(other_seat(self.seat), "blind-pick", PICKS[: len(side(p, self.seat).hand)], "WOM-FR-8.13-1")

    def picked(self, p: Position) -> None:
        """Finish with the card that the opponent picked."""
        book: Book = p.book
        face = side(p, self.seat).hand[int(self.answer[1])]
        p.finish(("card", book.faces[face].key))


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardRandom(Frame):
    """The frame in which a player discards random cards one by one (WOM-IT-8.13-1E)."""

    FIELDS = ("seat", "left", "rule")

    def __init__(self, seat: Seat, left: int, rule: str) -> None:
        super().__init__(DiscardRandom.pick)
        self.seat = seat
        self.left = left
        self.rule = rule

    def pick(self, p: Position) -> None:
        """Choose a random card of the hand."""
        if not self.left or not side(p, self.seat).hand:
            p.finish()
            return
        self.step = DiscardRandom.discard
        p.push(RandomCard(self.seat))

    def discard(self, p: Position) -> None:
        """Discard the card that was picked at random."""
        self.left -= 1
        self.step = DiscardRandom.pick
        p.emit(DiscardCard(self.seat, str(self.answer[1]), self.rule))
