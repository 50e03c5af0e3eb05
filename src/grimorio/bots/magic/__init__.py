"""The judgement of Magic's bots.

It summarizes cards, counts what cards and permanents are worth, forecasts fights, and chooses plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from grimorio.bots.bot import Bot
from grimorio.bots.game_bots import GameBots, from_easy
from grimorio.bots.magic.certain import CertainBot
from grimorio.bots.magic.line_search import FEW, TRIALS, MagicSearch
from grimorio.bots.magic.plays import MOVES
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.magic.sideboard import exchanged, names_seen
from grimorio.bots.magic.why import laid_open, why
from grimorio.bots.slips import Kind, Slips
from grimorio.bots.why import Deed, Reason
from grimorio.decks import Deck
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

__all__ = ["MagicBots", "MagicSense"]


LOOKED_AT: Final = 80
"""The positions that `greedy` looks at for a sure win or escape; `search` looks at more with more trials."""


class MagicBots(GameBots):
    """The bots of Magic: `greedy` chooses by `MagicSense`; `search` plays on what it could do, and compares.

    All but `greedy:1` look for sure wins and escapes first. The Archmage plays on fewer games than
    `FEW`, and so weighs only attacks and blocks: it is as strong as with all plays, and ten times as fast.
    """

    levels: ClassVar[Mapping[str, str]] = from_easy(
        "greedy:1~60", "greedy~50", "greedy~25", f"search:{FEW - 1}"
    )
    sense = MagicSense
    characters = True
    deeds = frozenset(("priority", "attack", "block"))
    acts = frozenset(("attack", "block", "played"))
    drawn_out = frozenset(("attack", "block"))
    overlooks: ClassVar[frozenset[Kind]] = frozenset(
        (("attack", "attack"), ("block", "block"), *[("priority", verb) for verb in MOVES])
    )

    def careless(self, depth: int, slips: Slips) -> Bot:
        return CertainBot(super().careless(depth, slips), LOOKED_AT)

    def greedy(self, depth: int, seed: int) -> Bot:
        bot = super().greedy(depth, seed)
        return bot if depth == 1 else CertainBot(bot, LOOKED_AT)

    def exchanged(self, view: dict[str, Any], imagined: Position, deck: Deck) -> Deck:
        seat = Seat(int(view["seat"]))
        return exchanged(imagined, seat, deck, names_seen(view["table"], seat)) if deck.sideboard else deck

    def search(self, budget: int, seed: int) -> Bot:
        trials = budget or TRIALS
        return CertainBot(MagicSearch(trials, seed, self.character), LOOKED_AT + LOOKED_AT * trials // 30)

    def public(self, position: Position) -> Position:
        """A position in which everything hidden is replaced (`laid_open`)."""
        return laid_open(position)

    def why(self, deed: Deed) -> Reason | None:
        return why(deed)
