"""The judgement of Magic's bots: what cards do, what things are worth, how fights end, what to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots, searching
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.trial import TRIALS, TrialBot

__all__ = ["MagicBots", "MagicSense"]


class MagicBots(GameBots):
    """The bots of Magic."""

    levels: ClassVar[Mapping[str, str]] = searching(30, TRIALS)
    sense = MagicSense

    def search(self, budget: int, seed: int) -> Bot:
        return TrialBot(MagicSense(), budget or TRIALS, seed)
