"""Chess clocks at a table, mostly with a time that the tests set, so that they need not wait."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grimorio.web.game.clock import Clock
from tests.web.helpers import BOT, TWO, Server, asked_of, play, table

BANK = {"mode": "bank", "seconds": 60, "increment": 5, "timeout": "concede"}


def clock(mode: str, timeout: str = "concede") -> Clock:
    settings = {"mode": mode, "seconds": 60, "increment": 5, "timeout": timeout}
    return Clock.new(settings, [True, True, False]).running_for(100.0, {0})


def test_a_bank_runs_down_and_grows_when_the_turn_is_over() -> None:
    new = clock("bank")
    assert new.left_at(0, 110.0) == 50 and new.left_at(1, 110.0) == 60 and new.left_at(2, 110.0) is None
    same_turn = new.answered(110.0, 0, {0})
    assert same_turn.left_at(0, 115.0) == 45
    after = same_turn.answered(115.0, 0, {1})
    assert after.left_at(0, 1000.0) == 50 and after.left_at(1, 125.0) == 50
    assert after.rings_in(125.0) == 50 and after.expired(174.9) == [] and after.expired(175.0) == [1]
    # An undo gives no increment away, and no time back.
    back = after.taken_back(117.0, 0, {0}, None)
    assert back.left_at(0, 117.0) == 45 and back.running == {0} and back.left_at(1, 117.0) == 58


def test_a_time_for_every_choice() -> None:
    new = clock("move")
    after = new.answered(150.0, 0, {0})
    assert after.left_at(0, 150.0) == 60
    assert after.taken_back(155.0, 0, {0}, 10.0).left_at(0, 155.0) == 10
    assert after.answered(209.0, 0, {1}).left_at(0, 300.0) == 60


def test_a_time_for_the_game_and_for_several_at_once() -> None:
    both = clock("game").running_for(110.0, {0, 1, 2})
    assert both.running == {0, 1} and both.expired(160.0) == [0] and both.expired(170.0) == [0, 1]
    assert both.answered(120.0, 0, {1}).left_at(0, 999.0) == 40


def test_a_stored_clock_stands_still() -> None:
    stored = clock("bank").to_json(107.5)
    again = Clock.from_json(stored)
    assert again.left_at(0, 10**6) == 52.5 and again.rings_in(10**6) is None
    running = again.running_for(3.0, {0})
    assert running.told(4.0)["seats"] == [
        {"left_ms": 51500, "running": True},
        {"left_ms": 60000, "running": False},
        {"left_ms": None, "running": False},
    ]
    assert running.told(55.4999)["seats"][0]["left_ms"] == 1


class Time:
    """A time that goes on only when a test says so."""

    def __init__(self, server: Server) -> None:
        self.at = 1000.0
        server.hub.now = lambda: self.at

    def __call__(self) -> float:
        return self.at


def left(update: dict[str, Any] | None) -> list[Any]:
    assert update is not None
    return [seat["left_ms"] for seat in update["clock"]["seats"]]


def test_who_has_no_time_left_loses(server: Server) -> None:
    time = Time(server)
    with table(server, clock=BANK) as (id, people):
        asked = asked_of(people)
        assert asked is not None
        seat, choice = asked
        assert left(people[seat].update) == [60000, 60000]
        time.at += 20
        people[seat].answer(choice["number"], choice["options"][0])
        people[seat].until(lambda update: update["n"] == 2)
        assert min(left(people[seat].update)) in (40000, 45000)
        asked = asked_of(people)
        assert asked is not None
        seat = asked[0]
        assert people[seat].update and people[seat].update["clock"]["seats"][seat]["running"]
        time.at += 1000
        server.ask(id, lambda table: table.time.tick())
        for person in people:
            update = person.until(lambda update: update["view"]["result"])
            assert update["view"]["result"]["winners"] == [1 - seat]
            notice = update["notices"][-1]
            assert (notice["message"], notice["args"]["seat"]) == ("table-notice-time", seat)
            assert not any(one["running"] for one in update["clock"]["seats"])
    facts = server.http.get(f"/api/games/{id}").json()
    assert facts["clock"] == BANK and facts["state"] == "over"


@pytest.mark.parametrize("mode", ["game", "move", "bank"])
def test_the_flag_falls_by_the_time_of_the_machine(server: Server, mode: str) -> None:
    """With the machine's own time, a player who has one second and does nothing runs out of time."""
    with table(server, clock={"mode": mode, "seconds": 1, "timeout": "concede"}) as (_, people):
        for person in people:
            update = person.until(lambda update: update["view"]["result"])
            notice = update["notices"][-1]
            assert notice["message"] == "table-notice-time"
            assert update["view"]["result"]["winners"] == [1 - notice["args"]["seat"]]
            assert not any(one["running"] for one in update["clock"]["seats"])


