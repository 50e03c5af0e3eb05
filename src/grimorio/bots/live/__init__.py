"""The bots of Magic Live's auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots
from grimorio.bots.live.greedy import LiveBot

__all__ = ["LiveBot", "LiveBots"]


class LiveBots(GameBots):
    """The bots of the auction. None of them searches, so all levels but the lowest are the bot `greedy`."""

    levels: ClassVar[Mapping[str, str]] = {
        "apprentice": "random",
        "adept": "greedy",
        "master": "greedy",
        "archmage": "greedy",
    }
    searches: ClassVar[bool] = False

    def greedy(self, depth: int, seed: int) -> Bot:
        return LiveBot(seed)
