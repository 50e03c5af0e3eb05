"""Luck: the random numbers of a position, from one integer stepped by splitmix64.

Compiled, a number of type `i64` is a word of the processor, and what overflows it is lost. Interpreted it is
an integer of any size. Only the lowest 64 bits of such a number are ever read, so both draw the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15
_INTERPRETED: Final = __file__.endswith(".py")


def word_of(bits: int) -> i64:
    """The signed number with the same lowest 64 bits."""
    low = bits & MASK
    return low - (1 << 64) if low >> 63 else low


_STEP: Final = word_of(GAMMA)
_FIRST: Final = word_of(0xBF58476D1CE4E5B9)
_SECOND: Final = word_of(0x94D049BB133111EB)
_HALF: Final = word_of(0xFFFFFFFF)


def bits_of(word: i64) -> int:
    """The lowest 64 bits of a number, without a sign."""
    bits: int = word
    return bits & MASK


def mix(state: int) -> int:
    """The 64 random bits that belong to a splitmix64 state."""
    return bits_of(_mixed(word_of(state)))


def _mixed(word: i64) -> i64:
    """What `mix` returns, as a word; interpreted, bits above the lowest 64 may be set, too."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * _FIRST
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * _SECOND
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def _share(word: i64, limit: int) -> int:
    """A whole number 0 <= n < limit by 64 random bits: the bits times `limit`, without the lowest 64."""
    if _INTERPRETED or limit >> 31:
        bits: int = word
        return ((bits & MASK) * limit) >> 64
    small: i64 = limit
    high = ((word >> 32) & _HALF) * small
    return (high + (((word & _HALF) * small) >> 32)) >> 32


def from_seed(seed: int) -> int:
    """The first luck of a game with this seed.

    Nearby seeds give unrelated luck, and every bit of a seed of any length counts.
    """
    rest = seed >> 64
    words = []
    while not -MASK <= rest <= MASK:
        words.append(rest & MASK)
        rest >>= 64
    state = mix(rest + GAMMA)
    for word in reversed(words):
        state = mix(word + GAMMA + state)
    return mix((seed & MASK) ^ state)


def renew(position: Position, seed: int) -> None:
    """Give the position the random numbers of a new game with this seed."""
    position.luck_word = word_of(from_seed(seed))


def below(position: Position, limit: int) -> int:
    """Draw a whole number 0 <= n < limit from the position's luck."""
    word = position.luck_word + _STEP
    position.luck_word = word
    return _share(_mixed(word), limit)


def pick(position: Position, weights: Sequence[int]) -> int:
    """Draw an index with a probability in proportion to its weight; at least one weight must be positive."""
    total = 0
    shares = tuple(weights)  # of one known type, which compiled code reads faster
    for weight in shares:
        total += weight
    left = below(position, total)
    for index, weight in enumerate(shares):
        left -= weight
        if left < 0:
            return index
    raise ValueError("no positive weight to draw from")


def shuffled(position: Position, count: int) -> list[int]:
    """Draw a permutation of 0..count-1, every order equally likely."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = below(position, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Luck:
    """A stream of random numbers outside any position, for bots, playouts and seeds."""

    def __init__(self, seed: int) -> None:
        self._word: i64 = word_of(from_seed(seed))

    def bits(self) -> int:
        """The next 64 random bits."""
        self._word += _STEP
        return bits_of(_mixed(self._word))

    def below(self, limit: int) -> int:
        """A whole number 0 <= n < limit."""
        self._word += _STEP
        return _share(_mixed(self._word), limit)
