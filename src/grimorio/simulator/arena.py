"""`arena`: compare bots, with every deal played from every seat."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from grimorio import games
from grimorio.simulator.intervals import anytime, wilson
from grimorio.simulator.many import Watch, played
from grimorio.simulator.one import Noted, Plan
from grimorio.simulator.report import checked

SETTLE: Final = 0.55
"""The share of games above which the first of two bots counts as the better one."""


def arena(
    game: str,
    seats: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    cards: Any = None,
    settle: float | None = None,
    minutes: float | None = None,
    timings: bool = False,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Compare bots, playing each deal with the bots in every rotation of seats.

    Unless decks or cards are named, a game of decks uses its theme or ready decks, others in every
    deal.

    With `settle`, the run stops after the first full set in which the anytime interval of the first
    bot's score lies above or below that share; this interval stays valid when looking after every game; the
    Wilson interval does not. Without `settle` every game is played. When a bot searches and `settle` is not
    given, `SETTLE` is used, because such games are slow. With `minutes`, the run stops after the full set
    being played at that time; the number of games then does not follow from the seed.

    Args:
        game: name of the game.
        seats: a bot's name for each player.
        games: how many games at most.
        seed: set k is decided by (seed, k).
        jobs: processes; the result does not depend on it.
        options, cards: as in `Setup`.
        settle: a share of the first bot's games, negative for "play all games".
        minutes: how long to play at most.
        timings: whether the report tells the bots' seconds a decision (and so differs from run to run).
        progress: called after every game with a `Progress`.

    Returns:
        The table as JSON data: for each bot games, wins, draws, rate and its two intervals; and why it
        "stopped": "settled", "minutes" or "games".

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
    """
    plan = with_decks(checked(game, seats, seed, options, cards, True))
    return compared(plan, games, jobs, settle, minutes, timings, progress)


class Scores:
    """The wins of bots so far, and the time they spent.

    Args:
        bots: their names, in the order of the plan.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.wins = [0] * len(bots)
        self.answered = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.draws = self.games = 0
        self.ends: Counter[str] = Counter()

    def add(self, noted: Noted) -> None:
        """Count one game."""
        self.games += 1
        self.draws += not noted.winners
        self.ends[noted.reason] += 1
        for place in noted.winners:
            self.wins[place] += 1
        for place, (decisions, seconds) in enumerate(noted.thinking):
            self.answered[place] += decisions
            self.seconds[place] += seconds

    def points(self, place: int) -> float:
        """The wins of a bot, plus its share of the draws."""
        return self.wins[place] + self.draws / len(self.bots)

    def settled(self, settle: float | None) -> bool:
        """Whether the first bot's score is surely above or below the share `settle`; false for None."""
        if settle is None:
            return False
        low, high = anytime(self.points(0), self.games)
        return low > settle or high < settle

    def row(self, place: int, timings: bool) -> dict[str, Any]:
        """A bot's row of the table, as JSON data."""
        games, wins, points = self.games, self.wins[place], self.points(place)
        row: dict[str, Any] = {
            "bot": self.bots[place],
            "wins": wins,
            "rate": round(wins / games, 4) if games else None,
            "score": round(points / games, 4) if games else None,
            "interval": wilson(wins, games),
            "anytime": anytime(points, games),
        }
        if timings:
            row["seconds_per_decision"] = round(self.seconds[place] / max(1, self.answered[place]), 5)
        return row


def compared(
    plan: Plan,
    games: int,
    jobs: int = 1,
    settle: float | None = None,
    minutes: float | None = None,
    timings: bool = False,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """The comparison of a plan's bots, in the form that `arena` returns."""
    count = len(plan.bots)
    if settle is None and any(bot.startswith("search") for bot in plan.bots):
        settle = SETTLE
    if settle is not None and settle < 0:
        settle = None
    scores = Scores(plan.bots)
    stopped = "games"
    until = None if minutes is None else time.monotonic() + 60 * minutes
    bundle = 20 if settle is None and until is None else count
    with closing(played(plan, games, jobs, bundle, progress)) as source:
        for noted in source:
            scores.add(noted)
            if scores.games % count:
                continue
            if scores.settled(settle):
                stopped = "settled"
                break
            if scores.games < games and until is not None and time.monotonic() >= until:
                stopped = "minutes"
                break
    return {
        "game": plan.game,
        "seed": plan.seed,
        "options": plan.options,
        "asked": games,
        "games": scores.games,
        "draws": scores.draws,
        "settle": settle,
        "settled": stopped == "settled",
        "minutes": minutes,
        "stopped": stopped,
        "ends": dict(sorted(scores.ends.items())),
        "bots": [scores.row(place, timings) for place in range(count)],
    }


def with_decks(plan: Plan) -> Plan:
    """The same plan; if it names no decks, with all choices of the game's theme or ready decks."""
    own = plan.cards or {}
    if "decks" in own:
        return plan
    lists = games.part(plan.game, "decks")
    decks = tuple(deck.name for deck in lists().field(plan.options, own)) if lists else ()
    return replace(plan, decks=decks, tables=tuple(combinations(range(len(decks)), len(plan.bots))))
