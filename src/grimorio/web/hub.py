"""The hub: all tables in memory, the disk they are kept on, and the bots' workers."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Scope

from grimorio import __version__
from grimorio.store import GameRow, Store
from grimorio.store.games import Given, Past
from grimorio.store.lock import AdvisoryLock
from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import BotWorkers
from grimorio.web.campaigns.service import Campaigns
from grimorio.web.game.resume import resume
from grimorio.web.limits import ASKER, AT_HOME, Addresses, address_of
from grimorio.web.processes.heavy import Heavy
from grimorio.web.refusals import Refused
from grimorio.web.responses import ResponseCache
from grimorio.web.settings import Settings
from grimorio.web.table.table import Table

log = logging.getLogger(__name__)

LOOK: Final = 3.0
"""Seconds for which it is known whether the database is well."""

PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer is not well."""

WATCH: Final = 30.0
"""Seconds between two looks at a database on another machine."""

OPENINGS: Final = 2
"""Tables that are read from the disk at the same time; the others wait, and those in memory go on."""

DAY: Final = 86400.0
"""Seconds between two looks at what may be deleted."""

T = TypeVar("T")


class Hub:
    """Where tables are found. A table is read from the disk when somebody asks for it.

    Attributes:
        settings: the server's settings.
        store: the games on disk.
        bot_workers: the bots' workers.
        bot_turns: whose bots think next.
        heavy: the workers for files that people bring and games that are played again.
        shelf: answers that do not change.
        version: this server's version.
        campaigns: those of Magic Live.
        now: the time clocks go by, in seconds.
        tables: the tables in memory, or on their way there, by game id.
        tidying: what is done every now and then.
        looking: the last look at whether the database is well; `looked` is when it began.
        waking: what goes on by itself when the server begins, while it is looked for.
    """

    def __init__(self, settings: Settings, store: Store, bot_workers: BotWorkers, heavy: Heavy) -> None:
        self.settings = settings
        self.store = store
        self.bot_workers = bot_workers
        self.heavy = heavy
        self.responses = ResponseCache()
        self.version = __version__
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.now = time.monotonic
        self.by_hand = Addresses(settings.by_hand)
        self.made = Addresses(settings.made)
        self.opened = Addresses(settings.opened)
        self.opening = ThreadPoolExecutor(OPENINGS, "opening")
        self.bot_turns = BotTurns(settings)
        self.campaigns = Campaigns(self)
        self.waking: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[tuple[bool, bool]] | None = None
        self.looked = 0.0
        self.tidying: list[asyncio.Task[None]] = []
        self.disk = ThreadPoolExecutor(1 if store.one_writer else 8, "disk")

    def wake(self) -> None:
        """The server begins: what goes on though nobody looks goes on where it was."""
        self.waking = asyncio.create_task(self._wake())
        self.tidying = [asyncio.create_task(self._tidy()), asyncio.create_task(self._watch())]

    async def _wake(self) -> None:
        for id in await self.on_disk(self.store.going_on):
            try:
                await self.campaigns.seat_again(id)
            except Exception:
                log.exception("campaign %s cannot go on", id)

    async def _tidy(self) -> None:
        """Delete what is to be deleted, now and every day."""
        limits = self.settings.keep_finished, self.settings.keep_waiting
        while any(days is not None for days in limits):
            try:
                gone = await self.on_disk(self.store.upkeep.purge, *limits, but=set(self.tables))
            except SQLAlchemyError:
                log.exception("old games cannot be deleted")
            else:
                if gone:
                    log.warning("%d old games were deleted", gone)
            await asyncio.sleep(DAY)

    async def _watch(self) -> None:
        """Look after the lock of a database that may be started anew while the server runs."""
        while isinstance(self.store.lock, AdvisoryLock):
            await asyncio.sleep(WATCH)
            if not (await self.well())[0]:
                log.error("the database is not there, or another server has it")

    async def on_disk(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Do something with the store, outside the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.disk, partial(work, *args, **named))

    async def well(self) -> tuple[bool, bool]:
        """Whether the database takes what is written, and the disk has room; looked at every few seconds."""
        looking = self.looking
        if looking is None or (looking.done() and time.monotonic() - self.looked > LOOK):
            looking = self.looking = asyncio.create_task(self.on_disk(self.store.upkeep.well))
            self.looked = time.monotonic()
        done, _ = await asyncio.wait([looking], timeout=PATIENCE)
        return looking.result() if done else (False, True)

    async def past(self, id: str) -> Past:
        """A game as it is on the disk, to be played again.

        Raises:
            Refused: there is no such game.
        """
        past = await self.on_disk(self.store.past, id)
        if past is None:
            raise Refused("table-refused-game")
        return replace(past, latest=None)

    def made_by_hand(self, address: str) -> None:
        """Somebody brings a record, or what a game is to begin with: it may be large.

        Raises:
            Refused: their address has brought too much.
        """
        wait = self.by_hand.take(address)
        if wait:
            raise Refused("table-refused-kept", {"minutes": math.ceil(wait / 60)})

    async def maker(self, scope: Scope) -> str:
        """Under what name the games are counted that a request makes; empty for whoever sits at the server.

        Raises:
            Refused: their address has made too many.
        """
        address = address_of(scope)
        if address in AT_HOME:
            return ""
        wait = self.made.take(address)
        if wait:
            raise Refused("table-refused-kept", {"minutes": math.ceil(wait / 60)})
        return await self.on_disk(self.store.upkeep.maker, address)

    async def file(self, row: GameRow, answers: list[Given], position: dict[str, Any]) -> None:
        """Keep a game that was played elsewhere.

        Raises:
            Refused: there is no room.
        """
        if await self.on_disk(self.store.filed) >= self.settings.records:
            raise Refused("table-refused-room")
        await self.room(row.maker)
        await self.on_disk(self.store.file, row, answers, position)

    async def room(self, maker: str = "") -> None:
        """Check that there is room for something new, of a maker too. Raises Refused."""
        room = self.settings.room
        if await self.on_disk(self.store.upkeep.size) >= room:
            raise Refused("table-refused-room")
        if maker and await self.on_disk(self.store.upkeep.share, maker) >= room * self.settings.share:
            raise Refused("table-refused-share")

    async def make(self, row: GameRow) -> None:
        """Keep a new game, and begin it if every seat is taken.

        Raises:
            Refused: there is no room.
        """
        await self.room(row.maker)
        await self.on_disk(self.store.make, row)
        await self.table(row.id)

    async def table(self, id: str) -> Table:
        """The table of a game; whoever asks for one that is not in memory pays for its being read.

        Raises:
            Refused: there is no such game, or whoever asks had too many read.
        """
        task = self.tables.get(id)
        if task is None:
            asker = ASKER.get()
            if asker and (wait := self.opened.wait(asker)):
                raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
            task = asyncio.create_task(self._open(id))
            self.tables[id] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            if self.tables.get(id) is task:
                del self.tables[id]
            raise

    async def _open(self, id: str) -> Table:
        loop = asyncio.get_running_loop()
        resumed, spent = await loop.run_in_executor(self.opening, _timed, resume, self.store, id)
        self.opened.charge(ASKER.get(), spent)
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

    def forget(self, id: str) -> None:
        """The table of a game leaves the memory."""
        self.tables.pop(id, None)

    async def close(self) -> None:
        """The server ends: keep snapshots, stop the bots, let go of the disk."""
        if self.waking is not None:
            self.waking.cancel()
        for task in self.tidying:
            task.cancel()
        self.campaigns.stop()
        tables = [task.result() for task in self.tables.values() if task.done() and not task.exception()]
        await asyncio.gather(*(table.ask(table.stop) for table in tables), return_exceptions=True)
        self.bot_workers.close()
        self.heavy.close()
        self.opening.shutdown()
        self.disk.shutdown()
        self.store.close()


def _timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """What a piece of work gives, and the seconds of a processor that it took. Blocks."""
    before = time.thread_time()
    return work(*args), time.thread_time() - before
