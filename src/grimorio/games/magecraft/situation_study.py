"""Reads a Study phase in progress: a spell being paid, the steps of a Review, and gems being picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magecraft.gems import COLOURS, SHIFTS, Gems, count, covers, of, total
from grimorio.games.magecraft.meaning import Book, Price
from grimorio.games.magecraft.rules.board import GRIMOIRES, REVIEW_COST
from grimorio.games.magecraft.situation_gems import gems_written
from grimorio.kernel import SetupError
from grimorio.kernel.described import items, known, truth, whole
from grimorio.kernel.seats import Seat

STUDY_KEYS: Final = ("spell", "picked", "paid", "studied")
REVIEW_KEYS: Final = ("picked", "placed", "arranged")


Written = Callable[[Any, str], tuple[int, bool]]
"""A function that reads a spell from a value of a description and the value's path, which errors name.

It returns the index of the spell, and whether the spell is mastered.
"""


def picking(seat: Seat, pile: Gems, left: int, ask: str, rule: str, value: Any, where: str) -> dict[str, Any]:
    """The frame in which a player is picking gems from a pile, as JSON data of a position.

    Args:
        seat: the player.
        pile: the gems from which the player picks.
        left: how many gems are picked in all.
        ask: the kind of the choice (`Choice.ask`).
        rule: the id of the rule by which the gems are picked.
        value: the gems that are picked already, as the description has them; they still lie in the pile.
        where: the path of `value`, for errors.

    Raises:
        SetupError: these gems cannot have been picked.
    """
    picked = of(gems_written(value, where))
    number = total(picked)
    if number >= max(left, 1):
        problem = "expected fewer than the {left} gems that are picked in all ({rule})"
        raise SetupError(where, problem, "mage-fewer", left=left, rule=rule)
    if not covers(pile, picked):
        problem = "expected gems of the hand that pay nothing else ({rule})"
        raise SetupError(where, problem, "mage-pay-else", rule=rule)
    highest = max((colour for colour in range(len(COLOURS)) if count(picked, colour)), default=0)
    pile = (pile - picked) >> SHIFTS[highest] << SHIFTS[highest]
    if total(pile) < left - number:
        problem = "gems are picked in the order {names} ({rule})"
        raise SetupError(where, problem, "mage-gem-order", names=COLOURS, rule=rule)
    frame = {"is": "PickGems", "seat": seat, "pile": pile, "left": left - number, "ask": ask, "rule": rule}
    return {**frame, "picked": picked, "step": "pick"}


def covered(hand: Gems, price: Price, where: str) -> None:
    """Check that a hand can pay a price; `where` is the path in errors. Raises SetupError: it cannot."""
    if not covers(hand, price.exact) or total(hand) < price.size:
        raise SetupError(where, "expected a hand that can pay it", "mage-can-pay")


class Studying:
    """Reads the keys "study" and "review" of a description: a Study phase in progress.

    Attributes:
        data: the whole description.
        book: the compiled cards.
        active: the seat whose turn it is.
        board: that player's board, as JSON of a position.
        left: the copies of each spell in the Academy.
    """

    def __init__(
        self, data: dict[str, Any], book: Book, active: Seat, board: dict[str, Any], left: list[int]
    ) -> None:
        self.data = data
        self.book = book
        self.active = active
        self.board = board
        self.left = left

    def frames(self, phase: str, written: Written) -> list[dict[str, Any]]:
        """The frames of a Study phase that has begun; empty where neither study nor review is described.

        `phase` is the name of the present phase, `written` the function that reads a spell. Raises
        SetupError: it is not the Study phase, or both are described.
        """
        keys = [key for key in ("study", "review") if key in self.data]
        if not keys:
            return []
        if phase != "study" or len(keys) > 1:
            problem = "expected phase: study, and either study or review (MAGE-STUDY-1)"
            raise SetupError(keys[-1], problem, "mage-study-phase")
        if keys == ["review"]:
            frames = self.review(written)
            return [self.phase("reviewed", 0, -1), *frames]
        return self.study(written)

    def phase(self, step: str, studied: int, spell: int) -> dict[str, Any]:
        """The frame of the Study phase at a step, as JSON data of a position.

        `studied` is how many spells were studied, and `spell` the index of the spell in progress, -1 for
        none.
        """
        return {"is": "StudyPhase", "seat": self.active, "studied": studied, "spell": spell, "step": step}

    def study(self, written: Written) -> list[dict[str, Any]]:
        """The frames of a spell that is being paid, or paid and not yet in a grimoire (MAGE-STUDY-2, -3)."""
        data = self.data["study"]
        known(data, STUDY_KEYS, "study")
        most = 50 if self.book.choices.many_studies else 0
        studied = whole(data.get("studied", 0), 0, most, "study.studied")
        if "spell" not in data:
            return [self.phase("choose", studied, -1)]
        spell, _ = written(data["spell"], "study.spell")
        if self.left[spell] < 1:
            problem = "expected a spell of the Academy (MAGE-STUDY-1)"
            raise SetupError("study.spell", problem, "mage-academy-spell")
        if truth(data, "paid", "study"):
            return [self.phase("choose_grimoire", studied, spell)]
        price = self.book.spells[spell].study
        covered(self.board["hand"], price, "study.spell")
        pile = self.board["hand"] - price.exact
        pick = picking(
            self.active, pile, price.free, "pay", "MAGE-STUDY-2", data.get("picked"), "study.picked"
        )
        return [self.phase("pay", studied, spell), pick]

    def review(self, written: Written) -> list[dict[str, Any]]:
        """The frames of a review: discarding gems, ordering spells, or mastering (MAGE-REVIEW-1 to -3)."""
        data = self.data["review"]
        known(data, REVIEW_KEYS, "review")
        if sum(key in data for key in REVIEW_KEYS) > 1:
            problem = "expected one of {names} (MAGE-REVIEW-1)"
            raise SetupError("review", problem, "mage-review-keys", names=REVIEW_KEYS)
        todo = [card for cards in self.board["grimoires"] for card in cards]
        review: dict[str, Any] = {"is": "Review", "seat": self.active, "todo": [], "placed": [[], [], []]}
        if truth(data, "arranged", "review"):
            return [{**review, "step": "choose_master"}]
        if "placed" not in data:
            hand = self.board["hand"]
            if total(hand) < REVIEW_COST:
                problem = "expected {review_cost} gems in hand (MAGE-REVIEW-1)"
                raise SetupError("review", problem, "mage-review-gems", review_cost=REVIEW_COST)
            pick = picking(
                self.active,
                hand,
                REVIEW_COST,
                "review-discard",
                "MAGE-REVIEW-1",
                data.get("picked"),
                "review.picked",
            )
            return [{**review, "step": "discard"}, pick]
        placed = self.placed(data["placed"], written)
        number = sum(map(len, placed))
        first = todo[:number]
        laid: list[list[dict[str, Any]]] = []
        for cards in placed:
            laid.append([])
            for wanted in cards:
                card = next((old for old in first if (old["spell"], old["mastered"]) == wanted), None)
                if card is None:
                    problem = (
                        "expected the first spells of the grimoires, in the order they lay (MAGE-REVIEW-2)"
                    )
                    raise SetupError("review.placed", problem, "mage-review-first")
                first.remove(card)
                laid[-1].append(card)
        return [{**review, "todo": todo[number:], "placed": laid, "step": "reorder"}]

    def placed(self, data: Any, written: Written) -> list[list[tuple[int, bool]]]:
        """Read the new grimoires of a review, as far as they are laid: a list of spells for each grimoire.

        `data` is the value of "placed" in the description: lists of spells, each of which `written` reads as
        (its index, whether it is mastered). The result has these pairs. Raises SetupError: there are too many
        lists, or one of them is wrong.
        """
        lists = items(data, "review.placed")
        if len(lists) > GRIMOIRES:
            problem = "expected up to {most} lists of spells"
            raise SetupError("review.placed", problem, "spell-lists", most=GRIMOIRES)
        placed = [
            [
                written(word, f"review.placed[{at}][{place}]")
                for place, word in enumerate(items(cards, f"review.placed[{at}]"))
            ]
            for at, cards in enumerate(lists)
        ]
        return placed + [[]] * (GRIMOIRES - len(placed))
