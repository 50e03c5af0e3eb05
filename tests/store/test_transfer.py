"""Backups, copies and migrations of databases, between SQLite and PostgreSQL in all directions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from grimorio.store import CampaignRow, EventRow, GameRow, MatchRow, SeatRow, Store, StoreError
from grimorio.store.answers import Addition
from grimorio.store.schema import NEWEST
from grimorio.store.transfer import backup, contents, copy, known_migrations, migrate, restore
from tests.postgresql import new_database

KINDS = ("sqlite", "postgresql")
Make = Callable[[str], str]


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Makes the URL of a new database of a kind, "sqlite" or "postgresql"."""

    def made(kind: str) -> str:
        if kind == "postgresql":
            return new_database(request.getfixturevalue("postgresql_server"))
        return f"sqlite:///{tmp_path / str(len(list(tmp_path.iterdir())))}.sqlite"

    return made


def quiet(_total: int) -> Callable[[int], None]:
    return lambda _rows: None


def filled(url: str, games: int = 3) -> str:
    """Fill a new database with rows of every table, and return its URL."""
    store = Store.open(url)
    for number in range(games):
        seats = [SeatRow(seat=0, kind="person", name="Ada ’ß🂡"), SeatRow(seat=1, kind="bot", bot="greedy")]
        id = f"game{number}"
        row = GameRow(
            id=id, game="magic", setup={"seed": "1"}, secret="s", version="1", card_hash="h", seats=seats
        )
        store.make(row)
        store.begin(id, {"seed": "2"}, "1", "h", {"at": 0})
        store.add(Addition(id, 0, 0, [(3, 0, ("gem", "fire")), (4, 1, ("attack", 0))], position={"at": 2}))
    with store.session.begin() as session:
        session.add(MatchRow(id="m", about={"best_of": 3}, games=["game0"]))
        session.add(EventRow(id="e", about={"log": []}, wakes=2**40))
        session.add(CampaignRow(id="c", about={"n": 2}))
    store.upkeep.maker("127.0.0.1")
    store.close()
    return url


def rows(url: str) -> list[tuple[str, dict[str, Any]]]:
    with contents(url) as source:
        return sorted(source.rows, key=lambda row: json.dumps(row, sort_keys=True))


@pytest.mark.parametrize(("source", "target"), list(product(KINDS, KINDS)))
def test_a_backup_is_restored_into_any_database(source: str, target: str, make: Make, tmp_path: Path) -> None:
    first, second, path = filled(make(source)), make(target), tmp_path / "games.backup"
    told: list[int] = []
    assert backup(first, path, lambda total: lambda done: told.append(done)) == len(rows(first)) == sum(told)
    assert path.stat().st_mode & 0o077 == 0, "hidden things are in it"
    assert restore(path, second, quiet) == len(rows(first))
    assert rows(second) == rows(first)
    store = Store.open(second)
    past = store.past("game1")
    assert past is not None and past.answers == [(3, 0, ("gem", "fire")), (4, 1, ("attack", 0))]
    assert past.row.result is None and past.row.seats[0].name == "Ada ’ß🂡"
    store.close()


