"""The bot `random`: every option is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.bots.bot import Imagine, View
from grimorio.kernel.choice import Choice
from grimorio.kernel.luck import Luck

PERSONS: Final = "mana"
"""The first word of options that only people are meant to use; a bot choosing them would waste mana."""
ASKING: Final = frozenset(("priority", "pay"))
"""The choices at which there are such options."""


class RandomBot:
    """A bot that answers at random. Two bots with equal seeds give equal answers."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer with a random option (see `Bot.choose`)."""
        return self._draw(view["choice"]["options"])

    def pick(self, choice: Choice) -> int:
        """Answer with a random option; this bot needs no more than the choice."""
        options = choice.options
        if choice.ask in ASKING:
            for option in options if isinstance(options, tuple) else tuple(options):
                word = option[0]
                if isinstance(word, str) and word == PERSONS:
                    return self._draw(options)
        return self.luck.below(len(options))

    def _draw(self, options: Sequence[Sequence[str | int]]) -> int:
        """The index of a random option, of one for bots if there is any."""
        some = [index for index, option in enumerate(options) if option[0] != PERSONS]
        return some[self.luck.below(len(some))] if some else self.luck.below(len(options))
