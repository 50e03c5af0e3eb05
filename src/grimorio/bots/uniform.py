"""The bot `random`: every option is equally likely."""

from __future__ import annotations

from typing import Final

from grimorio.bots.bot import Imagine, View
from grimorio.kernel import Luck

PERSONS: Final = "mana"
"""The first word of options meant for people only: chosen at random, these would waste mana."""


class RandomBot:
    """Answers at random; equal seeds answer alike."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """See `Bot.choose`."""
        options = view["choice"]["options"]
        some = [index for index, option in enumerate(options) if option[0] != PERSONS]
        if some:
            return some[self.luck.below(len(some))]
        return self.luck.below(len(options))
