"""Keyword abilities in terms of other words, such as the activated ability that cycling stands for."""

from __future__ import annotations

import dataclasses
from typing import Final

from grimorio.games.magic.words.abilities import Activated, Card, Threshold
from grimorio.games.magic.words.effects import Draw, Search
from grimorio.games.magic.words.mechanisms import Cycling
from grimorio.games.magic.words.nouns import That

AWAKE: Final = ("threshold", "on")
"""The entry in `Permanent.changes` that says that threshold gives the permanent its further abilities."""

HAS: Final = "has"
"""The first word of an entry in `Permanent.changes` by which the permanent has a further ability.

The second says whose ability gives it (`Book.given`).
"""

BARE: Final = ("text", "")
"""The entry in `Permanent.changes` by which the printed abilities are not in force, but others are."""

FACE_DOWN: Final = Card("face-down creature", "", ("creature",), size=(2, 2), token=True)
"""What a face-down card is for everybody but those who know it: it has no name, colour, cost or text."""

SEVEN: Final = 7
"""How many cards in a graveyard give their owner threshold (MTG8-CR-THRESH-1)."""


def awakened(card: Card) -> Card:
    """A copy of the card on which the abilities that it has only with threshold are ordinary abilities."""
    text = tuple([word.ability if isinstance(word, Threshold) else word for word in card.text])
    return dataclasses.replace(card, text=text)


def cycled(word: Cycling) -> Activated:
    """The activated ability that cycling stands for: pay its mana, then draw a card or search for a land.

    The cost of discarding the card itself is added later.
    """
    if not word.land:
        return Activated((word.cost,), (Draw(),))
    what = That(("land",), types=(word.land,), zone="library")
    return Activated((word.cost,), (Search(what, reveal=True),))
