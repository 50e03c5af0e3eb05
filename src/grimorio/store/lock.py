"""Locks on a database: one server with SQLite, several with PostgreSQL, none while a program copies it.

A lock is released however its process ends.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

KEY: Final = 0x6772696D6F72696F
"""The key of the advisory lock in PostgreSQL; it spells "grimorio".

Servers share the lock; whoever needs the database without any server holds it alone.
"""


class Taken(Exception):
    """The error that another process has locked the database."""


class Lock(Protocol):
    """A lock on a database, held by this server."""

    def holds(self) -> bool:
        """Whether the lock is still held.

        Blocks the calling thread. Raises SQLAlchemyError: the database is not reachable.
        """

    def release(self) -> None:
        """Release the database for other processes."""


class FileLock:
    """A locked file beside a SQLite database; the system releases it when this process ends.

    Args:
        database: the database's file.

    Raises:
        Taken: another process has locked it.
        OSError: the file cannot be written.
    """

    def __init__(self, database: Path) -> None:
        whole = database.resolve()
        self.path = whole.with_name(f"{whole.name}.lock")
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self.file)
        except OSError:
            os.close(self.file)
            raise Taken from None

    def holds(self) -> bool:
        """See `Lock.holds`. The lock is held until `release` is called."""
        return True

    def release(self) -> None:
        """See `Lock.release`.

        The file stays: were it deleted, one server could lock the deleted file and another a new one.
        """
        os.close(self.file)


def _lock(file: int) -> None:
    """Lock an open file. Raises OSError: another process has locked it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        windows: Any = msvcrt
        windows.locking(file, windows.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class AdvisoryLock:
    """An advisory lock of PostgreSQL, held by a connection of its own.

    Args:
        engine: the database.
        shared: whether others may share the lock, as servers do.

    Raises:
        Taken: another process holds the lock, and the two may not share it.
        SQLAlchemyError: the database is not reachable.
    """

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self.engine = engine
        self.shared = shared
        self.connection: Connection | None = None
        if not self.holds():
            raise Taken

    def holds(self) -> bool:
        """See `Lock.holds`. After a lost connection the lock is taken again, if no other process has it."""
        if self.connection is not None:
            try:
                self.connection.execute(text("SELECT 1"))
                return True
            except SQLAlchemyError:
                self.release()
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        kind = "pg_try_advisory_lock_shared" if self.shared else "pg_try_advisory_lock"
        if not connection.execute(text(f"SELECT {kind}(:key)"), {"key": KEY}).scalar_one():
            connection.close()
            return False
        self.connection = connection
        return True

    def release(self) -> None:
        """See `Lock.release`."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            unlock = "pg_advisory_unlock_shared" if self.shared else "pg_advisory_unlock"
            with contextlib.suppress(SQLAlchemyError):
                # PostgreSQL sees a moment later that a line was closed: who locks next must not wait for it.
                connection.execute(text(f"SELECT {unlock}(:key)"), {"key": KEY})
            with contextlib.suppress(SQLAlchemyError):
                connection.invalidate()  # closes the line, and so lets go, rather than lending it to others
                connection.close()


def take(engine: Engine, shared: bool = False) -> Lock | None:
    """Lock a database for this process.

    Args:
        engine: the database.
        shared: whether others may share a lock on PostgreSQL, as servers do.

    Returns:
        The lock, or None for a database in memory, which no other process can use.

    Raises:
        Taken: another process has locked the database.
        OSError, SQLAlchemyError: the database is not reachable.
    """
    if engine.dialect.name == "postgresql":
        return AdvisoryLock(engine, shared)
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        return FileLock(Path(str(engine.url.database)))
    return None
