"""The ready decks, for whoever plays or prints them."""

from __future__ import annotations

from grimorio.decks import Deck
from grimorio.games.mickey.cards import DECKS


def ready(match: str) -> list[Deck]:
    """The ready decks for a match ("mini", "classic", "official"), their Support as sideboard."""
    return [Deck(*deck) for deck in DECKS[match]]
