"""The clock of a tournament's round at the tables of its matches: its end, more time, and stops."""

from __future__ import annotations

import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.evening import Evening
from tests.web.helpers import Server, play
from tests.web.test_event_matches import MAGIC, concede, look, online, result, until


def test_the_end_of_the_round_s_time_gives_a_game_of_magic_five_more_turns_and_the_match_no_other_game(
    server: Server,
) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC, minutes=30)
    evening.pair()
    first, _ = (str(name) for name in evening.tables()[0])
    game = evening.play(first).json()["game"]
    evening.post("clock", {"act": "start"})
    look(server, evening.id, later=1790)
    assert "last_turn" not in server.store.game(game).setup  # type: ignore[union-attr]
    look(server, evening.id, later=1810)
    with server.person(game, evening.players[first]) as ada:
        ada.until(lambda _: True)
        notices = [notice["message"] for notice in ada.update["notices"]]  # type: ignore[index]
        assert notices == ["table-notice-last-turns"]
        turn = server.ask(game, turn_of)
        assert server.store.game(game).setup["last_turn"] == turn + 5  # type: ignore[union-attr]
        ada.say(kind="concede")
        ada.until_match(lambda said: said["state"] == "over")
    assert result(evening) == {"games": [0, 1, 0], "outcome": "second"}


def test_more_time_for_one_table_after_its_end_takes_the_last_turn_away(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan", **MAGIC, minutes=30)
    evening.pair()
    (first, second), _ = evening.tables()
    games = [evening.play(str(table[0])).json()["game"] for table in evening.tables()]
    evening.post("clock", {"act": "start"})
    look(server, evening.id, later=1810)
    fact = {"kind": "extra", "round": 1, "first": first, "second": second, "minutes": 5, "reason": "a judge"}
    assert evening.note(fact).json()["rounds"][0]["tables"][0]["extra"] == 5
    look(server, evening.id, later=1812)
    setups = [server.store.game(game).setup for game in games]  # type: ignore[union-attr]
    assert ["last_turn" in setup for setup in setups] == [False, True]
    with server.person(games[0], evening.players[first]) as ada:
        ada.until(lambda _: True)
        notices = [notice["message"] for notice in ada.update["notices"]]  # type: ignore[index]
        assert notices == ["table-notice-last-turns", "table-notice-more-time"]
    look(server, evening.id, later=2111)
    assert "last_turn" in server.store.game(games[0]).setup  # type: ignore[union-attr]


def test_the_table_is_told_the_time_of_its_match(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC, minutes=30)
    evening.pair()
    first, second = evening.tables()[0]
    game = evening.play(first).json()["game"]
    with server.person(game, evening.players[first]) as ada:
        ada.until_match(lambda said: said["time"] is None)
        evening.post("clock", {"act": "start"})
        told = ada.until_match(lambda said: said["time"] is not None)
        assert told["time"]["runs"] and 1790 <= told["time"]["left"] <= 1800
        fact = {"kind": "extra", "round": 1, "first": first, "second": second, "minutes": 5, "reason": "late"}
        evening.note(fact)
        ada.until_match(lambda said: said["time"]["left"] > 2000)
        evening.post("clock", {"act": "pause"})
        ada.until_match(lambda said: not said["time"]["runs"])
    with server.person(game, evening.players[first]) as again:
        again.until_match(lambda said: said["time"] is not None)


async def turn_of(table: Any) -> int:
    """The number of the turn of a game of Magic."""
    return int(table.timeline.position.things[0].turn)


@pytest.mark.deep
def test_a_game_with_a_last_turn_goes_on_after_a_restart_and_ends_in_a_draw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        evening = Evening(server, "Ada", "Bea", **MAGIC, minutes=30)
        evening.pair()
        players = {name: evening.players[str(name)] for name in evening.tables()[0]}
        game = evening.play(str(evening.tables()[0][0])).json()["game"]
        people = [server.person(game, token) for token in players.values()]
        for _ in play(people, random.Random(3), answers=40):
            pass
        evening.post("clock", {"act": "start"})
        look(server, evening.id, later=1810)
        for person in people:
            person.__exit__()
    later = SimpleNamespace(time=lambda: time.time() + 1820)
    monkeypatch.setattr("grimorio.web.events.service.time", later)
    with Server(db) as server:
        evening.server = server
        people = [server.person(game, token) for token in players.values()]
        for _ in play(people, random.Random(4)):
            pass
        for person in people:
            person.__exit__()
        row = server.store.game(game)
        assert row is not None and row.result is not None and not row.notices[0]["message"].endswith("broken")
        assert sum(result(evening)["games"]) == 1


def test_between_two_games_the_end_of_the_time_ends_the_match(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC, minutes=30)
    evening.pair()
    concede(server, evening, str(evening.tables()[0][0]))
    until(lambda: online(evening)["score"] == [0, 1])
    evening.post("clock", {"act": "start"})
    look(server, evening.id, later=1810)
    assert result(evening) == {"games": [0, 1, 0], "outcome": "second"}


def test_a_clock_that_is_stopped_ends_no_match_and_more_time_moves_its_end(server: Server) -> None:
    evening = Evening(server, "Ada", "Bea", **MAGIC, minutes=30)
    evening.pair()
    game = evening.play("Ada").json()["game"]
    assert evening.post("clock", {"act": "pause"}).json()["error"] == "table-refused-fact"
    ends = evening.post("clock", {"act": "start"}).json()["clock"]["ends"]
    assert evening.post("clock", {"act": "add", "minutes": 5}).json()["clock"]["ends"] == ends + 300
    stopped = evening.post("clock", {"act": "pause"}).json()["clock"]
    assert 2090 <= stopped["left"] <= 2100
    look(server, evening.id, later=9000)
    assert server.store.game(game).notices == []  # type: ignore[union-attr]
    assert (
        evening.post("clock", {"act": "add", "minutes": 5}).json()["clock"]["left"] == stopped["left"] + 300
    )
    assert evening.post("clock", {"act": "on"}).json()["clock"]["left"] is None
    assert evening.post("clock", {"act": "pause"}, evening.players["Ada"]).status_code == 403
