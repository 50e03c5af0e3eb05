"""Bots with random legal decks: `tools.any_decks`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grimorio import games
from grimorio.kernel import Setup
from grimorio.simulator.arena import compared
from tools.any_decks import against_ready, planned


@pytest.mark.parametrize("game", ["magic", "mickey"])
def test_each_pair_of_decks_is_legal_and_meets_once(game: str) -> None:
    plan = planned(game, ["random", "random"], 1, 12)
    assert len({str(deck) for deck in plan.decks}) == 12
    assert sorted(number for table in plan.tables for number in table) == list(range(12))
    for deal in range(6):
        position = games.get(game).start(Setup(game, 2, 1, {}, plan.laid(deal)))
        assert position.waiting


def test_both_bots_play_both_sides() -> None:
    plan = replace(planned("mickey", ["random", "random"], 1, 4), seed=2)
    assert compared(plan, 4, settle=-1.0)["games"] == 4
    assert plan.laid(0) != plan.laid(1)


def test_random_decks_meet_ready_ones() -> None:
    plan = against_ready("mickey", ["random", "random"], 1, 7)
    assert [first for first, _ in plan.pairings] == list(range(7))
    assert {plan.decks[second] for _, second in plan.pairings} == set(plan.decks[7:])
    assert compared(plan, 2, settle=-1.0)["games"] == 2
