"""The hub: all tables in memory, the disk they are kept on, and the bots' workers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from grimorio import __version__
from grimorio.store import GameRow, Store
from grimorio.store.games import Given
from grimorio.web.campaigns import Campaigns
from grimorio.web.limits import Addresses
from grimorio.web.refusals import Refused
from grimorio.web.resume import resume
from grimorio.web.settings import Settings
from grimorio.web.table import Table
from grimorio.web.thinkers import Thinkers

log = logging.getLogger(__name__)
T = TypeVar("T")


class Hub:
    """Where tables are found. A table is read from the disk when somebody asks for it.

    Attributes:
        settings: the server's settings.
        store: the games on disk.
        thinkers: the bots' workers.
        version: this server's version.
        campaigns: those of Magic Live.
        now: the time clocks go by, in seconds.
        tables: the tables in memory, or on their way there, by game id.
        waking: what goes on by itself when the server begins, while it is looked for.
    """

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.version = __version__
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.now = time.monotonic
        self.by_hand = Addresses(settings.by_hand)
        self.campaigns = Campaigns(self)
        self.waking: asyncio.Task[None] | None = None
        self.disk = ThreadPoolExecutor(1 if store.one_writer else 8, "disk")

    def wake(self) -> None:
        """The server begins: what goes on though nobody looks goes on where it was."""
        self.waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        alone, campaigns = await self.on_disk(self.store.going_on)
        for id in (*alone, *campaigns):
            try:
                await (self.table(id) if id in alone else self.campaigns.seat_again(id))
            except Exception:
                log.exception("%s cannot go on", id)

    async def on_disk(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Do something with the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.disk, partial(work, *args, **named))

    def made_by_hand(self, address: str) -> None:
        """Somebody brings a record, or what a game is to begin with: it may be large.

        Raises:
            Refused: their address has brought too much.
        """
        wait = self.by_hand.take(address)
        if wait:
            raise Refused("table-refused-kept", {"minutes": math.ceil(wait / 60)})

    async def file(self, row: GameRow, answers: list[Given], position: dict[str, Any]) -> None:
        """Keep a game that was played elsewhere.

        Raises:
            Refused: there is no room.
        """
        if await self.on_disk(self.store.filed) >= self.settings.records:
            raise Refused("table-refused-room")
        await self.room()
        await self.on_disk(self.store.file, row, answers, position)

    async def room(self) -> None:
        """Check that there is room for something new. Raises Refused."""
        if await self.on_disk(self.store.size) >= self.settings.room:
            raise Refused("table-refused-room")

    async def make(self, row: GameRow) -> None:
        """Keep a new game, and begin it if every seat is taken.

        Raises:
            Refused: there is no room.
        """
        await self.room()
        await self.on_disk(self.store.make, row)
        await self.table(row.id)

    async def table(self, id: str) -> Table:
        """The table of a game.

        Raises:
            Refused: there is no such game.
        """
        task = self.tables.get(id)
        if task is None:
            task = asyncio.create_task(self._open(id))
            self.tables[id] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            if self.tables.get(id) is task:
                del self.tables[id]
            raise

    async def _open(self, id: str) -> Table:
        resumed = await asyncio.to_thread(resume, self.store, id)
        if resumed is None:
            raise Refused("table-refused-game")
        table = Table(self, resumed, await asyncio.to_thread(self.store.chat, id))
        await table.ask(table.open)
        return table

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Let the table of a game do something in its turn.

        Raises:
            Refused: there is no such game, or it was not done.
        """
        table = await self.table(id)
        if table.closed:
            table = await self.table(id)
        return await table.ask(lambda: work(table))

    def there(self, id: str) -> Table | None:
        """The table of a game if it is in memory."""
        task = self.tables.get(id)
        return task.result() if task is not None and task.done() and not task.exception() else None

    def forget(self, table: Table) -> None:
        """A table leaves the memory."""
        self.tables.pop(table.row.id, None)

    async def close(self) -> None:
        """The server ends: keep snapshots, stop the bots, let go of the disk."""
        if self.waking is not None:
            self.waking.cancel()
        self.campaigns.stop()
        tables = [task.result() for task in self.tables.values() if task.done() and not task.exception()]
        await asyncio.gather(*(table.ask(table.stop) for table in tables), return_exceptions=True)
        self.thinkers.close()
        self.disk.shutdown()
        self.store.close()
