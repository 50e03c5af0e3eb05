"""Connections that are opened and not used, not read, or used too much."""

from __future__ import annotations

import contextlib
import json
import socket
import time

import httpx
from websockets.exceptions import WebSocketException

from bench.attack import Target, attack

BROKEN = (OSError, WebSocketException)


@attack("1,100 half-sent requests from one address, made again when they are closed")
def half_requests(target: Target) -> str:
    return half_sent(target, addresses=1)


@attack("1,100 half-sent requests, each from an address of its own")
def half_requests_of_many(target: Target) -> str:
    return half_sent(target, addresses=1100)


def half_sent(target: Target, addresses: int) -> str:
    """Hold 1,100 requests that are sent by half, from so many addresses in turn, until the time is over."""
    held: list[socket.socket] = []
    made = 0
    while target.left > 0:
        while len(held) < 1100 and target.left > 0:
            with contextlib.suppress(OSError):
                connection = target.connection(made % addresses)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                connection.setblocking(False)
                held.append(connection)
            made += 1
        held = [connection for connection in held if open_still(connection)]
        time.sleep(0.2)
    return f"{made:,} made, {len(held):,} held at the end"


def open_still(connection: socket.socket) -> bool:
    """Whether the server has not closed a connection that nothing else comes on."""
    try:
        if connection.recv(65536):
            return True
    except BlockingIOError:
        return True
    except OSError:
        pass
    connection.close()
    return False


@attack("WebSockets that never say hello, 90 from each of 5 addresses")
def silent_sockets(target: Target) -> str:
    id = target.game()["id"]
    held = []
    for number in range(450):
        with contextlib.suppress(*BROKEN):
            connection = target.table(id, number // 90)
            connection.socket.setblocking(False)
            held.append(connection)
    time.sleep(max(0.0, target.left))
    return f"{len(held)} taken"


@attack("every game in the lobby is watched from 3 addresses until its house is full")
def full_houses(target: Target) -> str:
    held, seen = [], 0
    while target.left > 0:
        with target.http() as http:
            games = http.get("/api/games").json()["games"]
        seen = max(seen, len(games))
        for game in games:
            for number in range(120):
                if target.left < 0:
                    break
                with contextlib.suppress(*BROKEN):
                    connection = target.table(game["id"], number // 40)
                    connection.send(json.dumps({"kind": "hello"}))
                    held.append(connection)
        time.sleep(1)
    return f"{seen} games listed, {len(held)} connections"


@attack("40 spectators of a long game ask for all of it 250 times and never read")
def unread(target: Target) -> str:
    made = target.game(game="magic", seats=[{"kind": "bot", "bot": "random"}] * 2)
    held = []
    for _ in range(40):
        with contextlib.suppress(*BROKEN):
            connection = target.table(made["id"], 1)
            connection.send(json.dumps({"kind": "hello"}))
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            held.append(connection)
    time.sleep(target.left / 2)
    asked = 0
    for _ in range(250):
        for connection in held:
            with contextlib.suppress(*BROKEN):
                connection.send(json.dumps({"kind": "resume", "since": 0}))
                asked += 1
        if target.left < 0:
            break
    time.sleep(max(0.0, target.left))
    return f"{len(held)} held, {asked:,} asked"


@attack("20 connections of one address send ping frames and pings as fast as they can")
def pings(target: Target) -> str:
    id = target.game()["id"]
    connections = []
    for _ in range(20):
        with contextlib.suppress(*BROKEN):
            connection = target.table(id)
            connection.send(json.dumps({"kind": "hello"}))
            connection.socket.settimeout(0.001)
            connections.append(connection.socket)
    ping = b"\x89\x80\0\0\0\0" * 200
    sent = 0
    while target.left > 0:
        for connection in connections:
            with contextlib.suppress(OSError):
                sent += connection.send(ping) // 6
            with contextlib.suppress(OSError):
                connection.recv(65536)
    return f"{sent:,} ping frames sent"


@attack("broken requests, frames that are no UTF-8, upgrades to nothing: whatever is logged")
def noise(target: Target) -> str:
    id = target.game()["id"]
    sent = 0
    while target.left > 0:
        for words in (
            b"\0\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n",
        ):
            with contextlib.suppress(OSError), target.connection(sent % 4) as connection:
                connection.sendall(words)
                connection.recv(4096)
        with contextlib.suppress(*BROKEN):
            table = target.table(id, sent % 4, close_timeout=0.2)
            table.socket.sendall(b"\x81\x83\0\0\0\0\xff\xfe\xfd")
            with contextlib.suppress(*BROKEN, TimeoutError):
                table.recv(1)
            table.close()
        sent += 3
    return f"{sent:,} sent"


@attack("60 games of two archmage bots from one address")
def bots_alone(target: Target) -> str:
    made, refused = 0, ""
    bots = [{"kind": "bot", "level": "archmage"}] * 2
    for _ in range(60):
        try:
            target.game(game="magic", seats=bots)
            made += 1
        except httpx.HTTPStatusError as error:
            refused = error.response.json()["error"]
        except httpx.HTTPError as error:
            refused = type(error).__name__
    time.sleep(max(0.0, target.left))
    return f"{made} made{refused and f', then {refused}'}"


@attack("20 games of three archmage bots and a person who has given up, watched")
def bots_watched(target: Target) -> str:
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "archmage"}] * 3]
    held = []
    for _ in range(20):
        with contextlib.suppress(httpx.HTTPError, *BROKEN):
            made = target.game(seats=seats)
            connection = target.table(made["id"])
            connection.send(json.dumps({"kind": "hello", "token": made["token"]}))
            connection.send(json.dumps({"kind": "concede"}))
            held.append(connection)
    while target.left > 0:
        for connection in held:
            with contextlib.suppress(TimeoutError, *BROKEN):
                connection.recv(0)
        time.sleep(0.05)
    return f"{len(held)} games"


@attack("new games, as many as one address may make")
def games(target: Target) -> str:
    made, refused = 0, 0
    with target.http() as http:
        body = {"game": "magecraft", "name": "Stranger", "seats": [{"kind": "person"}, {"kind": "person"}]}
        while target.left > 0:
            taken = False
            with contextlib.suppress(httpx.HTTPError):  # the connection is cut
                taken = http.post("/api/games", json=body).status_code == 201
            made, refused = made + taken, refused + (not taken)
    return f"{made:,} made, {refused:,} refused"
