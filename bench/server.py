"""What an answer costs a server: games of all rules over the real protocol, versions side by side.

    python -m bench.server                                   # this checkout
    python -m bench.server now=. before=/tmp/other-checkout  # two checkouts, in turns

Each version runs as a process of its own, ``grimorio serve``, with a database of its own. Two people sit at
every game and answer at random, the same number of games of each of the rules. The versions take turns of
some seconds, so that other work on the machine disturbs them alike. The processor time of the server's main
process is divided by the answers that it acknowledged, and by all answers, those included that it gave for
people by itself. Times from an answer to its update are those of the clock on the wall.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grimorio.web.game.changes import changed

GAMES: Final = ("magic", "mickey", "magecraft", "live")
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
HELLO: Final = {"kind": "hello", "since": 0, "era": 0, "changes": True}
TWO: Final = [{"kind": "person"}, {"kind": "person"}]


@dataclass
class Turn:
    """What one version did in one turn: acknowledged answers, all answers, processor and waiting seconds."""

    answers: int = 0
    played: int = 0
    processor: float = 0.0
    waits: list[float] = field(default_factory=list)


class Version:
    """One version of the server.

    Args:
        name: its name in the table.
        checkout: the folder of its sources.
        folder: the folder where it runs.
        db: the URL of its database; None for one of its own in the folder.
    """

    def __init__(self, name: str, checkout: Path, folder: str, db: str | None = None) -> None:
        self.name = name
        db = db or f"sqlite:///{folder}/games.sqlite"
        own = {"GRIMORIO_DB": db, "GRIMORIO_PORT": "0", "GRIMORIO_ADMIN": "0"}
        env = {**os.environ, **own, "PYTHONPATH": str(checkout.resolve() / "src"), "GRIMORIO_OPEN": "0"}
        self.process = self.started(env, folder)
        assert self.process.stdout is not None
        address = re.search(r"http://[\d.:]+", self.process.stdout.readline())
        if address is None:
            raise SystemExit(f"{name} does not start")
        self.url = address[0]
        self.tables: list[Game] = []
        self.turns: list[Turn] = []
        self.going = asyncio.Event()
        self.turn = Turn()

    def started(self, env: dict[str, str], folder: str) -> subprocess.Popen[str]:
        """The process of the server, with its environment, in a folder."""
        code = [sys.executable, "-c", "from grimorio.web import serve; serve()"]
        return subprocess.Popen(code, env=env, stdout=subprocess.PIPE, text=True, cwd=folder)

    def processor(self) -> float:
        """The processor seconds that the server's main process has used."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS

    def memory(self) -> int:
        """The kilobytes of memory that the server's main process takes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def requests_to(url: str, headers: dict[str, str]) -> httpx.AsyncClient:
    """A client for HTTP that reads no certificates, which takes longer than to make a game.

    It lets idle connections go before the server does, which would break the next request.
    """
    limits = httpx.Limits(keepalive_expiry=2)
    return httpx.AsyncClient(base_url=url, timeout=60, headers=headers, verify=False, limits=limits)


class Game:
    """Two people at one table, who play one game after another.

    Args:
        version: the server.
        rules: the name of the rules.
        number: the number of the table, by which its luck differs.
        think: seconds between an update and the answer to it.
    """

    def __init__(self, version: Version, rules: str, number: int, think: float) -> None:
        self.version = version
        self.rules = rules
        self.luck = random.Random(number)
        self.think = think
        self.address = f"10.{number // 250}.{number % 250}.7"

    async def run(self) -> None:
        """Play until cancelled."""
        headers = {"x-forwarded-for": self.address}
        async with requests_to(self.version.url, headers) as http:
            while True:
                id, tokens = await self._made(http)
                async with contextlib.AsyncExitStack() as open_:
                    lines = [await open_.enter_async_context(self._line(id, headers)) for _ in tokens]
                    with contextlib.suppress(ConnectionClosed):
                        await self._played(lines, tokens)

    def _line(self, id: str, headers: dict[str, str]) -> connect:
        address = self.version.url.replace("http", "ws", 1) + f"/ws/games/{id}"
        return connect(address, max_size=None, compression=None, additional_headers=headers)

    async def _made(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A new game that begins: its id and the tokens of both seats."""
        seed = self.luck.randrange(2**32)
        body = {"game": self.rules, "name": "Ada", "seats": TWO, "seed": seed}
        game = (await http.post("/api/games", json=body)).raise_for_status().json()
        invite = {"invite": game["seats"][1]["invite"], "name": "Bob"}
        joined = await http.post(f"/api/games/{game['id']}/join", json=invite)
        return game["id"], [game["token"], joined.raise_for_status().json()["token"]]

    async def _played(self, lines: list[ClientConnection], tokens: list[str]) -> None:
        """Answer for both seats until the game is over."""
        for line, token in zip(lines, tokens, strict=True):
            await line.send(json.dumps({**HELLO, "token": token}))
        updates: list[dict[str, Any]] = [{"n": -1}, {"n": -1}]
        n = -1
        while True:
            await self._settled(lines, updates, n)
            choice = next((update["view"]["choice"] for update in updates if update["view"]["choice"]), None)
            if choice is None:
                return
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
            await self.version.going.wait()
            line, n = lines[choice["seat"]], updates[0]["n"]
            option = self.luck.choice(choice["options"])
            began = time.perf_counter()
            await line.send(json.dumps({"kind": "answer", "choice": choice["number"], "options": [option]}))
            await self._heard(line, choice["seat"], updates, n)
            turn = self.version.turn
            turn.waits.append(time.perf_counter() - began)
            turn.answers += 1
            await self._settled(lines, updates, n)
            turn.played += updates[0]["n"] - n

    async def _settled(self, lines: list[ClientConnection], updates: list[dict[str, Any]], n: int) -> None:
        """Read until both seats have the same update after `n`, in which one is asked or the game is over.

        In between the table may answer for them by itself.
        """
        while True:
            behind = min(range(len(updates)), key=lambda seat: updates[seat]["n"])
            newest = max(update["n"] for update in updates)
            if updates[behind]["n"] == newest > n and waits(updates):
                return
            await self._heard(lines[behind], behind, updates, updates[behind]["n"])

    async def _heard(self, line: ClientConnection, seat: int, updates: list[dict[str, Any]], n: int) -> None:
        """Read a seat's next update after `n`, and put it into `updates`."""
        while True:
            message = json.loads(await line.recv())
            if message["kind"] == "changed":
                news = {key: message[key] for key in ("n", "from", "log")}
                message = {**changed(updates[seat], message["changes"]), **news}
            if message["kind"] == "update":
                updates[seat] = message
                if message["n"] > n:
                    return
            if message["kind"] in ("refusal", "error"):
                raise RuntimeError(f"{self.rules}: {message}")


