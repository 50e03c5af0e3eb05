"""The bots by name, and the levels from which people choose."""

from __future__ import annotations

from typing import Final

from grimorio import games
from grimorio.bots.any_game import AnyGame
from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import LEVELS, GameBots
from grimorio.bots.uniform import RandomBot
from grimorio.kernel import Game
from grimorio.kernel.faults import Fault

BOTS: Final = ("random", "greedy", "search")
"""The names of the bots.

``search:100`` searches 100 times for each decision; ``greedy:1`` thinks one spell, or one combat, ahead.
"""


class UnknownBot(Fault):
    """An error: no bot and no level has the given name."""

    def __init__(self, message: str, name: str = "", known: str = "") -> None:
        super().__init__(message, "bot", name=name, names=known)


def bots_of(game: str) -> GameBots:
    """The bots of a game: the ones written for it, or else those that play any game.

    Raises:
        UnknownGame: there is no such game.
    """
    found: type[GameBots] = games.part(game, "bots") or AnyGame
    return found()


def spelled_out(name: str, game: str) -> str:
    """The name of a bot of a game: for the name of a level, the bot of this level; any other name unchanged.

    Raises:
        UnknownBot: no bot or level has this name.
        UnknownGame: there is no such game.
    """
    bots = bots_of(game)
    bot = bots.levels.get(name, name)
    kind, colon, budget = bot.partition(":")
    if not bots.searches and bot not in ("random", *bots.levels.values()):
        known = ", ".join(dict.fromkeys(("random", *bots.levels.values(), *LEVELS)))
        raise UnknownBot(f"no bot {name!r}; the bots of {game} are {known}", name, known)
    if kind not in BOTS or (colon and (kind == "random" or not budget.isdecimal() or int(budget) < 1)):
        names = ", ".join((*BOTS, "greedy:SPELLS", "search:ITERATIONS", *LEVELS))
        raise UnknownBot(f"no bot {name!r}; the bots are {names}", name, names)
    return bot


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot for one seat of a game.

    Args:
        name: one of `BOTS` or `LEVELS`, ``search:ITERATIONS`` or ``greedy:SPELLS``.
        game: the game to play.
        seed: the seed of its random numbers; bots with equal seeds choose alike.

    Raises:
        UnknownBot: no bot has this name.
        UnknownGame: there is no such game.
    """
    kind, _, budget = spelled_out(name, game.name).partition(":")
    if kind == "random":
        return RandomBot(seed)
    bots = bots_of(game.name)
    if kind == "greedy":
        return bots.greedy(int(budget or 0), seed)
    return bots.search(int(budget or 0), seed)
