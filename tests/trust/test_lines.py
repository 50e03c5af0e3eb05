"""Connections that break, stall or send too much: no other connection suffers, and nothing is lost."""

from __future__ import annotations

import json
import random
import socket
import struct
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from grimorio.web.table.connection import BEHIND, OUTBOX, Connection
from tests.trust.helpers import (
    compact,
    heard_until_pong,
    live,
    opened,
    raw,
    same_table,
    seated,
    stands,
    step,
    upgrade,
)
from tests.web.helpers import Person, Server


def reset(line: socket.socket) -> None:
    """Break a connection without closing it, as a power cut does."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def frame(message: Any) -> bytes:
    """Return a message as a WebSocket frame of a client. The message has at most 125 bytes."""
    payload = compact(message).encode()
    return bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def hello_from(server: Server, id: str, token: str | None) -> socket.socket:
    """Open a connection to a game and send its first message, "hello", so that a test can break it."""
    line = opened(server, id)
    line.sendall(frame({"kind": "hello", "token": token}))
    return line


def test_closed_lines_are_no_longer_counted(tmp_path: Path) -> None:
    stranger = {"additional_headers": {"x-forwarded-for": "203.0.113.9"}}
    with Server(tmp_path / "games.sqlite", max_connections=2) as server:
        id, tokens = server.two()
        for _ in range(4):
            with (
                Person(server.url, id, tokens[0], **stranger) as one,
                Person(server.url, id, **stranger) as two,
            ):
                assert one.wait("welcome")["seat"] == 0 and two.wait("welcome")["seat"] < 0
                with pytest.raises(WebSocketException):
                    Person(server.url, id, **stranger)


def test_half_open_lines_disturb_nobody(server: Server) -> None:
    """Connections that stop at any point (before or amid the request, before "hello", amid a frame)
    disturb nobody else.
    """
    luck = random.Random(1)
    with seated(server, 2, seed=1) as (id, tokens, people), ExitStack() as open_lines:
        head = upgrade(server, id)
        hello = b'{"kind":"hello"}'
        for sent in (b"", b"GET ", head[:-2], head):
            open_lines.enter_context(raw(server)).sendall(sent)
            step(people, luck)
            broken = raw(server)
            broken.sendall(sent)
            reset(broken)
        for sent in (
            b"\x81",
            b"\x81\xfe\x00",
            b"\x01\x83abc",
            bytes([0x81, 0x80 | len(hello), 0, 0]) + hello,
        ):
            open_lines.enter_context(opened(server, id)).sendall(sent)
            step(people, luck)
            broken = opened(server, id)
            broken.sendall(sent)
            reset(broken)
        before = len(live(server, id).state.connections)
        for token in tokens:
            half = hello_from(server, id, token)
            half.recv(1)
            reset(half)
        for _ in range(10):
            step(people, luck)
        while len(live(server, id).state.connections) > before:
            heard_until_pong(people[0])
        assert stands(server, id, tokens[0])["n"] == 19


def test_who_vanishes_is_told_of(server: Server) -> None:
    game = server.make()
    token = server.join(game)
    with server.person(game["id"], game["token"]) as ada:
        ada.wait("update")
        bob = hello_from(server, game["id"], token)
        ada.until_players(lambda told: told["players"][1]["connected"])
        reset(bob)
        ada.until_players(lambda told: not told["players"][1]["connected"])


def test_a_storm_of_reconnections_ends_where_it_began(server: Server) -> None:
    """Many connections open and break at once while two people play; in the end only theirs are left,
    and both see the whole game.
    """
    luck = random.Random(2)
    with seated(server, 2, seed=2) as (id, tokens, people):
        failures: list[BaseException] = []

        def storm(number: int) -> None:
            chance = random.Random(number)
            try:
                for _ in range(15):
                    token = tokens[number % 2] if number % 3 else None
                    if chance.random() < 0.5:
                        line = hello_from(server, id, token)
                        line.recv(chance.randrange(1, 500))
                        reset(line)
                        continue
                    with server.person(id, token, chance.randrange(30)) as person:
                        if chance.random() < 0.5:
                            person.wait("update")
            except (OSError, WebSocketException, AssertionError) as error:
                failures.append(error)

        threads = [threading.Thread(target=storm, args=[number]) for number in range(6)]
        for thread in threads:
            thread.start()
        for _ in range(25):
            step(people, luck)
        for thread in threads:
            thread.join()
        assert failures == []
        while len(live(server, id).state.connections) > 2:
            heard_until_pong(people[0])
        for token, person in zip(tokens, people, strict=True):
            person.until(lambda update: update["n"] == 26)
            again = stands(server, id, token)
            assert person.update is not None and again["n"] == 26
            assert again["view"] == person.update["view"] and again["log"] == person.log


def test_an_answer_whose_line_breaks_is_taken_once(server: Server) -> None:
    """A client that never got the reply to an answer connects again and sends the answer again: it
    counts once.
    """
    luck = random.Random(3)
    id, tokens = server.two(seed=3)
    for done in range(12):
        views = [stands(server, id, token) for token in tokens]
        seat = next(seat for seat, update in enumerate(views) if update["view"]["choice"])
        choice = views[seat]["view"]["choice"]
        option = luck.choice(choice["options"])
        lost = hello_from(server, id, tokens[seat])
        lost.recv(1)
        lost.sendall(frame({"kind": "answer", "choice": choice["number"], "options": [option]}))
        reset(lost)
        with server.person(id, tokens[seat], since=views[seat]["n"]) as again:
            said = again.answer(choice["number"], option)
            assert said["kind"] == "ack" or said["reason"] == "table-refused-doubled"
            assert again.until(lambda update, done=done: update["n"] == done + 2)["n"] == done + 2


def test_a_flood_is_answered_in_order_and_harms_nobody(server: Server) -> None:
    luck = random.Random(4)
    with seated(server, 2, seed=4) as (id, _, people), server.person(id) as flooder:
        flooder.wait("update")
        heard: list[int] = []

        def listen() -> None:
            while True:
                kind = flooder.wait("pong", "refusal", "update")["kind"]
                heard.append(kind != "update")
                if sum(heard) == 600:
                    return

        listener = threading.Thread(target=listen)
        listener.start()
        for number in range(200):
            flooder.say(kind="ping")
            flooder.say(kind="answer", choice=number, options=[["done"]] * 64)
            flooder.say(kind="dance", text="x" * 1000)
            if number % 20 == 0:
                step(people, luck)
        listener.join()
        assert stands(server, id)["n"] == 11
        assert same_table(stands(server, id), heard_last(flooder))


def heard_last(person: Person) -> dict[str, object]:
    """Ask for the whole table again, and return the update that comes."""
    person.say(kind="resume", since=0)
    return person.wait("update")


async def test_who_does_not_read_is_let_go_and_nothing_is_kept_for_them() -> None:
    """A client that reads nothing is disconnected when too much waits for it, and the server keeps
    nothing for it.
    """
    connection = Connection()
    for _ in range(OUTBOX // 1000 + 50):
        connection.send({"kind": "refusal", "message": "x" * 1000})
    assert connection.closing == 1013 and connection.size <= OUTBOX
    assert await connection.next() is None


async def test_who_reads_slowly_sees_the_newest_table_and_all_that_was_said_to_them() -> None:
    """A slow client gets all other messages, but only the newest update of the table."""
    connection, shown = Connection(), 0

    async def again(_: Connection) -> None:
        nonlocal shown
        shown += 1
        connection.send({"kind": "update", "n": 10**6, "from": 0})

    connection.again = again
    for n in range(1000):
        connection.send({"kind": "update", "n": n, "log": "x" * 1000})
        if n % 100 == 0:
            connection.send({"kind": "ack", "choice": n})
    assert connection.size < BEHIND + 2000
    heard = [json.loads(await connection.next() or "") for _ in range(11)]
    assert [one["choice"] for one in heard[:-1]] == list(range(0, 1000, 100))
    assert heard[-1] == {"kind": "update", "n": 10**6, "from": 0} and shown == 1
    connection.send({"kind": "update", "n": 10**6 + 1})
    assert json.loads(await connection.next() or "")["n"] == 10**6 + 1


def test_a_stalled_reader_holds_up_nobody(server: Server) -> None:
    """A client asks for the whole log thousands of times and reads nothing: the others can play on."""
    luck = random.Random(5)
    with seated(server, 2, seed=5) as (id, _, people):
        line = hello_from(server, id, None)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = frame({"kind": "resume", "since": 0})
        line.setblocking(False)
        sent = 0
        for _ in range(25):
            try:
                for _ in range(200):
                    sent += line.send(ask)
            except BlockingIOError:
                pass
            step(people, luck)
        assert sent > 10 * len(ask)
        assert stands(server, id)["n"] == 26
        reset(line)


def test_a_full_house_turns_away_strangers_and_takes_them_when_there_is_room(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "games.sqlite", max_spectators=3) as server,
        seated(server, 2) as (id, _, people),
        ExitStack() as guests,
    ):
        for _ in range(3):
            guests.enter_context(server.person(id)).wait("update")
        for _ in range(20):
            with server.person(id) as late:
                assert late.wait("error")["reason"] == "table-refused-full"
        step(people, random.Random(1))
        guests.close()
        while len(live(server, id).state.connections) > 2:
            heard_until_pong(people[0])
        with server.person(id) as welcome:
            assert welcome.wait("update")["n"] == 2


@pytest.mark.parametrize("wrong", ["unmasked", "reserved", "opcode", "text"])
def test_frames_against_the_protocol_close_that_line_only(server: Server, wrong: str) -> None:
    with seated(server, 2) as (id, _, people):
        broken = {
            "unmasked": b"\x81\x02{}",
            "reserved": b"\xf1\x80\0\0\0\0",
            "opcode": b"\x83\x80\0\0\0\0",
            "text": b"\x81\x83\0\0\0\0\xff\xfe\xfd",
        }[wrong]
        with opened(server, id) as line:
            line.sendall(broken)
            while line.recv(4096):
                pass
        step(people, random.Random(1))
        with server.person(id) as fine:
            assert fine.wait("update")["n"] == 2


def test_a_closed_line_takes_no_more(server: Server) -> None:
    with seated(server, 2) as (id, _, _):
        person = server.person(id, "stolen")
        person.wait("error")
        assert person.closed() == 4403
        with pytest.raises(ConnectionClosed):
            person.say(kind="ping")
        person.__exit__()
