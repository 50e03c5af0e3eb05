"""The hub of the server: all tables in memory, the store, and the workers for bots and heavy work."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Scope

from grimorio import __version__
from grimorio.store import GameRow, Store, StoreError
from grimorio.store.answers import Addition, Given
from grimorio.store.games import Past
from grimorio.store.lock import AdvisoryLock
from grimorio.web.answer_writer import AnswerWriter
from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import BotWorkers
from grimorio.web.campaigns.service import Campaigns
from grimorio.web.cluster.members import Members
from grimorio.web.events.service import Tournaments
from grimorio.web.game.resume import Newer, resume
from grimorio.web.limits import ASKER, AT_HOME, Addresses, address_of
from grimorio.web.metrics import Metrics
from grimorio.web.people.service import People
from grimorio.web.processes.heavy import Heavy
from grimorio.web.refusals import Refused
from grimorio.web.responses import ResponseCache
from grimorio.web.settings import Settings
from grimorio.web.table.chat import Said
from grimorio.web.table.table import Table

log = logging.getLogger(__name__)

LOOK: Final = 3.0
"""The seconds for which the result of a check of the database is used before the next check."""

PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer counts as failed."""

WATCH: Final = 30.0
"""Seconds between two checks of the lock on a database server."""

WRITE_BACK: Final = 1.0
"""The seconds between two looks at the size of SQLite's write-ahead log."""

OPENINGS: Final = 2
"""The most tables that are read from the disk at the same time; others wait."""

DAY: Final = 86400.0
"""Seconds between two deletions of old games."""

T = TypeVar("T")


