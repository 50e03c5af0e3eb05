"""A bot that first looks for a sure win or escape, and otherwise leaves the answer to another bot."""

from __future__ import annotations

from grimorio.bots.bot import Bot, Imagine, View, choice_of
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.magic.sure import Sure


class CertainBot:
    """A bot that takes what wins this turn or survives it for sure; the bot `inner` answers the rest.

    `most` is how many positions are looked at in a search for this (`Sure`).
    """

    def __init__(self, inner: Bot, most: int) -> None:
        self.inner = inner
        self.sure = Sure(MagicSense(), most)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer a choice (see `Bot.choose`)."""
        position = imagine(0)
        index = self.sure.index(position, choice_of(position, view["choice"]["seat"]))
        if index >= 0:
            return index
        return self.inner.choose(view, lambda luck: imagine(luck) if luck else position.copy())
