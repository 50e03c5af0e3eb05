"""How bots judge positions of Wizards of Mickey: the best option of a choice, and the chance of winning."""

from __future__ import annotations

from typing import ClassVar, Final

from grimorio.bots.bot import choice_of
from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.mickey import picks
from grimorio.bots.mickey.forecast import NAMES, features, forecast
from grimorio.bots.mickey.lore import lore_of
from grimorio.bots.mickey.outlook import Outlook
from grimorio.bots.mickey.sketch import Mind, counted_out
from grimorio.bots.trial import TURNS
from grimorio.games.mickey.public import side, table
from grimorio.kernel import CHANCE, Choice, Option, Position
from grimorio.kernel.seats import Seat

AHEAD: Final = 3
"""The number of Spells of a challenge that the bot plans ahead: all of them."""

ORDER: Final = 0.003
"""What is taken off a play for each point of what its Mage does on casting: such Mages rather wait."""

NO: Final[Option] = ("no",)

PLACES: Final = 9
"""The number of decimal places to which values are compared. Of equal values the first is taken."""

MOST: Final = 5
"""The most options that are worth a trial."""

DARING: Final = 0.05
"""How much worse than the best option another may look, in chance of winning, and still be tried."""

HERE_IT_STOPS: Final = ("play", "castle", "assign", "hand-limit", "random-card", "blind-pick", "confused")
"""The kinds of choices (`Choice.ask`) at which the trial of an answer stops, and its position is judged."""

FEW: Final = 12
"""The most options of the next play that are tried out one by one, once the opponent plays no more."""

WIDE: Final = 9
"""The most options of an intermediate choice that are weighed. With more, the first is taken."""


