"""What bots a game has, and which of them the levels are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from grimorio.bots.bot import Bot, Sense
from grimorio.bots.greedy import GreedyBot

LEVELS: Final = ("apprentice", "adept", "master", "archmage")
"""What people choose from, easy to hard: a bot for each game, weakened by its budget, never by mistakes on
purpose."""


def searching(master: int, archmage: int) -> dict[str, str]:
    """The levels of a game whose best bots search: how much the upper two do."""
    budgets = "greedy:1", "greedy", f"search:{master}", f"search:{archmage}"
    return dict(zip(LEVELS, budgets, strict=True))


class GameBots:
    """The bots of one game, beside `random`, which every game has.

    Attributes:
        levels: the bot behind each of `LEVELS`.
        sense: what `greedy` judges by, given how far it thinks ahead.
        searches: whether it has the bot `search`, and both bots take budgets.
    """

    levels: ClassVar[Mapping[str, str]]
    searches: ClassVar[bool] = True
    sense: ClassVar[Callable[..., Sense]]

    def greedy(self, depth: int, seed: int) -> Bot:
        """The bot `greedy`; `depth` as in ``greedy:1``, or 0: as far as it likes to think ahead."""
        sense = type(self).sense
        return GreedyBot(sense(depth) if depth else sense())

    def search(self, budget: int, seed: int) -> Bot:
        """The bot `search`; `budget` as in ``search:100``, or 0: what it takes at its best."""
        raise RuntimeError(f"{type(self).__name__} does not search")
