"""Open the database (SQLite in the user's data folder, or any URL) and migrate it before use."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError

from grimorio.kernel.faults import Message
from grimorio.kernel.faults import reason_of as system_reason
from grimorio.store import schema
from grimorio.store.lock import Lock, Taken, take
from grimorio.store.schema import StoreError

IDLE: Final = {"options": "-c idle_in_transaction_session_timeout=10s"}
"""How servers open PostgreSQL: it ends the transaction of one that stands still, and its locks with it."""


def default_url() -> str:
    """The URL of ``grimorio.sqlite`` in the user's data folder; creates the folder if it is missing."""
    return f"sqlite:///{user_data_path('grimorio', appauthor=False, ensure_exists=True) / 'grimorio.sqlite'}"


def parsed_url(url: str) -> URL:
    """The parts of a database URL. Raises StoreError: it is not one."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        problem = "not a database URL: {url}; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise StoreError(problem, "store-url", url=repr(url)) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def shown_url(parsed: URL) -> str:
    """A database URL for messages, without the password."""
    return parsed.render_as_string(hide_password=True)


def reason_of(error: Exception) -> str:
    """The first line of what the database, or the system, said."""
    return str(error.args[0] if error.args else error).splitlines()[0]


_REASONS: Final = {
    "unable to open database file": "store-cannot-open",
    "file is not a database": "store-no-database",
    "attempt to write a readonly database": "store-read-only",
    "database is locked": "store-locked",
    "disk I/O error": "store-disk",
    "database or disk is full": "store-full",
}
"""What SQLite often says, and the causes of the same in other languages."""


def reason_told(error: Exception) -> Message:
    """What the database, or the system, said; only what SQLite and the system often say is translated."""
    if isinstance(error, OSError):
        return system_reason(error)
    text = reason_of(error)
    return Message(text, _REASONS.get(text.rpartition(") ")[2], ""))


MOST_PAGES: Final = 10_000
"""How many pages SQLite's write-ahead log has before a commit, and whoever waits for it, writes them back.

A server writes them back earlier, beside the commits (`Upkeep.checkpoint`).
"""


def _durable(connection: Any, _record: Any) -> None:
    """Configure SQLite to write every commit to the disk before the commit returns.

    SQLAlchemy calls this handler with each new `connection`; nothing is done where the database is not
    SQLite. `_record` is SQLAlchemy's record of the connection, which is not used.
    """
    if not isinstance(connection, sqlite3.Connection):
        return
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA fullfsync=ON")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")
    cursor.close()


def open_engine(url: str) -> Engine:
    """Open the database at `url`, and bring its tables to the newest form.

    Raises:
        StoreError: the database cannot be opened, or a newer version of Grimorio wrote it.
    """
    return open_alone(url, alone=False)[0]


def open_alone(url: str, alone: bool = True) -> tuple[Engine, Lock | None]:
    """Open the database at `url` for a server: locked, checked for damage, and migrated.

    Args:
        url: the URL of the database.
        alone: whether to lock and check the database; otherwise it is only migrated.

    Returns:
        The engine; and the lock, or None if nothing was locked (a database in memory is never locked).

    Raises:
        StoreError: the database cannot be opened, is used by another server, is damaged, or was written by a
            newer version of Grimorio.
    """
    parsed = parsed_url(url)
    shown = shown_url(parsed)
    engine = engine_of(parsed, shown, server=alone)
    held = None
    try:
        held = take(engine, shared=True) if alone else None
        with engine.begin() as connection:
            schema.only_one(connection)
            if alone:
                check_undamaged(connection, shown)
            if not inspect(connection).get_table_names():
                schema.create(connection)
            behind = schema.migration_of(connection) != schema.NEWEST
        if behind:
            schema.migrated(engine, shown, alone)
    except Exception as error:
        if held is not None:
            held.release()
        engine.dispose()
        if isinstance(error, Taken):
            user = Message("it is being copied", "store-copied")
            if parsed.get_backend_name() == "sqlite":
                user = Message("another server is running on it", "store-served")
            problem = "{database} is in use: {user}: stop that one, or name another database in GRIMORIO_DB"
            raise StoreError(problem, "store-in-use", database=shown, user=user) from None
        if not isinstance(error, (SQLAlchemyError, OSError)):
            raise
        if "malformed" in reason_of(error):  # where the tables are described, SQLite cannot even begin
            raise _damaged(reason_of(error), shown) from None
        problem = "cannot open {database}: {reason}; name another file in GRIMORIO_DB"
        raise StoreError(problem, "store-closed", database=shown, reason=reason_told(error)) from None
    return engine, held


def engine_of(parsed: URL, shown: str, server: bool = False) -> Engine:
    """The engine for a database, which is not opened yet; `shown` is its URL for messages.

    PostgreSQL ends transactions of a `server` that stands still.

    Raises StoreError: its driver is not installed, or there is no folder for its file.
    """
    sqlite = parsed.get_backend_name() == "sqlite"
    if sqlite and parsed.database and not (folder := Path(parsed.database).parent).is_dir():
        problem = "cannot open {database}: there is no folder {folder}; make it, or name another file"
        raise StoreError(problem, "store-no-folder", database=shown, folder=str(folder))
    try:
        engine = create_engine(
            parsed, pool_pre_ping=not sqlite, connect_args=IDLE if server and not sqlite else {}
        )
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        problem = "no driver for {database}: {reason}; for PostgreSQL, pip install 'grimorio[postgresql]'"
        raise StoreError(problem, "store-no-driver", database=shown, reason=str(error)) from None
    event.listen(engine, "connect", _durable)
    return engine


def check_undamaged(connection: Connection, shown: str) -> None:
    """Check that a SQLite file is not damaged; PostgreSQL checks itself.

    Raises StoreError: the file is damaged; `shown` names the database in the message.
    """
    if connection.dialect.name != "sqlite":
        return
    try:
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    except DatabaseError as error:
        found = str(error.orig)
    if found != "ok":
        raise _damaged(found, shown)


def _damaged(found: str, shown: str) -> StoreError:
    """The error for a damaged SQLite file; `found` is what SQLite said, `shown` the database's URL."""
    problem = (
        "{database} is damaged ({reason}): bring back a copy of it, or save what can be read: "
        "sqlite3 FILE .recover | sqlite3 NEW"
    )
    return StoreError(problem, "store-damaged", database=shown, reason=" ".join(found.split())[:200])
