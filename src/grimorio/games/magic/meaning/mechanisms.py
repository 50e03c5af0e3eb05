"""Keyword abilities in terms of other words: the activated ability that cycling stands for."""

from __future__ import annotations

from grimorio.games.magic.words.abilities import Activated
from grimorio.games.magic.words.effects import Draw, Search
from grimorio.games.magic.words.mechanisms import Cycling
from grimorio.games.magic.words.nouns import That


def cycled(word: Cycling) -> Activated:
    """The activated ability that cycling stands for, without the card that is discarded for it."""
    if not word.land:
        return Activated((word.cost,), (Draw(),))
    what = That(("land",), types=(word.land,), zone="library")
    return Activated((word.cost,), (Search(what, reveal=True),))