@pytest.mark.parametrize(("source", "target"), [KINDS, KINDS[::-1]])
def test_a_database_is_copied_into_another_kind(source: str, target: str, make: Make) -> None:
    first, second = filled(make(source)), make(target)
    assert copy(first, second, quiet) == len(rows(first))
    assert rows(second) == rows(first)
    with pytest.raises(StoreError, match="has games already"):
        copy(first, second, quiet)
    held = Store.open(first, alone=True)
    with pytest.raises(StoreError, match="in use: stop the server"):
        copy(first, make(target), quiet)
    held.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_shows_one_moment_while_the_server_goes_on(kind: str, make: Make) -> None:
    url = filled(make(kind))
    store = Store.open(url, alone=True)
    if store.leases is not None:
        store.leases.join("127.0.0.1:1")
        store.leases.claim_game("game0")
    with contents(url) as source:
        first = next(source.rows)
        store.add(Addition("game0", 0, 2, [(5, 0, ("done",))]))
        later = [first, *source.rows]
    assert len(later) == sum(source.counts.values())
    assert sum(name == "answers" for name, _ in later) == 6
    store.close()
    assert sum(name == "answers" for name, _ in rows(url)) == 7


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_goes_down_to_any_migration_and_up_again(kind: str, make: Make) -> None:
    url, known = filled(make(kind)), known_migrations()
    assert known[-1] == NEWEST
    before = NEWEST
    for wanted in (*known[::-1], *known):
        assert migrate(url, wanted) == (before, wanted)
        before = wanted
    assert migrate(url) == (NEWEST, NEWEST)
    assert sum(name == "answers" for name, _ in rows(url)) == 6
    with pytest.raises(StoreError, match="no migration 0000: expected one from 0001 to"):
        migrate(url, "0000")


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_of_an_older_version_is_brought_up_to_date(kind: str, make: Make, tmp_path: Path) -> None:
    url, path, target = filled(make(kind)), tmp_path / "old.backup", make(kind)
    migrate(url, "0009")
    backup(url, path, quiet)
    Store.open(target).close()  # a server was started there, but nobody has played
    restore(path, target, quiet)
    store = Store.open(target)
    assert store.game("game2") is not None
    store.close()


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def test_what_is_no_whole_backup_changes_nothing(make: Make, tmp_path: Path) -> None:
    path, bad = tmp_path / "games.backup", tmp_path / "bad.backup"
    backup(filled(make("sqlite")), path, quiet)
    lines, whole = lines_of(path), path.read_bytes()
    broken: dict[str, bytes] = {
        "expected a backup": gzip.compress(b"{}\n"),
        "line 1: not a whole backup": b"hello",
        "not a whole backup": whole[: len(whole) // 2],
        "the end is missing": gzip.compress("\n".join(lines[:-1]).encode()),
        "expected a row": gzip.compress("\n".join((*lines[:3], "[1]", *lines[3:])).encode()),
        "number of all rows": gzip.compress("\n".join((*lines[:-2], lines[-1])).encode()),
        "newer Grimorio": gzip.compress("\n".join((lines[0].replace(NEWEST, "9999"), *lines[1:])).encode()),
        "table 'wizards'": gzip.compress("\n".join((lines[0], '["wizards",{}]', *lines[1:])).encode()),
    }
    for kind in KINDS:
        target = make(kind)
        for said, data in broken.items():
            bad.write_bytes(data)
            with pytest.raises(StoreError, match=said):
                restore(bad, target, quiet)
            engine = create_engine(target.replace("postgresql:", "postgresql+psycopg:"))
            assert inspect(engine).get_table_names() == [], f"{said}: nothing is left of it"
            engine.dispose()
        restore(path, target, quiet)


def test_a_column_that_the_table_lacks_is_a_fault_of_the_file(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "games.backup"
    backup(filled(make("sqlite")), path, quiet)
    path.write_bytes(gzip.compress("\n".join(lines_of(path)).replace('"game":', '"spell":').encode()))
    with pytest.raises(StoreError):
        restore(path, make("sqlite"), quiet)


def test_a_file_that_is_there_is_not_written_over(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "games.backup"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        backup(filled(make("sqlite")), path, quiet)
    assert path.read_text() == "mine" and not path.with_name("games.backup.part").exists()


def test_databases_that_cannot_be_read(make: Make, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist: name the database"):
        backup(f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "b", quiet)
    assert not (tmp_path / "none.sqlite").exists() and not (tmp_path / "b").exists()
    url = filled(make("sqlite"))
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    for use in (lambda: backup(url, tmp_path / "b", quiet), lambda: migrate(url)):
        with pytest.raises(StoreError, match="newer Grimorio"):
            use()
