"""Connections that are opened and not used, or used too much: the server counts and closes them, and
other connections work on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from grimorio.web.limits import Pace
from grimorio.web.network import logs, tcp
from grimorio.web.proxies import networks, trusted
from tests.forked import forked
from tests.trust import chores
from tests.trust.helpers import heard_until_pong, live, seated, upgrade
from tests.web.helpers import Person, Server
from tests.web.http import client
from tests.web.process import Process

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "


def line_from(server: Server, number: int) -> socket.socket:
    """Open a TCP connection to the server from another address for each number; none is a proxy's address."""
    line = socket.socket()
    line.bind((f"127.8.0.{number + 1}", 0))
    line.settimeout(30)
    line.connect(("127.0.0.1", server.port))
    return line


def cut(line: socket.socket) -> bool:
    """Wait until the server closes a connection; False when it did not within the connection's timeout."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


def asked(server: Server, number: int) -> int:
    """Send a request from the address of this number, and return the status of the answer."""
    with client(server.url, f"127.8.0.{number + 1}") as http:
        return http.get("/api/health").status_code


@contextmanager
def watching(server: Server, id: str, number: int) -> Iterator[Any]:
    """Yield the connection of a spectator of a game from the address of this number, once it has been
    sent the table.
    """
    url = server.url.replace("http", "ws") + f"/ws/games/{id}"
    with connect(url, sock=line_from(server, number), compression=None) as line:
        line.send('{"kind":"hello"}')
        line.recv()
        yield line


def waited(until: Callable[[], bool], seconds: float = 20) -> bool:
    """Wait until a condition is true; tell whether this happened within this many seconds."""
    deadline = time.monotonic() + seconds
    while not until() and time.monotonic() < deadline:
        time.sleep(0.02)
    return until()


@pytest.mark.parametrize("sent", [b"", b"GET ", HALF, HALF + b"y\r\n\r\n" + HALF])
def test_a_request_that_does_not_come_is_waited_for_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setitem(tcp.DEADLINES, "asking", 0.3)
    with Server(tmp_path / "games.sqlite") as server, line_from(server, 1) as line:
        line.sendall(sent)
        assert cut(line)
        assert waited(lambda: not server.connections.count)


def test_a_body_that_trickles_is_waited_for_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tcp.DEADLINES, "answered", 0.3)
    with Server(tmp_path / "games.sqlite") as server, line_from(server, 1) as line:
        head = f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        line.sendall(head.encode() + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
        assert cut(line)


def test_connections_are_counted_when_they_are_accepted(tmp_path: Path) -> None:
    """One address may open a limited number of connections.

    Others can still connect, and it can too once it has closed some.
    """
    with Server(tmp_path / "games.sqlite", max_connections=5) as server, ExitStack() as held:
        id, _ = server.two()
        for _ in range(3):
            held.enter_context(line_from(server, 1)).sendall(HALF)
        for _ in range(2):
            held.enter_context(watching(server, id, 1))
        for _ in range(20):
            with line_from(server, 1) as late:
                assert cut(late)
        assert asked(server, 2) == 200
        held.close()
        assert waited(lambda: not server.connections.count)
        assert asked(server, 1) == 200 and not any(server.connections.stages["looking"])


def test_an_address_makes_so_many_connections_in_a_time(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", accepted=Pace(burst=5, rate=0.05)) as server:
        for _ in range(5):
            assert asked(server, 1) == 200
        with line_from(server, 1) as late:
            assert cut(late)
        assert asked(server, 2) == 200


def test_when_there_are_too_many_the_oldest_that_waits_gives_way(tmp_path: Path) -> None:
    """When there are too many connections, those with half a request are closed first, then those of
    spectators; players stay connected.
    """
    with Server(tmp_path / "games.sqlite", most=10) as server, ExitStack() as held:
        id, tokens = server.two()
        players = [held.enter_context(server.person(id, token)) for token in tokens]
        for player in players:
            player.wait("update")
        assert len(server.connections.stages["seated"]) == 2
        spectators = [held.enter_context(watching(server, id, number)) for number in range(4)]
        half = [held.enter_context(line_from(server, number)) for number in range(5)]
        for line in half:
            line.sendall(HALF)
        for number in range(20):
            assert asked(server, number + 10) == 200
        assert cut(half[0])
        held.enter_context(server.person(id, tokens[0])).wait("update")
        for number in range(20):
            held.enter_context(line_from(server, number + 40)).sendall(HALF)
        for player in players:
            heard_until_pong(player)
        more = [held.enter_context(server.person(id, tokens[1])) for _ in range(6)]
        for player in (*players, *more):
            heard_until_pong(player)
        with pytest.raises(ConnectionClosed):
            while True:
                spectators[0].recv(30)


def test_a_websocket_says_who_it_is_or_is_closed(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", hello=0.3) as server:
        id, tokens = server.two()
        with server.person(id, tokens[0]) as ada, Person(server.url, id, hello=False) as silent:
            assert silent.wait("error")["reason"] == "table-refused-hello"
            assert silent.closed() == 1000
            heard_until_pong(ada)


@pytest.mark.parametrize("opcode", [0x89, 0x8A])
def test_a_flood_of_ping_and_pong_frames_is_cut(server: Server, opcode: int) -> None:
    """A connection that sends thousands of ping or pong frames is closed, and others are not slowed down."""
    with seated(server, 2) as (id, _, people), line_from(server, 1) as line:
        line.sendall(upgrade(server, id))
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        flood = bytes([opcode, 0x80, 0, 0, 0, 0]) * 5000
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() < began + 20:
                line.sendall(flood)
        heard_until_pong(people[0])


def framed(text: str) -> bytes:
    """A text frame of a client, masked with zeros."""
    data = text.encode()
    return struct.pack("!BBH4x", 0x81, 0x80 | 126, len(data)) + data


def test_what_a_client_says_too_quickly_is_left_unread(tmp_path: Path) -> None:
    """While messages wait that came too quickly no more is read: they fill the client's memory alone."""
    paced = Server(tmp_path / "games.sqlite", frames=Pace(burst=5, rate=5))
    with paced as server, seated(server, 2) as (id, _, people), line_from(server, 1) as line:
        line.sendall(upgrade(server, id))
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(framed('{"kind": "hello"}'))
        line.settimeout(1)
        flood = framed('{"kind": "ping"}' + " " * 10_000)
        with pytest.raises(TimeoutError):
            for _ in range(4000):
                line.sendall(flood)
        heard_until_pong(people[0])


