"""The cards of Wizards of Mickey: a small set of our own."""

from grimorio.games.mickey.cards.lanterns import CARDS, DECKS

__all__ = ["CARDS", "DECKS"]