class Hub:
    """Finds tables by the ids of their games. A table that is not in memory is read from the disk.

    Attributes:
        settings: the server's settings.
        store: the games on disk.
        bot_workers: the workers that run bots.
        bot_turns: decides which bots think next.
        heavy: the workers for files that people send and for replays.
        metrics: what the server counts and measures.
        shelf: the cache of responses that never change.
        version: this server's version.
        campaigns: the campaigns of Magic Live.
        tournaments: the tournaments of all games.
        people: the people who keep their games here.
        now: returns the time for clocks, in seconds.
        tables: the tables in memory, or being read, by game id.
        tidying: the tasks that run again and again in the background.
        looking: the task of the last check of the database; `looked` is when it began.
        bots_paused: the ids of the games whose bots pause; `ALL_GAMES` stands for all games.
        reported: limits how much each address reports to the operator.
        waking: the task that continues campaigns and tournaments when the server starts.
        members: the part of this process in a group of processes that share the database, or None.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bot_workers: BotWorkers,
        heavy: Heavy,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bot_workers = bot_workers
        self.heavy = heavy
        self.metrics = metrics or Metrics()
        self.metrics.watch(self)
        self.responses = ResponseCache()
        self.version = __version__
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.now = time.monotonic
        self.by_hand = Addresses(settings.by_hand)
        self.made = Addresses(settings.made)
        self.opened = Addresses(settings.opened)
        self.reported = Addresses(settings.reports)
        self.opening = ThreadPoolExecutor(OPENINGS, "opening")
        self.bot_turns = BotTurns(settings, self.metrics.thought)
        self.campaigns = Campaigns(self)
        self.tournaments = Tournaments(self)
        self.people = People(self)
        self.bots_paused: set[str] = set()
        self.waking: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[tuple[bool, bool]] | None = None
        self.looked = 0.0
        self.tidying: list[asyncio.Task[None]] = []
        self.members: Members | None = None
        self.watching: asyncio.Task[None] | None = None
        self.disk = ThreadPoolExecutor(1 if store.one_writer else 8, "disk")
        self.writer = AnswerWriter(partial(self.on_disk, store.add_all))

    async def wake(self, app: ASGIApp) -> None:
        """Join the group of processes that share the database, if there may be several; start the loops.

        `app` answers the requests that other processes forward. Raises OSError: nothing can listen at the
        address where the others would reach this process.
        """
        self.watching = asyncio.create_task(self._watch())
        leases = self.store.leases
        if leases is None:
            self.keep_house()
            return
        leases.lasts = self.settings.lease
        secret = await self.on_disk(self.store.upkeep.fact, "peers", secrets.token_hex(32))
        self.members = Members(self, leases, app, bytes.fromhex(secret))
        self.members.answers["metrics"] = self._metrics
        loop = asyncio.get_running_loop()
        self.metrics.everywhere = lambda: asyncio.run_coroutine_threadsafe(self._all_metrics(), loop).result(
            2 * PATIENCE
        )
        await self.members.begin(self.settings.peer)

    async def _metrics(self, _wish: Any = None) -> str:
        """The metrics of this process, as `Metrics.text`."""
        return await asyncio.to_thread(self.metrics.text)

    async def _all_metrics(self) -> dict[str, str | None]:
        """The metrics of all processes that share the database, by address; None for one that is silent."""
        assert self.members is not None
        others = await self.members.ask_others({"type": "metrics"})
        return {self.members.address: await self._metrics(), **others}

    def keep_house(self) -> None:
        """Let the campaigns and tournaments in progress continue, and look after slow and old games."""
        self.waking = asyncio.create_task(self._wake())
        loops = self._tidy, self._ring, self._contract, self._write_back
        self.tidying = [asyncio.create_task(loop()) for loop in loops]

    def leave_house(self) -> None:
        """Stop what `keep_house` began, because this process ends or another one does it."""
        for task in (*self.tidying, *(() if self.waking is None else (self.waking,))):
            task.cancel()
        self.campaigns.stop()
        self.tournaments.stop()

    async def _wake(self) -> None:
        for id in await self.on_disk(self.store.going_on):
            try:
                await self.campaigns.seat_again(id)
            except Exception:
                log.exception("campaign %s cannot go on", id)
        for id in await self.on_disk(self.store.events_to_look_at):
            self.tournaments.wake(id)
        await self.people.note_all()

    async def _tidy(self) -> None:
        """Delete old games and reports, now and every day."""
        limits = self.settings.keep_finished, self.settings.keep_waiting
        while True:
            try:
                gone = await self.on_disk(self.store.upkeep.purge, *limits, but=set(self.tables))
                await self.on_disk(self.store.reports.purge, self.settings.keep_reports)
            except SQLAlchemyError:
                log.exception("old games or reports cannot be deleted")
            else:
                if gone:
                    log.warning("%d old games were deleted", gone)
            await asyncio.sleep(DAY)

    async def _write_back(self) -> None:
        """Let what SQLite has in its write-ahead log be written back, beside the answers."""
        while self.store.one_writer:
            await asyncio.sleep(WRITE_BACK)
            await asyncio.to_thread(self.store.upkeep.checkpoint)

    async def _contract(self) -> None:
        """Change the tables that servers of older versions need, once the last of these has ended."""
        while self.members is not None:
            try:
                if not await self.on_disk(self.store.contract):
                    return
            except (SQLAlchemyError, StoreError):
                log.exception("the tables cannot be brought up to date yet")
            await asyncio.sleep(self.settings.lease)

    async def _watch(self) -> None:
        """Check again and again, on a database server, that this server still holds the lock on its database.

        A database that was restarted has lost the lock; an error is logged while that is so.
        """
        while isinstance(self.store.lock, AdvisoryLock):
            await asyncio.sleep(WATCH)
            if not (await self.well())[0]:
                log.error("the database is not there, or another server has it")

    async def _ring(self) -> None:
        """Read from the disk, again and again, the tables of slow games in which somebody's time is over."""
        while True:
            try:
                for id in await self.on_disk(self.store.due):
                    if id not in self.tables and not await self._elsewhere(id):
                        await self.table(id)
            except (SQLAlchemyError, Refused):
                log.exception("slow games cannot be looked at")
            await asyncio.sleep(self.settings.ring_every)

    async def _elsewhere(self, id: str) -> bool:
        """Whether another process owns game `id`, and so looks after its clock itself."""
        return self.members is not None and await self.members.owned_elsewhere(id)

    async def on_disk(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Call `work`, a method of the store, with `args` and `named` in a thread; return its result."""
        loop = asyncio.get_running_loop()
        with self.metrics.disk():
            return await loop.run_in_executor(self.disk, partial(work, *args, **named))

    async def add(self, addition: Addition) -> None:
        """Store answers, together with those of other tables that wait for the disk.

        Raises:
            SQLAlchemyError: as `Store.add` says.
        """
        await self.writer.add(addition)

    async def well(self) -> tuple[bool, bool]:
        """Whether the database accepts writes, and whether the disk has room.

        The result of a check is used again for `LOOK` seconds. A process that may own nothing accepts no
        writes: it ends, or is too old for the database.
        """
        if self.members is not None and not self.members.running:
            return False, True
        looking = self.looking
        if looking is None or (looking.done() and time.monotonic() - self.looked > LOOK):
            looking = self.looking = asyncio.create_task(self.on_disk(self.store.upkeep.well))
            self.looked = time.monotonic()
        done, _ = await asyncio.wait([looking], timeout=PATIENCE)
        return looking.result() if done else (False, True)

    async def past(self, id: str) -> Past:
        """The stored answers and snapshots by which game `id` is replayed.

        Raises:
            Refused: there is no such game.
        """
        past = await self.on_disk(self.store.past, id)
        if past is None:
            raise Refused("table-refused-game")
        return replace(past, latest=None)

    def made_by_hand(self, address: str) -> None:
        """Count a request that stores large data against the limit of its sender's address.

        Such requests send a record, make a campaign, an auction or a tournament, or make a game from a
        position, a card set or a moment of another game.

        Raises:
            Refused: the address has sent too much.
        """
        wait = self.by_hand.take(address)
        if wait:
            raise Refused("table-refused-kept", {"minutes": math.ceil(wait / 60)})

    async def maker(self, scope: Scope) -> str:
        """Count one more game of a sender, and return the pseudonym under which limits count games.

        For a person at the server itself nothing is counted, and the pseudonym is empty.

        Raises:
            Refused: the address has made too many games.
        """
        address = address_of(scope)
        if address in AT_HOME:
            return ""
        wait = self.made.take(address)
        if wait:
            raise Refused("table-refused-kept", {"minutes": math.ceil(wait / 60)})
        return await self.on_disk(self.store.upkeep.maker, address)

    async def file(self, row: GameRow, answers: list[Given], position: dict[str, Any]) -> None:
        """Store a finished game that was played elsewhere, with its answers.

        `position` is its last position as JSON data.

        Raises:
            Refused: there is no room.
        """
        if await self.on_disk(self.store.filed) >= self.settings.records:
            raise Refused("table-refused-room")
        await self.room(row.maker)
        await self.on_disk(self.store.file, row, answers, position)

    async def room(self, maker: str = "") -> None:
        """Check that there is room to store something new, in the whole database and for the person `maker`.

        `maker` is a pseudonym from `Hub.maker`; if it is empty, only the whole database is checked. Raises
        Refused: there is no room.
        """
        room = self.settings.room
        if await self.on_disk(self.store.upkeep.size) >= room:
            raise Refused("table-refused-room")
        if maker and await self.on_disk(self.store.upkeep.share, maker) >= room * self.settings.share:
            raise Refused("table-refused-share")

    async def make(self, row: GameRow) -> None:
        """Store a new game, and begin it if all seats are taken.

        Raises:
            Refused: there is no room.
        """
        await self.room(row.maker)
        if self.members is not None:
            await self.members.claim(self.members.leases.note(row))
        await self.on_disk(self.store.make, row)
        await self.table(row.id)

    async def table(self, id: str) -> Table:
        """The table of game `id`; reading one from the disk is charged to the address that asks.

        Raises:
            Refused: there is no such game, or the address had too many games read.
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
        if self.members is not None:
            await self.members.claim_game(id)
        try:
            resumed, spent = await loop.run_in_executor(self.opening, _timed, resume, self.store, id)
        except Newer:
            if self.members is not None:
                await self.members.give_up(id)
            raise Refused("table-refused-newer") from None
        self.opened.charge(ASKER.get(), spent)
        if resumed is None:
            raise Refused("table-refused-game")
        said = await asyncio.to_thread(self.store.chat, id)
        reporters = await asyncio.to_thread(self.store.reports.reporters, id) if said else {}
        table = Table(self, resumed, Said(said, reporters))
        await table.ask(table.open)
        return table

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Run `work` in the queue of the table of game `id`, and return its result.

        Raises:
            Refused: there is no such game, or `work` raised it.
        """
        table = await self.table(id)
        if table.closed:
            table = await self.table(id)
        return await table.ask(lambda: work(table))

    def there(self, id: str) -> Table | None:
        """The table of game `id` if it is in memory, otherwise None."""
        task = self.tables.get(id)
        return task.result() if task is not None and task.done() and not task.exception() else None

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        tasks = tuple(self.tables.values())
        return [task.result() for task in tasks if task.done() and not task.exception()]

    def bots_waiting(self) -> int:
        """The number of bots that wait for their turn to think."""
        return self.bot_turns.length

    def open_reports(self) -> int:
        """The number of open reports of chat lines. Blocks: it reads the database."""
        return self.store.reports.count()

    def forget(self, id: str) -> None:
        """Remove the table of game `id` from memory."""
        self.tables.pop(id, None)

    def in_memory(self) -> list[str]:
        """The ids of the games whose tables are in memory, or being read."""
        return list(self.tables)

    async def put_away(self, ids: Iterable[str]) -> None:
        """Store snapshots of the tables of these games, and remove them from memory."""
        tasks = [self.tables[id] for id in ids if id in self.tables]
        await asyncio.gather(*tasks, return_exceptions=True)  # those that are being opened
        tables = [task.result() for task in tasks if not task.cancelled() and not task.exception()]
        await asyncio.gather(*(table.ask(table.stop) for table in tables), return_exceptions=True)

    def drop(self, token: str | None = None) -> None:
        """Remove all tables from memory, which store nothing; with `token`, those where it has a seat.

        `token` is the digest of a seat's token. People connect again, and the games are read from the disk.
        """
        for table in self.loaded():
            if token is None or any(seat.token_hash == token for seat in table.row.seats):
                table.leave()

    @property
    def outdated(self) -> bool:
        """Whether newer servers have changed the database so that this one cannot use it any more."""
        return self.members is not None and self.members.outdated

    async def drain(self) -> None:
        """Hand the games over to the other processes that share the database, because this one ends."""
        if self.members is not None:
            await self.members.end()

    async def close(self) -> None:
        """Stop the server: store snapshots of the tables, stop the bots, close the database."""
        if self.watching is not None:
            self.watching.cancel()
        self.leave_house()
        await self.drain()
        await self.put_away(list(self.tables))
        self.people.turns.stop()
        self.bot_workers.close()
        self.heavy.close()
        # A thread that still had a line to the database would leave it open.
        self.opening.shutdown()
        self.disk.shutdown()
        if self.members is not None:
            self.members.close()
        await asyncio.get_running_loop().shutdown_default_executor()
        self.store.close()


def _timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """Call `work` with `args`; return its result and the processor seconds that it took.

    Blocks the calling thread.
    """
    before = time.thread_time()
    return work(*args), time.thread_time() - before