class MickeySense:
    """The `Sense` of Wizards of Mickey: it tries each answer in a copy and judges the challenge that follows.

    Attributes:
        ahead: how many of its own Spells it plans ahead; 1 for the next Spell only.
        character: what it weighs more or less.
        foresight: after how many challenges `forecast` tells more than a game played on to its end, which
            takes four times as long (`bots.outlook`).
    """

    foresight: Final = 1
    names: ClassVar[tuple[str, ...]] = NAMES
    asks: ClassVar[frozenset[str]] = frozenset(("play",))

    def __init__(self, ahead: int = AHEAD, character: Character = PLAIN) -> None:
        self.ahead = ahead
        self.character = character

    def pick(self, position: Position, choice: Choice) -> int:
        """The index of the best option (see `Sense.pick`)."""
        found = picks.by_rule(position, choice, lore_of(position.book))
        if found >= 0:
            return found
        return best(choice, self.ordered(position, choice, self.weighed(position, choice, self.ahead)))

    def ordered(self, position: Position, choice: Choice, values: list[float]) -> list[float]:
        """The values of options to play a Spell, by what else speaks for each.

        A Mage rather waits the more it does by itself on casting. A tricky bot likes to hide Spells, and to
        cast those that do something at once.
        """
        if choice.ask != "play":
            return values
        lore, board = lore_of(position.book), side(position, choice.seat)
        found: list[float] = []
        for value, option in zip(values, choice.options, strict=True):
            if len(option) > 2:
                value -= ORDER * lore.deeds[board.mages[board.mage_at(int(option[2]))]]
                if option[0] != "cast" or lore.deeds[position.book.face_of[option[1]]] > 0.0:
                    value += self.character.tricks
            found.append(value)
        return found

    def weighed(self, position: Position, choice: Choice, ahead: int) -> list[float]:
        """The value of each option, in order, to the seat that is asked: roughly its chance to win.

        `ahead` is the number of its own Spells that are planned; 1 for the next Spell only.
        """
        mind = Mind(position, choice.seat, lore_of(position.book), self.character.keep)
        if ahead == 1 and choice.ask == "play":
            return Outlook(position, mind, 0).at_hand(choice.options)
        deep = ahead - (choice.ask == "play")
        whole = choice_of(position, choice.seat)
        return [
            Trial(position, mind).answered(whole, whole.index(option), deep, True)
            for option in choice.options
        ]

    def proposed(self, position: Position, choice: Choice) -> list[int]:
        """The indices of the options that look little worse than the best (see `Judge.proposed`).

        To value an option, the bot plans all the Spells that its seat will play in the challenge.
        """
        found = picks.by_rule(position, choice, lore_of(position.book))
        if found >= 0:
            return [found]
        values = self.ordered(position, choice, self.weighed(position, choice, AHEAD))
        first = best(choice, values)
        ranked = sorted(range(len(values)), key=lambda index: (index != first, -values[index]))
        return [index for index in ranked[:MOST] if values[index] >= values[first] - DARING]

    def tense(self, position: Position, seat: Seat) -> bool:
        """Whether this challenge may decide the race for Diamagics, or can be counted out (see `slips`).

        Who plans one Spell only (`ahead`) notices nothing but its own chance to win the race.
        """
        mind = Mind(position, seat, lore_of(position.book))
        outlook = Outlook(position, mind, 0)
        if outlook.if_won == 1.0:
            return True
        return self.ahead > 1 and (outlook.if_lost == 0.0 or counted_out(position, mind))

    def effort(self, position: Position) -> float:
        """Always the same, since all challenges take about equally long (see `Judge.effort`)."""
        return 1.0

    def value(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win (see `Sense.value`)."""
        if position.result is not None:
            return position.result.score(seat)
        return Outlook(position, Mind(position, seat, lore_of(position.book)), 0).value()

    def forecast(self, position: Position, seat: Seat) -> float:
        """The chance of the seat to win, by what was learned (see `Learner.forecast`)."""
        if position.result is not None:
            return position.result.score(seat)
        return forecast(position, seat, lore_of(position.book))

    def features(self, position: Position, seat: Seat) -> list[float]:
        """The features of a position (see `Learner.features`)."""
        return features(position, seat, lore_of(position.book))

    def clock(self, position: Position) -> int:
        """The number of turns begun, times `TURNS`.

        A trial game stops when this number has risen by `TURNS`. So it lasts one turn, with one challenge.
        """
        return TURNS * table(position).turn


def best(choice: Choice, values: list[float]) -> int:
    """The index of the highest value; of equal ones, the first.

    If no option is better than declining, the result is the index of the option "no".
    """
    rounded = [round(value, PLACES) for value in values]
    highest = max(rounded)
    if choice.options[-1] == NO and rounded[-1] == highest:
        return len(rounded) - 1
    return rounded.index(highest)


class Trial:
    """A copy of a position in which a seat tries an answer; cards that the seat cannot know are hidden."""

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
            choice: the choice to answer.
            index: the index of the answer.
            deep: for how many more Mages a Spell is chosen from the hand; further Mages are only estimated.
            onward: whether intermediate choices are weighed too; if not, their first option is taken.
        """
        p = self.p
        p.answer(index, choice.number)
        while p.result is None:
            asked = p.choice
            if asked.ask in HERE_IT_STOPS:
                break
            p.answer(self._on_the_way(asked) if onward else 0, asked.number)
        if p.result is None and onward and p.choice.ask == "play" and self._alone(choice, p.choice):
            return max(
                [
                    Trial(p, self.mind).answered(p.choice, at, deep - 1, True)
                    for at in range(len(p.choice.options))
                ]
            )
        return Outlook(p, self.mind, deep).value(self.covered)

    def _alone(self, before: Choice, now: Choice) -> bool:
        """Whether the seat plays its Spells by itself now, because the opponent plays no more of them.

        `before` is a choice of the seat, `now` the next one to play a Spell. With many options it counts as
        not alone, because they would take too long.
        """
        own = before.seat == now.seat == self.mind.seat
        return own and before.ask == "play" and len(now.options) <= FEW

    def _on_the_way(self, choice: Choice) -> int:
        """The index of the answer that a seat is expected to give to an intermediate choice."""
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
