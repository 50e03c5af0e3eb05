"""Whole sessions of bots: they end, add up, and are the same with any number of processes."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from grimorio.bots import UnknownBot
from grimorio.events.sessions import SessionPlan, drawn, noted, planned
from grimorio.events.sessions_report import Count, against, sessions
from grimorio.games.live import pool
from grimorio.kernel import Luck, Setup, SetupError
from grimorio.simulator import Progress, plot
from grimorio.simulator.one import bots_game
from tests.cost import deep
from tests.events import fuzz
from tests.fuzzing import named, seeds


@pytest.mark.deep
def test_a_session_is_an_auction_and_all_games_of_its_tournament() -> None:
    evening = planned().play(3)
    assert sorted(tuple(sorted(players)) for players, *_ in evening.games) == list(combinations(range(4), 2))
    assert all(set(winners) <= set(players) for players, winners, *_ in evening.games)
    assert [len(packs) for packs in evening.packs] == [10] * 4
    taken = Counter(pack for packs in evening.packs for pack in packs)
    assert set(taken) <= set(evening.pool) and set(taken.values()) == {1}
    assert all(lands >= 15 for lands in evening.lands)
    assert all(left >= 1 for _, left in evening.life)
    assert sum(evening.lost.values()) >= sum(began - left for began, left in evening.life)
    assert planned().play(3).games == evening.games


@pytest.mark.parametrize(("form", "games"), [("together", 1), deep("knockout", 2), deep("duels", 3)])
def test_a_tournament_of_any_form_is_played(form: str, games: int) -> None:
    plan = planned(bots=("greedy",) * 3, form=form)  # type: ignore[arg-type]
    assert len(plan.play(1).games) == games


@pytest.mark.deep
def test_a_report_adds_up_with_any_number_of_processes(tmp_path: Path) -> None:
    told: list[Progress] = []
    plan = planned(bots=("greedy", "random"), seed=4)
    reports = [sessions(plan, 6, jobs=jobs, progress=told.append) for jobs in (1, 2)]
    assert json.dumps(reports[0]) == json.dumps(reports[1])
    assert [one.done for one in told] == [*range(1, 7)] * 2
    report = reports[0]
    assert report["games"] == report["played"] == sum(report["ends"].values()) == 6
    for rows in (report["seats"], report["styles"], report["declared"], report["lands"]):
        assert sum(row["games"] for row in rows) == 12
        assert sum(row["wins"] for row in rows) + report["draws"] == 6
    assert sum(row["taken"] for row in report["packs"]) > 120, "ten each, and random takes more"
    assert sum(report["life"]["histogram"].values()) == 12
    for row in report["challenges"]:
        assert row["more"]["games"] + row["equal"] == row["held"] == row["holder"]["games"]
    for name in ("one.svg", "two.svg"):
        plot(report, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_each_deal_is_played_from_every_seat() -> None:
    plan = planned(bots=("greedy", "greedy", "greedy"), turn_seats=True)
    one, two = plan.play(0), plan.play(1)
    assert (one.places, two.places) == ((0, 1, 2), (1, 2, 0))
    assert (one.magi, one.pool) == (two.magi, two.pool)


def test_a_bot_named_by_its_level_plays_its_magic_at_that_level() -> None:
    assert planned(bots=("master", "greedy:3")).own == ("master", "")
    plan = planned(bots=("greedy", "apprentice"), turn_seats=True, seed=2)
    assert plan.bots == ("greedy", "greedy:1")
    assert len(plan.play(1).games) == 1


@pytest.mark.deep
def test_the_bots_of_an_auction_are_compared() -> None:
    report = against(planned(bots=("greedy", "random"), turn_seats=True), 20)
    assert report["games"] == sum(row["wins"] for row in report["bots"]) + report["draws"] == 20
    assert report["bots"][0]["wins"] > report["bots"][1]["wins"]


@pytest.mark.deep
def test_cards_that_are_named_are_played_with() -> None:
    commons = pool.generate(7, 10, ("common",))
    evening = planned({"pool": commons.to_json()}, bots=("greedy", "greedy")).play(0)
    assert evening.pool == commons.packs


def test_who_wins_a_challenge_is_read_from_the_log() -> None:
    count = Count(planned())
    for number in range(12):
        luck = Luck(number)
        setup = Setup("live", 4, number, {}, drawn(None, 4, luck))
        evening = noted(bots_game(setup, ["greedy"] * 4, luck)[0])
        evening.places = (0, 1, 2, 3)
        count.add(evening)
    assert count.holders.games.total() > 10
    assert 0 < count.more.wins.total() < count.more.games.total()
    assert count.used["Determination"] >= count.powers.games["Determination"] > 0


@pytest.mark.parametrize("number", range(12))
def test_decks_of_bots_are_legal(number: int) -> None:
    setup = fuzz.setup_of(number)
    bots = [("greedy", "random")[(number + seat) % 2] for seat in range(setup.seats)]
    auction, _ = bots_game(setup, bots, Luck(number))
    assert fuzz.wrong(auction) == []


@pytest.mark.deep
def test_random_auctions_and_sessions() -> None:
    for number in range(6):
        fuzz.auction(number)
    fuzz.session(1)


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_auctions_and_sessions() -> None:
    """Random auctions and sessions for a tenth of GRIMORIO_FUZZ seconds; the number is in the message
    of a failure.
    """
    for number in seeds(1 / 10, 16):
        fuzz.auction(number)
        if number % 20 == 0:
            with named(f"tests.events.fuzz.session({number})"):
                fuzz.session(number)


def test_what_does_not_fit() -> None:
    with pytest.raises(SetupError, match="form"):
        planned(form="swiss")  # type: ignore[arg-type]
    with pytest.raises(SetupError):
        planned(bots=("greedy",))
    with pytest.raises(UnknownBot):
        planned(bots=("greedy", "wizard"))
    with pytest.raises(UnknownBot):
        planned(pilot="wizard")
    assert isinstance(planned(), SessionPlan)
