"""A real server on a free port, and clients that talk to it as the page does."""

from __future__ import annotations

import asyncio
import json
import pickle
import random
import socket
import tempfile
import threading
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grimorio.kernel import Position
from grimorio.kernel.record import ALL_SEATS
from grimorio.store import SeatRow, Store
from grimorio.web import Settings, create_app
from grimorio.web.bots.workers import BotWorkers, Question
from grimorio.web.game.changes import changed
from grimorio.web.game.timeline import Passing, Timeline
from grimorio.web.hub import Hub
from grimorio.web.limits import Pace
from grimorio.web.network.tcp import Config
from grimorio.web.processes.heavy import Heavy
from grimorio.web.server import listen
from grimorio.web.table.broadcast import NEWS
from grimorio.web.table.table import Table
from tests.web.http import client

TWO = [{"kind": "person"}, {"kind": "person"}]
BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]

SHORT = {"A": {"hp": "F1", "points": 18}, "B": {"hp": "W1", "points": 18}}
"""A position of Magecraft that ends soon."""

UNHURRIED = {
    name: Pace(10**9, 10**9)
    for name in (
        "requests",
        "files",
        "opened",
        "writes",
        "by_hand",
        "frames",
        "resumes",
        "accepted",
        "bot_answers",
        "bots_alone",
        "made",
    )
}


class Guessing:
    """Bots that run in the server's own process and answer at once and at random, preferring short games."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def choose(self, asked: Question) -> int:
        self.questions.append(asked)
        options = asked.view["choice"]["options"]
        return options.index(hurried(random.Random(asked.seed), options))

    def close(self) -> None:
        pass


class Here:
    """Heavy work that is done in the server's own process, with data copied as between processes."""

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> Any:
        sent = pickle.dumps((work, args))

        def done() -> bytes:
            work, args = pickle.loads(sent)
            return pickle.dumps(work(*args))

        return pickle.loads(await asyncio.to_thread(done))

    def close(self) -> None:
        pass


class Quick(uvicorn.Server):
    """A web server that starts and stops at once; the usual one checks only ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.on_tick(0)
        self.ready.set()
        await self.told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(3):
                while self.server_state.connections or self.server_state.tasks:
                    await asyncio.sleep(0.002)
        await self.lifespan.shutdown()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.told.set)


@cache
def empty_database() -> bytes:
    """Return the bytes of a database file without games. The file is made only once."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        Store.open(f"sqlite:///{path}").close()
        return path.read_bytes()


