"""Running a server: only one for each database, its health, and the games that it deletes to make room."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from grimorio.store import GameRow, SeatRow, Store, StoreError
from grimorio.store.answers import Addition
from grimorio.store.lock import take
from grimorio.store.models import MatchRow, now
from grimorio.store.transfer import copy
from grimorio.web import Settings, create_app, hub, serve
from grimorio.web.limits import Pace
from tests import commands
from tests.postgresql import new_database
from tests.trust.test_connections import waited
from tests.web.helpers import TWO, Server
from tests.web.http import client
from tests.web.process import Process

# -- one server ------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    """A second server prints one line and ends, by whatever path it names the database.

    It can start once the first has ended in any way.
    """
    db = tmp_path / "games.sqlite"
    (tmp_path / "link.sqlite").symlink_to(db)
    for how in ("kill", "stop"):
        with Process(db) as first:
            for name in ("games.sqlite", "link.sqlite"):
                with pytest.raises(SystemExit, match=r"^grimorio: sqlite:.* is in use: another server is"):
                    serve("127.0.0.1", 0, f"sqlite:///{tmp_path / name}")
            if how == "stop":
                first.stop(signal.SIGINT)
    store = Store.open(f"sqlite:///{db}", alone=True)
    store.close()
    Store.open(f"sqlite:///{db}", alone=True).close()


def test_commands_read_a_database_while_a_server_has_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    held = Store.open(url, alone=True)
    with pytest.raises(StoreError, match="in use"):
        create_app(Settings(db_url=url))
    Store.open(url).close()
    held.close()
    assert create_app(Settings(db_url=url)).title == "Grimorio"
    Store.open("sqlite://", alone=True).close()


@pytest.mark.deep
def test_servers_share_a_postgresql_which_no_copy_takes_from_them(postgresql_server: str) -> None:
    url = new_database(postgresql_server)
    first, second = Store.open(url, alone=True), Store.open(url, alone=True)
    assert first.upkeep.well() == (True, True)
    with first.engine.begin() as connection:  # as when the database is started anew
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(text(f"{others} AND usename = 'grimorio'"))
    assert first.upkeep.well() == second.upkeep.well() == (True, True), "they take their locks again"
    second.close()
    with pytest.raises(StoreError, match="in use: stop the server"):
        copy(url, new_database(postgresql_server), lambda total: lambda done: None)
    first.close()
    held = take(first.engine)
    with pytest.raises(StoreError, match="in use: it is being copied"):
        Store.open(url, alone=True)
    assert held is not None
    held.release()
    first.engine.dispose()


# -- health ----------------------------------------------------------------------------------------


def health(server: Server) -> tuple[int, bool, bool]:
    said = server.http.get("/api/health")
    told = said.json()
    assert told["ok"] == (said.status_code == 200) and told["version"]
    return said.status_code, told["database"], told["disk"]


def test_health_knows_whether_what_is_played_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "games.sqlite"
    monkeypatch.setattr(hub, "LOOK", 0.0)
    monkeypatch.setattr(hub, "PATIENCE", 0.5)
    with Server(db) as server:
        assert health(server) == (200, True, True)
        other = sqlite3.connect(db)
        other.execute("BEGIN IMMEDIATE")
        assert health(server) == (503, False, True)
        other.rollback()
        assert waited(lambda: health(server)[0] == 200)
        pages = other.execute("PRAGMA page_count").fetchone()[0]
        with server.store.engine.connect() as connection:
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        other.close()
        monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9, 10**6))
        assert waited(lambda: health(server) == (503, True, False))


def test_health_is_looked_at_every_few_seconds_however_often_it_is_asked_for(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        looks = 0
        well = server.store.upkeep.well

        def counted() -> tuple[bool, bool]:
            nonlocal looks
            looks += 1
            return well()

        server.store.upkeep.well = counted  # type: ignore[method-assign]
        for _ in range(50):
            assert health(server)[0] == 200
        assert looks <= 2


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/", "/api/nothing"])
def test_heads_are_answered_as_what_they_are_the_head_of(server: Server, path: str) -> None:
    head, whole = server.http.head(path), server.http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


# -- damage ----------------------------------------------------------------------------------------


def test_a_damaged_database_is_found_at_the_start(tmp_path: Path) -> None:
    db = tmp_path / "games.sqlite"
    with Server(db) as server:
        for _ in range(30):
            server.make()
        with server.store.engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    whole = db.read_bytes()
    db.write_bytes(whole[:8192] + b"\xa5" * (len(whole) - 12288) + whole[-4096:])
    with pytest.raises(
        SystemExit, match=r"^grimorio: sqlite:.*is damaged \(.+\): bring back a copy.*"
    ) as said:
        serve("127.0.0.1", 0, f"sqlite:///{db}")
    assert "\n" not in str(said.value)
    db.write_bytes(whole)
    Store.open(f"sqlite:///{db}", alone=True).close()


# -- what strangers need not see -------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/openapi.json", "/docs", "/redoc", "/static/dev/gallery.html"])
def test_what_is_for_developers_is_not_served(server: Server, path: str) -> None:
    assert server.http.get(path).status_code == 404


# -- room ------------------------------------------------------------------------------------------


def made_from(server: Server, number: int) -> httpx.Response:
    with client(server.url, f"127.8.0.{number + 1}") as http:
        return http.post("/api/games", json={"game": "magecraft", "name": "Eve", "seats": TWO})


@pytest.mark.deep
def test_one_address_does_not_fill_the_room(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", room=10**6, share=0.05) as server:
        codes = [made_from(server, 1).status_code for _ in range(20)]
        assert codes[:5] == [201] * 5 and codes[-5:] == [507] * 5
        assert made_from(server, 1).json()["error"] == "table-refused-share"
        assert made_from(server, 2).status_code == 201
        for _ in range(20):
            server.make()  # whoever sits at the server
        share = server.store.upkeep.share(server.store.upkeep.maker("127.8.0.2"))
        assert 50_000 <= share < 60_000
        with server.store.engine.connect() as connection:
            makers = {one for (one,) in connection.execute(text("SELECT DISTINCT maker FROM games"))}
        assert "" in makers and len(makers) == 3 and "127.8.0.2" not in makers


def test_one_address_makes_so_many_games_a_day(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", made=Pace(burst=3, rate=1e-6)) as server:
        assert [made_from(server, 1).status_code for _ in range(4)] == [201, 201, 201, 429]
        assert made_from(server, 1).json()["error"] == "table-refused-kept"
        assert made_from(server, 2).status_code == 201


def test_what_a_game_takes_is_counted_as_it_grows(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    store.make(row("a", "open", 0))
    before = store.upkeep.share("eve")
    assert before > 4000
    store.begin("a", {}, "1", "h", {})
    store.add(Addition("a", 0, 0, [(n, 0, ("done",)) for n in range(100)]))
    during = store.upkeep.share("eve")
    assert 10_000 < during - before < 20_000
    store.add(Addition("a", 0, 100, [(101, 0, ("done",))], result={"winners": []}, record={"x": "y" * 5000}))
    assert store.upkeep.share("eve") - during > 5000
    store.close()


def test_a_game_that_never_ends_takes_no_more_answers(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", longest=3) as server:
        id, tokens = server.two(seed=1)
        people = [server.person(id, token) for token in tokens]
        for n in range(3):
            for person in people:
                person.until(lambda update, n=n: update["n"] == n + 1)
            asked = next(one for one in people if one.update and one.update["view"]["choice"])
            assert asked.update is not None
            choice = asked.update["view"]["choice"]
            assert asked.answer(choice["number"], choice["options"][0])["kind"] == "ack"
        for person in people:
            person.until(lambda update: update["n"] == 4)
        asked = next(one for one in people if one.update and one.update["view"]["choice"])
        assert asked.update is not None
        choice = asked.update["view"]["choice"]
        assert asked.answer(choice["number"], choice["options"][0])["reason"] == "table-refused-long"
        asked.say(kind="concede")
        asked.until(lambda update: update["view"]["result"] is not None)
        for person in people:
            person.__exit__()


def row(id: str, state: str, days: float, **more: Any) -> GameRow:
    """Return a game made by Eve that last changed this many days ago; `more` replaces further columns."""
    long_ago = now() - round(days * 86_400_000)
    seats = [SeatRow(seat=0, kind="person", name="Ada")]
    about = {"setup": {}, "secret": "s", "version": "1", "card_hash": "h", "maker": "eve"}
    times = {"created": long_ago, "updated": long_ago}
    return GameRow(id=id, game="magecraft", state=state, seats=seats, **{**about, **times, **more})


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Store]:
    """Yield a store with old and new games in every state, some of them parts of matches and campaigns."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    for state in ("open", "playing", "over", "broken"):
        for days in (1, 100):
            store.make(row(f"{state}-{days}", state, days))
    store.make(row("filed", "over", 100, updated=0))
    store.make(row("campaign", "over", 100, campaign_id="c"))
    for state, days in (("over", 100), ("playing", 100), ("over", 1)):
        id = f"match-{state}-{days}"
        about = {"about": {}, "created": 0, "updated": now() - days * 86_400_000}
        match = MatchRow(id=id, state=state, games=[f"{id}-1", f"{id}-2"], **about)
        for number, game in enumerate(("over", "over" if state == "over" else "playing"), 1):
            store.make(row(f"{id}-{number}", game, 100, match=match, match_id=id))
    store.add(Addition("over-100", 0, 0, [(1, 0, ("done",))]))
    with store.engine.begin() as connection:
        long_ago = now() - 100 * 86_400_000
        connection.execute(text("UPDATE games SET updated = :at WHERE id = 'over-100'"), {"at": long_ago})
    yield store
    store.close()


