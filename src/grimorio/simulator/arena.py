"""`arena`: bots against each other, every deal played from every seat."""

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
from grimorio.simulator.one import Plan
from grimorio.simulator.report import checked

SETTLE: Final = 0.55
"""The share of games above which, of two bots, the first counts as the better one."""


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
    """Let bots play each other, the same deal with the bots in every rotation of seats.

    Games of decks are played with their theme or ready ones, another choice of them in every deal, unless
    decks or cards are named.

    With `settle`, the run stops after the first full set in which the anytime interval of the first
    bot's score lies above or below that share; this interval allows looking after every game, where the
    Wilson interval does not. Without it every game is played. When a bot searches and nothing is
    said, `SETTLE` is taken, because such games are slow. With `minutes`, it stops after the full set that is
    being played when they are over; how many games that are, no seed decides.

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


def compared(
    plan: Plan,
    games: int,
    jobs: int = 1,
    settle: float | None = None,
    minutes: float | None = None,
    timings: bool = False,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """The bots of a plan compared, as `arena` does it."""
    count = len(plan.bots)
    if settle is None and any(bot.startswith("search") for bot in plan.bots):
        settle = SETTLE
    if settle is not None and settle < 0:
        settle = None
    wins = [0] * count
    answered = [0] * count
    seconds = [0.0] * count
    draws = done = 0
    ends: Counter[str] = Counter()
    stopped = "games"
    until = None if minutes is None else time.monotonic() + 60 * minutes
    bundle = 20 if settle is None and until is None else count
    with closing(played(plan, games, jobs, bundle, progress)) as source:
        for noted in source:
            done += 1
            draws += not noted.winners
            ends[noted.reason] += 1
            for place in noted.winners:
                wins[place] += 1
            for place, (decisions, took) in enumerate(noted.thinking):
                answered[place] += decisions
                seconds[place] += took
            if done % count:
                continue
            if settle is not None:
                low, high = anytime(wins[0] + draws / count, done)
                if low > settle or high < settle:
                    stopped = "settled"
                    break
            if done < games and until is not None and time.monotonic() >= until:
                stopped = "minutes"
                break
    table: list[dict[str, Any]] = []
    for place, bot in enumerate(plan.bots):
        row: dict[str, Any] = {
            "bot": bot,
            "wins": wins[place],
            "rate": round(wins[place] / done, 4) if done else None,
            "score": round((wins[place] + draws / count) / done, 4) if done else None,
            "interval": wilson(wins[place], done),
            "anytime": anytime(wins[place] + draws / count, done),
        }
        if timings:
            row["seconds_per_decision"] = round(seconds[place] / max(1, answered[place]), 5)
        table.append(row)
    return {
        "game": plan.game,
        "seed": plan.seed,
        "options": plan.options,
        "asked": games,
        "games": done,
        "draws": draws,
        "settle": settle,
        "settled": stopped == "settled",
        "minutes": minutes,
        "stopped": stopped,
        "ends": dict(sorted(ends.items())),
        "bots": table,
    }


def with_decks(plan: Plan) -> Plan:
    """The same plan; where no decks are named, with the theme or ready ones of the game in all choices."""
    own = plan.cards or {}
    if "decks" in own:
        return plan
    lists = games.part(plan.game, "decks")
    decks = tuple(deck.name for deck in lists().field(plan.options, own)) if lists else ()
    return replace(plan, decks=decks, tables=tuple(combinations(range(len(decks)), len(plan.bots))))
