"""What helps a deck of packs in Magic Live: `python -m tools.pack_values`, ten minutes of a processor.

Two decks of ten packs meet, drawn by lot of one or two colours and of artifacts, good packs more often;
`greedy` plays both. A logistic regression tells what each thing adds to the logarithm of the odds of winning;
`bots/live/worth.py` has it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grimorio.bots.live.worth import LANDS, shown, worth
from grimorio.games.live.pool import NEEDED, PACK, deck_of
from grimorio.games.magic.names import fact, names
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import Luck, Setup
from grimorio.simulator.many import Progress, played
from grimorio.simulator.one import bots_game, luck_of

GAMES: Final = 500
SEED: Final = 1
TILT: Final = 3.0
"""How much more often good packs are drawn: this times their worth is the logarithm of their weight."""

RIDGE: Final = 2.0
"""The penalty on the squares of the weights, each in standard deviations of its feature."""

FEATURES: Final = ("worth", "five mana", "six or more", "lands", "two colours")

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Brought:
    """A deck of packs, as it was brought to a game.

    Attributes:
        packs: the names of its packs.
        lands: the number of lands of each colour that it plays.
    """

    packs: tuple[str, ...]
    lands: tuple[tuple[str, int], ...]

    def to_json(self) -> dict[str, Any]:
        """The deck as JSON data, as `Deck.to_json` has it."""
        main = [[PACK, name] for name in self.packs]
        main += [[count, BASICS[colour]] for colour, count in self.lands if count]
        return {"name": "packs", "main": main, "sideboard": []}


@dataclass(frozen=True)
class Games:
    """A plan of games between decks of packs drawn by lot; `seed` decides all luck."""

    seed: int

    def play(self, number: int) -> tuple[Brought, Brought, float]:
        """Play the game of this number: both decks, and the share of the win of the first."""
        luck = luck_of(self.seed, number)
        decks = brought(luck), brought(luck)
        cards = {"decks": [deck.to_json() for deck in decks]}
        position, _ = bots_game(Setup("magic", 2, luck.bits(), {}, cards), ("greedy", "greedy"), luck)
        assert position.result is not None
        winners = position.result.winners
        return *decks, 0.5 if len(winners) != 1 else float(winners[0] == 0)


@cache
def packs_of(deck: str) -> tuple[str, ...]:
    """The names of all packs of one of the decks of a pool."""
    return tuple(name for name in names() if not fact(name).basic and deck_of(name) == deck)


def brought(luck: Luck) -> Brought:
    """A deck of ten packs: of one or two colours, none to three of artifacts, good ones more often."""
    colours = list(BASICS)
    first = colours.pop(luck.below(len(colours)))
    second = colours[luck.below(len(colours))]
    artifacts = luck.below(4)
    few = (0, 0, 2, 3, 4, 4)[luck.below(6)]
    packs = drawn(packs_of("artifact"), artifacts, luck) + drawn(packs_of(second), few, luck)
    packs += drawn(packs_of(first), NEEDED - len(packs), luck)
    lands = LANDS - 2 + luck.below(4)
    share = round(lands * few / (NEEDED - artifacts))
    return Brought(tuple(packs), ((first, lands - share), (second, share)))


def drawn(packs: tuple[str, ...], count: int, luck: Luck) -> list[str]:
    """So many of these packs, by lot, good ones more often."""
    scale = 1 << 20
    keys = [((1 + luck.below(scale)) / scale) ** exp(-TILT * shown(name)) for name in packs]
    return [name for _, name in sorted(zip(keys, packs, strict=True), reverse=True)[:count]]


def features(deck: Brought) -> list[float]:
    """What of a deck may help it, in the order of `FEATURES`."""
    lands = [count for _, count in deck.lands]
    costs = Counter(min(6, fact(name).mana_value) for name in deck.packs)
    numbers = (costs[5], costs[6], sum(lands), min(lands) > 0)
    return [sum(map(worth, deck.packs)), *map(float, numbers)]


def fitted(rows: Numbers, scores: Numbers) -> tuple[Numbers, Numbers]:
    """The weights of a logistic regression without a constant, and their standard errors."""
    scale = rows.std(axis=0)
    scaled = rows / scale
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chances = 1.0 / (1.0 + np.exp(-scaled @ weights))
        curve = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(curve, scaled.T @ (scores - chances) - RIDGE * weights)
    return weights / scale, np.sqrt(np.diag(np.linalg.inv(curve))) / scale


def main() -> None:
    """Play, and print the weight of each feature."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    notes = list(played(Games(given.seed), given.games, given.jobs, watch=_shown))
    rows = np.array([np.subtract(features(mine), features(theirs)) for mine, theirs, _ in notes])
    weights, errors = fitted(rows, np.array([score for _, _, score in notes]))
    print(file=sys.stderr)
    for name, weight, error in zip(FEATURES, weights, errors, strict=True):
        print(f"{name:15} {weight:+.3f} ± {error:.3f}")


def _shown(progress: Progress) -> None:
    print(f"\r{progress.done}/{progress.games} games, {progress.left:.0f} s left ", end="", file=sys.stderr)


if __name__ == "__main__":
    main()
