"""The judgement of Wizards of Mickey: the best option of every choice, and the chance of winning."""

from __future__ import annotations

from typing import Final

from grimorio.bots.mickey import picks
from grimorio.bots.mickey.lore import lore_of
from grimorio.bots.mickey.outlook import Outlook
from grimorio.bots.mickey.sketch import Mind
from grimorio.bots.trial import TURNS
from grimorio.games.mickey.public import table
from grimorio.kernel import CHANCE, Choice, Option, Position

AHEAD: Final = 3
"""Spells of a challenge that the bot plans ahead: all of them."""

NO: Final[Option] = ("no",)

PLACES: Final = 9
"""Decimal places to which values are compared; of equal ones the first is taken."""

MOST: Final = 5
"""Options that are worth a trial, at most."""

DARING: Final = 0.05
"""How much worse than the best an option may look (in chance of winning) and still be tried."""

HERE_IT_STOPS: Final = ("play", "castle", "assign", "hand-limit", "random-card", "blind-pick", "confused")
"""Choices (by `ask`) at which the consequences of an answer are judged."""

WIDE: Final = 9
"""The most options of an intermediate choice that are weighed; with more, the first is taken."""


class MickeySense:
    """Tries each answer in a copy of the position and judges the challenge that follows; see `Sense`.

    Attributes:
        ahead: how many of its own Spells it plans ahead; 1 for the next Spell only.
    """

    def __init__(self, ahead: int = AHEAD) -> None:
        self.ahead = ahead

    def pick(self, position: Position, choice: Choice) -> int:
        """See `Sense.pick`."""
        found = picks.by_rule(position, choice, lore_of(position.book))
        return found if found >= 0 else best(choice, self.weighed(position, choice, self.ahead))

    def weighed(self, position: Position, choice: Choice, ahead: int) -> list[float]:
        """The value of each option of a choice to the seat that is asked."""
        mind = Mind(position, choice.seat, lore_of(position.book))
        if ahead == 1 and choice.ask == "play":
            return Outlook(position, mind, 0).at_hand(choice.options)
        deep = ahead - (choice.ask == "play")
        return [
            Trial(position, mind).answered(choice, index, deep, True) for index in range(len(choice.options))
        ]

    def proposed(self, position: Position, choice: Choice) -> list[int]:
        """See `Judge.proposed`: the options that look little worse than the best after full planning."""
        found = picks.by_rule(position, choice, lore_of(position.book))
        if found >= 0:
            return [found]
        values = self.weighed(position, choice, AHEAD)
        first = best(choice, values)
        ranked = sorted(range(len(values)), key=lambda index: (index != first, -values[index]))
        return [index for index in ranked[:MOST] if values[index] >= values[first] - DARING]

    def effort(self, position: Position) -> float:
        """See `Judge.effort`: all challenges take about equally long."""
        return 1.0

    def value(self, position: Position, seat: int) -> float:
        """See `Sense.value`."""
        if position.result is not None:
            return position.result.score(seat)
        return Outlook(position, Mind(position, seat, lore_of(position.book)), 0).value()

    def clock(self, position: Position) -> int:
        """See `Sense.clock`: twice the turns begun, so that a trial ends with the challenge."""
        return TURNS * table(position).turn


def best(choice: Choice, values: list[float]) -> int:
    """The index of the first highest value; "no" when nothing is better than doing nothing."""
    rounded = [round(value, PLACES) for value in values]
    highest = max(rounded)
    if choice.options[-1] == NO and rounded[-1] == highest:
        return len(rounded) - 1
    return rounded.index(highest)


class Trial:
    """A copy of a position in which a seat tries an answer, without the cards that it cannot know."""

    def __init__(self, p: Position, mind: Mind) -> None:
        self.mind = mind
        self.p = q = p.copy()
        q.open_chance = True
        q.stops = 3
        q.journal = list(p.journal or ())
        self.covered = mind.conceal(q)

    def answered(self, choice: Choice, index: int, deep: int, onward: bool) -> float:
        """The value of an answer.

        Args:
            choice: what is asked.
            index: the answer.
            deep: how many Spells to come are planned.
            onward: whether intermediate choices are weighed too; otherwise their first option is taken.
        """
        p = self.p
        p.answer(index, choice.number)
        while p.result is None:
            asked = p.choice
            if asked.ask in HERE_IT_STOPS:
                break
            p.answer(self._on_the_way(asked) if onward else 0, asked.number)
        return Outlook(p, self.mind, deep).value(self.covered)

    def _on_the_way(self, choice: Choice) -> int:
        """The answer of a seat to an intermediate choice, as the seat that tries would expect it."""
        if choice.seat == CHANCE or len(choice.options) > WIDE:
            return 0
        found = picks.by_rule(self.p, choice, self.mind.lore)
        if found >= 0:
            return found
        sign = 1.0 if choice.seat == self.mind.seat else -1.0
        values: list[float] = []
        for index in range(len(choice.options)):
            trial = Trial(self.p, self.mind)
            values.append(sign * trial.answered(choice, index, 0, False))
        return best(choice, values)
