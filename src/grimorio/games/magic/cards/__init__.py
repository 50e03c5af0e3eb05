"""Magic's cards: all of Eighth Edition, and a few of our own."""

from __future__ import annotations

from grimorio.games.magic.cards import artifacts, black, blue, green, invented, lands, red, white
from grimorio.games.magic.words import Card

EIGHTH: tuple[Card, ...] = (
    *white.CARDS,
    *blue.CARDS,
    *black.CARDS,
    *red.CARDS,
    *green.CARDS,
    *artifacts.CARDS,
    *lands.CARDS,
)
"""All cards of Eighth Edition, one for each name; those that only the core game's box has are included."""

CARDS: tuple[Card, ...] = EIGHTH + invented.CARDS
"""All cards: those of Eighth Edition, then our own."""

BY_NAME: dict[str, Card] = {card.name: card for card in CARDS}
"""Each of `CARDS` by its English name."""
