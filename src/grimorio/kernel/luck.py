"""Luck: the random numbers of a position, from one integer stepped by splitmix64."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

MASK: Final = 0xFFFFFFFFFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """The 64 random bits that belong to a splitmix64 state."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


def from_seed(seed: int) -> int:
    """The first luck of a game with this seed.

    Nearby seeds give unrelated luck, and every bit of a seed of any length counts.
    """
    rest = seed >> 64
    words = []
    while not -MASK <= rest <= MASK:
        words.append(rest & MASK)
        rest >>= 64
    state = mix((rest + GAMMA) & MASK)
    for word in reversed(words):
        state = mix((word + GAMMA + state) & MASK)
    return mix((seed & MASK) ^ state)


def renew(position: Position, seed: int) -> None:
    """Give the position the random numbers of a new game with this seed."""
    position.luck = from_seed(seed)


def below(position: Position, limit: int) -> int:
    """Draw a whole number 0 <= n < limit from the position's luck."""
    state = (position.luck + GAMMA) & MASK
    position.luck = state
    return (mix(state) * limit) >> 64


def pick(position: Position, weights: Sequence[int]) -> int:
    """Draw an index with a probability in proportion to its weight; at least one weight must be positive."""
    left = below(position, sum(weights))
    for index, weight in enumerate(weights):
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
        self.state = from_seed(seed)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + GAMMA) & MASK
        return mix(self.state)

    def below(self, limit: int) -> int:
        """A whole number 0 <= n < limit."""
        return (self.bits() * limit) >> 64
