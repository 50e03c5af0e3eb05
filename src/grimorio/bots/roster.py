"""The bots by name, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.bots.bot import Bot, Sense
from grimorio.bots.greedy import GreedyBot
from grimorio.bots.search import ITERATIONS, SearchBot
from grimorio.bots.uniform import RandomBot
from grimorio.kernel import Game

BOTS: Final = ("random", "greedy", "search")
"""The bots. ``search:100`` searches 100 times a decision, ``greedy:1`` thinks one spell ahead."""

LEVELS: Final = {
    "apprentice": "greedy:1",
    "adept": "greedy",
    "master": "search:60",
    "archmage": f"search:{ITERATIONS}",
}
"""From easy to hard, the bot behind each level: weakened by its budget, never by mistakes on purpose."""


def sense_of(game: str) -> Callable[..., Sense]:
    """What bots know of a game, loaded when it is asked for."""
    if game == "magic":
        from grimorio.bots.magic import MagicSense

        return MagicSense
    from grimorio.bots.magecraft import MagecraftSense

    return MagecraftSense


class UnknownBot(ValueError):
    """No bot or level has this name."""


def spelled_out(name: str) -> str:
    """The bot behind a level or a bot's name.

    Raises:
        UnknownBot: there is none.
    """
    bot = LEVELS.get(name, name)
    kind, colon, budget = bot.partition(":")
    if kind not in BOTS or (colon and (kind == "random" or not budget.isdecimal() or int(budget) < 1)):
        names = ", ".join((*BOTS, "greedy:SPELLS", "search:ITERATIONS", *LEVELS))
        raise UnknownBot(f"no bot {name!r}; the bots are {names}")
    return bot


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for one seat of a game.

    Args:
        name: one of `BOTS` or `LEVELS`, ``search:ITERATIONS`` or ``greedy:SPELLS``.
        game: the rules it plays by.
        seed: its own luck; equal seeds choose alike.

    Raises:
        UnknownBot: no bot has this name.
    """
    kind, _, budget = spelled_out(name).partition(":")
    if kind == "random":
        return RandomBot(seed)
    sense = sense_of(game.name)
    if kind == "greedy":
        return GreedyBot(sense(int(budget)) if budget else sense())
    return SearchBot(sense(), int(budget or ITERATIONS), seed)
