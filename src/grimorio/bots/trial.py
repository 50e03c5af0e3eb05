"""The bot `search` for games whose choices are many and small, such as Wizards of Mickey.

A choice is weighed when the game's `Judge` proposes several options. Each option is tried in the same
imagined positions: the judge's own picks play the game on for `TURNS` turns, and the value at that point
counts. The worse half of the options is dropped again and again. An option other than the judge's pick is
taken only if it is better by more than the statistical doubt.

The budget is a number of trial games, not a time, so that a seed reproduces a game.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, Protocol

from grimorio.bots.bot import Imagine, Sense, View, choice_of
from grimorio.kernel import Choice, Luck, Option, Position
from grimorio.kernel.seats import Seat

TRIALS: Final = 120
"""The usual number of trial games before a choice."""

MOST_OPTIONS: Final = 30_000
"""The most options that may be considered in all the trial games before one decision; then trials stop."""

TURNS: Final = 2
"""The number of turns, by `Sense.clock`, after which a trial game is valued."""

DOUBT: Final = 0.5
"""The number of standard errors by which an option must be better to replace the pick of a `Judge`."""

MARGIN: Final = 0.002
"""How much more chance of winning an option must have than the pick, besides being better by `DOUBT`."""


class Judge(Sense, Protocol):
    """A `Sense` that also knows which options are worth a trial."""

    def proposed(self, position: Position, choice: Choice) -> list[int]:
        """The indices of the options worth a trial; the first is that of the option which `pick` takes.

        The list has only this one if no other option is worth a trial.
        """

    def effort(self, position: Position) -> float:
        """How many times as long as usual a trial game from this position takes, at least 1."""


class TrialBot:
    """A bot that plays `trials` trial games before each choice worth weighing, fewer where they take long.

    Attributes:
        looked: how many options have been considered so far in the trial games for the present choice.
    """

    def __init__(self, judge: Judge, trials: int, seed: int) -> None:
        self.judge = judge
        self.trials = trials
        self.luck = Luck(seed)
        self.looked = 0

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer after trial games, or at once if only one option is proposed (see `Bot.choose`)."""
        seat = view["choice"]["seat"]
        position = imagine(self.luck.bits())
        choice = choice_of(position, seat)
        proposed = self.judge.proposed(position, choice)
        if len(proposed) < 2:
            return proposed[0]
        effort = self.judge.effort(position)
        self.looked = 0
        return compared(
            proposed,
            int(self.trials / effort),
            self.luck,
            imagine,
            lambda world, index: self._play_on(world, seat, choice.options[index]),
            lambda done, rounds: self.looked * effort * rounds > MOST_OPTIONS * done,
        )

    def _play_on(self, position: Position, seat: Seat, option: Option) -> float:
        """The value to the seat of an option in an imagined position, after playing on for `TURNS` turns."""
        judge = self.judge
        stop = judge.clock(position) + TURNS
        choice = choice_of(position, seat)
        position.answer(choice.index(option), choice.number)
        while position.result is None and judge.clock(position) < stop:
            choice = position.choice
            self.looked += len(choice.options)
            position.answer(judge.pick(position, choice), choice.number)
        return judge.value(position, seat)


def compared(
    options: list[int],
    trials: int,
    luck: Luck,
    imagine: Imagine,
    played_on: Callable[[Position, int], float],
    enough: Callable[[int, int], bool],
) -> int:
    """The option to take after trials from which the worse half of the options is left out again and again.

    Args:
        options: the indices of the options, two at least; the first is taken unless another surely beats it.
        trials: how many games are played on, in all.
        luck: where the luck of each trial is drawn from.
        imagine: makes the position of a trial by its luck; all options are played on from copies of it.
        played_on: plays an option on in a position, (position, index), and returns what it is worth.
        enough: whether no more is to be played on in round `done` of `rounds`, (done, rounds).
    """
    values: dict[int, list[float]] = {index: [] for index in options}
    left = options
    rounds = (len(options) - 1).bit_length()
    for done in range(1, rounds + 1):
        for trial in range(max(1, trials // (rounds * len(left)))):
            if trial and enough(done, rounds):
                break
            world = imagine(luck.bits())
            for index in left:
                values[index].append(played_on(world.copy(), index))
        left = better_half(left, values)
    return surest(left, values)


def better_half(options: list[int], values: dict[int, list[float]]) -> list[int]:
    """The options for the next round of trials: the first, which always stays, and the best of the others.

    The result has half of all options, at least two. `options` are indices; `values` has, by index, the
    results of the trials of an option so far.
    """
    ranked = [(-sum(values[index]), place, index) for place, index in enumerate(options) if place]
    ranked.sort()
    return [options[0], *[index for _, _, index in ranked[: max(1, len(options) // 2 - 1)]]]


def surest(options: list[int], values: dict[int, list[float]]) -> int:
    """The index of the option to take: the one that most surely beats the first; the first if none does.

    `options` are indices; `values` has, for each of them, the results of its trials, played from the same
    imagined positions. An option beats the first if it is better by more than `DOUBT` standard errors and
    `MARGIN`.
    """
    first = options[0]
    best = first
    most = 0.0
    for index in options[1:]:
        gains = [one - other for one, other in zip(values[index], values[first], strict=True)]
        count = len(gains)
        mean = sum(gains) / count
        spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, count - 1)
        sure = mean - DOUBT * sqrt(spread / count) - MARGIN
        if sure > most:
            most = sure
            best = index
    return best
