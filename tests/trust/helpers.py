"""Players who cheat, connections that break, and games in a hurry."""

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
    """The server's own table object. Read or change it only while nobody acts at the table."""
    return server.hub.tables[id].result()


@contextmanager
def seated(server: Server, seats: int, **body: Any) -> Iterator[tuple[str, list[str], list[Person]]]:
    """A game of people that has begun: its id, the tokens and the connections."""
    game = server.make([{"kind": "person"}] * seats, **body)
    tokens = [game["token"], *(server.join(game, seat, f"Guest {seat}") for seat in range(1, seats))]
    with ExitStack() as stack:
        yield game["id"], tokens, [stack.enter_context(server.person(game["id"], one)) for one in tokens]


def step(people: list[Person], luck: random.Random) -> dict[str, Any] | None:
    """Let the player who is asked answer; returns the choice, or None when the game is over."""
    asked = asked_of(people)
    if asked is None:
        return None
    seat, choice = asked
    before = people[seat].update
    assert people[seat].answer(choice["number"], hurried(luck, choice["options"]))["kind"] == "ack"
    people[seat].until(lambda update: update is not before)
    return choice


def heard_until_pong(person: Person) -> list[str]:
    """Every frame received before the reply to a ping that is sent now."""
    first = len(person.frames)
    person.say(kind="ping")
    person.wait("pong")
    return person.frames[first:]


def stands(server: Server, id: str, token: str | None = None) -> dict[str, Any]:
    """The table as a new connection is shown it."""
    with server.person(id, token) as somebody:
        return somebody.wait("update")


def same_table(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two updates show the same game, apart from who is connected."""
    return all(one[key] == other[key] for key in ("n", "view", "log", "refused", "state"))


def raw(server: Server) -> socket.socket:
    """A TCP connection to the server, before any protocol is spoken."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(60)
    return line


def upgrade(server: Server, id: str, **headers: str) -> bytes:
    """The head of a WebSocket request."""
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
    """A WebSocket connection that has sent nothing yet."""
    line = raw(server)
    line.sendall(upgrade(server, id))
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return line


def compact(data: Any) -> str:
    """JSON without blanks; NaN and Infinity are allowed."""
    return json.dumps(data, separators=(",", ":"))