def waits(updates: list[dict[str, Any]]) -> bool:
    """Whether one of the seats of these updates is asked, or the game is over."""
    return updates[0]["state"] != "playing" or any(update["view"]["choice"] for update in updates)


async def measure(versions: list[Version], games: int, think: float, turns: int, seconds: float) -> None:
    """Let all versions play in turns of some seconds, the first of which is not counted."""
    async with asyncio.TaskGroup() as group:
        tasks = []
        for version in versions:
            version.going.set()
            for number in range(games):
                game = Game(version, GAMES[number % len(GAMES)], number, think)
                tasks.append(group.create_task(game.run()))
            await asyncio.sleep(seconds)
            version.going.clear()
            await asyncio.sleep(1)
        for turn in range(turns):
            for version in versions if turn % 2 else versions[::-1]:
                version.turn, before = Turn(), version.processor()
                version.going.set()
                await asyncio.sleep(seconds)
                version.going.clear()
                await asyncio.sleep(1)
                version.turn.processor = version.processor() - before
                version.turns.append(version.turn)
        for task in tasks:
            task.cancel()


def told(versions: list[Version], games: int) -> list[str]:
    """The lines of the table of results."""
    lines = [f"{games} games, two people each; {', '.join(GAMES)} alike", ""]
    heads = (
        "version",
        "answers",
        "CPU-ms an answer",
        "CPU-ms with the table's own",
        "ratio",
        "p50 ms",
        "p99 ms",
        "MB",
    )
    lines += [f"| {' | '.join(heads)} |"]
    lines += ["|---|---|---|---|---|---|---|---|"]
    first: list[float] = []
    for version in versions:
        each = [turn.processor * 1000 / max(1, turn.answers) for turn in version.turns]
        answers = sum(turn.answers for turn in version.turns)
        spent = sum(turn.processor for turn in version.turns) * 1000
        played = sum(turn.played for turn in version.turns)
        first = first or each
        ratio = statistics.median(cost / other for cost, other in zip(each, first, strict=True))
        waits = sorted(wait * 1000 for turn in version.turns for wait in turn.waits) or [0.0]
        p50, p99 = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        lines.append(
            f"| {version.name} | {answers} | {spent / max(1, answers):.2f} | {spent / max(1, played):.2f} "
            f"| {ratio:.2f} | {p50:.0f} | {p99:.0f} | {version.memory() // 1024} |"
        )
    return lines


def main() -> None:
    """Run the versions named on the command line, and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("versions", nargs="*", default=["here=."], help="NAME=CHECKOUT")
    parser.add_argument("--games", type=int, default=40, help="games at once, for each version")
    parser.add_argument("--think", type=float, default=1.0, help="seconds between an update and its answer")
    parser.add_argument("--turns", type=int, default=6, help="turns of each version")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of a turn")
    wanted = parser.parse_args()
    with contextlib.ExitStack() as ending:
        versions = []
        for text in wanted.versions:
            name, _, checkout = text.rpartition("=")
            folder = ending.enter_context(tempfile.TemporaryDirectory())
            version = Version(name or checkout, Path(checkout), folder)
            ending.callback(version.process.wait)
            ending.callback(version.process.terminate)
            versions.append(version)
        asyncio.run(measure(versions, wanted.games, wanted.think, wanted.turns, wanted.seconds))
        print("\n".join(told(versions, wanted.games)))


if __name__ == "__main__":
    main()
