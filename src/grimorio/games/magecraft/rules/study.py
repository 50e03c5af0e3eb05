"""The Study phase: a spell is studied, or the grimoires are reviewed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import total
from grimorio.games.magecraft.meaning import Book
from grimorio.games.magecraft.rules.board import (
    GRIMOIRES,
    REVIEW_COST,
    Grimoires,
    SpellCard,
    academy,
    board,
    with_cards,
)
from grimorio.games.magecraft.rules.events import Master, Rearrange, Study
from grimorio.games.magecraft.rules.gem_events import PutAside
from grimorio.games.magecraft.rules.picks import DONE, GRIMOIRE_OPTIONS, PLACES, Options, PickGems
from grimorio.kernel.choice import Option, number_in
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

_PLACES: Final[dict[int, Options]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class StudyPhase(Frame):
    """MAGE-STUDY-1 to -4, MAGE-REVIEW-1: the frame in which a player studies a spell or reviews.

    Attributes:
        seat: the active player.
        studied: how many spells were studied in this phase.
        spell: the index of the spell that is being studied, -1 for none.
    """

    FIELDS = ("seat", "studied", "spell")

    def __init__(self, seat: Seat) -> None:
        super().__init__(StudyPhase.choose)
        self.seat = seat
        self.studied = 0
        self.spell = -1

    def offered(self, p: Position) -> Options:
        """The options that the hand allows: a spell that it can pay for, a review, or neither."""
        hand = board(p, self.seat).hand
        book: Book = p.book
        choices = book.choices
        able = 0
        if hand:
            left = academy(p).left
            for spell in book.paid_by(hand):
                if left[spell] > 0:
                    able |= 1 << spell
        must = choices.must_study and self.studied == 0 and able > 0
        gems = total(hand)
        may_review = self.studied == 0 and (
            gems == REVIEW_COST or (gems > REVIEW_COST and not choices.review_exactly)
        )
        return book.studies(able, may_review, not must)

    def choose(self, p: Position) -> None:
        """MAGE-STUDY-1, MAGE-REVIEW-1: ask for a spell, a review, or neither."""
        self.step = StudyPhase.chosen
        p.ask(self.seat, "study", self.offered(p), "MAGE-STUDY-1")

    def chosen(self, p: Position) -> None:
        """MAGE-STUDY-2: begin the chosen study or review, or end the phase if the player chose neither.

        For a spell, ask which gems pay for the gems of any colour in its cost.
        """
        head = self.answer[0]
        if head == "done":
            p.finish()
        elif head == "review":
            self.step = StudyPhase.reviewed
            p.push(Review(self.seat))
        else:
            self.spell = p.book.spell_of[str(self.answer[1])]
            price = p.book.spells[self.spell].study
            self.step = StudyPhase.pay
            p.push(
                PickGems(self.seat, board(p, self.seat).hand - price.exact, price.free, "pay", "MAGE-STUDY-2")
            )

    def reviewed(self, p: Position) -> None:
        """Finish the phase after a review or a study."""
        p.finish()

    def pay(self, p: Position) -> None:
        """MAGE-STUDY-2: discard the gems that pay for the spell."""
        gems = p.book.spells[self.spell].study.exact + number_in(self.answer)
        self.step = StudyPhase.choose_grimoire
        p.emit(PutAside(self.seat, gems, "study", "MAGE-STUDY-2"))

    def choose_grimoire(self, p: Position) -> None:
        """MAGE-STUDY-3: ask in which grimoire the spell is put."""
        self.step = StudyPhase.put
        p.ask(self.seat, "grimoire", GRIMOIRE_OPTIONS, "MAGE-STUDY-3")

    def put(self, p: Position) -> None:
        """MAGE-STUDY-3, -4: put the spell at the left end of the chosen grimoire.

        The phase then ends, unless an option of the game allows several spells to be studied in a turn.
        """
        self.studied += 1
        self.step = StudyPhase.choose if p.book.choices.many_studies else StudyPhase.reviewed
        p.emit(Study(self.seat, self.spell, number_in(self.answer), p.book.spells[self.spell].name))


def places(first: int, second: int, third: int) -> Options:
    """The places for a spell in grimoires of these sizes, as options. They are made once."""
    key = (first << 16) + (second << 8) + third
    options = _PLACES.get(key)
    if options is None:
        options = PLACES[0][: first + 1] + PLACES[1][: second + 1] + PLACES[2][: third + 1]
        _PLACES[key] = options
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class Review(Frame):
    """MAGE-REVIEW-1 to -3: the frame of a review of the grimoires.

    The player discards four gems, puts all spells in a new order, and masters one.

    Attributes:
        seat: the active player.
        todo: the spells that are still to be put, in their old order.
        placed: the new grimoires so far.
    """

    FIELDS = ("seat", "todo", "placed")

    def __init__(self, seat: Seat) -> None:
        super().__init__(Review.pick)
        self.seat = seat
        self.todo: tuple[SpellCard, ...] = ()
        self.placed: Grimoires = ((),) * GRIMOIRES

    def pick(self, p: Position) -> None:
        """MAGE-REVIEW-1: ask which four gems of the hand pay for the review."""
        self.step = Review.discard
        p.push(PickGems(self.seat, board(p, self.seat).hand, REVIEW_COST, "review-discard", "MAGE-REVIEW-1"))

    def discard(self, p: Position) -> None:
        """MAGE-REVIEW-1: discard the four gems, and take up all spells to be put in a new order."""
        self.todo = tuple(card for cards in board(p, self.seat).grimoires for card in cards)
        self.step = Review.reorder
        p.emit(PutAside(self.seat, number_in(self.answer), "review", "MAGE-REVIEW-1"))

    def reorder(self, p: Position) -> None:
        """MAGE-REVIEW-2: ask where the next spell goes among those already put."""
        if not self.todo:
            self.step = Review.choose_master
            p.emit(Rearrange(self.seat, self.placed))
            return
        self.step = Review.put
        first, second, third = self.placed
        p.ask(self.seat, "reorder", places(len(first), len(second), len(third)), "MAGE-REVIEW-2")

    def put(self, p: Position) -> None:
        """MAGE-REVIEW-2: put the spell at the chosen place. Grimoires may be left empty."""
        grimoire, index = number_in(self.answer), number_in(self.answer, 2)
        cards = self.placed[grimoire]
        cards = cards[:index] + self.todo[:1] + cards[index:]
        self.placed = with_cards(self.placed, grimoire, cards)
        self.todo = self.todo[1:]
        self.step = Review.reorder

    def choose_master(self, p: Position) -> None:
        """MAGE-REVIEW-3: ask which spell, if any, is turned to its mastered side."""
        options: list[Option] = []
        if p.book.choices.mastering:
            options = [
                ("master", grimoire, index)
                for grimoire, cards in enumerate(board(p, self.seat).grimoires)
                for index, card in enumerate(cards)
                if not card.mastered
            ]
        options.append(DONE)
        self.step = Review.master
        p.ask(self.seat, "master", options, "MAGE-REVIEW-3")

    def master(self, p: Position) -> None:
        """MAGE-REVIEW-3: turn the spell to its mastered side."""
        self.step = Review.over
        if self.answer[0] != "done":
            grimoire, index = number_in(self.answer), number_in(self.answer, 2)
            card = board(p, self.seat).grimoires[grimoire][index]
            p.emit(Master(self.seat, grimoire, index, p.book.spells[card.spell].name))

    def over(self, p: Position) -> None:
        """Finish the frame of the review."""
        p.finish()
