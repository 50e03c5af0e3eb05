"""What a game at rest takes in memory: without anybody at its table, and with two people who do nothing.

    python -m bench.resting                                   # this checkout
    python -m bench.resting now=. before=/tmp/other-checkout  # two checkouts

Each version is a process of its own that traces its Python objects (`tracemalloc`). Games of all rules are
made alike; then two people connect to each, without compression, and say nothing. The table tells the
kilobytes of objects for each game, and of the process, which has its own reserves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from bench.server import GAMES, Game, Version, requests_to

RESTS: Final = 23.0
"""Seconds after which a table at which nothing happens has forgotten what it can compute again."""

SERVER: Final = """
import gc, signal, sys, tracemalloc
from grimorio.web import serve

def told(*_):
    gc.collect()
    print(tracemalloc.get_traced_memory()[0], flush=True)
    if sys.argv[1:]:
        for part in tracemalloc.take_snapshot().statistics("lineno")[:int(sys.argv[1])]:
            print(part, file=sys.stderr, flush=True)

signal.signal(signal.SIGUSR1, told)
tracemalloc.start()
serve()
"""


class Traced(Version):
    """A version whose Python objects are counted.

    Args:
        name: its name in the table.
        checkout: the folder of its sources.
        folder: the folder where it runs.
        changes: whether people ask for updates that have only what changed, as the page does.
        shown: how many lines of source that hold most memory are written to standard error each time.
    """

    def __init__(self, name: str, checkout: Path, folder: str, shown: int = 0, changes: bool = True) -> None:
        self.shown = shown
        self.changes = changes
        super().__init__(name, checkout, folder)

    def started(self, env: dict[str, str], folder: str) -> subprocess.Popen[str]:
        """The process of the server."""
        shown = [str(self.shown)] if self.shown else []
        code = [sys.executable, "-c", SERVER, *shown]
        return subprocess.Popen(code, env=env, stdout=subprocess.PIPE, text=True, cwd=folder)

    def objects(self) -> int:
        """The bytes of all Python objects in the server's main process."""
        assert self.process.stdout is not None
        os.kill(self.process.pid, signal.SIGUSR1)
        return int(self.process.stdout.readline())


def new_game(version: Version, number: int) -> Any:
    """A game that can be made at a version; the rules take turns."""
    return Game(version, GAMES[number % len(GAMES)], number, 1.0)


async def rested(version: Traced, count: int) -> dict[str, Any]:
    """The kilobytes of a game at rest, and of one with two people connected, at one version."""
    async with contextlib.AsyncExitStack() as opened:
        for number in range(len(GAMES) * 2):  # what the first games of each kind load stays
            await _made(version, number)
        before, base = version.objects(), version.memory()
        games = [await _made(version, number) for number in range(8, 8 + count)]
        await asyncio.sleep(RESTS)
        alone, process = version.objects() - before, version.memory() - base
        for game, id, tokens in games:
            for token in tokens:
                line = await opened.enter_async_context(game._line(id, {"x-forwarded-for": game.address}))
                await line.send(
                    json.dumps(
                        {"kind": "hello", "token": token, "since": 0, "era": 0, "changes": version.changes}
                    )
                )
                while json.loads(await line.recv())["kind"] != "update":
                    pass
        await asyncio.sleep(RESTS)
        seated, filled = version.objects() - before, version.memory() - base
        figures = {"KB a game": alone / 1024, "with two people": seated / 1024}
        figures |= {"a connection": (seated - alone) / 2048, "process": process, "process with two": filled}
        return {"version": version.name} | {name: round(size / count, 1) for name, size in figures.items()}


async def _made(version: Version, number: int) -> tuple[Any, str, list[str]]:
    game = new_game(version, number)
    async with requests_to(version.url, {"x-forwarded-for": game.address}) as http:
        id, tokens = await game._made(http)
    return game, id, tokens


def main() -> None:
    """Measure the versions named on the command line, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="*", default=["here=."], help="NAME=CHECKOUT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--whole", action="store_true", help="people ask for whole updates")
    parser.add_argument("--lines", type=int, default=0, help="lines of source that hold most, told each time")
    wanted = parser.parse_args()
    rows = []
    for text in wanted.versions:
        name, _, checkout = text.rpartition("=")
        with tempfile.TemporaryDirectory() as folder:
            version = Traced(name or checkout, Path(checkout), folder, wanted.lines, not wanted.whole)
            try:
                rows.append(asyncio.run(rested(version, wanted.games)))
            finally:
                version.process.terminate()
                version.process.wait()
    print(f"| {' | '.join(rows[0])} |")
    print(f"|---{'|---:' * (len(rows[0]) - 1)}|")
    for row in rows:
        print(f"| {' | '.join(str(cell) for cell in row.values())} |")


if __name__ == "__main__":
    main()
