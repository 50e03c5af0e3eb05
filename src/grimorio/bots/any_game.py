"""Bots for any game: they know only the rules, play games on at random, and count who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots
from grimorio.bots.search import ITERATIONS, SearchBot
from grimorio.kernel import Choice, Luck, Option, Position
from grimorio.kernel.seats import Seat

PATIENCE: Final = 250
"""The number of choices that `RandomSense.clock` counts as one turn, in games whose turns it cannot see.

Games that are played on to try an option stop after a few such turns, even if the game itself would never
end.
"""

GLANCES: Final = 20
"""The number of trial games that `greedy:1` plays before each choice; `greedy:2` plays twice as many."""


class RandomSense:
    """A `Sense` that knows only the rules: it picks at random, and values only finished games."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def pick(self, position: Position, choice: Choice) -> int:
        """The index of a random option."""
        return self.luck.below(len(choice.options))

    def value(self, position: Position, seat: Seat) -> float:
        """The share of the win: 1 for a sole winner, 0 for a loser; one half while the game goes on."""
        return 0.5 if position.result is None else position.result.score(seat)

    def clock(self, position: Position) -> int:
        """The number of choices made so far, divided by `PATIENCE`."""
        return position.choice.number // PATIENCE if position.waiting else 0

    def weighty(self, choice: Choice) -> bool:
        """Whether the choice has more than one option."""
        return len(choice.options) > 1

    def tense(self, position: Position, seat: Seat) -> bool:
        """Never: this bot overlooks nothing (see `Sense.tense`)."""
        return False

    def worthwhile(self, position: Position, choice: Choice) -> Sequence[Option]:
        """All options: nothing is known to be worse (see `Weigher.worthwhile`)."""
        return choice.options


class AnyGame(GameBots):
    """The bots of a game for which no bots have been written."""

    levels: ClassVar[Mapping[str, str]] = {
        "apprentice": "greedy",
        "adept": "search:60",
        "master": "search:150",
        "archmage": f"search:{ITERATIONS}",
    }

    def greedy(self, depth: int, seed: int) -> Bot:
        return self.search(GLANCES * (depth or 1), seed)

    def search(self, budget: int, seed: int) -> Bot:
        return SearchBot(RandomSense(seed), budget or ITERATIONS, ~seed & (2**64 - 1))