def test_who_asks_for_the_whole_table_again_and_again_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", resumes=Pace(burst=1, rate=4)) as server:
        id, tokens = server.two()
        with server.person(id, tokens[0]) as ada:
            ada.wait("update")
            began = time.monotonic()
            for _ in range(4):
                ada.say(kind="resume", since=0)
            for _ in range(4):
                ada.wait("update")
            assert time.monotonic() - began > 0.7


def test_whoever_never_reads_is_cut_once_they_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that reads nothing cannot keep a connection open that the server has closed, nor the
    data still to be sent.
    """
    monkeypatch.setitem(tcp.DEADLINES, "closing", 0.3)
    with Server(tmp_path / "games.sqlite") as server, line_from(server, 1) as line:
        id, tokens = server.two()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(upgrade(server, id))
        line.recv(4096)
        hello = b'{"kind":"hello"}'
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        with server.person(id, tokens[0]) as ada:
            assert waited(lambda: len(live(server, id).state.connections) == 2)
            (silent,) = [one for one in live(server, id).state.connections if one.seat < 0]
            ask = b'{"kind":"resume","since":0}'

            def told_more() -> bool:
                for _ in range(50):
                    line.sendall(bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask)
                return silent.behind

            assert waited(told_more)
            assert silent.size < 2**19
            server.hub.tables[id].get_loop().call_soon_threadsafe(silent.close, 1013)
            assert waited(lambda: not server.connections.count)
            heard_until_pong(ada)


def test_a_player_gets_in_however_many_look_on(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", max_spectators=3) as server, ExitStack() as held:
        id, tokens = server.two()
        for _ in range(3):
            held.enter_context(server.person(id)).wait("update")
        with server.person(id) as late:
            assert late.wait("error")["reason"] == "table-refused-full"
        for _ in range(10):
            for token in tokens:
                with server.person(id, token) as player:
                    player.wait("update")


def test_a_seat_open_in_too_many_pages_keeps_the_newest(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", max_pages=2) as server, ExitStack() as held:
        id, tokens = server.two()
        pages = [held.enter_context(server.person(id, tokens[0])) for _ in range(2)]
        for page in pages:
            page.wait("update")
        newest = held.enter_context(server.person(id, tokens[0]))
        newest.wait("update")
        assert pages[0].wait("error")["reason"] == "table-refused-pages"
        assert pages[0].closed() == 4409
        for page in (pages[1], newest):
            heard_until_pong(page)


# -- logs and the end ------------------------------------------------------------------------------


def test_strangers_write_no_tracebacks_and_few_lines(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    id, _ = server.two()
    broken = [b"\0\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n"]
    broken += [upgrade(server, id) + b"\x81\x83\0\0\0\0\xff\xfe\xfd" + b"\x88\x82\0\0\0\0\x03\xef"]
    for sent in broken:
        for _ in range(5):
            with line_from(server, 1) as line:
                line.sendall(sent)
                line.shutdown(socket.SHUT_WR)
                cut(line)
    assert [record for record in caplog.records if record.exc_info] == []


def test_the_log_does_not_grow_with_what_comes_too_often() -> None:
    written: list[str] = []
    at = [0.0]

    class Paper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record.getMessage())

    paper = Paper()
    paper.addFilter(logs.Throttle(Pace(burst=3, rate=1e-6), Pace(burst=8, rate=5), lambda: at[0]))
    log = logging.Logger("test")
    log.addHandler(paper)
    for number in range(1000):
        log.warning("bad request %d", number)
    assert written == [f"bad request {number}" for number in range(3)]
    log.error("the database is gone")
    assert written[3:] == ["the database is gone (and 997 lines left out before)"]
    for number in range(1000):
        log.warning(f"written out: {number}")
    assert len(written) == 8
    at[0] = 0.3
    log.warning("later")
    assert written[-1] == "later (and 996 lines left out before)"


@pytest.mark.deep
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals of POSIX")
def test_the_end_of_the_server_is_quiet(tmp_path: Path) -> None:
    """The server prints no traceback when it is stopped while clients are connected or amid a request."""
    with Process(tmp_path / "games.sqlite") as running, ExitStack() as held:
        seats = [{"kind": "person"}, {"kind": "person"}]
        games = [running.make(seats) for _ in range(5)]
        for id, tokens in games:
            for token in (*tokens, None):
                person = held.enter_context(Person(running.url, id, token))
                person.wait("update")
            held.enter_context(Person(running.url, id, hello=False))
        port = int(running.url.rpartition(":")[2])
        for _ in range(3):
            line = held.enter_context(socket.create_connection(("127.0.0.1", port)))
            line.sendall(f"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode())
            line.sendall(b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
        time.sleep(0.2)
        printed = running.stop(signal.SIGTERM)
    assert "Traceback" not in printed and len(printed.splitlines()) < 5, printed


# -- what the system allows ------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_the_limit_of_open_files_is_raised() -> None:
    process = forked(chores.limited)
    process.join()
    assert process.exitcode == 0


# -- proxies ---------------------------------------------------------------------------------------


def seen_as(server: Server, number: int, *forwarded: str) -> list[str]:
    """Send requests that each claim, in a header, to come from another address.

    Returns the addresses for which the server counted requests.
    """
    with client(server.url, f"127.8.0.{number + 1}") as http:
        for address in forwarded:
            assert http.get("/api/games", headers={"x-forwarded-for": address}).status_code == 200
    guard = server.app.middleware_stack
    while not hasattr(guard, "requests"):
        guard = guard.app
    return list(guard.requests.buckets)


def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        assert seen_as(server, 1, "192.0.2.1", "192.0.2.2") == ["127.8.0.2"]
    with Server(tmp_path / "games.sqlite", proxies=networks("10.0.0.1, 127.8.0.0/16")) as server:
        known = seen_as(server, 1, "192.0.2.1", "192.0.2.2", "198.51.100.7, 192.0.2.2", "2001:db8::7")
        assert known == ["192.0.2.1", "192.0.2.2", "2001:db8::/64"]
        assert not server.connections.count
    with Server(tmp_path / "games.sqlite", max_connections=2, proxies=networks("127.8.0.0/16")) as server:
        held = [line_from(server, 1) for _ in range(5)]
        assert asked(server, 1) == 200
        for line in held:
            line.close()


def test_networks_are_read_and_what_is_none_is_named() -> None:
    read = networks(" 192.0.2.1 ,2001:db8::/32,")
    assert trusted("192.0.2.1", read) and trusted("::ffff:192.0.2.1", read) and trusted("2001:db8::9", read)
    assert not trusted("192.0.2.2", read) and not trusted("", read) and not trusted("proxy", read)
    for wrong in ("10.0.0.1/8", "proxy", "*", "10.0.0"):
        with pytest.raises(ValueError, match=wrong.replace("*", r"\*")):
            networks(f"10.0.0.1,{wrong}")


async def test_connections_that_are_closed_twice_count_once(tmp_path: Path) -> None:
    """The count of connections returns to zero however they end: upgraded or not, closed by the server
    or by the client.
    """
    with Server(tmp_path / "games.sqlite") as server:
        id, _ = server.two()
        for _ in range(3):
            with watching(server, id, 1):
                pass
            with line_from(server, 1) as line:
                line.sendall(HALF)
            with pytest.raises((OSError, WebSocketException)), watching(server, "nowhere", 1) as lost:
                while True:
                    lost.recv(5)
        await asyncio.sleep(0)
        assert waited(lambda: not server.connections.all)
        assert not server.connections.count and not any(server.connections.stages.values())
