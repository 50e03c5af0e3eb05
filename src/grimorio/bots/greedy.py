"""The bot `greedy`: the option that the game's `Sense` likes best, without a search."""

from __future__ import annotations

from grimorio.bots.bot import Imagine, Sense, View, choice_of
from grimorio.bots.slips import Slips


class GreedyBot:
    """A bot that takes the option its `Sense` picks, of those that it does not overlook.

    It draws no random numbers. `slips` says what it overlooks; None stands for nothing.
    """

    def __init__(self, sense: Sense, slips: Slips | None = None) -> None:
        self.sense = sense
        self.slips = slips

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer with the pick of the `Sense` (see `Bot.choose`)."""
        position = imagine(0)
        choice = choice_of(position, view["choice"]["seat"])
        if self.slips is None:
            return self.sense.pick(position, choice)
        return self.slips.pick(self.sense, position, choice)
