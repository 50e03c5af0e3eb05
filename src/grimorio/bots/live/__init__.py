"""The bots of Magic Live's auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots
from grimorio.bots.live.greedy import KINDS, LEARNED, PLAIN, WHOLE, LiveBot
from grimorio.bots.live.why import why
from grimorio.bots.why import Deed, Reason

__all__ = ["LiveBot", "LiveBots"]


class LiveBots(GameBots):
    """The bots of the auction. None of them searches: the levels think of more and more (`LiveBot`)."""

    levels: ClassVar[Mapping[str, str]] = {
        "apprentice": f"greedy:{PLAIN}",
        "adept": "greedy",
        "master": f"greedy:{KINDS}",
        "archmage": f"greedy:{WHOLE}",
    }
    searches: ClassVar[bool] = False
    deeds = frozenset(("declare", "pack", "second-pack", "contest", "challenge", "escalate"))
    acts = frozenset(("declare", "claim", "take", "contest", "challenge", "bid"))
    shown_later = frozenset(("declare", "contest"))

    def greedy(self, depth: int, seed: int) -> Bot:
        return LiveBot(seed, min(depth, WHOLE) or LEARNED)

    def why(self, deed: Deed) -> Reason | None:
        return why(deed)