def ids(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return {id for (id,) in connection.execute(text("SELECT id FROM games"))}


def test_old_games_are_deleted_with_all_that_belongs_to_them(old: Store) -> None:
    all = ids(old)
    assert old.upkeep.purge() == 0 and ids(old) == all
    assert old.upkeep.purge(waiting=30, but=["open-100"]) == 0
    assert old.upkeep.purge(waiting=30) == 1 and all - ids(old) == {"open-100"}
    assert old.upkeep.purge(finished=30) == 5
    gone = {"open-100", "over-100", "broken-100", "filed", "match-over-100-1", "match-over-100-2"}
    assert all - ids(old) == gone
    with old.engine.connect() as connection:
        for table in ("seats", "answers", "snapshots", "chat"):
            (count,) = connection.execute(
                text(f"SELECT COUNT(*) FROM {table} WHERE game_id NOT IN (SELECT id FROM games)")
            ).one()
            assert count == 0, table
        (matches,) = connection.execute(text("SELECT COUNT(*) FROM matches")).one()
        assert matches == 2
    assert old.match("match-over-1") is not None


def test_a_server_deletes_what_its_settings_say(tmp_path: Path, old: Store) -> None:
    assert {"open-100", "over-100"} < ids(old)
    with Server(tmp_path / "games.sqlite", keep_finished=30.0, keep_waiting=30.0):
        assert waited(lambda: not {"open-100", "over-100"} & ids(old))
    assert {"open-1", "playing-100", "over-1", "campaign"} < ids(old)


def test_deleting_games_makes_room(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    empty = store.upkeep.size()
    for number in range(50):
        store.make(row(str(number), "over", 100, setup={"x": "y" * 10_000}))
    full = store.upkeep.size()
    assert full > empty + 500_000
    assert store.upkeep.purge(finished=1) == 50
    assert store.upkeep.size() < empty + 50_000
    store.close()


def test_a_purge_from_the_command_line(tmp_path: Path, old: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    run = partial(commands.run, "purge")
    assert "--finished DAYS" in run().output and run().exit_code == 2
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert run("--waiting", "30", "--db", url).output == "1 game was deleted.\n"
    monkeypatch.setenv("GRIMORIO_DB", url)
    assert run("--finished", "30", "--json").output.strip() == '{\n  "deleted": 5\n}'
    assert run("--reports", "90").output == "0 games were deleted.\n0 reports were deleted.\n"
    monkeypatch.setenv("GRIMORIO_DB", "nonsense")
    assert run("--finished", "30").exit_code == 1
    assert time.time() > 0