class Server:
    """A server that runs in a thread of the test's process.

    `db` is the file of its database, or the URL of a database that it shares with other servers.
    """

    def __init__(
        self,
        db: Path | str,
        bot_workers: BotWorkers | None = None,
        heavy: Heavy | None = None,
        most: int = 10**6,
        **settings: Any,
    ) -> None:
        url = db if isinstance(db, str) else f"sqlite:///{db}"
        usual = {"db_url": url, "bot_pace": 0.0, "max_connections": 10**6, **UNHURRIED}
        self.settings = Settings(**{**usual, **settings})
        if isinstance(db, Path) and not db.exists():
            db.write_bytes(empty_database())
        self.bot_workers = bot_workers or Guessing()
        self.store = Store.open(self.settings.database, alone=isinstance(db, str))
        self.app = create_app(
            self.settings, store=self.store, bot_workers=self.bot_workers, heavy=heavy or Here()
        )
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = Config(self.app, self.settings, most, log_level="error")
        self.connections = config.connections
        self.uvicorn = Quick(config)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listener],))
        self.http = client(self.url)

    def __enter__(self) -> Server:
        self.thread.start()
        assert self.uvicorn.ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.uvicorn.end()
        self.thread.join()
        self.listener.close()

    @property
    def hub(self) -> Hub:
        return self.app.state.hub

    def make(self, seats: list[dict[str, Any]] | None = None, **body: Any) -> dict[str, Any]:
        wanted = {"game": "magecraft", "name": "Ada", "seats": seats or TWO, "seed": 7, **body}
        answer = self.http.post("/api/games", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, game: dict[str, Any], seat: int = 1, name: str = "Bob") -> str:
        body = {"invite": game["seats"][seat]["invite"], "name": name}
        answer = self.http.post(f"/api/games/{game['id']}/join", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["token"]

    def two(self, **body: Any) -> tuple[str, list[str]]:
        """Make a game of two people that begins; returns its id and the tokens of both players."""
        game = self.make(TWO, **body)
        return game["id"], [game["token"], self.join(game)]

    def ask(self, id: str, work: Callable[[Table], Coroutine[Any, Any, Any]]) -> Any:
        """Let the table of a game run a coroutine function, and return the result."""
        task = self.hub.tables[id]
        future = asyncio.run_coroutine_threadsafe(self.hub.ask(id, work), task.get_loop())
        return future.result(60)

    def person(self, id: str, token: str | None = None, since: int = 0) -> Person:
        return Person(self.url, id, token, since)


class Person:
    """The connection of a player or spectator to a game, with all that was received.

    Like the page, it asks for updates that have only what changed, unless `changes` is false, and makes whole
    ones of them.
    """

    def __init__(
        self,
        url: str,
        id: str,
        token: str | None = None,
        since: int = 0,
        hello: bool = True,
        changes: bool = True,
        **headers: Any,
    ) -> None:
        address = url.replace("http", "ws", 1) + f"/ws/games/{id}"
        self.token = token
        self.open = ExitStack()
        line = connect(
            address,
            max_size=None,
            max_queue=None,
            compression=None,
            open_timeout=60,
            close_timeout=60,
            **headers,
        )
        self.socket: ClientConnection = self.open.enter_context(line)
        self.frames: list[str] = []
        self.update: dict[str, Any] | None = None
        self.updates: list[dict[str, Any]] = []
        self.match: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        if hello:
            try:
                self.say(kind="hello", token=token, since=since, changes=changes)
            except ConnectionClosed:
                self.open.close()
                raise

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Receive the next message from the server, and return it."""
        text = self.socket.recv(timeout=120)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "changed":
            assert self.update is not None, "only what changed since an update that never came"
            news = {key: message[key] for key in NEWS}
            message = {**changed(self.update, message["changes"]), **news}
        if message["kind"] == "update":
            self.update = message
            self.updates.append(message)
            new = message["log"]
            first = 0 if not message["from"] else new[0]["i"] if new else len(self.log)
            self.log = self.log[:first] + new
        elif message["kind"] == "match":
            self.match = message
        elif message["kind"] == "rewound":
            self.log = self.log[: message["log"]]
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        """Receive messages until one of these kinds comes, and return it."""
        while True:
            message = self.hear()
            if message["kind"] in kinds:
                return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive messages until an update meets a condition, and return it; the latest update may meet
        it already.
        """
        while self.update is None or not wanted(self.update):
            self.wait("update")
        return self.update

    def until_match(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive messages until one about the match meets a condition, and return it; the latest may
        meet it already.
        """
        while self.match is None or not wanted(self.match):
            self.wait("match")
        return self.match

    def until_players(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Receive messages until a list of players meets a condition."""
        while not wanted(self.wait("players")):
            pass

    def turn(self) -> dict[str, Any] | None:
        """Wait until any player is asked; returns the choice, or None when the game is over."""
        view = self.until(lambda update: bool(update["view"]["choice"] or update["view"]["result"]))["view"]
        choice: dict[str, Any] | None = view["choice"]
        return choice

    def answer(self, choice: int, *options: list[Any]) -> dict[str, Any]:
        """Answer the choice of this number with options, and return the server's reply."""
        self.say(kind="answer", choice=choice, options=list(options))
        return self.wait("ack", "refusal")

    def closed(self) -> int:
        """Receive messages until the server closes the connection, and return the close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


def timeline(position: Position, bots: Collection[int] = ()) -> Timeline:
    """Return a table's game that continues from a position, with bots in some seats and people in the
    others.
    """
    kinds = ["bot" if seat in bots else "person" for seat in range(position.setup.seats)]
    seats = [SeatRow(seat=seat, kind=kind) for seat, kind in enumerate(kinds)]
    position.stops = ALL_SEATS
    return Timeline(position.game, position, Passing(seats))


def asked_of(people: list[Person]) -> tuple[int, dict[str, Any]] | None:
    """Wait until all players have the newest update; returns the seat that is asked and its choice, or
    None when the game is over.
    """
    newest = max(person.until(lambda _: True)["n"] for person in people)
    for person in people:
        person.until(lambda update: update["n"] >= newest)
    for seat, person in enumerate(people):
        assert person.update is not None
        if person.update["view"]["choice"]:
            return seat, person.update["view"]["choice"]
    return None


HURRY = ("attack", "vanish", "cast", "grimoire", "ability", "icon", "hp", "yes")
"""The first words of options that bring the end of a game nearer."""

SLOW = (["review"], ["icon", "heal"], ["icon", "shield"])
"""Options that make a game last longer."""


def hurried(luck: random.Random, options: list[list[Any]]) -> list[Any]:
    """Return a random option; options that bring the end of the game nearer are more likely."""
    options = [option for option in options if option not in SLOW] or options
    if luck.random() < 0.7:
        for word in HURRY:
            wanted = [option for option in options if option[0] == word]
            if wanted:
                return luck.choice(wanted)
    return luck.choice(options)


def play(people: list[Person], luck: random.Random, answers: int = 10**9) -> Iterator[int]:
    """Let people answer at random, preferring short games, and yield the number of answers after each
    of them.
    """
    for count in range(answers):
        asked = asked_of(people)
        if asked is None:
            return
        seat, choice = asked
        said = people[seat].answer(choice["number"], hurried(luck, choice["options"]))
        assert said == {"kind": "ack", "choice": choice["number"]}
        before = people[seat].update
        people[seat].until(lambda update, before=before: update is not before)
        yield count + 1


@contextmanager
def table(server: Server, seats: int = 2, **body: Any) -> Iterator[tuple[str, list[Person]]]:
    """Yield the id of a game that has begun, and the connections of the people who play it."""
    made = server.make([{"kind": "person"}] * seats, **body)
    tokens = [made["token"], *(server.join(made, seat) for seat in range(1, seats))]
    people = [server.person(made["id"], token) for token in tokens]
    try:
        yield made["id"], people
    finally:
        for person in people:
            person.__exit__()
