"""Counts of games: they do not depend on the number of processes, and agree with hand-computed ones."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest

from grimorio.bots import UnknownBot
from grimorio.games import UnknownGame, get, names
from grimorio.kernel import WATCHER, Luck, Setup, SetupError
from grimorio.simulator import Progress, anytime, arena, plot, simulate, wilson
from grimorio.simulator.arena import with_decks
from grimorio.simulator.intervals import student
from grimorio.simulator.loop import Heard
from grimorio.simulator.one import ENDS, NOTED, Plan, bots_game, play, told


@pytest.mark.deep
def test_the_same_with_any_number_of_processes() -> None:
    reports = [
        simulate("magecraft", 24, seed=3, jobs=jobs, bots=("greedy", "random"), options={"icons": "forced"})
        for jobs in (1, 2)
    ]
    texts = [json.dumps(report) for report in reports]
    assert texts[0] == texts[1]
    assert json.loads(texts[0]) == reports[0]


@pytest.mark.parametrize("game", names())
def test_a_game_leaves_nothing_for_the_search_for_garbage(game: str) -> None:
    """So it is of no use while games are played, and `simulator.many` lets it run seldom."""
    plan = Plan(game, ("random",) * get(game).seats[0], seed=1)
    plan.play(0)
    gc.collect()
    gc.disable()
    try:
        plan.play(1)
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("game", names())
def test_events_of_open_kinds_are_told_by_their_names(game: str) -> None:
    kinds = set()
    for seed in range(4):
        setup = Setup(game, get(game).seats[0], seed)
        position, _ = bots_game(setup, ("random",) * setup.seats, Luck(seed))
        for event in position.journal or ():
            seen = event.seen_by(WATCHER)
            if type(event).OPEN:
                kinds.add(type(event))
                assert seen is not None and seen["event"] == type(event).NAME
    assert kinds or game in ("live", "draft")


@pytest.mark.parametrize("game", names())
def test_what_is_heard_of_a_game_is_what_its_journal_tells(game: str) -> None:
    setup = Setup(game, get(game).seats[0], 3)
    bots = ("random",) * setup.seats
    position, _ = bots_game(setup, bots, Luck(3))
    counts: dict[str, int] = {}
    seen = [seen for _, seen in told(position, counts)]
    heard = Heard(NOTED, ENDS)
    again, _ = bots_game(setup, bots, Luck(3), heard=heard)
    assert heard.counts() == counts and again.journal == []
    turns = [one for one in seen if one["event"] in ENDS]
    ends = turns[:1] + turns[-1:] * (len(turns) > 1)
    assert [one for one in heard.seen if one["event"] in ENDS] == ends
    assert [one for one in heard.seen if one["event"] in NOTED] == [
        one for one in seen if one["event"] in NOTED
    ]


def test_seeds_differ() -> None:
    first, second = (simulate("magecraft", 6, seed=seed) for seed in (1, 2))
    assert first["rounds"] != second["rounds"]


def test_counts_add_up() -> None:
    told: list[Progress] = []
    report = simulate("magecraft", 10, seed=1, bots=("greedy",) * 3, progress=told.append)
    assert report["games"] == 10
    assert sum(row["wins"] for row in report["seats"]) + report["draws"] == 10
    assert sum(row["wins"] for row in report["turn_order"]) + report["draws"] == 10
    assert sum(row["games"] for row in report["characters"]) == 30
    assert sum(row["offered"] for row in report["spells"]) == 120
    assert sum(report["rounds"]["histogram"].values()) == sum(report["ends"].values()) == 10
    assert all(row["studied"] <= row["offered"] for row in report["spells"])
    assert [progress.done for progress in told] == list(range(1, 11))
    assert told[-1].left == 0
    assert told[-1].rate > 0


def test_arena_plays_each_deal_from_both_seats() -> None:
    report = arena("magecraft", ["greedy", "greedy"], 20, seed=5)
    assert [row["wins"] for row in report["bots"]] == [10, 10]
    assert report["games"] == 20
    assert not report["settled"]


@pytest.mark.deep
def test_arena_stops_when_settled_with_any_number_of_processes() -> None:
    reports = [
        arena("magecraft", ["greedy", "random"], 400, seed=5, jobs=jobs, settle=0.55) for jobs in (1, 2)
    ]
    assert reports[0] == reports[1]
    assert reports[0]["settled"]
    assert reports[0]["games"] < 40
    assert reports[0]["bots"][0]["anytime"][0] > 0.55


def test_arena_says_why_it_stopped() -> None:
    seats = ["greedy", "random"]
    report = arena("magecraft", seats, 400, minutes=0)
    assert (report["stopped"], report["games"], report["minutes"]) == ("minutes", 2, 0)
    assert arena("magecraft", seats, 2, minutes=0)["stopped"] == "games"
    assert arena("magecraft", seats, 400, settle=0.55, minutes=1000)["stopped"] == "settled"


def test_arena_tells_time_only_when_asked() -> None:
    assert "seconds_per_decision" not in arena("magecraft", ["random", "random"], 2)["bots"][0]
    assert "seconds_per_decision" in arena("magecraft", ["random", "random"], 2, timings=True)["bots"][0]


def test_wilson_is_the_textbook_one() -> None:
    assert wilson(60, 100) == [0.502, 0.6906]
    assert wilson(0, 0) == [0.0, 1.0]


@pytest.mark.parametrize(
    ("degrees", "errors"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (29, 2.045), (120, 1.980)],
)
def test_students_errors_are_those_of_the_table(degrees: int, errors: float) -> None:
    assert round(student(degrees), 3) == errors


def test_the_interval_at_any_time_is_where_the_odds_are_twenty_to_one() -> None:
    """For 0 wins in n games the mixture is 1 / (n + 1), so the upper end is 1 - (0.05 / (n + 1)) ** (1
    / n).
    """
    for games in (1, 2, 10, 250):
        assert anytime(0, games) == [0.0, round(1 - (0.05 / (games + 1)) ** (1 / games), 4)]


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (0, 50), (45, 60), (500, 1000), (30, 30)])
def test_anytime_holds_the_share_and_more_than_wilson(wins: int, games: int) -> None:
    low, high = anytime(wins, games)
    inner = wilson(wins, games)
    assert low <= wins / games <= high
    assert low <= inner[0] + 1e-3
    assert high >= inner[1] - 1e-3


@pytest.mark.deep
def test_anytime_is_right_nearly_always_under_optional_stopping() -> None:
    """Of 300 fair walks over 400 games each, far fewer than one in twenty ever exclude one half."""
    from grimorio.kernel import Luck

    luck = Luck(1)
    shut_out = 0
    lines = [anytime(0, games)[1] for games in range(1, 40)]
    assert lines == sorted(lines, reverse=True)
    for _ in range(300):
        wins = 0
        for games in range(1, 401):
            wins += luck.below(2)
            if games % 20 == 0 and not anytime(wins, games)[0] <= 0.5 <= anytime(wins, games)[1]:
                shut_out += 1
                break
    assert shut_out <= 15


def test_bad_arguments_are_named() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", 1)
    with pytest.raises(UnknownBot):
        simulate("magecraft", 1, bots=("greedy", "deep"))
    with pytest.raises(SetupError):
        simulate("magecraft", 1, bots=("greedy",))
    with pytest.raises(SetupError):
        simulate("magecraft", 1, options={"icons": "maybe"})


@pytest.mark.deep
def test_a_plot_is_the_same_bytes(tmp_path: Path) -> None:
    report = simulate("magecraft", 8, seed=1)
    for kind in ("svg", "png"):
        one, two = tmp_path / f"one.{kind}", tmp_path / f"two.{kind}"
        plot(report, one)
        plot(report, two)
        assert one.read_bytes() == two.read_bytes()
        assert len(one.read_bytes()) > 10_000
    with pytest.raises(ValueError, match=r"\.svg or \.png"):
        plot(report, tmp_path / "plot.pdf")


def test_arenas_of_magic_go_through_the_theme_decks() -> None:
    plan = with_decks(Plan("magic", ("greedy", "random"), turn_seats=True))
    assert len(plan.decks) == 5
    assert len({frozenset(lying) for lying in plan.tables}) == len(plan.tables) == 10
    named = Plan("magic", ("greedy", "random"), cards={"decks": ["Sky Slam", "Expulsion"]})
    assert with_decks(named) == named
    other = Plan("magecraft", ("greedy", "random"))
    assert with_decks(other) == other
    won = [play(plan, number).winners for number in range(6)]
    assert all(len(winners) == 1 for winners in won)
    assert sum(0 in winners for winners in won) >= 4
