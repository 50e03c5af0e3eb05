"""What bots make of finished games, asked for over HTTP moment by moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grimorio import games
from grimorio.bots.outlook import advice, looks_ahead, played_on, scores
from grimorio.bots.roster import bots_of
from grimorio.bots.trial import TURNS
from grimorio.kernel import Setup
from grimorio.kernel.seats import Seat
from grimorio.web.jobs import analysis
from tests.web.helpers import SHORT, Server, play, table
from tests.web.records import finished


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return finished(situation=SHORT)


@pytest.fixture
def id(server: Server, record: dict[str, Any]) -> str:
    told: dict[str, str] = server.http.post("/api/records", json=record).json()
    return told["id"]


def asked(server: Server, id: str, **body: Any) -> tuple[int, dict[str, Any]]:
    answer = server.http.post(f"/api/games/{id}/analysis", json=body)
    return answer.status_code, answer.json()


def outline(server: Server, id: str) -> dict[str, Any]:
    told: dict[str, Any] = server.http.get(f"/api/games/{id}/replay/outline?seat=-3").json()
    return told


def test_chances_are_told_of_each_moment_and_the_end_is_certain(
    server: Server, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SECONDS", 1e9)
    told = outline(server, id)
    assert told["analysis"] is True
    last = told["total"] - 1
    status, said = asked(server, id, steps=[0, last], games=4)
    assert status == 200 and [one["step"] for one in said["moments"]] == [0, last]
    for moment in said["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1)
    winner = told["log"][-1]
    assert sorted(said["moments"][1]["chances"]) == [0, 1], winner
    assert said["moments"] == asked(server, id, steps=[0, last], games=4)[1]["moments"]


def test_a_request_ends_after_its_time_with_a_moment_at_least(
    server: Server, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SECONDS", 0.0)
    assert [one["step"] for one in asked(server, id, steps=[1, 2, 3], games=1)[1]["moments"]] == [1]


def test_the_strongest_level_is_asked_about_each_answer(
    server: Server, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SECONDS", 1e9)
    total = outline(server, id)["total"]
    steps = list(range(min(total, 30)))
    moments = asked(server, id, steps=steps, games=2, advice=True)[1]["moments"]
    decided = [one for one in moments if one["seat"] is not None]
    others = [one for one in decided if one["played"] != one["best"]]
    assert decided and others, "random answers were the archmage's, every one"
    for one in others:
        assert len(one["chances"]) == 2 and one["view"]["seat"] == -3
    for one in decided:
        assert bool(one["chances"]) == (one["played"] != one["best"])


def test_nothing_is_told_of_a_game_that_is_not_over(server: Server) -> None:
    with table(server) as (running, people):
        for _ in play(people, random.Random(3), answers=6):
            pass
        status, told = asked(server, running, steps=[0], games=1)
        assert status == 409 and told["error"] == "table-refused-record"


def test_moments_that_a_game_does_not_have_are_refused(server: Server, id: str) -> None:
    assert asked(server, id, steps=[10**6], games=1)[0] == 422
    assert asked(server, id, steps=[], games=1)[0] == 422
    assert asked(server, id, steps=[0], games=10**6)[0] == 422


def test_only_bots_that_judge_and_search_look_ahead() -> None:
    assert {name for name in games.names() if looks_ahead(name)} == {"magecraft", "magic", "mickey"}


def test_a_look_ahead_leaves_the_position_as_it_is() -> None:
    game = games.get("magecraft")
    position = game.start(Setup("magecraft", 2, 5))
    before = position.to_json()
    seat = Seat(position.choice.seat)
    option = advice(game, position, seat, 1)
    assert option in position.choice.options
    assert scores(position, seat, 7, option) == scores(position, seat, 7, option)
    assert position.to_json() == before


def test_a_game_of_magic_is_played_on_for_some_turns_and_then_judged() -> None:
    """Bots that judge as well as they play on need not play a long game to its end."""
    game = games.get("magic")
    position = game.start(Setup("magic", 2, 5, {}, {"decks": ["Sky Slam", "Life Boost"]}))
    sense = bots_of("magic").sense()
    world = position.copy()
    result = played_on(world, sense)
    assert not world.over and sense.clock(world) == sense.clock(position) + 2 * sense.foresight
    assert 0 < result[0] < 1 and sum(result) == pytest.approx(1)


def test_a_challenge_of_mickey_is_played_on_to_its_end_and_then_judged() -> None:
    game = games.get("mickey")
    position = game.start(Setup("mickey", 2, 5))
    sense = bots_of("mickey").sense()
    while sense.clock(position) < 2 * TURNS:
        position.answer(sense.pick(position, position.choice), position.choice.number)
    world = position.copy()
    result = played_on(world, sense)
    assert not world.over and sense.clock(world) == sense.clock(position) + TURNS
    assert 0 < result[0] < 1 and sum(result) == pytest.approx(1)
