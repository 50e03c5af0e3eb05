"""Learn again how bots forecast the end of games: `python -m tools.train --game magic`, or `make train`.

Bots play against themselves, with some choices answered at random, so that what helps a player is told from
what good players do. At the beginning of each turn the features of the position are noted for both seats
(`bots.learned`), and when the game is over, who won. A logistic regression on all games but every fifth gives
the weights; the others tell how good they are. The same games and seed give the same file, byte by byte, as
long as rules, bots and features are the same.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from grimorio import games
from grimorio.bots.learned import FOLDER, Learner
from grimorio.bots.roster import bots_of
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import Seat, seats_of
from grimorio.simulator.arena import with_decks
from grimorio.simulator.many import Progress, played
from grimorio.simulator.one import Plan, luck_of

GAMES: Final = {"magic": 3000, "mickey": 1500}
"""The games that bots learn from when no number is given."""

SEED: Final = 1
STRAYING: Final = 10
"""One in so many choices of the kinds in `Learner.asks` is answered at random."""

OWN_DECKS: Final = 4
"""Every so many games the decks are those that the game deals by itself; in the others, ready ones."""

HELD_OUT: Final = 5
"""Every so many games is left out of the regression, and tells how good its weights are."""

RIDGE: Final = 1.0
"""The penalty on the squares of the weights, each in standard deviations of its feature."""

PLACES: Final = 4
"""The decimal places of a weight in the file."""

BINS: Final = 10
"""The number of equal ranges of chances whose frequencies `calibration` compares."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Row:
    """A position as one seat sees it, and what came of it.

    Attributes:
        features: the numbers that speak for the seat.
        forecast: the chance that the bots gave the seat before they learned again.
        score: the seat's share of the win.
    """

    features: tuple[float, ...]
    forecast: float
    score: float


@dataclass(frozen=True)
class Lessons:
    """A plan of games between two bots `greedy`, which stray now and then.

    Attributes:
        game: name of the game.
        seed: together with the number of the game, determines all luck.
    """

    game: str
    seed: int

    def play(self, number: int) -> list[Row]:
        """Play the game of this number, and return the positions at the beginning of each turn."""
        luck = luck_of(self.seed, number)
        sense = learner(self.game)
        cards = None if number % OWN_DECKS == 0 else tables(self.game).laid(luck.below(1 << 20))
        position = games.get(self.game).start(Setup(self.game, 2, luck.bits(), {}, cards))
        straying = random.Random(luck.bits())
        noted: list[tuple[Seat, tuple[float, ...], float]] = []
        clock = sense.clock(position)
        while not position.over:
            choice = position.choice
            if sense.clock(position) > clock:
                clock = sense.clock(position)
                for seat in seats_of(2):
                    features = tuple(sense.features(position, seat))
                    noted.append((seat, features, sense.forecast(position, seat)))
            if choice.ask in sense.asks and straying.randrange(STRAYING) == 0:
                index = straying.randrange(len(choice.options))
            else:
                index = sense.pick(position, choice)
            position.answer(index, choice.number)
        return [Row(features, forecast, _score(position, seat)) for seat, features, forecast in noted]


def learner(game: str) -> Learner:
    """The judgement of a game's bots whose weights are learned."""
    return cast(Learner, type(bots_of(game)).sense())


@cache
def tables(game: str) -> Plan:
    """The plan with all pairs of the game's ready decks at the table."""
    return with_decks(Plan(game, ("greedy", "greedy")))


def _score(position: Position, seat: Seat) -> float:
    assert position.result is not None
    return position.result.score(seat)


# -- the regression ------------------------------------------------------------------------------------


