"""`arena --elo`: every bot plays every other one, and all results together make ratings with intervals.

The ratings are those of Bradley and Terry on Elo's scale: a bot that is 100 points ahead is expected to win
64 % of its games. To keep them finite, every pair counts one more game, drawn.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

from grimorio.kernel.faults import Fault
from grimorio.simulator.arena import with_decks
from grimorio.simulator.intervals import LEVEL, wilson
from grimorio.simulator.many import Progress, Watch, played
from grimorio.simulator.one import Noted, Plan
from grimorio.simulator.report import checked

MIDDLE: Final = 1500
"""The mean of all ratings of a ladder."""

SCALE: Final = 400 / log(10)
"""Points of Elo's scale for one unit of the logarithm of the odds."""

ROUNDS: Final = 100
"""The most steps of Newton's method; a dozen suffice."""

Planner = Callable[[Sequence[str]], Plan]
"""A function that gives the plan of the games of two bots, by their names."""


@dataclass(frozen=True)
class Later:
    """The games of a plan from the number `first` on.

    Attributes:
        plan: the whole plan.
        first: the number of the first game to play.
    """

    plan: Plan
    first: int

    def play(self, number: int) -> Noted:
        """Play the game with this number, counted from `first`."""
        return self.plan.play(self.first + number)


class Results:
    """The results of a ladder, kept in a file so that a run that was interrupted goes on.

    Args:
        path: the file, one line of JSON for a game; None keeps nothing.
        about: what all games share. Games in the file with anything else are those of another ladder.
    """

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        self.path = path
        self.about = about
        self.points: dict[tuple[str, str], list[float]] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Read the games of this ladder in a file, and cut off a last line that was not written whole.

        Raises ValueError: the file is something else.
        """
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                game = json.loads(line)
                about, (first, second), points = game["about"], game["bots"], float(game["points"])
            except (ValueError, KeyError, TypeError):
                problem = "{path}, line {number}: expected a game of a ladder"
                raise Fault(problem, "ladder-game", path=str(path), number=number) from None
            if about == self.about:
                self.of(first, second).append(points)
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def of(self, first: str, second: str) -> list[float]:
        """The points of the bot `first` in its games with the bot `second`, in the order of their numbers."""
        return self.points.setdefault((first, second), [])

    def add(self, first: str, second: str, points: float) -> None:
        """Add the next game of two bots, in which the bot `first` got `points`: 1, 0, or 0.5 for a draw."""
        self.of(first, second).append(points)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(
                    json.dumps({"about": self.about, "bots": [first, second], "points": points}) + "\n"
                )


def ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    cards: Any = None,
    save: Path | None = None,
    records: str = "",
    planned: Planner | None = None,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Let every bot play every other one, and rate them.

    Args:
        game: name of a game for two.
        bots: two names or more, all different.
        games: how many games each pair plays; every deal is played from both seats.
        seed: determines, together with its number, all luck of a game.
        jobs: the number of processes; the result does not depend on it.
        options, cards: as in `Setup`.
        save: a file to which each game is added as it ends, and from which an earlier run goes on.
        records: a folder for the records of new games, a folder for each pair; "" for none.
        planned: the plan of what a pair plays; None for single games.
        progress: called after every game with a `Progress`.

    Returns: for each bot its "elo" and "interval", best first; and the games of pairs, as JSON data.

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
        ValueError: two bots are the same, or `save` is another kind of file.
    """
    pairs = list(combinations(sorted(bots), 2))  # the same pairs in whatever order bots are named
    if len(set(bots)) < max(2, len(bots)):
        raise Fault("expected two different bots or more", "two-bots")
    planner = planned or partial(single_games, game, seed, options, cards)
    plans = [_recorded(planner(pair), pair, records) for pair in pairs]
    results = Results(save, {"game": game, "seed": seed, "options": plans[0].options, "cards": cards})
    total, done = games * len(pairs), sum(min(games, len(results.of(*pair))) for pair in pairs)
    for pair, plan in zip(pairs, plans, strict=True):
        first = len(results.of(*pair))
        watch = _counted(progress, done, total)
        with closing(played(Later(plan, first), max(0, games - first), jobs, 4, watch)) as notes:
            for noted in notes:
                done += 1
                results.add(*pair, 0.5 if len(noted.winners) != 1 else float(noted.winners[0] == 0))
    return {"game": game, "seed": seed, "games": games} | _told(bots, pairs, results)


