"""The bots of Wizards of Mickey.

They count what cards are worth, forecast challenges, and answer choices by these forecasts or rules of thumb.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots, searching
from grimorio.bots.mickey.sense import AHEAD, MickeySense
from grimorio.bots.mickey.why import Open, laid_open, why
from grimorio.bots.trial import TRIALS, TrialBot
from grimorio.bots.why import Deed, Reason
from grimorio.kernel import Position

__all__ = ["AHEAD", "MickeyBots", "MickeySense"]


class MickeyBots(GameBots):
    """The bots of Wizards of Mickey: `greedy` picks by `MickeySense`, `search` plays options out."""

    levels: ClassVar[Mapping[str, str]] = searching(20, TRIALS)
    sense = MickeySense
    deeds = frozenset(("play", "assign", "deploy"))
    acts = frozenset(("cast", "assign", "deploy"))

    def search(self, budget: int, seed: int) -> Bot:
        return TrialBot(MickeySense(1), budget or TRIALS, seed)

    def public(self, position: Position) -> Open:
        """The table as spectators see it, with the cards' texts."""
        return laid_open(position)

    def why(self, deed: Deed) -> Reason | None:
        return why(deed)
