"""Trample where several attackers are blocked by the same creature: what all of them assign counts."""

from __future__ import annotations

from itertools import product

import pytest

from grimorio.games.magic.rules.assign import enough
from grimorio.kernel import Luck

Needs = dict[int, int]
Givers = list[tuple[int, tuple[int, ...]]]


def shares(power: int, blockers: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways to assign at most `power` to these blockers."""
    return [way for way in product(range(power + 1), repeat=len(blockers)) if sum(way) <= power]


def tried(needs: Needs, givers: Givers) -> bool:
    """Whether some assignment of all attackers gives every blocker what it needs: each is tried."""
    for ways in product(*(shares(power, blockers) for power, blockers in givers)):
        given = dict.fromkeys(needs, 0)
        for (_, blockers), way in zip(givers, ways, strict=True):
            for key, amount in zip(blockers, way, strict=True):
                given[key] = given.get(key, 0) + amount
        if all(given[key] >= need for key, need in needs.items()):
            return True
    return False


@pytest.mark.rule("MTG8-4.TRAMPLE-1")
def test_what_attackers_can_assign_together_is_found_as_by_trying_all_of_it() -> None:
    answers = set()
    for seed in range(300):
        luck = Luck(seed)
        keys = tuple(range(1, 2 + luck.below(3)))
        needs = {key: luck.below(4) for key in keys}
        givers = [
            (luck.below(4), tuple(key for key in keys if luck.below(2))) for _ in range(1 + luck.below(3))
        ]
        answers.add(wanted := tried(needs, givers))
        assert enough(needs, givers) is wanted, (seed, needs, givers)
    assert answers == {True, False}
