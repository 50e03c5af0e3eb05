"""Helpers of tests about attacks: games of people, broken connections, raw requests."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

from grimorio.web.table.table import Table
from tests.web.helpers import Person, Server, asked_of, hurried


def live(server: Server, id: str) -> Table:
    """Return the table object that the server itself uses for a game.

    Read or change it only while nobody acts at the table.
    """
    return server.hub.tables[id].result()


@contextmanager
def seated(server: Server, seats: int, **body: Any) -> Iterator[tuple[str, list[str], list[Person]]]:
    """Yield a game that has begun between people: its id, the tokens of the seats and their connections."""
    game = server.make([{"kind": "person"}] * seats, **body)
    tokens = [game["token"], *(server.join(game, seat, f"Guest {seat}") for seat in range(1, seats))]
    with ExitStack() as stack:
        yield game["id"], tokens, [stack.enter_context(server.person(game["id"], one)) for one in tokens]


def step(people: list[Person], luck: random.Random) -> dict[str, Any] | None:
    """Let the player who is asked answer with a random option.

    Returns the choice that was answered, or None when the game is over.
    """
    asked = asked_of(people)
    if asked is None:
        return None
    seat, choice = asked
    before = people[seat].update
    assert people[seat].answer(choice["number"], hurried(luck, choice["options"]))["kind"] == "ack"
    people[seat].until(lambda update: update is not before)
    return choice


def heard_until_pong(person: Person) -> list[str]:
    """Send a ping, wait for its reply, and return every frame received until then."""
    first = len(person.frames)
    person.say(kind="ping")
    person.wait("pong")
    return person.frames[first:]


def stands(server: Server, id: str, token: str | None = None) -> dict[str, Any]:
    """Return the update that a new connection with a token (None: a spectator) is sent first."""
    with server.person(id, token) as somebody:
        return somebody.wait("update")


def same_table(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two updates show the same game, apart from who is connected."""
    return all(one[key] == other[key] for key in ("n", "view", "log", "refused", "state"))


def raw(server: Server) -> socket.socket:
    """Open a TCP connection to the server that has sent nothing yet."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(60)
    return line


def upgrade(server: Server, id: str, **headers: str) -> bytes:
    """Return the bytes of a request that opens a WebSocket at a game, with these further headers."""
    lines = [
        f"GET /ws/games/{id} HTTP/1.1",
        f"Host: {urlsplit(server.url).netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def opened(server: Server, id: str) -> socket.socket:
    """Open a WebSocket connection to a game; no message has been sent over it yet."""
    line = raw(server)
    line.sendall(upgrade(server, id))
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return line


def compact(data: Any) -> str:
    """Return data as JSON without blanks. NaN and Infinity are allowed."""
    return json.dumps(data, separators=(",", ":"))
