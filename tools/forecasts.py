"""Measure how near to the end of games it is told who wins: by playing on to the end, or cut and judged.

python -m tools.forecasts --game magic --games 900 --seed 6    # cut after the turns of `foresight`
python -m tools.forecasts --game magic --games 900 --seed 6 --turns 2

`greedy` plays games against itself. One moment of each, the beginning of a turn drawn at random, is played
on `PLAYED_ON` times, as a review does, with all that a seat cannot see dealt again. The mean square errors
(Brier) of the chances are printed: of the share of games won, of the value of the search, and of what was
learned.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from grimorio import games
from grimorio.bots.learned import Learner
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import Seat, seats_of
from grimorio.simulator.one import luck_of
from tools.train import GAMES, learner, tables

PLAYED_ON: Final = 8
"""The number of games that are played on from a moment."""

WAYS: Final = ("to the end", "cut, by the value of the search", "cut, as learned")
"""How a moment is judged."""


@dataclass
class Errors:
    """The square errors of the chance of the first seat, and what they cost.

    Attributes:
        errors: for each of `WAYS`, the error at each moment.
        whole, cut: processor seconds that games took to the end, and to where they are cut.
    """

    errors: list[list[float]] = field(default_factory=lambda: [[] for _ in WAYS])
    whole: float = 0.0
    cut: float = 0.0

    def add(self, sense: Learner, moment: Position, score: float, turns: int, luck: Luck) -> None:
        """Play a moment on, and note how far each way of judging it lies from `score`.

        Args:
            sense: picks for both seats, and judges.
            moment: the position; it is not changed.
            score: what the first seat got in the end.
            turns: after how many turns of each seat games are cut.
            luck: where hidden cards and all luck after the moment come from.
        """
        sums = [0.0 for _ in WAYS]
        for number in range(PLAYED_ON):
            world = moment.imagine(Seat(number % 2), luck.bits())
            world.stops = 0
            began = time.process_time()
            _play(sense, world, sense.clock(world) + 2 * turns)
            self.cut += time.process_time() - began
            values = [sense.value(world, seat) for seat in seats_of(2)]
            forecasts = [sense.forecast(world, seat) for seat in seats_of(2)]
            _play(sense, world, None)
            self.whole += time.process_time() - began
            for way, chances in enumerate((_scores(world), values, forecasts)):
                sums[way] += chances[0] / sum(chances) / PLAYED_ON
        for way, chance in enumerate(sums):
            self.errors[way].append((chance - score) ** 2)


def _play(sense: Learner, position: Position, stop: int | None) -> None:
    """Play a position on until `Sense.clock` shows `stop`, or to the end."""
    while not position.over and (stop is None or sense.clock(position) < stop):
        choice = position.choice
        position.answer(sense.pick(position, choice), choice.number)


def _scores(position: Position) -> list[float]:
    assert position.result is not None
    return [position.result.score(seat) for seat in seats_of(2)]


def measured(game: str, count: int, seed: int, turns: int) -> Errors:
    """The errors over `count` games with this seed, cut after `turns` turns of each seat."""
    sense = learner(game)
    errors = Errors()
    for number in range(count):
        luck = luck_of(seed, number)
        deal = luck.bits()
        cards = tables(game).laid(luck.below(1 << 20))
        position = games.get(game).start(Setup(game, 2, deal, {}, cards))
        position.stops = 0
        clock = sense.clock(position)
        moments: list[Position] = []
        while not position.over:
            if sense.clock(position) > clock:
                clock = sense.clock(position)
                moments.append(position.copy())
            choice = position.choice
            position.answer(sense.pick(position, choice), choice.number)
        if len(moments) > 1:
            moment = moments[luck.below(len(moments))]
            errors.add(sense, moment, _scores(position)[0], turns, luck)
    return errors


def mean_with_doubt(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of numbers, and half of its 95 % interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return mean, 1.96 * sqrt(spread / count)


def told(found: Errors) -> str:
    """The lines with the errors, the difference that learning makes, and the time saved."""
    learned_less = [after - before for before, after in zip(found.errors[1], found.errors[2], strict=True)]
    lines = [f"{len(learned_less)} moments, each played on {PLAYED_ON} times"]
    for way, errors in zip(WAYS, found.errors, strict=True):
        lines.append(f"{way:32} {mean_with_doubt(errors)[0]:.4f}")
    mean, doubt = mean_with_doubt(learned_less)
    lines.append(f"{'learned less the value':32} {mean:.4f} ± {doubt:.4f}")
    lines.append(f"{'time of a cut game':32} {found.cut / max(1e-9, found.whole):.0%} of a whole one")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, and print the errors."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--turns", type=int, help="where games are cut, in turns of each seat")
    given = parser.parse_args()
    turns = given.turns or learner(given.game).foresight
    sys.stdout.write(told(measured(given.game, given.games, given.seed, turns)))


if __name__ == "__main__":
    main()
