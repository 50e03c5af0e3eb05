"""Attacks on a running server, and measurements of their effects: ``make attack``.

Each attack runs alone against a server of its own (``grimorio serve``, 1024 open files as usual) while a
neighbour plays there from another address; see `bench.attack.neighbour` for what is measured of them.
An attack is a function in a file of `bench/attack/strangers/`:

    @attack("what strangers do, in a few words")
    def half_requests(target: Target) -> str:
        held = [...]                      # from target.address(0), target.address(1) … as many as it likes
        while target.left > 0: ...        # until its time is over
        return "1,100 sent, 200 taken"    # what came of it, for the table

Every file there is loaded; nothing else needs to be told.
"""

from __future__ import annotations

import importlib
import pkgutil
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Run = Callable[["Target"], str]


@dataclass(frozen=True)
class Attack:
    """One attack: what strangers do, and the function that does it."""

    name: str
    what: str
    run: Run


ATTACKS: dict[str, Attack] = {}


def attack(what: str) -> Callable[[Run], Run]:
    """Add a function to the attacks, under its own name."""

    def add(run: Run) -> Run:
        ATTACKS[run.__name__] = Attack(run.__name__, what, run)
        return run

    return add


def load() -> dict[str, Attack]:
    """All attacks, by name; the first one does nothing."""
    strangers = importlib.import_module("bench.attack.strangers")
    for module in pkgutil.iter_modules(strangers.__path__):
        importlib.import_module(f"{strangers.__name__}.{module.name}")
    return ATTACKS


@attack("nobody attacks: what the neighbour costs and feels alone")
def nothing(target: Target) -> str:
    time.sleep(target.left)
    return ""


class Target:
    """The server under attack, as attackers reach it.

    Args:
        port: the port where it listens, on 127.0.0.1.
        seconds: how long the attack is to last.
    """

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.seconds = seconds
        self.until = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds until the attack ends."""
        return self.until - time.monotonic()

    @staticmethod
    def address(number: int) -> str:
        """The IP address of an attacker, one for each number."""
        return f"127.66.{number // 250}.{number % 250 + 1}"

    def http(self, number: int = 0, timeout: float = 60) -> httpx.Client:
        """An HTTP client with an attacker's address."""
        transport = httpx.HTTPTransport(local_address=self.address(number), limits=httpx.Limits())
        return httpx.Client(base_url=self.url, transport=transport, timeout=timeout)

    def connection(self, number: int = 0, receive: int | None = None) -> socket.socket:
        """A TCP connection without a protocol; `receive` is the size of its receive buffer."""
        connection = socket.socket()
        if receive is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        connection.bind((self.address(number), 0))
        connection.settimeout(10)
        connection.connect(("127.0.0.1", self.port))
        return connection

    def table(self, id: str, number: int = 0, **named: Any) -> ClientConnection:
        """A WebSocket to a game, before its `hello` message."""
        where = f"ws://127.0.0.1:{self.port}/ws/games/{id}"
        return connect(where, sock=self.connection(number), compression=None, max_size=None, **named)

    def game(self, number: int = 0, **body: Any) -> dict[str, Any]:
        """Make a game and return the server's answer. Raises httpx.HTTPStatusError: it is refused."""
        people = [{"kind": "person"}, {"kind": "person"}]
        wanted = {"game": "magecraft", "name": "Stranger", "seats": people, **body}
        with self.http(number) as http:
            answer = http.post("/api/games", json=wanted).raise_for_status()
        made: dict[str, Any] = answer.json()
        return made
