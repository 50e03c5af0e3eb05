"""Mana pools. A pool is one whole number, with a count for each colour and for colourless mana."""

from __future__ import annotations

import re
from typing import Final

POOL_BITS: Final = 64
"""The number of bits of each count: enough for any game, since no rule limits a pool (MTG8-1.TERM-1)."""
FIELD: Final = (1 << POOL_BITS) - 1
TOPS: Final = sum([1 << kind * POOL_BITS + POOL_BITS - 1 for kind in range(6)])
"""The highest bit of each count of a pool; no pool has it."""
MANA_KINDS: Final = "WUBRGC"
"""The letters of the kinds of mana, in the order of their counts; C is colourless."""
COLORLESS: Final = 5
PART: Final = re.compile(r"([WUBRGC])(?:\*(\d+))?")
POOL: Final = re.compile(r"(?:[WUBRGC](?:\*\d{1,18})?)*\Z")
ONE: Final = tuple(1 << kind * POOL_BITS for kind in range(6))
"""For each kind of mana, a pool with one mana of it."""

FEW_BITS: Final = 12
"""The number of bits of each of five counts in one short number: mana of plain lands, which are few."""
MOST_FEW: Final = (1 << FEW_BITS - 1) - 1
"""The greatest count there; its highest bit is free, as in a pool."""
FEW_TOPS: Final = sum([1 << color * FEW_BITS + FEW_BITS - 1 for color in range(COLORLESS)])
FEW: Final = tuple(1 << color * FEW_BITS for color in range(COLORLESS))
"""For each colour, one mana of it packed so."""


def amount(pool: int, kind: int) -> int:
    """How much mana of one kind a pool holds; `kind` is an index into `MANA_KINDS`."""
    return pool >> kind * POOL_BITS & FIELD


def amounts(pool: int) -> list[int]:
    """How much mana of each kind a pool holds, in the order of `MANA_KINDS`."""
    return [pool >> kind * POOL_BITS & FIELD for kind in range(6)]


def size(pool: int) -> int:
    """How much mana a pool holds in all.

    It is the sum of the pool's digits to the base FIELD + 1, and as such its rest when divided by FIELD.
    """
    return pool % FIELD


def contains(pool: int, need: int) -> bool:
    """Whether a pool has at least as much of each kind as the pool `need`.

    The highest bit of each count is free: set before `need` is subtracted, it is still there where there is
    enough.
    """
    return (pool | TOPS) - need & TOPS == TOPS


def packed(counts: list[int]) -> int:
    """Five counts, of each colour, in one short number (`FEW`); -1 where one of them is too great for it."""
    few = 0
    for color, count in enumerate(counts):
        if count > MOST_FEW:
            return -1
        few += count << color * FEW_BITS
    return few


def unpacked(few: int) -> int:
    """The pool with as much mana of each colour as a short number counts (`FEW`)."""
    pool = 0
    for color in range(COLORLESS):
        pool += (few >> color * FEW_BITS & MOST_FEW) * ONE[color]
    return pool


def few_contain(few: int, need: int) -> bool:
    """Whether there is at least as much mana of each colour as needed, both packed as `FEW` does."""
    return (few | FEW_TOPS) - need & FEW_TOPS == FEW_TOPS


def common(pool: int, other: int) -> int:
    """The pool with as much mana of each kind as both pools have."""
    return sum([min(amount(pool, kind), amount(other, kind)) * ONE[kind] for kind in range(6)])


def pool_text(pool: int) -> str:
    """A pool in letters, such as "RGG"; C is colourless. More than nine of a kind have a number: "RG*300"."""
    parts = zip(MANA_KINDS, amounts(pool), strict=True)
    return "".join([letter * count if count < 10 else f"{letter}*{count}" for letter, count in parts])


def symbols(pool: int) -> str:
    """A pool in the symbols of cards, such as "{2}{R}{G}{G}"; colourless mana is a number."""
    colored = [
        f"{{{letter}}}" * count for letter, count in zip(MANA_KINDS, amounts(pool)[:COLORLESS], strict=False)
    ]
    return (f"{{{amount(pool, COLORLESS)}}}" if amount(pool, COLORLESS) else "") + "".join(colored)


def read_pool(text: str) -> int | None:
    """The pool that a text in the form of `pool_text` stands for, in any order; None for other texts."""
    if not POOL.match(text):
        return None
    return sum([ONE[MANA_KINDS.index(letter)] * int(times or 1) for letter, times in PART.findall(text)])
