"""What a game that nobody is looking at costs: little while its table is in memory, nothing afterwards."""

from __future__ import annotations

import asyncio
import gc
import socket
import tracemalloc
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.trust.helpers import opened
from tests.trust.test_lines import frame
from tests.web.helpers import Server

GAMES = ("magic", "mickey", "magecraft", "live")
EACH = 10

AT_REST = 60 * 1024
"""The bytes of Python's objects that a game may take whose table is in memory and that nobody is at."""


SEATED = 60 * 1024
"""The bytes of Python's objects that it may take with two people who are connected and do nothing."""


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
