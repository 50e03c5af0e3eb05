"""A person who plays while the server is attacked, and measures the waits, as JSON on standard output.

``python -m bench.attack.neighbour PORT SECONDS``. From a separate address the neighbour pings a seat twenty
times a second, looks into the lobby twice a second, reconnects to a seat every two seconds, and plays against
a bot without a pause.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds after which the neighbour stops waiting; the wait counts as this long."""

WARM = 30
"""Turns after which the bot has certainly been asked, so that its process is running."""

FAILURES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, EOFError)


class Neighbour:
    """The person; `waited` holds the seconds waited for each action."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENCE
        )
        self.waited: dict[str, list[float]] = {"ping": [], "lobby": [], "return": [], "bot": []}
        self.failed: dict[str, int] = dict.fromkeys(self.waited, 0)

    async def game(self, *others: dict[str, Any]) -> tuple[str, list[str]]:
        """Make a game; return its id and the tokens of the people."""
        body = {"game": "magecraft", "name": "Neighbour", "seats": [{"kind": "person"}, *others]}
        answer = await self.http.post("/api/games", json={**body, "listed": True})
        if answer.status_code == 422:  # a server from before tables were private
            answer = await self.http.post("/api/games", json=body)
        made = answer.raise_for_status().json()
        tokens = [made["token"]]
        for seat in made["seats"]:
            if seat["invite"]:
                invited = {"invite": seat["invite"], "name": "Friend"}
                joined = await self.http.post(f"/api/games/{made['id']}/join", json=invited)
                tokens.append(joined.json()["token"])
        return made["id"], tokens

    @contextlib.asynccontextmanager
    async def seat(self, id: str, token: str) -> Any:
        """A context with a connection to a seat, after its `welcome` message."""
        where = f"ws://127.0.0.1:{self.port}/ws/games/{id}"
        async with connect(where, local_addr=(self.address, 0), max_size=None) as connection:
            await connection.send(json.dumps({"kind": "hello", "token": token}))
            await heard(connection, "welcome")
            yield connection

    async def timed(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do something, and note how long it took or that it failed."""
        begun = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                done = await work()
        except FAILURES:
            self.failed[what] += 1
            self.waited[what].append(PATIENCE)
            raise
        self.waited[what].append(time.monotonic() - begun)
        return done

    async def ping(self, id: str, token: str) -> None:
        """Ping a seat forever; reconnect when the connection breaks."""
        while True:
            with contextlib.suppress(*FAILURES):
                async with self.seat(id, token) as connection:
                    while True:
                        await self.timed("ping", lambda connection=connection: pinged(connection))
                        await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)

    async def look(self) -> None:
        """Look into the lobby again and again."""
        while True:
            with contextlib.suppress(*FAILURES):
                await self.timed("lobby", self._lobby)
            await asyncio.sleep(0.5)

    async def _lobby(self) -> None:
        (await self.http.get("/api/games")).raise_for_status()

    async def come_back(self, id: str, token: str) -> None:
        """Reconnect to a seat again and again."""

        async def once() -> None:
            async with self.seat(id, token):
                pass

        while True:
            with contextlib.suppress(*FAILURES):
                await self.timed("return", once)
            await asyncio.sleep(2)

    async def answered(self, connection: ClientConnection, ready: asyncio.Event) -> dict[str, Any]:
        """Wait until the neighbour is asked again, noting how long the bot takes; return the view."""
        while True:
            step = (
                self.timed("bot", lambda: heard(connection, "update"))
                if ready.is_set()
                else heard(connection, "update")
            )
            view: dict[str, Any] = (await step)["view"]
            if view["choice"] or view["result"]:
                return view

    async def play(self, ready: asyncio.Event) -> None:
        """Play against a bot, game after game, noting how long its answers take once it is awake."""
        luck, turns = random.Random(1), 0
        while True:
            with contextlib.suppress(*FAILURES):
                id, (token,) = await self.game({"kind": "bot", "bot": "greedy"})
                async with self.seat(id, token) as connection:
                    view = await asked(connection)
                    while not view["result"]:
                        await asyncio.sleep(0.2 if ready.is_set() else 0)
                        choice = view["choice"]
                        option = luck.choice(choice["options"])
                        answer = {"kind": "answer", "choice": choice["number"], "options": [option]}
                        await connection.send(json.dumps(answer))
                        turns += 1
                        if turns == WARM:
                            ready.set()
                        view = await self.answered(connection, ready)
            await asyncio.sleep(0.5)


async def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind, and return it."""
    while True:
        message: dict[str, Any] = json.loads(await connection.recv())
        if message["kind"] == "error":
            raise EOFError(message["reason"])
        if message["kind"] == kind:
            return message


async def asked(connection: ClientConnection) -> dict[str, Any]:
    """Wait until the neighbour is asked or the game is over, and return the view."""
    while True:
        view: dict[str, Any] = (await heard(connection, "update"))["view"]
        if view["choice"] or view["result"]:
            return view


async def pinged(connection: ClientConnection) -> None:
    await connection.send('{"kind":"ping"}')
    await heard(connection, "pong")


async def main(port: int, seconds: float) -> dict[str, Any]:
    """Run the neighbour for a time, and return its waits and failures."""
    neighbour = Neighbour(port, "127.7.7.7")
    id, (own, friend) = await neighbour.game({"kind": "person"})
    ready = asyncio.Event()
    tasks = [asyncio.create_task(neighbour.play(ready))]
    await ready.wait()
    print("ready", flush=True)
    tasks += [
        asyncio.create_task(work)
        for work in (neighbour.ping(id, own), neighbour.look(), neighbour.come_back(id, friend))
    ]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {"waited": neighbour.waited, "failed": neighbour.failed}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))), flush=True)
