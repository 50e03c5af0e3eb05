"""The bot `random`: every option is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.bots.bot import Imagine, View
from grimorio.kernel.choice import Choice
from grimorio.kernel.luck import Luck

PERSONS: Final = "mana"
"""The first word of options that only people are meant to use; a bot choosing them would waste mana."""


class RandomBot:
    """A bot that answers at random. Two bots with equal seeds give equal answers."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer with a random option (see `Bot.choose`)."""
        return self._draw(view["choice"]["options"])

    def pick(self, choice: Choice) -> int:
        """Answer with a random option; this bot needs no more than the choice."""
        for option in choice.options:
            word = option[0]
            if isinstance(word, str) and word == PERSONS:
                return self._draw(choice.options)
        return self.luck.below(len(choice.options))

    def _draw(self, options: Sequence[Sequence[str | int]]) -> int:
        """The index of a random option, of one for bots if there is any."""
        some = [index for index, option in enumerate(options) if option[0] != PERSONS]
        return some[self.luck.below(len(some))] if some else self.luck.below(len(options))
