"""SQLite in tests does not wait for the disk: that takes longer than most tests.

What is written outlives a process that is killed, but no failure of the power, which no test makes.
"""

from __future__ import annotations

import sqlite3
from typing import Any

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
