"""What a game that nobody is looking at costs: little while its table is in memory, nothing afterwards."""

from __future__ import annotations

import asyncio
import gc
import socket
import tracemalloc
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

from grimorio.web.table.connection import Connection
from grimorio.web.table.table import Table
from tests.trust.helpers import opened
from tests.trust.test_lines import frame
from tests.web.helpers import Server

GAMES = ("magic", "mickey", "magecraft", "live")
EACH = 10

AT_REST = 60 * 1024
"""The bytes of Python's objects that a game may take whose table is in memory and that nobody is at."""


SEATED = 60 * 1024
"""The bytes of Python's objects that it may take with two people who are connected and do nothing."""

EARLY, LATE = 40, 160
"""How many answers are given before the memory of games at play is measured, and before it is again."""

PLAYED = 300 * 1024
"""The bytes of Python's objects that a game may take after the first of them: positions, what was seen."""

ANSWER = 3000
"""The bytes that each of the others may add: its lines in the logs of all seats."""


def seated(server: Server, id: str, token: str) -> socket.socket:
    """Connect to a game with hardly any memory for the client, and read until the table has come."""
    line = opened(server, id)
    line.sendall(frame({"kind": "hello", "token": token, "changes": True}))
    heard = b""
    while b'"kind":"update"' not in heard:
        heard = heard[-100:] + line.recv(4096)
    return line


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.deep
def test_a_game_at_rest_is_small_and_leaves_nothing_in_memory(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", notify_after=0.0) as server:

        def made(count: int) -> list[str]:
            return [server.two(game=game, seed=seed)[0] for game in GAMES for seed in range(count)]

        async def rested(ids: list[str]) -> None:
            for id in ids:
                (await server.hub.table(id)).state.rest()

        def do(work: object) -> None:
            asyncio.run_coroutine_threadsafe(work, server.uvicorn.loop).result(60)  # type: ignore[arg-type]

        first = made(2)  # what the first games of each kind load stays
        do(server.hub.put_away(first))
        tracemalloc.start()
        try:
            before = traced()
            ids = made(EACH)
            do(rested(ids))
            each = (traced() - before) // len(ids)
            do(server.hub.put_away(ids))
            left = (traced() - before) // len(ids)
        finally:
            tracemalloc.stop()
        print(f"{each} bytes a game at rest, {left} after it left the memory")
        assert not set(ids) & set(server.hub.tables)
        assert each < AT_REST
        assert left < 8000, "its id may remain, and what the client of this test holds"


@pytest.mark.deep
def test_a_connection_on_which_nobody_speaks_is_small(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", notify_after=0.0) as server, ExitStack() as lines:

        async def rested() -> int:
            for table in server.hub.loaded():
                table.state.rest()
            return traced()

        def do(work: object) -> int:
            return asyncio.run_coroutine_threadsafe(work, server.uvicorn.loop).result(60)  # type: ignore[arg-type]

        def sit(count: int) -> None:
            for game in GAMES:
                for seed in range(count):
                    id, tokens = server.two(game=game, seed=seed)
                    for token in tokens:
                        lines.enter_context(seated(server, id, token))

        sit(2)
        tracemalloc.start()
        try:
            before = do(rested())
            sit(EACH)
            each = (do(rested()) - before) // (EACH * len(GAMES))
        finally:
            tracemalloc.stop()
        print(f"{each} bytes a game at rest with two people connected")
        assert each < SEATED


class Deaf:
    """The WebSocket of a client that can always be sent to."""

    writable = asyncio.Event()

    def send_text(self, text: str) -> None:
        """Forget a message."""

    def finish(self, code: int) -> None:
        """Do nothing."""


Deaf.writable.set()


@pytest.mark.deep
def test_a_game_that_is_played_grows_by_its_log_alone(tmp_path: Path) -> None:
    """What answers leave in memory, with two people who see each of them."""
    with Server(tmp_path / "games.sqlite", notify_after=0.0) as server:

        async def answered(ids: list[str], each: int) -> None:
            luck = Random(1)
            for id in ids:
                table = await server.hub.table(id)
                if not table.state.connections:
                    await table.ask(partial(joined, table))
                for _ in range(each):
                    if table.timeline is None or table.timeline.position.over:
                        break
                    choice = luck.choice(table.timeline.position.waiting)
                    options = [luck.choice(choice.options)]
                    await table.ask(partial(table.answer, choice.seat, choice.number, options))

        async def joined(table: Table) -> None:
            for seat in (0, 1):
                connection = Connection(seat=seat)
                connection.changes, connection.websocket = True, Deaf()
                await table.come(connection, 0, 0)

        def do(work: object) -> int:
            return asyncio.run_coroutine_threadsafe(work, server.uvicorn.loop).result(120)  # type: ignore[arg-type]

        sizes = {}
        for game in GAMES:
            do(answered([server.two(game=game, seed=99)[0]], 10))
            ids = [server.two(game=game, seed=seed)[0] for seed in range(2)]
            tracemalloc.start()
            try:
                before = traced()
                do(answered(ids, EARLY))
                early = (traced() - before) // len(ids)
                do(answered(ids, LATE))
                sizes[game] = early, (traced() - before) // len(ids)
            finally:
                tracemalloc.stop()
        print(f"bytes a game after {EARLY} and after {EARLY + LATE} answers: {sizes}")
        assert all(early < PLAYED for early, _ in sizes.values())
        assert all(late - early < ANSWER * LATE for early, late in sizes.values())
