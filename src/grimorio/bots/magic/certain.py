"""A bot that first looks for a sure win or escape, and otherwise leaves the answer to another bot."""

from __future__ import annotations

from grimorio.bots.bot import Bot, Imagine, View, choice_of
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.magic.sure import Sure


class CertainBot:
    """A bot that takes what wins this turn or survives it for sure; the bot `inner` answers the rest.

    An answer of `inner` by which the seat would die is not given where the judgement's survives.
    `most` is how many positions are looked at in a search for this (`Sure`).
    """

    def __init__(self, inner: Bot, most: int) -> None:
        self.inner = inner
        self.sure = Sure(MagicSense(), most)

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer a choice (see `Bot.choose`)."""
        position = imagine(0)
        choice = choice_of(position, view["choice"]["seat"])
        index = self.sure.index(position, choice)
        if index >= 0:
            return index
        answer = self.inner.choose(view, lambda luck: imagine(luck) if luck else position.copy())
        return self.sure.survivor(choice, answer)