def fitted(features: Numbers, scores: Numbers) -> Numbers:
    """The weights of a logistic regression without a constant, by Newton's method.

    `features` has a row for each position, `scores` the share of the win that followed.
    """
    scale = features.std(axis=0)
    scale[scale == 0] = 1.0
    scaled = features / scale
    weights = np.zeros(features.shape[1])
    for _ in range(50):
        chances = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (scores - chances) - RIDGE * weights
        curve = (scaled * (chances * (1.0 - chances))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if float(np.abs(step).max()) < 1e-9:
            break
    return cast(Numbers, weights / scale)


def log_loss(chances: Numbers, scores: Numbers) -> float:
    """The mean of minus the logarithm of the chance given to what happened; knowing nothing has 0.693."""
    sure = np.clip(chances, 1e-6, 1.0 - 1e-6)
    return float(-(scores * np.log(sure) + (1.0 - scores) * np.log(1.0 - sure)).mean())


def calibration(chances: Numbers, scores: Numbers) -> list[tuple[float, float, int]]:
    """For each of `BINS` ranges of chances: the mean chance given, the share won, the number of positions.

    Ranges into which no chance falls are left out.
    """
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    inside = [places == place for place in range(BINS)]
    return [
        (float(chances[some].mean()), float(scores[some].mean()), int(some.sum()))
        for some in inside
        if some.any()
    ]


def off(bins: Sequence[tuple[float, float, int]]) -> float:
    """How far chances lie from the shares won, on average over the positions of all `calibration` bins."""
    return sum(abs(given - won) * count for given, won, count in bins) / sum(count for *_, count in bins)


@dataclass(frozen=True)
class Lesson:
    """What was learned.

    Attributes:
        weights: the weight of each feature, by name.
        positions, held_out: how many positions it was learned from, and how many tell how good it is.
        before, after: log-losses on the positions left out, of the forecasts before and of the new ones.
        bins_before, bins_after: their `calibration`.
    """

    weights: dict[str, float]
    positions: int
    held_out: int
    before: float
    after: float
    bins_before: list[tuple[float, float, int]]
    bins_after: list[tuple[float, float, int]]


def learned(game: str, count: int, seed: int, jobs: int = 1) -> Lesson:
    """Play `count` games with this seed in `jobs` processes, and learn the weights from them."""
    kept: list[Row] = []
    left_out: list[Row] = []
    for number, rows in enumerate(played(Lessons(game, seed), count, jobs, watch=_shown)):
        (left_out if number % HELD_OUT == HELD_OUT - 1 else kept).extend(rows)
    sys.stderr.write("\n")
    weights = np.round(fitted(_matrix(kept), _scores(kept)), PLACES)
    after = 1.0 / (1.0 + np.exp(-_matrix(left_out) @ weights))
    before = np.array([row.forecast for row in left_out])
    scores = _scores(left_out)
    return Lesson(
        dict(zip(learner(game).names, weights.tolist(), strict=True)),
        len(kept),
        len(left_out),
        log_loss(before, scores),
        log_loss(after, scores),
        calibration(before, scores),
        calibration(after, scores),
    )


def _matrix(rows: Sequence[Row]) -> Numbers:
    return np.array([row.features for row in rows])


def _scores(rows: Sequence[Row]) -> Numbers:
    return np.array([row.score for row in rows])


def _shown(progress: Progress) -> None:
    sys.stderr.write(f"\r{progress.done}/{progress.games} games, {progress.left:.0f} s left ")


def file_of(lesson: Lesson, count: int, seed: int) -> str:
    """The text of the file with the weights, which tells also how they were learned."""
    data: dict[str, Any] = {
        "games": count,
        "seed": seed,
        "log_loss": round(lesson.after, PLACES),
        "weights": lesson.weights,
    }
    return json.dumps(data, indent=1) + "\n"


def told(lesson: Lesson) -> str:
    """The lines that compare the forecasts before and after on the positions left out."""
    lines = [
        f"learned from {lesson.positions} positions, measured on {lesson.held_out}",
        f"log-loss {lesson.before:.4f} before, {lesson.after:.4f} now (knowing nothing: 0.6931)",
        f"off by {off(lesson.bins_before):.4f} before, {off(lesson.bins_after):.4f} now",
        "chance given  share won  positions",
        *[f"{given:12.3f} {won:10.3f} {count:10}" for given, won, count in lesson.bins_after],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Learn, write the files, and print how good they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="all of them unless named")
    parser.add_argument("--games", type=int, help="the number of games to learn from")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write the weights")
    given = parser.parse_args()
    for game in [given.game] if given.game else GAMES:
        count = given.games or GAMES[game]
        lesson = learned(game, count, given.seed, given.jobs)
        (given.folder / f"{game}.json").write_text(file_of(lesson, count, given.seed), "utf-8")
        sys.stdout.write(f"{game}: {told(lesson)}")


if __name__ == "__main__":
    main()
