"""One server under load: many games, spectators, finished games, reconnects, and a soak.

    python -m bench.load games --games 1000 --think 3 --seconds 60
    python -m bench.load spectators finished reconnects
    python -m bench.load games --games 1000 --servers 2 --db postgresql://grimorio@localhost/bench
    python -m bench.load soak --games 100 --think 1 --seconds 1800

The server is a process of its own with a SQLite database, or `--servers` processes with the PostgreSQL
database `--db`, among which the client processes are divided. The clients are processes besides, with the
real protocol, every game with two people of an address of its own, all four rules alike. Answers come at
random after `--think` seconds on average. The table tells what share of the processors the server and the
clients used: on a machine with other work, waiting times are those of a server that got no more. A soak fails
if the memory grows by more than a tenth from its middle to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import insert
from websockets.asyncio.client import connect

from bench.server import GAMES, HELLO, Game, Turn, Version, requests_to
from grimorio import games
from grimorio.kernel import Record, Setup
from grimorio.kernel.seats import seats_of
from grimorio.store import AnswerRow, GameRow, SeatRow, Store
from grimorio.store.answers import Addition

HERE: Final = Path(__file__).resolve().parent.parent
SEATS: Final = [{"kind": "person"}, {"kind": "person"}]


@dataclass
class Wanted:
    """What the command line asks for."""

    games: int
    think: float
    seconds: float
    clients: int
    finished: int
    servers: int
    db: str | None


@dataclass
class Side:
    """A server as a client process knows it; `bench.server.Game` plays on it."""

    url: str
    going: asyncio.Event = field(default_factory=asyncio.Event)
    turn: Turn = field(default_factory=Turn)


@contextmanager
def server(folder: str, db: str | None = None) -> Iterator[Version]:
    """A server with its database in `folder`, or at the URL `db`; it is stopped at the end."""
    version = Version("here", HERE, folder, db)
    try:
        yield version
    finally:
        version.process.terminate()
        version.process.wait()


def wide() -> None:
    """Let this process have as many connections as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def client(url: str, numbers: range, think: float, begin: float, end: float) -> dict[str, Any]:
    """Play the games with these numbers, and count what happens between two times of `time.time`.

    Returns "answers", "waits" and "processor", the last two in seconds.
    """
    wide()

    async def run() -> dict[str, Any]:
        side = Side(url)
        side.going.set()
        tasks = []
        for number in numbers:
            game: Any = Game(side, GAMES[number % len(GAMES)], number, think)  # type: ignore[arg-type]
            tasks.append(asyncio.create_task(game.run()))
            await asyncio.sleep(max(0.0, begin - 3 - time.time()) / len(numbers) / 2)
        await asyncio.sleep(max(0.0, begin - time.time()))
        side.turn, spent = Turn(), time.process_time()
        await asyncio.sleep(max(0.0, end - time.time()))
        turn, spent = side.turn, time.process_time() - spent
        broken = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in broken:
            task.result()
        return {"answers": turn.answers, "waits": turn.waits, "processor": spent}

    return asyncio.run(run())


