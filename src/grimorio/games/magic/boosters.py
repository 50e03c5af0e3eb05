"""Boosters of Eighth Edition: fifteen cards, by rarity."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TypeVar

from grimorio.games.magic.names import facts
from grimorio.kernel import Luck

BOOSTER = (("common", 10), ("uncommon", 3), ("rare", 1), ("land", 1))
"""The rarities of the cards in a booster, and how many cards there are of each."""

TOURNAMENT = (("common", 32), ("uncommon", 10), ("rare", 3))
"""The rarities of the random cards in a tournament pack, and how many cards there are of each.

Rule MTG8-GLOSS-Mazzo_da_torneo.
"""

TOURNAMENT_LANDS = 6
"""How many of each basic land a tournament pack holds."""

Item = TypeVar("Item")


def booster(luck: Luck, cards: Collection[str] | None = None) -> tuple[str, ...]:
    """Fifteen random cards, no two alike: ten common, three uncommon, a rare and a basic land.

    Args:
        luck: the source of chance.
        cards: names of the cards that may be drawn, besides basic lands; None for all cards but those that
            only the core game's box has. When they are too few, the booster has fewer than fifteen cards.
    """
    known = None if cards is None else frozenset(cards)
    return tuple(card for rarity, count in BOOSTER for card in shuffled(luck, sheet(rarity, known))[:count])


@cache
def sheet(rarity: str, cards: frozenset[str] | None = None) -> tuple[str, ...]:
    """The names of the cards of a rarity from which boosters are drawn, without repetition.

    Args:
        rarity: "common", "uncommon", "rare" or "land".
        cards: names of the cards that may be drawn, besides basic lands; None for all cards but those that
            only the core game's box has.
    """
    found = (card for card in facts() if card.rarity == rarity and not card.box_set_only)
    return tuple(
        dict.fromkeys(card.name for card in found if cards is None or card.basic or card.name in cards)
    )


def shuffled(luck: Luck, items: Collection[Item]) -> list[Item]:
    """The items in a random order, drawn from `luck`."""
    left = list(items)
    return [left.pop(luck.below(len(left))) for _ in range(len(left))]
