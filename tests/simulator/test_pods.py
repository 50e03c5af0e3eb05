"""Pods of bots: packs are passed, both sides get the same boosters, and the shares are computed correctly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from grimorio import games
from grimorio.bots import Bot, make_bot
from grimorio.bots.draft.build import Build, build
from grimorio.bots.draft.values import Seen, by_programs
from grimorio.kernel import Luck
from grimorio.kernel.setup import Result
from grimorio.simulator import learning, pods
from grimorio.simulator.learning import LearningPlan, drawn, learn, strayed
from grimorio.simulator.pods import GAMES, PodPlan, bootstrapped, compared, game_between, pools_of


def test_both_sides_get_the_same_boosters(monkeypatch: pytest.MonkeyPatch) -> None:
    drafted: list[int] = []

    def pools_of(bots: Sequence[Bot], seed: int) -> list[tuple[str, ...]]:
        drafted.append(seed)
        return [()] * len(bots)

    monkeypatch.setattr(pods, "pools_of", pools_of)
    plan = PodPlan(("greedy", "random"), 5)
    for number in range(4):
        plan.builds(number)
    assert drafted[0] == drafted[1] != drafted[2] == drafted[3]
    assert [plan.side(0, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [plan.side(1, seat) for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.deep
def test_equal_seeds_draft_and_build_alike() -> None:
    for sides in (("greedy", "random"), ("greedy:2", "greedy:1")):
        assert PodPlan(sides, 3).builds(2) == PodPlan(sides, 3).builds(2)
        assert PodPlan(sides, 3).builds(2) != PodPlan(sides, 4).builds(2)


@dataclass
class Ended:
    result: Result


@pytest.mark.deep
def test_a_comparison_counts_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the deck with more points wins, so the better drafter wins clearly, and equal drafters draw."""

    def ended(first: Build, second: Build, luck: Luck) -> Ended:
        winners = (0,) if first.points > second.points else (1,)
        return Ended(Result(winners if first.points != second.points else (), 2, "", "last"))

    monkeypatch.setattr(pods, "game_between", ended)
    report = compared(("greedy", "random"), 3, seed=2)
    assert (report["drafts"], report["games"], GAMES) == (3, 96, 32)
    assert report["rate"] > 0.9
    assert report["interval"][0] <= report["rate"] <= report["interval"][1]
    turned = compared(("random", "greedy"), 3, seed=2)
    assert turned["rate"] < 0.1
    same = compared(("greedy", "greedy"), 2, seed=2)
    assert same["rate"] == pytest.approx(0.5)
    assert compared(("greedy", "random"), 3, seed=2) == report


def test_intervals_draw_whole_drafts() -> None:
    assert bootstrapped([[1.0] * 8] * 5, 1) == [1.0, 1.0]
    alike = bootstrapped([[1.0, 0.0] * 4] * 5, 1)
    apart = bootstrapped([[1.0] * 8, [0.0] * 8] * 3, 1)
    assert alike == [0.5, 0.5]
    assert apart[0] < 0.2 and apart[1] > 0.8
    assert bootstrapped([[1.0] * 8, [0.0] * 8] * 3, 1) == apart


def test_a_game_between_decks_is_repeated_by_its_luck() -> None:
    bots = [make_bot("greedy", games.get("draft"), seat) for seat in range(2)]
    pool = pools_of(bots, 9)[0]
    built = build(pool, by_programs())
    ends = [game_between(built, built, Luck(4)) for _ in range(2)]
    assert ends[0].result == ends[1].result is not None
    held = drawn(ends[0], 0, built)
    assert not Counter(held) - Counter(built.spells + built.lands)
    assert 3 <= len(held) <= len(built.spells) + 2


def test_values_of_players_stray_both_ways() -> None:
    values = strayed(dict.fromkeys(map(str, range(500)), 1.0), Luck(1))
    assert min(values.values()) < -2 and max(values.values()) > 4
    assert all(-3 <= value <= 5 for value in values.values())


def test_learning_counts_the_turns_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each round has a seed of its own, and begins with what the rounds before have shown."""
    began: list[tuple[int, float]] = []

    def play(plan: LearningPlan, number: int) -> dict[str, Seen]:
        began.append((plan.seed, plan.values["Shock"]))
        return {"Shock": Seen(1000, 900), "Pacifism": Seen(1000, 100)}

    monkeypatch.setattr(learning.LearningPlan, "play", play)
    seen = learn((2, 1), seed=7)
    assert seen == {"Shock": Seen(3000, 2700), "Pacifism": Seen(3000, 300)}
    assert began[0] == began[1]
    assert began[2][0] != began[0][0]
    assert began[2][1] > began[0][1] + 10
