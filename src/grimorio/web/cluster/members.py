"""The part of one server process in a group of processes that share a database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Scope

from grimorio.store import StoreError
from grimorio.store.leases import HOUSE, Elsewhere, Leases
from grimorio.web.cluster.tunnel import PATIENCE, Tunnel, connected, listening
from grimorio.web.refusals import Refused

log = logging.getLogger(__name__)
T = TypeVar("T")

UNUSED: Final = 30.0
"""Seconds after which a key is released that no table in memory needs."""

BEATS: Final = 5
"""How often this process says that it is alive before it would count as dead."""


class Home(Protocol):
    """The server of this process, as its part in the group uses it."""

    def in_memory(self) -> Iterable[str]:
        """The ids of the games whose tables are in memory, or being read."""

    async def put_away(self, ids: Iterable[str]) -> None:
        """Store the tables of these games, and remove them from memory."""

    def drop(self, token: str | None = None) -> None:
        """Remove all tables from memory without storing anything; with `token`, those where it has a seat.

        `token` is the digest of a seat's token.
        """

    def keep_house(self) -> None:
        """Begin to look after what belongs to the house: tournaments, campaigns, slow games, old games."""

    def leave_house(self) -> None:
        """Stop looking after it, because another process does now."""


class RemoteConnection:
    """The TCP connection of a client of another process, as far as the owner of a game changes it.

    Args:
        tunnel: the tunnel to the process that the client is connected to.
    """

    def __init__(self, tunnel: Tunnel) -> None:
        self.tunnel = tunnel

    def enter(self, stage: str) -> None:
        """Let the other process note that the connection has reached another stage, see `tcp.Stage`."""
        self.tunnel.post({"type": "stage", "stage": stage})


class Members:
    """The part of this process in the group.

    Args:
        home: the server of this process.
        leases: what this process owns.
        app: answers requests that other processes forward.
        secret: the secret that all processes know.

    Attributes:
        address: the host and port at which the others reach this process.
        running: whether this process may own more; false from the moment when it is about to end.
        keeping: whether this process looks after the house.
        outdated: whether newer servers have changed the database so that this version cannot use it.
        used: when each key was last asked for, in seconds of `time.monotonic`.
        on_beat: functions that are called again and again, to learn what others changed.
        answers: by the type of a wish of another process, the function that answers it with JSON data.
    """

    def __init__(self, home: Home, leases: Leases, app: ASGIApp, secret: bytes) -> None:
        self.home = home
        self.leases = leases
        self.app = app
        self.secret = secret
        self.address = ""
        self.running = False
        self.keeping = False
        self.outdated = False
        self.used: dict[str, float] = {}
        self.on_beat: list[Callable[[], Awaitable[None]]] = []
        self.answers: dict[str, Callable[[dict[str, Any]], Awaitable[Any]]] = {}
        self._threads = ThreadPoolExecutor(3, "leases")
        self._pulse = ThreadPoolExecutor(1, "pulse")
        self._server: asyncio.Server | None = None
        self._beating: list[asyncio.Task[None]] = []

    @property
    def patience(self) -> float:
        """See `Owners.patience`."""
        return self.leases.lasts + 5.0

    async def _call(self, work: Callable[..., T], *args: Any) -> T:
        """Call a function that blocks in a thread, and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # -- from the beginning to the end ---------------------------------------------------------

    async def begin(self, address: str) -> None:
        """Join the group.

        `address` is the host and port at which the others reach this process; port 0 takes a free one.

        Raises:
            OSError: nothing can listen there.
        """
        self._server = await listening(address, self.secret, self._serve)
        host = address.rpartition(":")[0]
        self.address = f"{host}:{self._server.sockets[0].getsockname()[1]}"
        await self._call(self.leases.join, self.address)
        self.running = True
        await self._claim_house()
        self._beating = [asyncio.create_task(beat()) for beat in (self._live, self._beat)]

    async def end(self) -> None:
        """Hand everything over to the others: store the tables, release them, and leave the group."""
        if self._server is None:
            return
        self.running = False
        self._server.close()
        self._server = None
        if self.keeping:
            self.keeping = False
            self.home.leave_house()
        await asyncio.gather(*(self._hand_over(key) for key in list(self.leases.fences)))
        for task in self._beating:
            task.cancel()
        with contextlib.suppress(SQLAlchemyError):
            await self._call(self.leases.leave)

    def close(self) -> None:
        """Wait for what is being asked of the database; nothing is asked of it afterwards."""
        self._threads.shutdown()
        self._pulse.shutdown()

    async def _hand_over(self, key: str) -> None:
        """Store the tables of a key, and release it."""
        try:
            await self.home.put_away([id for id in self.home.in_memory() if self.leases.keys.get(id) == key])
            await self._call(self.leases.release, key)
        except (SQLAlchemyError, Refused):
            log.exception("%s cannot be handed over in order", key)
        self.used.pop(key, None)

    async def _live(self) -> None:
        """Say again and again that this process is alive, however much else waits for the database.

        Otherwise servers with more to do than they can would give each other up, and have still more to do.
        """
        while True:
            await asyncio.sleep(self.leases.lasts / BEATS)
            try:
                await self._alive()
            except (SQLAlchemyError, Refused):
                log.exception("the group of servers cannot be reached")

    async def _beat(self) -> None:
        """Look again and again after the house, what others changed, and what this process does not need."""
        while True:
            await asyncio.sleep(self.leases.lasts / BEATS)
            try:
                await self._claim_house()
                await self._sweep()
                for work in self.on_beat:
                    await work()
            except (SQLAlchemyError, Refused):
                log.exception("the group of servers cannot be reached")

    async def _alive(self) -> None:
        """Renew this process among the others; begin anew if they have given it up.

        Where it cannot, because newer servers have changed the database, it owns nothing any more.
        """
        if self.outdated or await asyncio.get_running_loop().run_in_executor(self._pulse, self.leases.renew):
            return
        log.error("the other servers have given this one up, and it owns nothing any more: it begins anew")
        if self.keeping:
            self.keeping = False
            self.home.leave_house()
        self.home.drop()
        try:
            await self._call(self.leases.join, self.address)
        except StoreError as error:
            self.running, self.outdated = False, True
            log.error("this server is too old for its database, and owns nothing any more: %s", error)
            return
        self.running = True

    async def _claim_house(self) -> None:
        """Look after the house, unless another process does."""
        with contextlib.suppress(Elsewhere, Refused):
            await self.claim(HOUSE, to_newer=True)

    async def _sweep(self) -> None:
        """Release the keys that no table in memory has needed for a while."""
        needed = {self.leases.keys.get(id) for id in self.home.in_memory()} | {HOUSE}
        now = time.monotonic()
        for key in list(self.leases.fences):
            if key not in needed and now - self.used.get(key, 0.0) > UNUSED:
                self.used.pop(key, None)
                await self._call(self.leases.release, key)

    # -- owning --------------------------------------------------------------------------------

    async def key_of(self, id: str) -> str | None:
        """The key of a game; None if there is no such game."""
        return self.leases.keys.get(id) or await self._call(self.leases.key_of, id)

    async def claim(self, key: str, *, to_newer: bool = False) -> None:
        """Own a key; with `to_newer` only if no process of a newer version is alive, see `Leases.claim`.

        Raises:
            Elsewhere: another process owns it.
            Refused: this process is about to end.
        """
        if not self.running:
            raise Refused("table-refused-busy")
        self.used[key] = time.monotonic()
        if not self.leases.holds(key):
            await self._call(partial(self.leases.claim, key, to_newer=to_newer))
        if key == HOUSE and not self.keeping:
            self.keeping = True
            self.home.keep_house()

    async def claim_game(self, id: str) -> None:
        """Own a game, also if another process owns it now: that one stores it and lets it go.

        Nothing happens if there is no such game. Raises Refused: the other one does not let it go.
        """
        key = await self.key_of(id)
        if key is None:
            return
        try:
            await self.claim(key)
        except Elsewhere as owner:
            try:
                await self._ask(owner.address, {"type": "yield", "key": key})
                await self.claim(key)
            except (OSError, Elsewhere):
                raise Refused("table-refused-storage") from None

    async def give_up(self, id: str) -> None:
        """Let other processes own a game that this one cannot go on with."""
        key = self.leases.keys.get(id)
        if key is not None and key != HOUSE:
            self.used.pop(key, None)
            await self._call(self.leases.release, key)

    async def owned_elsewhere(self, id: str) -> bool:
        """Whether another process owns a game."""
        key = await self.key_of(id)
        return key is not None and await self._call(self.leases.owner, key) is not None

    # -- the other processes -------------------------------------------------------------------

    async def connected(self, address: str) -> Tunnel:
        """A tunnel to another process. Raises OSError: it cannot be reached."""
        return await connected(address, self.secret)

    async def _ask(self, address: str, wish: dict[str, Any]) -> dict[str, Any]:
        """Ask another process for something, and return its answer. Raises OSError: it does not answer."""
        tunnel = await self.connected(address)
        try:
            await tunnel.send(wish)
            return await tunnel.receive()
        finally:
            tunnel.close()

    async def ask_others(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What each other process answers to a wish (`answers`), by its address.

        It is None for one that does not answer, or does not know such a wish.
        """

        async def asked(address: str) -> Any:
            try:
                async with asyncio.timeout(PATIENCE):
                    return (await self._ask(address, wish)).get("answer")
            except OSError:  # a timeout is one, too
                return None

        others = await self._call(self.leases.others)
        return dict(zip(others, await asyncio.gather(*map(asked, others)), strict=True))

    async def drop_elsewhere(self, token: str) -> None:
        """Let all others read the tables again where a seat has a token that is no longer valid.

        `token` is the digest of the seat's token.
        """
        for address in await self._call(self.leases.others):
            with contextlib.suppress(OSError):
                await self._ask(address, {"type": "drop", "token": token})

    async def _serve(self, tunnel: Tunnel, wish: dict[str, Any]) -> None:
        """Do what another process asks for."""
        match wish:
            case {"type": "request", "key": str(key), "scope": dict(scope)}:
                await self._answer(tunnel, key, scope)
            case {"type": "yield", "key": str(key)} if key != HOUSE:
                await self._hand_over(key)
                await tunnel.send({"type": "done"})
            case {"type": "drop", "token": str(token)}:
                self.home.drop(token)
                await tunnel.send({"type": "done"})
            case {"type": str(kind)} if kind in self.answers:
                await tunnel.send({"type": "done", "answer": await self.answers[kind](wish)})
            case _:
                await tunnel.send({"type": "refused"})

    async def _answer(self, tunnel: Tunnel, key: str, scope: Scope) -> None:
        """Answer a request that another process has received, if this process owns its key."""
        try:
            await self.claim(key)
        except (Elsewhere, Refused):
            await tunnel.send({"type": "refused"})
            return
        scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
        scope["forwarded"], scope["asgi"] = True, {"version": "3.0"}
        scope["state"] = {"connection": RemoteConnection(tunnel)}
        disconnected = {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def receive() -> Message:
            try:
                return await tunnel.receive()
            except OSError:
                return disconnected

        await tunnel.send({"type": "ready"})
        await self.app(scope, receive, tunnel.send)
        await tunnel.send({"type": "end"})
