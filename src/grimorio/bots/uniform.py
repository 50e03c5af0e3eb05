"""The bot `random`: every option is equally likely."""

from __future__ import annotations

from grimorio.bots.bot import Imagine, View
from grimorio.kernel import Luck


class RandomBot:
    """Answers at random; equal seeds answer alike."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """See `Bot.choose`."""
        return self.luck.below(len(view["choice"]["options"]))
