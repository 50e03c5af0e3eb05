"""What the rules of the auction read and never write: Magi, packs, lands, Powers and options."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.games.live.options import Choices
from grimorio.games.live.words import Power

COLOURS: Final = 5
ARTIFACTS: Final = 5
"""Index of the deck of artifacts; those of the colours stand before it."""

GOLD: Final = 5
"""Index of the Style gold; those of the colours have the index of their deck."""

SPELL_DECKS: Final = 6
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land of each colour."""


class Magus(NamedTuple):
    """Who takes part, as the sheet says.

    Attributes:
        name: what the Magus is called.
        style: index in `words.STYLES`.
        traits: physical, social and mental.
        life: at the beginning of the session.
        powers: names, in the order they were learnt.
        news: what was bought since the last session.
    """

    name: str
    style: int
    traits: tuple[int, ...]
    life: int
    powers: tuple[str, ...]
    news: tuple[str, ...]


class Book:
    """All that a session is played with.

    Attributes:
        magi: the Magus of each seat.
        packs: the name of each pack of spells; its place is its index.
        decks: for each deck of spells, the indexes of its packs.
        deck_of, pack_of: the deck of a pack by index, and its index by name.
        lands: the basic lands, then the other lands of the pool.
        powers: by name.
        choices: the options.
    """

    def __init__(
        self,
        magi: tuple[Magus, ...],
        decks: tuple[tuple[str, ...], ...],
        lands: tuple[str, ...],
        powers: dict[str, Power],
        choices: Choices,
    ) -> None:
        self.magi = magi
        self.packs = tuple(name for deck in decks for name in deck)
        self.pack_of = {name: index for index, name in enumerate(self.packs)}
        self.decks = tuple(tuple(self.pack_of[name] for name in deck) for deck in decks)
        self.deck_of = tuple(index for index, deck in enumerate(decks) for _ in deck)
        self.lands = (*BASICS, *lands)
        self.powers = powers
        self.choices = choices
