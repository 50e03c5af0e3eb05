"""The bots by name, and the levels from which people choose."""

from __future__ import annotations

from typing import Final

from grimorio import games
from grimorio.bots.any_game import AnyGame
from grimorio.bots.bot import Bot
from grimorio.bots.characters import CHARACTERS, PLAIN
from grimorio.bots.game_bots import LEVELS, GameBots
from grimorio.bots.names import AT, parted, parts_of
from grimorio.bots.slips import MOST, Slips
from grimorio.bots.uniform import RandomBot
from grimorio.kernel import Game
from grimorio.kernel.faults import Fault

BOTS: Final = ("random", "greedy", "search")
"""The names of the bots.

``search:100`` searches 100 times for each decision; ``greedy:1`` thinks one spell, or one combat, ahead.
``greedy~30`` and ``greedy:1~30`` overlook 30 of 100 things that they could do (`slips`).
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

    The character of a bot, as in ``adept@fierce``, stays; of the plain one only the bot is named.

    Raises:
        UnknownBot: no bot or level has this name.
        UnknownGame: there is no such game.
    """
    bots = bots_of(game)
    name, character = parted(name)
    if character != PLAIN.name and not (bots.characters and character in CHARACTERS):
        known = ", ".join(f"{name}{AT}{other}" for other in CHARACTERS) if bots.characters else name
        raise UnknownBot(f"no bot {name}{AT}{character}; there is {known}", f"{name}{AT}{character}", known)
    bot = bots.levels.get(name, name)
    kind, number, percent, _ = parts_of(bot)
    if not bots.searches and bot not in ("random", *bots.levels.values()):
        known = ", ".join(dict.fromkeys(("random", *bots.levels.values(), *LEVELS)))
        raise UnknownBot(f"no bot {name!r}; the bots of {game} are {known}", name, known)
    budgeted = number is None or (kind != "random" and number.isdecimal() and int(number) > 0)
    slipping = percent is None or (kind == "greedy" and bots.overlooks and is_percent(percent))
    if kind not in BOTS or not budgeted or not slipping:
        names = ", ".join((*BOTS, "greedy:SPELLS", "greedy~PERCENT", "search:ITERATIONS", *LEVELS))
        raise UnknownBot(f"no bot {name!r}; the bots are {names}", name, names)
    return bot if character == PLAIN.name else f"{bot}{AT}{character}"


def is_percent(word: str) -> bool:
    """Whether a word is the number of options of 100 that a bot may overlook."""
    return word.isdecimal() and 1 <= int(word) <= MOST


def make_bot(name: str, game: Game, seed: int = 0, habit: int | None = None) -> Bot:
    """A bot for one seat of a game.

    Args:
        name: one of `BOTS` or `LEVELS`, ``search:ITERATIONS``, ``greedy:SPELLS``, ``greedy~PERCENT`` or
            ``greedy:SPELLS~PERCENT``.
        game: the game to play.
        seed: the seed of its random numbers; bots with equal seeds choose alike.
        habit: the seed of what it overlooks, for bots that are made anew for each choice; else `seed`.

    Raises:
        UnknownBot: no bot has this name.
        UnknownGame: there is no such game.
    """
    if name == "random":
        return RandomBot(seed)
    kind, number, percent, character = parts_of(spelled_out(name, game.name))
    budget = int(number or 0)
    if kind == "random":
        return RandomBot(seed)
    bots = bots_of(game.name)
    bots.character = CHARACTERS[character]
    if percent is not None:
        slips = Slips(int(percent), bots.overlooks, seed if habit is None else habit)
        return bots.careless(budget, slips)
    if kind == "greedy":
        return bots.greedy(budget, seed)
    return bots.search(budget, seed)
