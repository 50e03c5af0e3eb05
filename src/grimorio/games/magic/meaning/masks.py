"""Qualities as bits, so that asking for one is a single operation."""

from __future__ import annotations

from typing import Final, get_args

from grimorio.games.magic.words.nouns import COLORS, KINDS, Keyword

ARTIFACT: Final = 1
CREATURE: Final = 2
ENCHANTMENT: Final = 4
INSTANT: Final = 8
LAND: Final = 16
SORCERY: Final = 32
PERMANENT: Final = ARTIFACT | CREATURE | ENCHANTMENT | LAND
KIND_BITS: Final = {kind: 1 << place for place, kind in enumerate(KINDS)}

WHITE: Final = 1
BLUE: Final = 2
BLACK: Final = 4
RED: Final = 8
GREEN: Final = 16
COLOR_BITS: Final = {color: 1 << place for place, color in enumerate(COLORS)}

KEYWORDS: Final[tuple[str, ...]] = get_args(Keyword)
KEYWORD_BITS: Final = {keyword: 1 << place for place, keyword in enumerate(KEYWORDS)}
FLYING: Final = 1
FIRST_STRIKE: Final = 2
DOUBLE_STRIKE: Final = 4
HASTE: Final = 8
TRAMPLE: Final = 16
FEAR: Final = 32
LANDWALK: Final = 64
"""The first of five bits, in the order of `BASIC_LANDS`."""
PROTECTION: Final = 2048
"""The first of five bits, in the order of the colours: a colour's bit times this."""
OTHER_PROTECTION: Final = 65536
"""The bit behind the keywords: protection from something else than a colour."""

BASIC_LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land types; each gives a mana ability of the colour at the same place (MTG8-1.LAND)."""


def bits(names: tuple[str, ...], table: dict[str, int]) -> int:
    """The bits of these names together."""
    mask = 0
    for name in names:
        mask |= table[name]
    return mask


def names(mask: int, order: tuple[str, ...]) -> tuple[str, ...]:
    """The names whose bits are set."""
    return tuple(name for place, name in enumerate(order) if mask >> place & 1)
