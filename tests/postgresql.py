"""A PostgreSQL server of the tests' own, on a socket in a folder that is removed afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

INSTALLED = Path("/usr/lib/postgresql")
NONE = "there is no PostgreSQL here: install it (Debian: apt install postgresql)"
_names = count(1)


def found() -> Path | None:
    """The folder of the newest PostgreSQL's programs; None where it is not installed."""
    versions = sorted(INSTALLED.glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def server() -> Iterator[str]:
    """Start a server, yield the URL of its first database, and end it."""
    tools = found()
    assert tools is not None, NONE
    home = Path(tempfile.mkdtemp(prefix="grimorio-"))
    user = "postgres" if os.getuid() == 0 else None  # it does not run as root
    if user is not None:
        shutil.chown(home, user)
    run: Any = lambda *words: subprocess.run(words, check=True, capture_output=True, user=user, cwd=home)  # noqa: E731
    run(tools / "initdb", "-D", home / "data", "-A", "trust", "-U", "grimorio", "-N")
    # Nobody needs these databases after a failure of the power: nothing waits for the disk.
    options = f"-c fsync=off -c listen_addresses= -c unix_socket_directories={home}"
    run(tools / "pg_ctl", "-D", home / "data", "-w", "-o", options, "-l", home / "log", "start")
    try:
        yield f"postgresql://grimorio@/postgres?host={home}"
    finally:
        run(tools / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop")
        shutil.rmtree(home)


def new_database(url: str) -> str:
    """Make an empty database on the server of `url`, and return its URL."""
    name = f"games{next(_names)}"
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?")
