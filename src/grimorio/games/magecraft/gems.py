"""Gems: counts of the five colours packed into one integer, eight bits for each colour.

A pile is an integer, so that it need not be copied, and two piles are added with ``+``. A pile holds at most
127 gems of a colour and 254 in all; two boxes of the game hold 176.
"""

from __future__ import annotations

from typing import Final

Gems = int
"""A pile of gems: one integer with the count of each colour in eight bits, fire in the lowest."""

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
LIGHT: Final = 3
DARK: Final = 4
ANY: Final = 5
"""The index that stands, in a cost, for a gem of any colour; it is not itself a colour."""

COLOURS: Final = ("fire", "water", "earth", "light", "dark")
"""The names of the colours, by index."""
COLOUR_OF: Final = {name: index for index, name in enumerate(COLOURS)}
"""The index of each colour, by name."""
ONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)
"""For each colour, a pile of one gem of it."""
SHIFTS: Final[tuple[int, ...]] = (0, 8, 16, 24, 32)
"""For each colour, how many bits its count is shifted in a pile."""

HIGH: Final = 0x8080808080
"""A mask of the highest of the eight bits of each colour. No pile sets these bits."""
_LOW: Final = 0x7F7F7F7F7F


def count(gems: Gems, colour: int) -> int:
    """How many gems of a colour are in a pile."""
    return (gems >> (8 * colour)) & 255


def total(gems: Gems) -> int:
    """How many gems are in a pile."""
    return gems % 255


def covers(gems: Gems, need: Gems) -> bool:
    """Whether the pile `gems` has at least as many gems of every colour as the pile `need`."""
    return ((gems | HIGH) - need) & HIGH == HIGH


def present(gems: Gems) -> int:
    """A key that tells which colours are in a pile: bit 8*c+7 is set if the pile has a gem of colour c."""
    return (gems + _LOW) & HIGH


def common(gems: Gems, other: Gems) -> Gems:
    """The gems that two piles have in common: for each colour the smaller count."""
    both = 0
    for shift in SHIFTS:
        both |= min((gems >> shift) & 255, (other >> shift) & 255) << shift
    return both


def of(counts: dict[str, int]) -> Gems:
    """The pile with these counts; the keys are names of colours."""
    return sum(number * ONE[COLOUR_OF[name]] for name, number in counts.items())


def named(gems: Gems) -> dict[str, int]:
    """The counts of a pile by the names of the colours. All five colours are keys, some perhaps with 0."""
    return {
        "fire": gems & 255,
        "water": (gems >> 8) & 255,
        "earth": (gems >> 16) & 255,
        "light": (gems >> 24) & 255,
        "dark": (gems >> 32) & 255,
    }
