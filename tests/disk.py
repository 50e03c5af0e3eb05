"""SQLite in tests does not wait for the disk, and what was asked of one database is compiled for all of them.

Both take longer than most tests. What is written outlives a process that is killed, but no failure of the
power, which no test makes.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache

from grimorio.store import database

durable = database._durable
"""The program's own function, which makes SQLite wait for the disk."""


def hurried(connection: Any, record: Any) -> None:
    """Configure a new connection as the program does, but make SQLite wait for nothing."""
    durable(connection, record)
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA synchronous=OFF")


database._durable = hurried
"""The function that the program calls with each new connection."""

engine_of = database.engine_of
COMPILED: LRUCache[Any, Any] = LRUCache(2000)
"""The compiled statements of all SQLite databases."""


def alike(*words: Any, **named: Any) -> Engine:
    """Make the engine of a database as the program does; all engines for SQLite share what they compile."""
    engine = engine_of(*words, **named)
    if engine.dialect.name == "sqlite":
        engine._compiled_cache = COMPILED
    return engine


database.engine_of = alike
"""The function that makes each engine of the program."""

SQLiteDialect_pysqlite.__hash__ = lambda _self: 2003  # type: ignore[assignment,method-assign]
SQLiteDialect_pysqlite.__eq__ = lambda self, other: type(self) is type(other)  # type: ignore[assignment,method-assign]
