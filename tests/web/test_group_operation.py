"""What the operator of two servers on one PostgreSQL database sees and does, whichever of them is asked."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from grimorio.web.admin import commands
from grimorio.web.admin.bans import Bans, bannable
from grimorio.web.admin.pauses import Pauses
from grimorio.web.admin.socket import ask
from grimorio.web.server import serve_metrics
from tests.postgresql import new_database
from tests.web.helpers import BOT, Person, Server
from tests.web.http import client
from tests.web.operating import do
from tests.web.test_group import Pair, members
from tests.web.test_metrics import free_port


@pytest.fixture
def pair(postgresql_server: str, tmp_path: Path) -> Iterator[Pair]:
    """Two servers on one database, each with a socket for its operator; the first has the house."""
    url = new_database(postgresql_server)
    sockets = [str(tmp_path / f"{name}.sock") for name in "ab"]
    with (
        Server(url, lease=5.0, admin=sockets[0]) as first,
        Server(url, lease=5.0, admin=sockets[1]) as second,
    ):
        yield first, second


def test_load_and_games_are_those_of_all_servers(pair: Pair) -> None:
    first, second = pair
    (one, tokens), (other, _) = first.two(), second.two()
    with first.person(one, tokens[0]) as ada, Person(second.url, other) as bea:
        ada.wait("update")
        bea.wait("update")
        for asked, peer in (pair, pair[::-1]):
            load = do(asked, commands.ShowLoad())
            assert (load["tables"], load["playing"], load["connections"], load["spectators"]) == (2, 2, 2, 1)
            assert load["addresses"] == [{"address": "127.0.0.1", "connections": 2, "tables": 2}]
            assert [process["address"] for process in load["processes"]] == [
                members(asked).address,
                members(peer).address,
            ]
            assert [process["house"] for process in load["processes"]] == [asked is first, peer is first]
            assert all(process["tables"] == 1 for process in load["processes"]) and load["silent"] == []
            games = {game["id"]: game["process"] for game in do(asked, commands.ShowGames())}
            assert games == {one: members(first).address, other: members(second).address}


def test_a_game_is_stopped_by_its_owner(pair: Pair) -> None:
    first, second = pair
    id, tokens = first.two()
    with first.person(id, tokens[0]) as ada:
        ada.wait("update")
        assert do(second, commands.StopGame(id)) is True
        ada.until_players(lambda told: told["state"] == "broken")
    assert id in first.hub.tables and id not in second.hub.tables
    assert do(second, commands.StopGame(id)) is False
    assert ask(second.settings.admin, commands.StopGame("nowhere")).error == "table-refused-game"


def test_reports_are_those_of_all_servers_and_a_speaker_is_muted_by_the_owner(pair: Pair) -> None:
    first, second = pair
    id, tokens = first.two()
    with first.person(id, tokens[0]) as ada, Person(second.url, id, tokens[1]) as bob:
        ada.say(kind="chat", text="you fool")
        bob.say(kind="report", i=bob.wait("chat")["i"], reason="insult")
        bob.wait("reported")
        for asked in pair:
            (told,) = do(asked, commands.ShowReports())
            (told,) = do(asked, commands.ShowReports(told["id"]))
            assert (told["line"]["text"], told["addresses"]) == ("you fool", ["127.0.0.1"])
        assert do(second, commands.MuteSpeaker(id, "0")) is True
        ada.say(kind="chat", text="you again")
        assert ada.wait("refusal")["reason"] == "table-refused-silenced"
        assert do(second, commands.CloseReport(told["id"])) is True
        assert do(first, commands.ShowReports()) == []


def test_bots_pause_wherever_they_are(pair: Pair) -> None:
    first, second = pair
    game = first.make(BOT)
    with first.person(game["id"], game["token"]) as ada:
        ada.turn()
        assert do(second, commands.PauseBots(on=False, id=game["id"])) == {"tables": 1, "all": False}
        (shown,) = do(second, commands.ShowGames())
        assert shown["paused"] and game["id"] in first.hub.tables
        assert do(first, commands.PauseBots(on=True, id=game["id"])) == {"tables": 1, "all": False}
        assert do(second, commands.PauseBots(on=False)) == {"tables": 1, "all": True}
        assert do(first, commands.ShowLoad())["paused"] == [""]
        assert do(first, commands.PauseBots(on=True)) == {"tables": 1, "all": False}
        assert second.hub.bots_paused == set()


def test_a_ban_holds_for_all_servers_at_once(pair: Pair) -> None:
    first, second = pair
    id, _ = first.two()
    stranger = {"x-forwarded-for": "203.0.113.7"}
    with Person(first.url, id, additional_headers=stranger) as watching:
        watching.wait("update")
        do(second, commands.BanNetwork("203.0.113.7"))
        assert first.http.get("/api/health", headers=stranger).status_code == 403
        assert watching.closed() == 4403
    assert do(first, commands.Unban("203.0.113.7")) is True
    assert second.http.get("/api/health", headers=stranger).status_code == 200


def test_a_server_that_does_not_answer_is_named(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pair
    monkeypatch.delitem(members(second).answers, "admin")  # as a version does that knows no such wish
    load = do(first, commands.ShowLoad())
    assert load["silent"] == [members(second).address] and len(load["processes"]) == 1


def test_what_two_operators_change_at_once_is_all_kept(pair: Pair) -> None:
    """Each server changes what the database keeps while the other does, and no change is lost."""
    upkeeps = [server.store.upkeep for server in pair]
    ids = [server.two()[0] for server in pair]

    def change(number: int) -> None:
        bans, pauses = Bans(upkeeps[number]), Pauses(upkeeps[number], set())
        for last in range(20):
            bans.add(bannable(f"192.0.{number}.{last + 1}"))
        pauses.pause(ids[number], on=False)

    threads = [threading.Thread(target=change, args=[number]) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(Bans(upkeeps[0]).all()) == 40
    assert Pauses(upkeeps[1], set()).paused == set(ids)


def test_the_metrics_of_all_servers_are_read_from_either(pair: Pair) -> None:
    first, second = pair
    port = free_port()
    stop = serve_metrics(second.hub.metrics, f"127.0.0.1:{port}")
    for server in (first, first, second):
        server.two()
    addresses = [members(server).address for server in pair]
    with client(f"http://127.0.0.1:{port}") as http:
        families = list(text_string_to_metric_families(http.get("/all").text))
        own = http.get("/metrics").text
    samples = [sample for family in families for sample in family.samples]
    assert len({(one.name, *sorted(one.labels.items())) for one in samples}) == len(samples)

    def by_process(name: str) -> dict[str, float]:
        return {one.labels["process"]: one.value for one in samples if one.name == name}

    assert by_process("grimorio_tables") == dict(zip(addresses, (2, 1), strict=True))
    assert by_process("grimorio_up") == dict.fromkeys(addresses, 1)
    assert set(by_process("grimorio_disk_seconds_count")) == set(addresses)
    assert by_process("process_cpu_seconds_total").keys() == set(addresses)
    assert 'process="' not in own and "grimorio_tables" in own
    del members(first).answers["metrics"]
    with client(f"http://127.0.0.1:{port}") as http:
        silent = http.get("/all").text
    assert f'grimorio_up{{process="{addresses[0]}"}} 0.0' in silent and "grimorio_tables" in silent
    stop()
