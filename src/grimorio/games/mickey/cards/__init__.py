"""The cards: a set of our own, and the real cards that the rulebooks name."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey.cards import seed
from grimorio.games.mickey.cards.castles import CASTLES, CODES
from grimorio.games.mickey.cards.decks import DECKS
from grimorio.games.mickey.cards.mages import MAGES
from grimorio.games.mickey.cards.seed import UNKNOWN
from grimorio.games.mickey.cards.spells import SPELLS
from grimorio.games.mickey.words import CardSet, Castle, Code, Mage, Spell

__all__ = ["CARDS", "DECKS", "OURS", "UNKNOWN"]

OURS: Final = CardSet("Diamagics", MAGES, SPELLS, CASTLES, CODES)
"""The set of our own cards."""

CARDS: Final = CardSet(
    "Wizards of Mickey",
    (*MAGES, *(card for card in seed.CARDS if isinstance(card, Mage))),
    (*SPELLS, *(card for card in seed.CARDS if isinstance(card, Spell))),
    (*CASTLES, *(card for card in seed.CARDS if isinstance(card, Castle))),
    (*CODES, *(card for card in seed.CARDS if isinstance(card, Code))),
)
"""All cards of the game, ours and the real ones."""
