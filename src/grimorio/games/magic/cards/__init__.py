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
"""Eighth Edition, box set and all; one card for each name."""

CARDS: tuple[Card, ...] = EIGHTH + invented.CARDS
"""All cards."""

BY_NAME: dict[str, Card] = {card.name: card for card in CARDS}
"""All cards by English name."""
