"""What a pack is worth, from the printed facts of its card alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.games.magic.names import fact

RARITY: Final = {"common": 0.0, "uncommon": 0.4, "rare": 0.8}
CURVE: Final = (0.0, 0.7, 1.0, 1.0, 0.9, 0.7, 0.4)
"""By converted mana cost; the last stands for all above."""


@cache
def worth(card: str) -> float:
    """About how good four of a card are in a deck that can pay for it, from 0 to about 4."""
    one = fact(card)
    cost = one.mana_value
    value = RARITY.get(one.rarity, 0.0) + CURVE[min(cost, len(CURVE) - 1)]
    if one.power is not None and one.toughness is not None:
        size = sum(int(text) if text.isdecimal() else 2 for text in (one.power, one.toughness))
        value += 0.6 + size / (cost + 2) + 0.2 * len(one.keywords)
    return value
