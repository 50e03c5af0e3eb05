"""The server in a process of its own, which a test can kill: a fork of one that has imported everything."""

from __future__ import annotations

import os
import re
import signal
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import Any

from tests.forked import forked, prepare_workers
from tests.web.asked import ask_all
from tests.web.helpers import empty_database
from tests.web.http import client


def run(db: Path | str, before: str, output: Any) -> None:
    """Run the server in a process group of its own, with its output written into a pipe.

    `before` is code to run first.
    """
    os.setsid()
    descriptor = output.detach()
    for standard in (1, 2):
        os.dup2(descriptor, standard)
    os.close(descriptor)
    prepare_workers()
    ask_all()
    exec(before, {})
    from grimorio.web import serve

    serve(port=0, db_url=db if isinstance(db, str) else f"sqlite:///{db}")


class Process:
    """A server in a process of its own.

    `db` is the file of its database, or the URL of a database. `before` is Python code that is run before the
    server starts.
    """

    def __init__(self, db: Path | str, before: str = "") -> None:
        if isinstance(db, Path) and not db.exists():
            db.write_bytes(empty_database())
        reader, writer = os.pipe()
        self.child = forked(run, db, before, DupFd(writer))
        os.close(writer)
        self.output = os.fdopen(reader)
        found = re.search(r"http://[\d.:]+", self.output.readline())
        assert found
        self.url = found[0]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.child.kill()
        self.child.join()
        self.output.close()

    def stop(self, how: signal.Signals) -> str:
        """Send a signal to the server and its processes, as a terminal does, and return what they print
        until they end.
        """
        assert self.child.pid is not None
        os.killpg(self.child.pid, how)
        self.child.join(10)
        if self.child.is_alive():  # the first came while it was starting
            os.killpg(self.child.pid, how)
        printed = self.output.read()
        self.child.join()
        self.output.close()
        return printed

    def make(self, seats: list[dict[str, Any]]) -> tuple[str, list[str]]:
        """Make a game and let all players join it; returns its id and the tokens."""
        with client(self.url) as http:
            game = http.post("/api/games", json={"game": "magecraft", "name": "Ada", "seats": seats}).json()
            tokens = [game["token"]]
            for seat in game["seats"]:
                if seat["invite"]:
                    body = {"invite": seat["invite"], "name": "Bob"}
                    tokens.append(http.post(f"/api/games/{game['id']}/join", json=body).json()["token"])
        return game["id"], tokens