def test_a_ring_before_the_time_is_over_changes_nothing(server: Server) -> None:
    time = Time(server)
    with table(server, clock=BANK) as (id, people):
        people[0].until(lambda _: True)
        time.at += 59
        server.ask(id, lambda table: table.time.tick())
        people[0].say(kind="resume", since=1)
        assert people[0].wait("update")["state"] == "playing" and people[0].update
        assert min(left(people[0].update)) == 1000


def test_or_their_choices_are_answered_by_themselves(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", auto_pace=0.0) as server:
        time = Time(server)
        game = server.make(TWO, clock={"mode": "game", "seconds": 10, "timeout": "auto"})
        token = server.join(game)
        with server.person(game["id"], game["token"]) as ada, server.person(game["id"], token) as bob:
            asked = asked_of([ada, bob])
            assert asked is not None
            time.at += 11
            server.ask(game["id"], lambda table: table.time.tick())
            # Whoever is waited for has no time left; the other one's time runs when it is their turn.
            one = (ada, bob)[1 - asked[0]]
            one.until(lambda update: update["view"]["choice"])
            assert one.update and one.update["state"] == "playing"
            assert left(one.update)[asked[0]] == 0 and left(one.update)[1 - asked[0]] == 10000


def test_or_a_bot_chooses_for_them_though_one_is_away(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", auto_pace=0.0, bot_pace=0.0) as server:
        time = Time(server)
        body = {"game": "draft", "clock": {"mode": "game", "seconds": 604800, "timeout": "bot"}}
        game = server.make(TWO, **body)
        server.join(game)
        with server.person(game["id"], game["token"]) as ada:
            ada.turn()
            time.at += 604801
            server.ask(game["id"], lambda table: table.time.tick())
            update = ada.until(lambda update: update["view"]["result"])
            assert [len(row["pool"]) for row in update["view"]["table"]["seats"]] == [45, 45]
            assert [seat["kind"] for seat in server.http.get(f"/api/games/{game['id']}").json()["seats"]] == [
                "person",
                "person",
            ]


def test_the_time_the_server_is_down_does_not_count(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        time = Time(server)
        with table(server, clock={**BANK, "mode": "game"}) as (id, people):
            tokens = [str(person.token) for person in people]
            for _ in play(people, random.Random(1), answers=3):
                pass
            asked_of(people)
            time.at += 7
    with Server(db) as server:
        time = Time(server)
        time.at = 99999.0
        with server.person(id, tokens[0]) as ada:
            update = ada.wait("update")
            assert sum(left(update)) == 113000
            assert any(seat["running"] for seat in update["clock"]["seats"])


def test_bots_have_no_clock(server: Server) -> None:
    game = server.make(BOT, clock={"mode": "move", "seconds": 30})
    with server.person(game["id"], game["token"]) as ada:
        ada.turn()
        assert ada.update and ada.update["clock"]["seats"][1] == {"left_ms": None, "running": False}
        assert ada.update["clock"]["timeout"] == "concede"


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"mode": "sand"}, "clock.mode"),
        ({"seconds": 0}, "clock.seconds"),
        ({"timeout": "lose"}, "clock.timeout"),
    ],
)
def test_a_clock_that_cannot_be(server: Server, wrong: dict[str, Any], field: str) -> None:
    answer = server.http.post(
        "/api/games", json={"game": "magecraft", "name": "A", "seats": TWO, "clock": wrong}
    )
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_without_a_clock_there_is_none(server: Server) -> None:
    with table(server, clock={"mode": "none"}) as (_, people):
        assert people[0].wait("update")["clock"] is None
