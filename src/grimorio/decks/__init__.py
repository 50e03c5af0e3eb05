"""Decks, and the text files in which they are saved. No game's rules are known here."""

from grimorio.decks.deck import Deck
from grimorio.decks.file import BadDeck, DeckFile, parse, read, write

__all__ = ["BadDeck", "Deck", "DeckFile", "parse", "read", "write"]
