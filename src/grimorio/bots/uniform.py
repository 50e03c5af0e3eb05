"""The bot `random`: every option is equally likely."""

from __future__ import annotations

from typing import Final

from grimorio.bots.bot import Imagine, View
from grimorio.kernel import Luck

PERSONS: Final = "mana"
"""The first word of options that only people are meant to use; a bot choosing them would waste mana."""


class RandomBot:
    """A bot that answers at random. Two bots with equal seeds give equal answers."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer with a random option (see `Bot.choose`)."""
        options = view["choice"]["options"]
        some = [index for index, option in enumerate(options) if option[0] != PERSONS]
        if some:
            return some[self.luck.below(len(some))]
        return self.luck.below(len(options))
