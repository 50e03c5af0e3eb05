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
"""The share of games above which the first of two bots counts as better."""


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
    records: str = "",
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Compare bots: each deal is played several times, with the bots in every rotation of seats.

    A deal is all luck of a game before its first choice; a set is the games of one deal. In a game with
    decks, unless `cards` names decks, each deal uses another combination of its theme or ready decks.

    With `settle`, the run stops after the first full set in which the `anytime` interval of the first bot's
    score lies above or below that share. This interval, unlike the Wilson interval, remains valid when it is
    looked at after every game. Without `settle` every game is played. When a bot searches and `settle` is not
    given, `SETTLE` is used, because such games are slow. With `minutes`, the run stops after the full set
    being played at that time; the number of games then does not follow from the seed.

    Args:
        game: name of the game.
        seats: a bot's name for each player.
        games: how many games at most.
        seed: determines, together with its number k, all luck of set k.
        jobs: the number of processes; the result does not depend on it.
        options, cards: as in `Setup`.
        settle: a share of the first bot's games, from 0 to 1; a negative number means to play all games.
        minutes: how long to play at most.
        timings: whether the report has the seconds that each bot takes for a decision, which differ from run
            to run.
        records: as in `Plan`.
        progress: called after every game with a `Progress`.

    Returns:
        The table as JSON data: for each bot games, wins, draws, rate and its two intervals; and why it
        "stopped": "settled", "minutes" or "games".

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
    """
    plan = replace(with_decks(checked(game, seats, seed, options, cards, True)), records=records)
    return compared(plan, games, jobs, settle, minutes, timings, progress)


class Scores:
    """The wins of bots so far, and the time they spent.

    Args:
        bots: the names of the bots, in the order of the plan.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.wins = [0] * len(bots)
        self.answered = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.draws = self.games = 0
        self.ends: Counter[str] = Counter()

    def add(self, noted: Noted) -> None:
        """Add a game to the scores; `noted` tells who won it, and how long the bots thought."""
        self.games += 1
        self.draws += not noted.winners
        self.ends[noted.reason] += 1
        for place in noted.winners:
            self.wins[place] += 1
        for place, (decisions, seconds) in enumerate(noted.thinking):
            self.answered[place] += decisions
            self.seconds[place] += seconds

    def points(self, place: int) -> float:
        """The games won by the bot with the index `place`, plus its equal share of the drawn games."""
        return self.wins[place] + self.draws / len(self.bots)

    def settled(self, settle: float | None) -> bool:
        """Whether the first bot's score per game is surely above or below the share `settle`.

        False if `settle` is None.
        """
        if settle is None:
            return False
        low, high = anytime(self.points(0), self.games)
        return low > settle or high < settle

    def row(self, place: int, timings: bool) -> dict[str, Any]:
        """The results of the bot with the index `place`, as JSON data.

        `timings` tells whether they include the bot's seconds for a decision.
        """
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
    """Let the bots of a plan play, and return the comparison in the form that `arena` returns.

    `games`, `jobs`, `settle`, `minutes`, `timings` and `progress` are as in `arena`.
    """
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
    """The plan with decks for its game.

    If its `cards` name decks, the plan itself is returned. Otherwise each deal uses another combination of
    the game's theme or ready decks, as many as there are bots.
    """
    own = plan.cards or {}
    if "decks" in own:
        return plan
    lists = games.part(plan.game, "decks")
    decks = tuple(deck.name for deck in lists().field(plan.options, own)) if lists else ()
    return replace(plan, decks=decks, tables=tuple(combinations(range(len(decks)), len(plan.bots))))
