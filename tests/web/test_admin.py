"""The operator's commands to a running server: load, games, bots, bans, and the socket they come by."""

from __future__ import annotations

import socket as sockets
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from grimorio.web.admin import bans, commands
from grimorio.web.admin.bans import Bans, bannable
from grimorio.web.admin.socket import NoServer, ask, default_path
from grimorio.web.limits import counted_as
from tests.web.helpers import BOT, Person, Server
from tests.web.operating import do, refused

pytestmark = pytest.mark.skipif(not hasattr(sockets, "AF_UNIX"), reason="this system has no Unix sockets")

STRANGER = {"x-forwarded-for": "203.0.113.9"}


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "games.sqlite", admin=str(tmp_path / "admin.sock")) as server:
        yield server


def test_load_and_games_are_those_of_the_server(run: Server) -> None:
    id, tokens = run.two()
    with run.person(id, tokens[0]) as ada, run.person(id) as bea:
        ada.wait("update")
        bea.wait("update")
        load = do(run, commands.ShowLoad())
        assert (load["tables"], load["playing"], load["connections"], load["spectators"]) == (1, 1, 2, 1)
        assert load["addresses"] == [{"address": "127.0.0.1", "connections": 2, "tables": 1}]
        assert load["memory"] > 2**20 and load["processor"] > 0
        (process,) = load["processes"]
        assert (process["address"], process["house"], process["tables"]) == ("", True, 1)
        (game,) = do(run, commands.ShowGames())
        assert (game["id"], game["game"], game["state"]) == (id, "magecraft", "playing")
        assert (game["players"], game["connections"], game["paused"]) == (["Ada", "Bob"], 2, False)


def test_only_the_user_of_the_server_may_open_the_socket(run: Server) -> None:
    mode = Path(run.settings.admin).stat().st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600


def test_a_stopped_game_has_no_result_and_says_why(run: Server) -> None:
    id, tokens = run.two()
    with run.person(id, tokens[0]) as ada:
        ada.wait("update")
        assert do(run, commands.StopGame(id)) is True
        ada.until_players(lambda told: told["state"] == "broken")
        assert ada.answer(1, ["done"])["reason"] == "table-refused-broken"
    shown = run.http.get(f"/api/games/{id}").json()
    assert (shown["state"], shown["result"]) == ("broken", None)
    assert do(run, commands.StopGame(id)) is False
    assert refused(run, commands.StopGame("nowhere")) == "table-refused-game"


def test_a_stopped_game_is_stopped_after_a_restart(tmp_path: Path) -> None:
    path, db = str(tmp_path / "admin.sock"), tmp_path / "games.sqlite"
    with Server(db, admin=path) as server:
        id, tokens = server.two()
        do(server, commands.StopGame(id))
    with Server(db, admin=path) as server, server.person(id, tokens[0]) as ada:
        assert ada.wait("welcome")["state"] == "broken"


def test_a_stopped_match_is_called_off_as_a_whole(run: Server) -> None:
    id, tokens = run.two(game="magic", match={"best_of": 3})
    with run.person(id, tokens[0]) as ada:
        assert do(run, commands.StopGame(id)) is True
        ada.until_match(lambda told: told["called_off"])


def test_bots_pause_and_go_on(run: Server) -> None:
    game = run.make(BOT)
    with run.person(game["id"], game["token"]) as ada:
        assert do(run, commands.PauseBots(on=False, id=game["id"])) == {"tables": 1, "all": False}
        asked = ada.turn()
        while asked and asked["seat"] == 0:
            ada.answer(asked["number"], asked["options"][-1])
            before = ada.update
            ada.until(lambda update, before=before: update is not before or not update["view"]["choice"])
            asked = ada.update["view"]["choice"] if ada.update else None
        (shown,) = do(run, commands.ShowGames())
        assert (shown["paused"], shown["thinking"]) == (True, 0)
        assert run.bot_workers.questions == []  # type: ignore[attr-defined]
        do(run, commands.PauseBots(on=True, id=game["id"]))
        ada.until(lambda update: bool(update["view"]["choice"]))
        assert run.bot_workers.questions  # type: ignore[attr-defined]
    assert refused(run, commands.PauseBots(on=False, id="nowhere")) == "table-refused-game"


def test_the_bots_of_all_games_pause(run: Server) -> None:
    id, _ = run.two()
    assert do(run, commands.PauseBots(on=False, id=id)) == {"tables": 1, "all": False}
    assert do(run, commands.PauseBots(on=False)) == {"tables": 1, "all": True}
    assert do(run, commands.ShowLoad())["paused"] == ["", id]
    assert do(run, commands.PauseBots(on=True, id=id)) == {"tables": 1, "all": True}, "all others pause still"
    assert do(run, commands.PauseBots(on=True)) == {"tables": 1, "all": False}
    assert do(run, commands.ShowLoad())["paused"] == []


