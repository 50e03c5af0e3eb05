"""Compare two ways to draft in pods: four seats against four, the same boosters twice.

A pod is a group of players who draft together, here bots; each builds a deck and plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from grimorio import games
from grimorio.bots import Bot, make_bot
from grimorio.bots.draft.build import Build, build
from grimorio.bots.draft.values import learned
from grimorio.decks import Deck
from grimorio.kernel import WATCHER, Luck, Position, Setup
from grimorio.kernel.seats import Seat, seats_of
from grimorio.simulator.many import Watch, played
from grimorio.simulator.one import bots_game, luck_of, played_by

PLAYERS: Final = 8
GAMES: Final = PLAYERS * PLAYERS // 2
"""The number of games that are played with one set of boosters.

The boosters are drafted twice. After each draft, every drafter of one side plays against every drafter of the
other side.
"""

PILOTS: Final = ("greedy", "greedy")
"""The bots that play the games."""

RESAMPLED: Final = 2000
"""The number of bootstrap samples from which an interval is computed."""

KIND: Final = {"kind": "booster"}
"""The options of the drafts."""


def pools_of(bots: Sequence[Bot], seed: int) -> list[tuple[str, ...]]:
    """The cards that each bot has after a booster draft of Eighth Edition, by seat.

    Args:
        bots: the bots in the order in which they sit, clockwise.
        seed: the boosters follow from it.
    """
    position, _ = played_by(Setup("draft", len(bots), seed, KIND), bots)
    return [tuple(seen["pool"]) for seen in position.seen_by(WATCHER)["table"]["seats"]]


def game_between(first: Build, second: Build, luck: Luck) -> Position:
    """The last position of a game of Magic between two decks, played by `greedy`; chance says who begins."""
    decks = [Deck.of("", built.spells + built.lands).to_json() for built in (first, second)]
    setup = Setup("magic", 2, luck.bits(), {}, {"decks": decks})
    position, _ = bots_game(setup, PILOTS, luck)
    return position


@dataclass(frozen=True)
class PodPlan:
    """Drafts of two kinds of drafters in alternate seats, each draft played twice with the seats swapped.

    Both drafts have the same boosters. Both sides build decks by the same values of cards, so that only their
    picks differ. Everybody of one side plays one game against everybody of the other.

    Attributes:
        sides: two names of bots.
        seed: together with the number of the draft, determines all luck.
    """

    sides: tuple[str, str]
    seed: int = 0

    def side(self, number: int, seat: Seat) -> int:
        """The side that drafts in a seat, as an index in `sides`; an odd `number` swaps the seats."""
        return (seat + number) % 2

    def builds(self, number: int) -> list[Build]:
        """Let bots do draft `number // 2`, and return the deck that is built for each seat.

        For an odd `number`, the two sides have swapped seats.
        """
        luck = luck_of(self.seed, number // 2)
        boosters, minds = luck.bits(), Luck(luck.bits())
        names = [self.sides[self.side(number, seat)] for seat in seats_of(PLAYERS)]
        bots = [make_bot(name, games.get("draft"), minds.bits()) for name in names]
        return [build(pool, learned()) for pool in pools_of(bots, boosters)]

    def play(self, number: int) -> tuple[float, ...]:
        """Let bots do draft `number // 2` and play its games; for an odd `number`, with the seats swapped.

        Returns:
            For each game, what the first side won: 1 for a win, 0.5 for a draw, 0 for a loss.
        """
        builds = self.builds(number)
        of = [[seat for seat in seats_of(PLAYERS) if self.side(number, seat) == side] for side in range(2)]
        luck = luck_of(~self.seed, number)
        won = []
        for first, second in product(*of):
            result = game_between(builds[first], builds[second], luck).result
            assert result is not None
            won.append(result.score(Seat(0)))
        return tuple(won)


def compared(
    sides: tuple[str, str], drafts: int, *, seed: int = 0, jobs: int = 1, progress: Watch | None = None
) -> dict[str, Any]:
    """Compare two ways to draft, four seats against four.

    Args:
        sides: two names of bots.
        drafts: how many sets of boosters; each is drafted twice, and `GAMES` games are played with it.
        seed: all luck follows from it.
        jobs: the number of processes; the result does not depend on it.
        progress: called after every pod, of which each set of boosters has two.

    Returns:
        The comparison as JSON data: "sides", "drafts", "games", "draws", "rate" (the first side's share of
        the games, a draw being half a win) and its "interval", a 95 % bootstrap over the drafts.
    """
    with closing(played(PodPlan(sides, seed), 2 * drafts, jobs, 1, progress)) as notes:
        pods = list(notes)
    sets = [pods[2 * draft] + pods[2 * draft + 1] for draft in range(drafts)]
    games = [score for each in sets for score in each]
    return {
        "sides": list(sides),
        "seed": seed,
        "drafts": drafts,
        "games": len(games),
        "draws": games.count(0.5),
        "rate": sum(games) / len(games) if games else None,
        "interval": bootstrapped(sets, seed),
    }


def bootstrapped(sets: Sequence[Sequence[float]], seed: int) -> list[float]:
    """The 95 % bootstrap interval of the mean of all numbers, as [low, high]; whole sets are resampled.

    Args:
        sets: the numbers of each set, which may depend on each other; no set is empty.
        seed: the samples follow from it.
    """
    if not sets:
        return [0.0, 1.0]
    luck = Luck(seed)
    means = []
    for _ in range(RESAMPLED):
        drawn = [sets[luck.below(len(sets))] for _ in sets]
        means.append(sum(map(sum, drawn)) / sum(map(len, drawn)))
    means.sort()
    return [means[RESAMPLED // 40], means[RESAMPLED - 1 - RESAMPLED // 40]]
