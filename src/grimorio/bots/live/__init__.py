"""The bots of Magic Live's auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots
from grimorio.bots.live.greedy import KINDS, LEARNED, PLAIN, WHOLE, LiveBot

__all__ = ["LiveBot", "LiveBots"]


class LiveBots(GameBots):
    """The bots of the auction. None of them searches: the levels think of more and more (`LiveBot`)."""

    levels: ClassVar[Mapping[str, str]] = {
        "apprentice": f"greedy:{PLAIN}",
        "adept": "greedy",
        "master": f"greedy:{KINDS}",
        "archmage": f"greedy:{WHOLE}",
    }
    searches: ClassVar[bool] = False

    def greedy(self, depth: int, seed: int) -> Bot:
        return LiveBot(seed, min(depth, WHOLE) or LEARNED)
