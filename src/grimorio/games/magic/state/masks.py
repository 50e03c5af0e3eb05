"""Masks of kinds, colours and keywords, by which one operation checks several qualities."""

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

BASIC_LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land types, in the order of the colours: each has a mana ability for its colour (MTG8-1.LAND)."""

KEYWORDS: Final[tuple[str, ...]] = get_args(Keyword)
KEYWORD_BITS: Final = {keyword: 1 << place for place, keyword in enumerate(KEYWORDS)}


def five_bits(keywords: tuple[str, ...]) -> int:
    """The bit of the first of five keywords whose bits follow each other in this order.

    Raises:
        AssertionError: the bits do not follow each other.
    """
    lowest = KEYWORD_BITS[keywords[0]]
    for place, keyword in enumerate(keywords):
        assert KEYWORD_BITS[keyword] == lowest << place, f"{keyword!r} does not stand in its row"
    return lowest


FLYING: Final = KEYWORD_BITS["flying"]
FIRST_STRIKE: Final = KEYWORD_BITS["first strike"]
DOUBLE_STRIKE: Final = KEYWORD_BITS["double strike"]
HASTE: Final = KEYWORD_BITS["haste"]
TRAMPLE: Final = KEYWORD_BITS["trample"]
FEAR: Final = KEYWORD_BITS["fear"]
SHADOW: Final = KEYWORD_BITS["shadow"]
PHASING: Final = KEYWORD_BITS["phasing"]
BASIC_TYPES: Final = (1 << len(BASIC_LANDS)) - 1
"""The mask of the five basic land types."""
LANDWALK: Final = five_bits(tuple(f"{land.lower()}walk" for land in BASIC_LANDS))
"""The lowest of the five bits of landwalk, in the order of `BASIC_LANDS`.

Multiplied by the bit of a basic land type, it gives the bit of the landwalk for this type.
"""
LANDWALKS: Final = LANDWALK * 31
PROTECTION: Final = five_bits(tuple(f"protection from {color}" for color in COLORS))
"""The lowest of the five bits of protection, in the order of `COLORS`.

Multiplied by the bit of a colour, it gives the bit of protection from this colour.
"""
OTHER_PROTECTION: Final = 1 << len(KEYWORDS)
"""The bit of protection from something that is no colour. There is no keyword for it."""
UNBLOCKABLE: Final = 1 << len(KEYWORDS) + 1
"""The bit of a creature that cannot be blocked this turn. There is no keyword for it."""
PROTECTIONS: Final = PROTECTION * 31 | OTHER_PROTECTION

assert not OTHER_PROTECTION & sum(KEYWORD_BITS.values()), "a keyword has the bit of OTHER_PROTECTION"


def bits(names: tuple[str, ...], table: dict[str, int]) -> int:
    """The mask of these names; `table` has the bit of each."""
    mask = 0
    for name in names:
        mask |= table[name]
    return mask


def names(mask: int, order: tuple[str, ...]) -> tuple[str, ...]:
    """The names whose bits are set in a mask; `order` has the name of each bit, lowest first."""
    mask &= (1 << len(order)) - 1
    found = []
    while mask:
        lowest = mask & -mask
        found.append(order[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)
