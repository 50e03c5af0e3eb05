"""The bots of Magecraft.

`engine` computes the value of grimoires for each turn, `standing` that of players. `plan` plans the rest of a
turn, and `sense` answers choices with these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots, from_easy
from grimorio.bots.magecraft.sense import MagecraftSense
from grimorio.bots.magecraft.why import why
from grimorio.bots.search import ITERATIONS, SearchBot
from grimorio.bots.slips import Kind
from grimorio.bots.why import Deed, Reason

__all__ = ["MagecraftBots", "MagecraftSense"]


class MagecraftBots(GameBots):
    """The bots of Magecraft: `greedy` picks by `MagecraftSense`, `search` plays options out."""

    levels: ClassVar[Mapping[str, str]] = from_easy(
        "greedy:1~65", "greedy~55", "greedy~30", f"search:{ITERATIONS}"
    )
    sense = MagecraftSense
    characters = True
    deeds = frozenset(("attack", "shield", "heal", "vanish", "study"))
    acts = frozenset(("attack", "gain-shield", "heal", "vanish", "study"))
    drawn_out = frozenset(("attack", "shield", "heal", "vanish"))
    overlooks: ClassVar[frozenset[Kind]] = frozenset((("magic", "grimoire"), ("study", "study")))

    def search(self, budget: int, seed: int) -> Bot:
        return SearchBot(MagecraftSense(character=self.character), budget or ITERATIONS, seed)

    def why(self, deed: Deed) -> Reason | None:
        return why(deed)
