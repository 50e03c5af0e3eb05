"""What the search of Magic gains over its judgement by so many games played on, and what more would gain.

In games of `greedy` with the theme decks, attacks and blocks with several lines are tried: every line is
played on `TRIALS` times from the same imagined positions. Half of these results choose a line as the search
does (`bots.trial.compared`), with each of the budgets in `BUDGETS`; the other half tells what it was worth.

    python -m tools.search_gain --games 60 --seed 1000
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from typing import Any, Final, cast

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.bot import choice_of
from grimorio.bots.magic.hands import imagined_by_play
from grimorio.bots.magic.line_search import MagicSearch
from grimorio.bots.magic.lines import DECLARING, lines_of
from grimorio.bots.trial import compared
from grimorio.kernel import Luck, Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator.arena import with_decks
from grimorio.simulator.one import Plan

TRIALS: Final = 240
"""How often each line is played on; half of the results choose, the other half judges."""

BUDGETS: Final = (12, 20, 30, 59, 120, 240)
"""The numbers of games played on, in all, before a choice."""

SHARE: Final = 0.35
"""The share of the declarations of a game that are tried."""

MOST: Final = 4
"""The most declarations of a game that are tried."""

CLEARLY: Final = 0.005
"""By how much chance of winning a line is clearly worse than the judgement's own."""


class Results(list[float]):
    """What each line came to in one imagined position, for `compared`, which copies positions."""

    def copy(self) -> Results:
        return self


@dataclass
class Declaration:
    """An attack or block whose lines were tried: its `Results`, and how much longer than usual they took."""

    results: list[Results]
    effort: float

    def halves(self, luck: random.Random) -> tuple[list[Results], list[Results]]:
        """The results, divided at random."""
        shuffled = luck.sample(self.results, len(self.results))
        return shuffled[::2], shuffled[1::2]

    def taken(self, results: list[Results], budget: int) -> int:
        """The line that the search takes with so many of these results, 0 for the judgement's own."""
        following: Iterator[Any] = cycle(results)
        return compared(
            list(range(len(results[0]))),
            int(budget / self.effort),
            Luck(1),
            lambda _: next(following),
            lambda row, line: cast(Results, row)[line],
            lambda *_: False,
        )


def gain(results: list[Results], line: int) -> float:
    """By how much chance of winning a line is better than the judgement's own."""
    return sum([row[line] - row[0] for row in results]) / len(results)


def tried(position: Position, seat: Seat, seed: int, trials: int) -> Declaration | None:
    """The declaration that a seat has to make, after all its lines were tried; None if it has only one."""
    search = MagicSearch(trials, seed)
    imagine = partial(position.imagine, seat)
    imagined = imagine(seed)
    lines = lines_of(search.sense, imagined, choice_of(imagined, seat))
    if len(lines) < 2:
        return None
    luck = Luck(seed)
    results: list[Results] = []
    for _ in range(trials):
        world = imagined_by_play(imagine(luck.bits()), seat)
        results.append(Results([search.played_on(world.copy(), seat, line) for line in lines]))
    return Declaration(results, search.sense.effort(imagined))


def played(number: int, trials: int = TRIALS) -> Iterator[Declaration]:
    """Play the game of this number; its declarations that were tried, each line so many times."""
    game = games.get("magic")
    cards = with_decks(Plan("magic", ("greedy", "greedy"))).laid(number)
    position: Position = game.start(Setup("magic", 2, number, {}, cards))
    bots = [make_bot("greedy", game, 10 * number + seat) for seat in range(2)]
    luck = random.Random(number)
    left = MOST
    last = ""
    while not position.over:
        choice = position.choice
        drawn = choice.ask in DECLARING and choice.ask != last and left and luck.random() < SHARE
        if drawn and (results := tried(position, choice.seat, luck.randrange(1 << 30), trials)):
            left -= 1
            yield results
        last = choice.ask
        index = bots[choice.seat].choose(Sight(position, choice.seat), partial(position.imagine, choice.seat))
        position.answer(index, choice.number)


def table(choices: list[Declaration], seed: int) -> list[str]:
    """The lines of the table: for each budget what is gained, and how often another line is taken."""
    lines = ["games  gained  other line  clearly worse"]
    for budget in BUDGETS:
        luck = random.Random(seed)
        gains: list[float] = []
        other = 0
        for choice in choices:
            for _ in range(4):
                chosen, judged = choice.halves(luck)
                line = choice.taken(chosen, budget)
                gains.append(gain(judged, line))
                other += line != 0
        worse = sum([gained < -CLEARLY for gained in gains])
        count = len(gains)
        lines.append(f"{budget:5} {sum(gains) / count:7.2%} {other / count:11.0%} {worse / count:14.1%}")
    best = [max(gain(choice.results, line) for line in range(len(choice.results[0]))) for choice in choices]
    return [*lines, f"of {sum(best) / len(best):.2%} that the best lines gain, known afterwards"]


def main() -> None:
    """Play the games, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1000, help="the number of the first game")
    given = parser.parse_args()
    choices: list[Declaration] = []
    for number in range(given.seed, given.seed + given.games):
        choices += played(number)
        print(f"\rgame {number}: {len(choices)} choices ", end="", file=sys.stderr, flush=True)
    print(f"\n{len(choices)} choices", file=sys.stderr)
    print("\n".join(table(choices, given.seed)))


if __name__ == "__main__":
    main()
