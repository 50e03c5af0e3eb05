"""The data that the rules of the auction read and never change: Magi, packs, lands, Powers and options."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.games.live.options import Choices
from grimorio.games.live.words import Power

COLOURS: Final = 5
"""The number of colours. Decks and Styles of one colour have the indexes below this number."""
ARTIFACTS: Final = 5
"""The index of the deck of artifacts; the decks of the colours stand before it."""

GOLD: Final = 5
"""The index of the Style gold; each other Style has the index of the deck of its colour."""

SPELL_DECKS: Final = 6
"""How many decks are auctioned: all but the deck of lands."""
BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land of each colour, in the order of the colours' decks."""


class Magus(NamedTuple):
    """A player of the session, as the sheet describes the Magus at its beginning.

    Attributes:
        name: what the Magus is called.
        style: index of the Style in `words.STYLES`.
        traits: the numbers of physical, social and mental traits.
        life: life at the beginning of the session.
        powers: names of the Powers, in the order in which they were learnt.
        news: what was bought since the last session, one text for each purchase.
    """

    name: str
    style: int
    traits: tuple[int, ...]
    life: int
    powers: tuple[str, ...]
    news: tuple[str, ...]


class Book:
    """Everything a session is played with that does not change during it.

    Attributes:
        magi: the Magus of each seat.
        packs: the name of each pack of spells. A pack is known by its index in this tuple.
        decks: for each deck of spells, the indexes of its packs.
        deck_of, pack_of: the deck of each pack, by the pack's index; and the index of each pack, by its name.
        lands: the basic lands, then the other lands of the pool.
        powers: all Powers by name.
        choices: the options of the game.
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
