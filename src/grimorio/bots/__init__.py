"""Bots: `random`, `greedy` and `search`. They get views and imagined positions only.

    bot = make_bot("greedy", game, seed=1)
    index = bot.choose(position.seen_by(seat), lambda luck: position.imagine(seat, luck))
    position.answer(index, number)

A bot in another process needs no real position either. Send `position.imagine(seat, luck).to_json()` there:
`game.position` reads this data, and the bot imagines positions for the same seat from the position read.
"""

from grimorio.bots.bot import Bot, Imagine, Sense, Sight, View
from grimorio.bots.game_bots import LEVELS, USUAL, GameBots
from grimorio.bots.roster import BOTS, UnknownBot, make_bot, spelled_out

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "GameBots",
    "Imagine",
    "Sense",
    "Sight",
    "UnknownBot",
    "View",
    "make_bot",
    "spelled_out",
]
