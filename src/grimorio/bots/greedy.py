"""The bot `greedy`: the option that the game's `Sense` likes best, without a search."""

from __future__ import annotations

from grimorio.bots.bot import Imagine, Sense, View, choice_of


class GreedyBot:
    """A bot that takes the option its `Sense` picks. It uses no random numbers."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer with the pick of the `Sense` (see `Bot.choose`)."""
        position = imagine(0)
        return self.sense.pick(position, choice_of(position, view["choice"]["seat"]))
