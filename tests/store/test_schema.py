"""Which versions may use a database while its tables change, and which changes wait for older servers."""

from __future__ import annotations

import io
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from grimorio.store import Store, StoreError, open_engine, schema
from grimorio.store.leases import Elsewhere, Fenced
from tests.postgresql import new_database
from tests.store.coming_version import coming_schema
from tests.store.test_leases import game, leases_of, made, stand_still

Opened = Callable[[str], Store]


@pytest.fixture
def opened() -> Iterator[Opened]:
    """Opens a database for a server, and closes it at the end."""
    with ExitStack() as closing:

        def open_(url: str) -> Store:
            store = Store.open(url, alone=True)
            closing.callback(store.close)
            return store

        yield open_


def migration(store: Store) -> str | None:
    with store.engine.connect() as connection:
        return schema.migration_of(connection)


def joined(store: Store, number: int) -> Store:
    leases_of(store).join(f"127.0.0.1:{number}")
    return store


def test_tables_are_contracted_once_no_older_server_is_alive(postgresql_server: str, opened: Opened) -> None:
    url = new_database(postgresql_server)
    old = joined(opened(url), 1)
    key = made(old, "g")
    with coming_schema():
        new = joined(opened(url), 2)
        assert migration(new) == "0018" and new.contract(), "0019 waits for the old server"
        assert leases_of(new).owner(key) == "127.0.0.1:1"
    made(old, "h")
    leases_of(old).leave()
    with coming_schema():
        assert not new.contract() and migration(new) == "0019"
        assert not new.contract(), "nothing is left"
    with pytest.raises(StoreError, match="newer Grimorio"):
        opened(url)
    with pytest.raises(StoreError, match="newer Grimorio"):
        joined(old, 3)


def test_an_older_version_comes_back_while_the_tables_are_only_expanded(
    postgresql_server: str, opened: Opened
) -> None:
    url = new_database(postgresql_server)
    old = joined(opened(url), 1)
    with coming_schema():
        joined(opened(url), 2)
    again = joined(opened(url), 3)
    made(again, "g")
    assert migration(old) == "0018"


def test_a_server_that_stood_still_while_the_tables_were_contracted_writes_no_more(
    postgresql_server: str, opened: Opened
) -> None:
    url = new_database(postgresql_server)
    old = joined(opened(url), 1)
    made(old, "g")
    stand_still(old)
    with coming_schema():
        new = joined(opened(url), 2)
        assert migration(new) == "0019"
    with pytest.raises(Fenced):
        old.mark("g", "broken", [])
    assert not leases_of(old).renew()
    with pytest.raises(StoreError):
        joined(old, 1)


def test_what_changes_its_owner_goes_to_the_newer_version(postgresql_server: str, opened: Opened) -> None:
    url = new_database(postgresql_server)
    old = joined(opened(url), 1)
    key = made(old, "g")
    with coming_schema():
        new = joined(opened(url), 2)
    leases_of(old).claim(key, to_newer=True)  # it is its own already
    leases_of(old).release(key)
    with pytest.raises(Elsewhere) as elsewhere:
        leases_of(old).claim(key, to_newer=True)
    assert elsewhere.value.address == "127.0.0.1:2"
    with coming_schema():
        leases_of(new).claim(key, to_newer=True)
    leases_of(new).leave()
    leases_of(old).claim(key, to_newer=True)


def test_a_version_that_skips_the_one_between_waits_with_a_reason(
    postgresql_server: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something is expanded after it was contracted, nothing can be done beside an older server."""
    url = new_database(postgresql_server)
    joined(opened(url), 1)
    with coming_schema():
        usual = schema.steps()
        monkeypatch.setattr(schema, "steps", lambda: [*usual, schema.Step("0020", None)])
        with pytest.raises(StoreError, match=r"too old: stop them first \(127.0.0.1:1\)"):
            opened(url)


def test_a_file_is_contracted_by_its_server_only(tmp_path: Path, opened: Opened) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    Store.open(url).close()
    with coming_schema():
        other = Store.open(url)
        assert migration(other) == "0018", "a server of an older version may run"
        other.close()
        assert migration(opened(url)) == "0019"


def test_a_migration_gives_way_to_a_long_reader(postgresql_server: str, opened: Opened) -> None:
    """Whoever plays is not kept waiting by a change of the tables that waits for a backup."""
    url = new_database(postgresql_server)
    old = joined(opened(url), 1)
    made(old, "g")
    done: list[str | None] = []

    def upgrade() -> None:
        done.append(migration(opened(url)))

    backup = open_engine(url)
    with backup.connect() as reader:
        reader.execute(text("SELECT id FROM games"))
        with coming_schema():
            upgrading = threading.Thread(target=upgrade)
            upgrading.start()
            longest = 0.0
            for number in range(8):
                began = time.monotonic()
                old.mark("g", "playing", [{"message": str(number), "args": {}}])
                longest = max(longest, time.monotonic() - began)
                time.sleep(0.1)
            assert not done
            reader.rollback()
            upgrading.join(30)
    backup.dispose()
    assert done == ["0018"]
    assert longest < 2


FORBIDDEN = re.compile(r"\bDROP\b|\bRENAME\b|\bALTER COLUMN\b|ADD COLUMN (?!.*DEFAULT).*NOT NULL", re.I)
"""What older versions may not survive."""


def test_migrations_that_take_away_say_so() -> None:
    """Every migration since the ranges are kept either only adds, or names the oldest version for it."""
    for step in schema.steps():
        if step.number < "0016":
            continue
        config = schema.alembic_config()
        config.set_main_option("dialect", "postgresql")
        config.output_buffer = told = io.StringIO()
        command.upgrade(config, f"{int(step.number) - 1:04}:{step.number}", sql=True)
        assert step.oldest is not None or not FORBIDDEN.search(told.getvalue()), step
    assert FORBIDDEN.search("ALTER TABLE games ADD COLUMN note VARCHAR(3) NOT NULL;")
    assert not FORBIDDEN.search("ALTER TABLE games ADD COLUMN note VARCHAR(3) DEFAULT 'x' NOT NULL;")


def test_a_game_of_newer_rules_waits_for_them(tmp_path: Path) -> None:
    from grimorio.web.game.resume import Newer, resume

    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
    row = game("g")
    row.state, row.version = "playing", "999"
    store.make(row)
    with pytest.raises(Newer):
        resume(store, "g")
    kept = store.game("g")
    assert kept is not None and (kept.state, kept.version, kept.notices) == ("playing", "999", [])
    store.close()
