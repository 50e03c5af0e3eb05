"""Bots that draft Magic's boosters.

They give each card a value, pick cards by value and colour, and build a deck of two colours from their pool.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from grimorio.bots.bot import Bot, Imagine, View
from grimorio.bots.draft.build import build
from grimorio.bots.draft.pick import Drafter, RarityDrafter, ValueDrafter
from grimorio.bots.draft.values import by_programs, learned
from grimorio.bots.game_bots import GameBots
from grimorio.decks import Deck

__all__ = ["DraftBot", "DraftBots", "built"]


def built(pool: Sequence[str]) -> Deck:
    """The best deck of a pool by the values learned from games; `pool` names a card once for each copy."""
    return build(pool, learned()).deck(pool)


class DraftBot:
    """The bot of a drafter: it picks from the pack that its seat sees, knowing the cards that it has.

    Args:
        drafter: picks cards by name.
    """

    def __init__(self, drafter: Drafter) -> None:
        self._drafter = drafter

    def choose(self, view: View, imagine: Imagine) -> int:
        choice = view["choice"]
        if choice["ask"] != "pick":
            return 0
        pack = [str(option[1]) for option in choice["options"]]
        return self._drafter.pick(pack, view["table"]["seats"][view["seat"]]["pool"])


class DraftBots(GameBots):
    """The bots of drafts.

    From the easiest to the hardest, they pick cards at random, by rarity, by what the cards do, and by the
    share of games won with the cards.
    """

    levels: ClassVar[Mapping[str, str]] = {
        "apprentice": "random",
        "adept": "greedy:1",
        "master": "greedy:2",
        "archmage": "greedy",
    }
    searches: ClassVar[bool] = False

    def greedy(self, depth: int, seed: int) -> Bot:
        """The bot `greedy`; `depth` is the number in a name such as ``greedy:1``, 0 for a name without one.

        With 1 the bot picks the rarest card, and chooses at random, from `seed`, among equally rare ones;
        with 2 it values cards by what they do; with any other number by the share of games won with them.
        """
        if depth == 1:
            return DraftBot(RarityDrafter(seed))
        return DraftBot(ValueDrafter(by_programs() if depth == 2 else learned()))
