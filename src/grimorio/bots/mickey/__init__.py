"""The bots of Wizards of Mickey.

They count what cards are worth, forecast challenges, and answer choices by these forecasts or rules of thumb.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots, from_easy
from grimorio.bots.mickey.sense import AHEAD, MickeySense
from grimorio.bots.mickey.why import Open, laid_open, why
from grimorio.bots.slips import Kind
from grimorio.bots.trial import TRIALS, TrialBot
from grimorio.bots.why import Deed, Reason
from grimorio.kernel import Position

__all__ = ["AHEAD", "MickeyBots", "MickeySense"]


class MickeyBots(GameBots):
    """The bots of Wizards of Mickey: `greedy` picks by `MickeySense`, `search` plays options out."""

    levels: ClassVar[Mapping[str, str]] = from_easy(
        "greedy:1~99", "greedy~85", "greedy~35", f"search:{TRIALS}"
    )
    sense = MickeySense
    characters = True
    deeds = frozenset(("play", "assign", "deploy"))
    acts = frozenset(("cast", "assign", "deploy"))
    overlooks: ClassVar[frozenset[Kind]] = frozenset(
        (
            *(("play", "cast"), ("pay", "yes"), ("may", "yes"), ("castle", "castle"), ("assign", "mage")),
            *(("hand-limit", "discard"), ("discard", "discard"), ("deploy", "deploy"), ("swap", "swap")),
        )
    )

    def search(self, budget: int, seed: int) -> Bot:
        return TrialBot(MickeySense(1, self.character), budget or TRIALS, seed)

    def public(self, position: Position) -> Open:
        """The table as spectators see it, with the cards' texts."""
        return laid_open(position)

    def why(self, deed: Deed) -> Reason | None:
        return why(deed)
