"""Gems: counts of the five colours in one integer, eight bits a colour.

Packed so, a pile is copied for nothing and two piles are added with ``+``. A pile holds at most
127 gems of a colour and 254 in all; two boxes of the game hold 176.
"""

from __future__ import annotations

from typing import Final

Gems = int

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
LIGHT: Final = 3
DARK: Final = 4
ANY: Final = 5
"""Not a colour: in a cost, a gem of whichever colour."""

COLOURS: Final = ("fire", "water", "earth", "light", "dark")
COLOUR_OF: Final = {name: index for index, name in enumerate(COLOURS)}
ONE: Final = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)
SHIFTS: Final = (0, 8, 16, 24, 32)

HIGH: Final = 0x8080808080
_LOW: Final = 0x7F7F7F7F7F


def count(gems: Gems, colour: int) -> int:
    """How many gems of a colour."""
    return (gems >> (8 * colour)) & 255


def total(gems: Gems) -> int:
    """How many gems in all."""
    return gems % 255


def covers(gems: Gems, need: Gems) -> bool:
    """Whether there are at least as many gems of every colour as needed."""
    return ((gems | HIGH) - need) & HIGH == HIGH


def present(gems: Gems) -> int:
    """A key for which colours are there: bit 8*c+7 is set when there is a gem of colour c."""
    return (gems + _LOW) & HIGH


def common(gems: Gems, other: Gems) -> Gems:
    """Colour by colour, the smaller of two counts."""
    both = 0
    for shift in SHIFTS:
        both |= min((gems >> shift) & 255, (other >> shift) & 255) << shift
    return both


def of(counts: dict[str, int]) -> Gems:
    """Gems from counts by colour name."""
    return sum(number * ONE[COLOUR_OF[name]] for name, number in counts.items())


def named(gems: Gems) -> dict[str, int]:
    """Counts by colour name, all five colours."""
    return {name: (gems >> shift) & 255 for name, shift in zip(COLOURS, SHIFTS, strict=True)}
