"""Arithmetic of pools, sources and costs: which sources to tap for a cost (MTG8-2.PLAY-S3).

Its functions get pools, sources and costs as arguments, and need no position.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.state.pools import COLORLESS, MANA_KINDS, ONE, amount, amounts, contains, size
from grimorio.kernel.choice import Option

LEVEL: Final = 32
"""How many bits each of the five numbers has that are packed into `Source.gives_up`.

The most important number is in the highest bits.
"""
MADE: Final = 5 * LEVEL
"""The lowest bit of the amount of mana made, in the price of a plan.

The price is one whole number, so that prices can be compared. The bits below are the sum of what the player
gives up by tapping the sources (`Source.gives_up`).
"""

HURTS: Final = 4 * LEVEL
"""The lowest bit of the harm to the player in `Source.gives_up`; its other numbers are below it."""

Way = tuple[int, int, tuple[int, ...], int]
"""A way to tap a source, as a tuple.

(The index of its output, the amount of mana, the amount of each colour that is lacking, the harm to the
player.)
"""


class Source:
    """A permanent that can be tapped for mana now.

    Attributes:
        key: id of the permanent.
        outputs: (ability, pool) for each possibility; the pool includes the mana of triggered mana abilities.
        most: the most mana that it can give.
        colors: a pool with some mana of every kind that it can give.
        creature: whether the permanent is a creature.
        gives_up: how much the player gives up by tapping it, as `spare.weigh` computes it; 0 before.
        hurts: for each output, the harm that it does to the player; empty if none does any.
    """

    def __init__(self, key: int, outputs: list[tuple[int, int]], creature: bool) -> None:
        self.key = key
        self.outputs = outputs
        self.most = 0
        self.colors = 0
        for _, pool in outputs:
            self.most = max(self.most, size(pool))
            self.colors |= pool
        self.creature = creature
        self.gives_up = 0
        self.hurts: list[int] = []

    def weighs(self, amount: int, hurts: list[int]) -> None:
        """Store what the player gives up by tapping the source, and the harm done by each output.

        `amount` is the number that `spare.weigh` has computed, and `hurts` has the harm of each of `outputs`,
        in the same order; it is empty if none does any. If the source can give only one mana of one kind, the
        harm of that output is added to `gives_up`.
        """
        self.gives_up = amount
        self.hurts = hurts
        if hurts and self.plain():
            self.gives_up += hurts[0] << HURTS

    def plain(self) -> bool:
        """Whether the source can give only one mana, and only of one kind."""
        return self.most == 1 and len(self.outputs) == 1

    def can_give(self, kind: int) -> bool:
        """Whether the source can give mana of a kind; `kind` is an index into `MANA_KINDS`."""
        return amount(self.colors, kind) > 0

    def ways(self, kinds: list[int]) -> list[Way]:
        """The ways to tap the source when mana of these kinds (indices into `MANA_KINDS`) is lacking.

        A way is left out if another one is at least as good in every respect.
        """
        found: list[Way] = []
        for place, (_, pool) in enumerate(self.outputs):
            made = size(pool)
            gives = tuple([amount(pool, kind) for kind in kinds])
            way = (place, made, gives, self.hurts[place] if self.hurts else 0)
            if not any([_outdoes(other, way) for other in found]):
                found = [other for other in found if not _outdoes(way, other)]
                found.append(way)
        return found


def _outdoes(one: Way, other: Way) -> bool:
    """Whether the way `one` gives as much mana as `other`, no less of each kind, and does no more harm."""
    return (
        one[1] == other[1]
        and one[3] <= other[3]
        and all([mine >= theirs for mine, theirs in zip(one[2], other[2], strict=True)])
    )


def covers(pool: int, cost: Mana) -> bool:
    """Whether a pool alone can pay a cost."""
    return size(pool) >= cost.value and contains(pool, cost.need)


def lacking(pool: int, need: int) -> tuple[list[int], tuple[int, ...]]:
    """The kinds of mana of which `pool` has less than the pool `need`, and how much of each is missing.

    Kinds are indices into `MANA_KINDS`. Both results are empty if nothing is missing.
    """
    kinds: list[int] = []
    lacks: list[int] = []
    for kind in range(5):
        lack = amount(need, kind) - amount(pool, kind)
        if lack > 0:
            kinds.append(kind)
            lacks.append(lack)
    return kinds, tuple(lacks)


def _less(lacks: tuple[int, ...], gives: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([max(0, lack - more) for lack, more in zip(lacks, gives, strict=True)])


def most_mana(pool: int, sources: list[Source], need: int) -> int:
    """The most mana that a pool and all its sources can give, if it must include the pool `need`.

    Returns:
        the amount; -1 if it cannot include `need`.
    """
    kinds, lacks = lacking(pool, need)
    most = {lacks: size(pool)}
    for source in sources:
        ways = source.ways(kinds)
        after: dict[tuple[int, ...], int] = {}
        for left, total in most.items():
            for _, made, gives, _ in ways:
                less = _less(left, gives)
                if after.get(less, -1) < total + made:
                    after[less] = total + made
        most = after
    return most.get((0,) * len(kinds), -1)


def plan(pool: int, sources: list[Source], cost: Mana) -> list[tuple[int, int]] | None:
    """The sources to tap, and for which mana, so that a pool can pay a cost.

    The mana in the pool is used first, and as little mana as possible is made, so that little burns. Among
    the ways to do so, the plan gives up least (`Source.gives_up`); among equal ones, it prefers the sources
    that stand first.

    Sources that give several mana, or a choice, are tried one after the other; of all ways that leave the
    same mana to be made, only the cheapest is kept. Plain sources make the rest: the cheapest of each colour
    that is lacking, then the cheapest of any kind.

    Returns:
        (index in `sources`, index in its outputs) for each source to tap, in order; None when the cost cannot
        be paid.
    """
    kinds, lacks = lacking(pool, cost.need)
    left = max(0, cost.value - size(pool))
    if not left and not kinds:
        return []
    fill = _Fill(sources, kinds)
    reached: dict[tuple[int, ...], tuple[int, tuple[tuple[int, int], ...]]] = {(left, *lacks): (0, ())}
    for place, source in enumerate(sources):
        if source.plain():
            continue
        ways = source.ways(kinds)
        after = reached.copy()
        for state, (price, taps) in reached.items():
            for at, made, gives, hurts in ways:
                less = (max(0, state[0] - made), *_less(state[1:], gives))
                total = price + (made << MADE) + source.gives_up + (hurts << HURTS)
                known = after.get(less)
                if known is None or total < known[0]:
                    after[less] = (total, (*taps, (place, at)))
        reached = after
    best = -1
    chosen: list[tuple[int, int]] | None = None
    for state, (price, taps) in reached.items():
        if best < 0 or price + (max(state[0], sum(state[1:])) << MADE) < best:
            places = fill.places(state)
            if places is not None:
                total = price + fill.price(places)
                if best < 0 or total < best:
                    best = total
                    chosen = sorted([*taps, *[(place, 0) for place in places]])
    return chosen


class _Fill:
    """The plain sources, which give one mana of one kind, sorted from the cheapest to the dearest.

    Attributes:
        found: all sources.
        cheapest: the indices in `found` of the plain sources.
        giving: for each kind of mana that is lacking, the indices of the plain sources that give it.
    """

    def __init__(self, found: list[Source], kinds: list[int]) -> None:
        self.found = found
        plain = [place for place, source in enumerate(found) if source.plain()]
        self.cheapest = sorted(plain, key=self.rank)
        self.giving: list[list[int]] = []
        for kind in kinds:
            self.giving.append([place for place in self.cheapest if found[place].outputs[0][1] == ONE[kind]])

    def rank(self, place: int) -> tuple[int, int]:
        """The sorting key of the source with the index `place`; sources to tap first have lower keys.

        The key is (what the player gives up by tapping it, its index).
        """
        return self.found[place].gives_up, place

    def places(self, state: tuple[int, ...]) -> list[int] | None:
        """The indices of the cheapest sources that make the mana in `state`; None if there are too few.

        `state` is the amount of mana lacking in all, then the amount of each colour.
        """
        places: list[int] = []
        for giving, lack in zip(self.giving, state[1:], strict=True):
            if len(giving) < lack:
                return None
            places += giving[:lack]
        more = state[0] - len(places)
        if more > 0:
            taken = set(places)
            others = [place for place in self.cheapest if place not in taken] if taken else self.cheapest
            if len(others) < more:
                return None
            places += others[:more]
        return places

    def price(self, places: list[int]) -> int:
        """The price of tapping the sources with the indices `places`; the cheapest set is the best one.

        More mana made always costs more; among sets that make equally much, it counts what the player gives
        up.
        """
        total = len(places) << MADE
        for place in places:
            total += self.found[place].gives_up
        return total


def spend(pool: int, cost: Mana, wanted: list[int]) -> int:
    """The part of a pool that pays a cost: for generic mana colourless mana first, then unwanted colours.

    Args:
        pool: the floating mana; it covers the cost.
        cost: the cost.
        wanted: how much of each colour other cards want; that much is spent last.
    """
    spent = cost.need
    left = amounts(pool - cost.need)
    generic = cost.generic
    for kept in ([*left[:COLORLESS], 0], [*wanted, 0], [0] * 6):
        while generic:
            over = [have - keep for have, keep in zip(left, kept, strict=True)]
            most = max(over)
            if most <= 0:
                break
            top = [kind for kind in range(6) if over[kind] == most]
            next_most = max([0, *[more for more in over if more < most]])
            share, odd = divmod(min(generic, (most - next_most) * len(top)), len(top))
            for place, kind in enumerate(top):
                less = share + (place < odd)
                left[kind] -= less
                spent += less * ONE[kind]
                generic -= less
    return spent


def ways_to_spend(pool: int, cost: Mana) -> list[Option]:
    """The options to pay generic mana with one kind of mana: ("spend", kind, amount) for each.

    Empty where it does not matter: no mana is left over, or the pool has only one kind.
    """
    left = pool - cost.need
    over = amounts(left)
    if not 0 < cost.generic < size(left) or sum([have > 0 for have in over]) < 2:
        return []
    return [
        ("spend", kind, count)
        for kind, have in zip(MANA_KINDS, over, strict=True)
        for count in range(1, min(have, cost.generic) + 1)
    ]