def single_games(
    game: str, seed: int, options: dict[str, str] | None, cards: Any, pair: Sequence[str]
) -> Plan:
    """The plan of single games of a pair of bots; the other arguments are as in `ladder`."""
    return with_decks(checked(game, pair, seed, options, cards, True))


def _recorded(plan: Plan, pair: Sequence[str], records: str) -> Plan:
    """The plan of a pair's games, with a folder of its own in `records` unless that is ""."""
    if not records:
        return plan
    folder = Path(records, "-".join(pair).replace(":", ""))
    folder.mkdir(exist_ok=True)
    return replace(plan, records=str(folder))


def _told(bots: Sequence[str], pairs: list[tuple[str, str]], results: Results) -> dict[str, Any]:
    """The ratings of bots and the games of their pairs, as JSON data."""
    return {
        "bots": rated(bots, {pair: results.of(*pair) for pair in pairs}),
        "pairs": [_pair(pair, results.of(*pair)) for pair in pairs],
    }


def _counted(progress: Watch | None, begun: int, total: int) -> Watch | None:
    """A function that tells `progress` the games of all pairs: `begun` were played before, of `total`."""
    if progress is None:
        return None
    return lambda one: progress(Progress(begun + one.done, total, one.seconds))


def _pair(pair: tuple[str, str], points: list[float]) -> dict[str, Any]:
    """The games of a pair of bots, as JSON data; the share and its interval are those of the first bot."""
    score = sum(points)
    return {
        "bots": list(pair),
        "games": len(points),
        "score": round(score / len(points), 4) if points else None,
        "interval": wilson(round(score), len(points)),
    }


def rated(bots: Sequence[str], points: dict[tuple[str, str], list[float]]) -> list[dict[str, Any]]:
    """The ratings of bots by their games, best first, each with "bot", "elo" and a 95 % "interval".

    `points` has, for each pair of bots, the points of the first bot in each of their games.
    """
    count = len(bots)
    games = [[0.0] * count for _ in bots]
    won = [0.0] * count
    for (first, second), results in points.items():
        number = len(results) + 1
        places = bots.index(first), bots.index(second)
        games[places[0]][places[1]] += number
        games[places[1]][places[0]] += number
        won[places[0]] += sum(results) + 0.5
        won[places[1]] += number - sum(results) - 0.5
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slopes, curve = _derivatives(strengths, games, won)
        spread = inverse(curve)
        steps = [sum(a * b for a, b in zip(row, slopes, strict=True)) for row in spread]
        strengths = [value + step for value, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < 1e-9:
            break
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    mean = sum(strengths) / count
    rows = []
    for place, bot in enumerate(bots):
        elo = MIDDLE + SCALE * (strengths[place] - mean)
        reach = z * SCALE * sqrt(max(0.0, spread[place][place] - 1 / count))
        rows.append({"bot": bot, "elo": round(elo), "interval": [round(elo - reach), round(elo + reach)]})
    return sorted(rows, key=lambda row: -row["elo"])


def _derivatives(
    strengths: list[float], games: list[list[float]], won: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and minus its curvature, at these strengths.

    All strengths together may be shifted without a change, so that their mean is held at 0: one is added to
    every number of the curvature.

    Args:
        strengths: the logarithm of the odds of each bot.
        games: how many games each pair played.
        won: the points of each bot.
    """
    count = len(strengths)
    slopes = won.copy()
    curve = [[1.0 / count] * count for _ in strengths]
    for one in range(count):
        for other in range(count):
            if one != other:
                chance = 1 / (1 + exp(strengths[other] - strengths[one]))
                slopes[one] -= games[one][other] * chance
                weight = games[one][other] * chance * (1 - chance)
                curve[one][one] += weight
                curve[one][other] -= weight
    return slopes, curve


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric, positive definite matrix, by Gauss and Jordan."""
    count = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(count))] for place, row in enumerate(matrix)]
    for place in range(count):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(count):
            if other != place:
                factor = rows[other][place]
                rows[other] = [
                    value - factor * by for value, by in zip(rows[other], rows[place], strict=True)
                ]
    return [row[count:] for row in rows]
