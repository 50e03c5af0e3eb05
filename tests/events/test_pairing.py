"""Pairings are the best of all possible ones, checked by an independent count of what each costs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio.events import pairing
from grimorio.events.pairing import Before, Pair, PairingError, both, cost, pair


def all_pairings(players: list[str]) -> Iterator[list[Pair]]:
    """Every way to pair these players; of an odd number one has the bye."""
    if not players:
        yield []
        return
    first, *rest = players
    if len(players) % 2:
        for odd in players:
            for pairs in all_pairings([player for player in players if player != odd]):
                yield [*pairs, (odd, None)]
        return
    for other in rest:
        for pairs in all_pairings([player for player in rest if player != other]):
            yield [(first, other), *pairs]


def merits(before: Before, pairs: list[Pair]) -> tuple[int, ...]:
    """The cost of a pairing by the words of the rule, without the random part."""
    tables = [(one, other) for one, other in pairs if other is not None]
    rematches = sum(before.met.get(both(one, other), 0) for one, other in tables)
    (bye,) = [one for one, other in pairs if other is None] or [None]
    again = above = 0
    if bye is not None:
        again = before.byes.get(bye, 0)
        above = before.points[bye] - min(before.points.values())
    squares = down = 0
    for one, other in tables:
        apart = before.points[one] - before.points[other]
        squares += apart**2
        if apart:
            down += before.down.get(one if apart > 0 else other, 0)
    return rematches, again, above, squares, down


def flat(pairs: Any) -> set[frozenset[str]]:
    return {frozenset(name for name in pair if name is not None) for pair in pairs}


@st.composite
def rounds(draw: st.DrawFn, most: int = 10) -> Before:
    """A strategy for players with any points, some of whom have met, had byes, or been paired down."""
    names = [f"player {number}" for number in range(draw(st.integers(1, most)))]
    few = st.integers(0, 2)
    pairs = [both(one, other) for place, one in enumerate(names) for other in names[place + 1 :]]
    met = draw(st.dictionaries(st.sampled_from(pairs), few, max_size=20)) if pairs else {}
    return Before(
        points={name: draw(st.sampled_from((0, 1, 3, 4, 6, 9))) for name in names},
        met=met,
        byes=draw(st.dictionaries(st.sampled_from(names), few, max_size=4)),
        down=draw(st.dictionaries(st.sampled_from(names), few, max_size=4)),
        seed=draw(st.sampled_from(("a", "b"))),
        round=draw(st.integers(1, 3)),
    )


@pytest.mark.rule("MTG8-6.SWISS-1")
@given(rounds())
@settings(max_examples=80, deadline=None)
def test_no_pairing_is_better(before: Before) -> None:
    paired = list(pair(before))
    there = [name for pair in paired for name in pair if name is not None]
    assert sorted(there) == sorted(before.points)
    assert sum(other is None for _, other in paired) == len(before.points) % 2
    assert cost(before, paired)[:5] == merits(before, paired)
    assert cost(before, paired) == min(cost(before, pairs) for pairs in all_pairings(list(before.points)))


@given(rounds(12))
@settings(max_examples=40, deadline=None)
def test_both_libraries_pair_alike(before: Before) -> None:
    for small, near in ((pairing.SMALL, pairing.NEAR), (0, 2)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pairing, "SMALL", small)
            patch.setattr(pairing, "NEAR", near)
            quick = pair(before)
            patch.setitem(sys.modules, "rustworkx", None)
            assert pair(before) == quick


@given(rounds(8), st.integers(0, 3))
@settings(max_examples=50, deadline=None)
def test_large_rounds_are_paired_as_well_as_small_ones(before: Before, near: int) -> None:
    whole = pair(before)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pairing, "SMALL", 0)
        assert pair(before) == whole
        patch.setattr(pairing, "NEAR", near)
        paired = pair(before)
        least = min(cost(before, pairs) for pairs in all_pairings(list(before.points)))
        assert cost(before, paired) == least


@given(rounds(8), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_the_order_of_entry_does_not_matter(before: Before, random: Any) -> None:
    names = list(before.points)
    random.shuffle(names)
    other = Before(
        {name: before.points[name] for name in names},
        before.met,
        before.byes,
        before.down,
        (),
        before.seed,
        before.round,
    )
    assert pair(other) == pair(before)


def test_the_lot_differs_by_seed_and_round() -> None:
    points = dict.fromkeys("abcdefgh", 0)
    paired = {pair(Before(points, seed=seed, round=number)) for seed in "xyz" for number in (1, 2, 3)}
    assert len(paired) == 9


def test_every_first_round_of_four_is_as_likely() -> None:
    drawn = [flat(pair(Before(dict.fromkeys("abcd", 0), seed=str(seed)))) for seed in range(900)]
    for friend in "bcd":
        assert 240 < sum(frozenset(("a", friend)) in pairs for pairs in drawn) < 360


@given(rounds(8), st.data())
@settings(max_examples=60, deadline=None)
def test_forbidden_pairs_never_meet(before: Before, data: st.DataObject) -> None:
    names = sorted(before.points)
    pairs = [(one, other) for place, one in enumerate(names) for other in names[place + 1 :]]
    forbidden = data.draw(st.sets(st.sampled_from(pairs), max_size=12)) if pairs else set()
    allowed = [
        pairs
        for pairs in all_pairings(names)
        if not any(other is not None and both(one, other) in forbidden for one, other in pairs)
    ]
    ruled = Before(before.points, before.met, before.byes, before.down, forbidden, before.seed)
    if not allowed:
        with pytest.raises(PairingError) as raised:
            pair(ruled)
        assert set(raised.value.players) <= set(names) and raised.value.players
        return
    paired = pair(ruled)
    assert cost(ruled, paired) == min(cost(ruled, pairs) for pairs in allowed)


def test_nobody_to_pair() -> None:
    assert pair(Before({})) == ()
    assert pair(Before({"a": 3})) == (("a", None),)
    assert cost(Before({}), ()) == (0,) * 7


def test_weights_that_the_matching_cannot_add_are_refused() -> None:
    points = {str(number): number * 10**9 for number in range(4)}
    with pytest.raises(ValueError, match="too many players or points"):
        pair(Before(points, met={("0", "1"): 10**9}, byes={"2": 10**9}, down={"3": 10**9}))


def test_tables_stand_by_points_and_the_bye_last() -> None:
    points = {"a": 0, "b": 3, "c": 3, "d": 6, "e": 6, "f": 0, "g": 0}
    paired = pair(Before(points))
    assert [max(points[name] for name in table if name) for table in paired[:3]] == [6, 3, 0]
    assert paired[3][1] is None
    assert all(other is None or points[one] >= points[other] for one, other in paired)
