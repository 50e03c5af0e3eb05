"""The bots by name, and the levels that people choose from."""

from __future__ import annotations

from typing import Final

from grimorio.bots.bot import Bot
from grimorio.bots.greedy import GreedyBot
from grimorio.bots.search import ITERATIONS, SearchBot
from grimorio.bots.trial import TRIALS, TrialBot
from grimorio.bots.uniform import RandomBot
from grimorio.kernel import Game

BOTS: Final = ("random", "greedy", "search")
"""The bots. ``search:100`` searches 100 times a decision, ``greedy:1`` thinks one spell, or combat, ahead."""

MAGECRAFT: Final = {
    "apprentice": "greedy:1",
    "adept": "greedy",
    "master": "search:60",
    "archmage": f"search:{ITERATIONS}",
}
MAGIC: Final = {
    "apprentice": "greedy:1",
    "adept": "greedy",
    "master": "search:30",
    "archmage": f"search:{TRIALS}",
}
LIVE: Final = {"apprentice": "random", "adept": "greedy", "master": "greedy", "archmage": "greedy"}
"""Nothing searches the auction: three levels are the same bot."""
MICKEY: Final = {
    "apprentice": "greedy:1",
    "adept": "greedy",
    "master": "search:20",
    "archmage": f"search:{TRIALS}",
}

LEVELS: Final = tuple(MAGIC)
"""What people choose from, easy to hard: a bot for each game, weakened by its budget, never by mistakes on
purpose."""


class UnknownBot(ValueError):
    """No bot or level has this name."""


def spelled_out(name: str, game: str) -> str:
    """The bot behind a level, or a bot's name, for a game.

    Raises:
        UnknownBot: there is none.
    """
    bot = {"magic": MAGIC, "live": LIVE, "mickey": MICKEY}.get(game, MAGECRAFT).get(name, name)
    kind, colon, budget = bot.partition(":")
    if game == "live" and bot not in LIVE.values():
        raise UnknownBot(f"no bot {name!r}; the bots of live are random, greedy, {', '.join(LEVELS)}")
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
    kind, _, budget = spelled_out(name, game.name).partition(":")
    if kind == "random":
        return RandomBot(seed)
    if game.name == "live":
        from grimorio.bots.live import LiveBot

        return LiveBot(seed)
    number = int(budget or 0)
    if game.name == "magic":
        from grimorio.bots.magic import MagicSense

        if kind == "greedy":
            return GreedyBot(MagicSense(number) if number else MagicSense())
        return TrialBot(MagicSense(), number or TRIALS, seed)
    if game.name == "mickey":
        from grimorio.bots.mickey import MickeySense

        if kind == "greedy":
            return GreedyBot(MickeySense(number) if number else MickeySense())
        return TrialBot(MickeySense(1), number or TRIALS, seed)
    from grimorio.bots.magecraft import MagecraftSense

    if kind == "greedy":
        return GreedyBot(MagecraftSense(number) if number else MagecraftSense())
    return SearchBot(MagecraftSense(), number or ITERATIONS, seed)