def test_a_pause_lasts_until_it_is_ended(tmp_path: Path) -> None:
    path, db = str(tmp_path / "admin.sock"), tmp_path / "games.sqlite"
    with Server(db, admin=path) as server:
        id, over = server.make(BOT)["id"], server.make(BOT)["id"]
        for one in (id, over):
            do(server, commands.PauseBots(on=False, id=one))
        do(server, commands.StopGame(over))
    with Server(db, admin=path) as server:
        assert do(server, commands.ShowLoad())["paused"] == sorted([id, over])
        do(server, commands.PauseBots(on=False))
        assert do(server, commands.ShowLoad())["paused"] == ["", id], "a game that is over is forgotten"
        do(server, commands.PauseBots(on=True))
        assert refused(server, commands.PauseBots(on=False, id=over)) == "table-refused-game"
    with Server(db, admin=path) as server:
        assert do(server, commands.ShowLoad())["paused"] == []


def test_too_many_bans_are_refused(run: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "MOST", 1)
    do(run, commands.BanNetwork("192.0.2.7"))
    assert refused(run, commands.BanNetwork("192.0.2.8")) == "table-refused-bans"
    do(run, commands.BanNetwork("192.0.2.7", why="again"))


def test_a_banned_address_is_served_nothing_and_loses_its_connections(tmp_path: Path) -> None:
    path, db = str(tmp_path / "admin.sock"), tmp_path / "games.sqlite"
    with Server(db, admin=path) as server:
        id, tokens = server.two()
        watching = Person(server.url, id, additional_headers=STRANGER)
        watching.wait("update")
        made = do(server, commands.BanNetwork("203.0.113.0/24", why="floods"))
        assert (made["network"], made["until"], made["why"]) == ("203.0.113.0/24", None, "floods")
        assert watching.closed() == 4403
        answer = server.http.get("/api/games", headers=STRANGER)
        assert (answer.status_code, answer.json()["error"]) == (403, "table-refused-banned")
        with pytest.raises(InvalidStatus):
            Person(server.url, id, additional_headers=STRANGER)
        assert server.http.get("/api/games").status_code == 200
        with server.person(id, tokens[0]) as ada:
            ada.wait("update")
    with Server(db, admin=path) as server:
        assert server.http.get("/", headers=STRANGER).status_code == 403, "a ban outlives the server"
        assert do(server, commands.Unban("203.0.113.0/24")) is True
        assert do(server, commands.Unban("203.0.113.0/24")) is False
        assert server.http.get("/", headers=STRANGER).status_code == 200
        assert do(server, commands.ShowBans()) == []


@pytest.mark.parametrize("address", ["", "nobody", "127.0.0.1", "::1", "300.1.1.1", "10.0.0.0/33"])
def test_what_cannot_be_banned_is_refused(run: Server, address: str) -> None:
    assert refused(run, commands.BanNetwork(address)) == "table-refused-address"
    assert do(run, commands.ShowBans()) == []


class Kept:
    """The values of a server in memory."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    def fact(self, name: str, value: str) -> str:
        return self.values.setdefault(name, value)

    def alter(self, name: str, value: str, change: Callable[[str], str]) -> str:
        self.values[name] = change(self.values.get(name, value))
        return self.values[name]


def test_bans_end_and_reach_whole_households(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("grimorio.web.admin.bans.time.time", lambda: now[0])
    kept = Kept()
    bans = Bans(kept)
    bans.add(bannable("192.0.2.7"), minutes=1)
    bans.add(bannable("2001:db8:1:2:3:4:5:6"))
    for address, banned in {
        "192.0.2.7": True,
        "192.0.2.8": False,
        "2001:db8:1:2:ffff::1": True,
        "2001:db8:1:3::1": False,
        "127.0.0.1": False,
        "": False,
        "testclient": False,
    }.items():
        assert bans.banned(counted_as(address)) is banned, address
    assert Bans(kept).banned("192.0.2.7"), "kept"
    now[0] += 61
    assert not bans.banned("192.0.2.7")
    assert [ban.network for ban in bans.all()] == ["2001:db8:1:2::/64"]


@pytest.mark.parametrize("line", [b"\n", b"{}\n", b'{"do":"dance"}\n', b"[1]\n", b"x" * 100_000 + b"\n"])
def test_lines_that_are_no_command_are_refused(run: Server, line: bytes) -> None:
    with sockets.socket(sockets.AF_UNIX) as wire:
        wire.connect(run.settings.admin)
        wire.sendall(line)
        answer = wire.makefile("rb").readline()
    assert not answer or msgspec.json.decode(answer)["error"] == "table-refused-field"
    assert do(run, commands.ShowGames()) == []


def test_a_socket_that_is_left_is_replaced_and_one_in_use_is_not(tmp_path: Path) -> None:
    path = tmp_path / "admin.sock"
    with sockets.socket(sockets.AF_UNIX) as left:
        left.bind(str(path))
    with pytest.raises(NoServer):
        ask(str(path), commands.ShowLoad())
    with Server(tmp_path / "a.sqlite", admin=str(path)) as first:
        with Server(tmp_path / "b.sqlite", admin=str(path)) as second:
            second.two()
            assert do(first, commands.ShowLoad())["tables"] == 0, "the first server answers"
        assert do(first, commands.ShowLoad())["tables"] == 0
    assert not path.exists()


def test_the_usual_socket_goes_by_the_port() -> None:
    assert default_path(9000).endswith("9000.sock") and default_path(9000) != default_path(9001)