def played(
    versions: list[Version], wanted: Wanted, watch: Callable[[], None] | None = None
) -> dict[str, Any]:
    """Let client processes play, and return their counts together with those of the servers."""
    begin = time.time() + 10 + wanted.games / 25
    end = begin + wanted.seconds
    parts = [range(part, wanted.games, wanted.clients) for part in range(wanted.clients)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(wanted.clients, spawn) as pool:
        calls = [
            pool.submit(client, versions[number % len(versions)].url, part, wanted.think, begin, end)
            for number, part in enumerate(parts)
        ]
        time.sleep(max(0.0, begin - time.time()))
        before, load = sum(version.processor() for version in versions), os.getloadavg()[0]
        while time.time() < end:
            time.sleep(min(1.0, max(0.0, end - time.time())))
            if watch is not None:
                watch()
        spent = sum(version.processor() for version in versions) - before
        counts = [call.result() for call in calls]
    waits = sorted(wait * 1000 for count in counts for wait in count["waits"]) or [0.0]
    answers = sum(count["answers"] for count in counts)
    return {
        "games": wanted.games,
        "asked/s": round(wanted.games / wanted.think, 1),
        "answers/s": round(answers / wanted.seconds, 1),
        "server ms an answer": round(spent * 1000 / max(1, answers), 2),
        "servers' cores": f"{100 * spent / wanted.seconds:.0f} %",
        "clients' cores": f"{100 * sum(count['processor'] for count in counts) / wanted.seconds:.0f} %",
        "p50 ms": round(waits[len(waits) // 2]),
        "p95 ms": round(waits[int(len(waits) * 0.95)]),
        "p99 ms": round(waits[int(len(waits) * 0.99)]),
        "MB": sum(version.memory() for version in versions) // 1024,
        "load before": round(load, 1),
    }


def many(wanted: Wanted) -> list[dict[str, Any]]:
    """Many games at once, and the memory that one takes which nobody plays."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        servers = [running.enter_context(server(folder, wanted.db)) for _ in range(wanted.servers)]
        base = sum(version.memory() for version in servers)
        counts = played(servers, wanted)
        return [{**counts, "KB a game": (counts["MB"] * 1024 - base) // wanted.games}]


def soak(wanted: Wanted) -> list[dict[str, Any]]:
    """Games one after another for a long time, with the memory of the server every second."""
    memory: list[int] = []
    with tempfile.TemporaryDirectory() as folder, server(folder) as version:
        counts = played([version], wanted, lambda: memory.append(version.memory()))
    tenth = max(1, len(memory) // 10)
    tenths = [statistics.median(memory[at : at + tenth]) / 1024 for at in range(0, len(memory), tenth)][:10]
    grown = tenths[-1] / tenths[len(tenths) // 2] - 1
    row = {**counts, "MB each tenth": " ".join(f"{mb:.0f}" for mb in tenths), "grown": f"{100 * grown:.1f} %"}
    if grown > 0.1:
        raise SystemExit(f"the memory grows: {row}")
    return [row]


async def watched(version: Version, rules: str, spectators: int, answers: int) -> float:
    """The processor milliseconds of an answer in a game that so many spectators watch."""
    side = Side(version.url)
    game: Any = Game(side, rules, 1, 0.02)  # type: ignore[arg-type]
    headers = {"x-forwarded-for": "10.9.0.1"}
    async with requests_to(version.url, headers) as http:
        id, tokens = await game._made(http)
        async with contextlib.AsyncExitStack() as opened:
            lines = [await opened.enter_async_context(game._line(id, headers)) for _ in tokens]
            for number in range(spectators):
                address = {"x-forwarded-for": f"10.8.{number // 50}.1"}
                line = await opened.enter_async_context(game._line(id, address))
                await line.send(json.dumps({**HELLO, "token": None}))
                task = asyncio.create_task(drained(line))
                opened.callback(task.cancel)
            playing = asyncio.create_task(game._played(lines, tokens))
            await asyncio.sleep(1)
            before, side.turn = version.processor(), Turn()
            side.going.set()
            while side.turn.answers < answers and not playing.done():
                await asyncio.sleep(0.05)
            spent = version.processor() - before
            playing.cancel()
            return 1000 * spent / max(1, side.turn.answers)


async def drained(line: Any) -> None:
    """Read everything that a line brings."""
    async for _ in line:
        pass


def spectators(_wanted: Wanted) -> list[dict[str, Any]]:
    """Games of all rules with no spectator and with 98."""
    rows = []
    with tempfile.TemporaryDirectory() as folder, server(folder) as version:
        for rules in GAMES:
            alone, seen = (asyncio.run(watched(version, rules, count, 60)) for count in (0, 98))
            row = {"game": rules, "ms an answer": round(alone, 1), "with 98 spectators": round(seen, 1)}
            rows.append({**row, "ms a spectator": round((seen - alone) / 98, 3)})
    return rows


def random_game() -> tuple[Setup, Record, dict[str, Any]]:
    """A whole game of Magecraft at random: its setup, its record, its last position as JSON data."""
    luck, game = random.Random(1), games.get("magecraft")
    setup = Setup("magecraft", 2, 1)
    record = Record.begin(game, setup, ("Ada", "Bob"))
    position = game.start(setup)
    while not position.over:
        choice = position.choice
        index = luck.randrange(len(choice.options))
        record.add(choice, index)
        position.answer(index, choice.number)
    record.finish(position)
    return setup, record, position.to_json()


def fill(store: Store, count: int) -> None:
    """Store so many finished games, all the same but for their ids."""
    setup, record, last = random_game()
    rules = games.get("magecraft")
    shared = {
        "game": "magecraft",
        "setup": setup.to_json(),
        "state": "over",
        "result": last["result"],
        "record": record.to_json(),
        "version": rules.version,
        "card_hash": rules.card_hash(setup),
        "listed": True,
    }
    for first in range(0, count, 500):
        with store.session.begin() as session:
            for number in range(first, min(first + 500, count)):
                id = f"game{number:05}"
                seats = [SeatRow(seat=seat, kind="person", name=f"P{seat}") for seat in seats_of(2)]
                session.add(GameRow(id=id, secret="", seats=seats, **shared))
                session.flush()
                session.execute(insert(AnswerRow), Addition(id, 0, 0, record.answers).rows())


def finished(wanted: Wanted) -> list[dict[str, Any]]:
    """The lobby, one game and its replay among many finished games."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{folder}/games.sqlite")
        began = time.perf_counter()
        fill(store, wanted.finished)
        filled = time.perf_counter() - began
        store.close()
        rows = []
        with server(folder) as version, httpx.Client(base_url=version.url, timeout=60) as http:
            id = f"game{wanted.finished // 2:05}"
            for path in (
                "/api/games",
                f"/api/games/{id}",
                f"/api/games/{id}/record",
                f"/api/games/{id}/replay",
            ):
                before, waits = version.processor(), []
                for _ in range(20):
                    began = time.perf_counter()
                    http.get(path).raise_for_status()
                    waits.append(1000 * (time.perf_counter() - began))
                row = {"GET": path, "ms": round(statistics.median(waits), 1), "most": round(max(waits), 1)}
                spent = 50 * (version.processor() - before)
                rows.append({"finished games": wanted.finished, **row, "server ms": round(spent, 1)})
        print(f"{wanted.finished} games written in {filled:.0f} s", file=sys.stderr)
        return rows


async def arrived(url: str, places: list[tuple[str, str]]) -> list[float]:
    """Seconds until each of these seats, as (game, token), has its table again; all come at once."""
    began = time.perf_counter()

    async def one(number: int, id: str, token: str) -> float:
        headers = {"x-forwarded-for": f"10.{number // 500}.{number % 250}.9"}
        while True:
            try:
                address = url.replace("http", "ws", 1) + f"/ws/games/{id}"
                async with connect(
                    address, additional_headers=headers, max_size=None, open_timeout=60
                ) as line:
                    await line.send(json.dumps({**HELLO, "token": token}))
                    while json.loads(await line.recv())["kind"] != "update":
                        pass
                    return time.perf_counter() - began
            except (OSError, EOFError):
                await asyncio.sleep(0.25)

    return list(await asyncio.gather(*(one(number, *place) for number, place in enumerate(places))))


def reconnects(_wanted: Wanted) -> list[dict[str, Any]]:
    """500 seats that come back at once after the server was killed."""
    wide()
    with tempfile.TemporaryDirectory() as folder:
        with server(folder) as version:
            asyncio.run(_seated(version, places := []))
            os.kill(version.process.pid, signal.SIGKILL)
            version.process.wait()
        with server(folder) as version:
            before = version.processor()
            waits = sorted(asyncio.run(arrived(version.url, places)))
            spent = version.processor() - before
    return [
        {
            "reconnects": len(waits),
            "s half": round(waits[len(waits) // 2], 1),
            "s all": round(waits[-1], 1),
            "server s": round(spent, 1),
        }
    ]


async def _seated(version: Version, places: list[tuple[str, str]]) -> None:
    """Make 250 games, and note both seats of each."""
    for number in range(250):
        game: Any = Game(Side(version.url), GAMES[number % len(GAMES)], number, 1)  # type: ignore[arg-type]
        headers = {"x-forwarded-for": game.address}
        async with requests_to(version.url, headers) as http:
            id, tokens = await game._made(http)
        places += [(id, token) for token in tokens]


RUNS: Final[dict[str, Callable[[Wanted], list[dict[str, Any]]]]] = {
    "games": many,
    "spectators": spectators,
    "finished": finished,
    "reconnects": reconnects,
    "soak": soak,
}


def table(rows: list[dict[str, Any]]) -> str:
    """Rows as a table in Markdown."""
    heads = list(rows[0])
    lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    return "\n".join(lines + [f"| {' | '.join(str(row[head]) for head in heads)} |" for row in rows])


def main() -> None:
    """Run what the command line names, and print a table for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="+", choices=list(RUNS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--think", type=float, default=3.0, help="seconds between an update and its answer")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds that are counted")
    parser.add_argument("--clients", type=int, default=2, help="client processes")
    parser.add_argument("--servers", type=int, default=1, help="server processes, for `games`; needs --db")
    parser.add_argument("--db", help="the URL of an empty PostgreSQL database, for `games`")
    parser.add_argument("--finished", type=int, default=10_000, help="finished games")
    words = vars(parser.parse_args())
    for run in words.pop("runs"):
        print(f"\n{run}\n\n{table(RUNS[run](Wanted(**words)))}", flush=True)


if __name__ == "__main__":
    main()
