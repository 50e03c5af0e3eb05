"""Heavy or untrusted work: done by processes of its own within limits, and weighed for each address.

Files that people bring and games that are played again may cost a thousand times what an answer at a table
costs. They are read and played where they hold up nobody else, and an address that asked for much waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import time
import traceback
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from grimorio.web.limits import Addresses
from grimorio.web.processes.process import Process, ProcessLost, settle_in
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings

log = logging.getLogger(__name__)
T = TypeVar("T")

NICE: Final = 10
"""How far these processes stand back behind the tables' where the machine has too few cores."""

WAITING: Final = 20
"""How many requests of one address may wait for their turn."""

IN_ALL: Final = 200
"""How many of all addresses."""


class Heavy(Protocol):
    """Whoever does heavy work."""

    async def do(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """Do something for an address.

        Args:
            address: who asked, as `limits.address_of` says.
            work: a function of a module, which may raise Refused.
            args: its arguments.

        Raises:
            Refused: the work refused it; or it took more time or memory than there is for one request, the
                address asked for too much lately, or there is too much to do.
        """

    def close(self) -> None:
        """Stop working."""


@dataclass(frozen=True)
class Done(Generic[T]):
    """What came of a piece of work.

    Attributes:
        result: what it gave, or None.
        refused: how it was refused, or None.
        failed: what went wrong inside it, for the log; or empty.
        costly: whether there was not enough memory.
        spent: seconds of a processor that it took.
        grown: whether its process holds so much by now that another one is to go on.
    """

    result: T | None
    refused: Refused | None
    failed: str
    costly: bool
    spent: float
    grown: bool


class Turns:
    """So many at once of one address; others of it wait, but not too many.

    Args:
        at_once: how many of one address may have their turn.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.queues: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        self.count = 0

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it.

        Raises:
            Refused: too many wait.
        """
        if self.count >= IN_ALL:
            raise Refused("table-refused-busy")
        turns, queue = self.queues.setdefault(address, (asyncio.Semaphore(self.at_once), []))
        if len(queue) >= self.at_once + WAITING:
            raise Refused("table-refused-pace", {"seconds": 1})
        queue.append(None)
        self.count += 1
        try:
            async with turns:
                yield
        finally:
            queue.pop()
            self.count -= 1
            if not queue:
                del self.queues[address]


class HeavyWork:
    """Processes for heavy work; each is started when it is needed, and replaced when it dies or hangs.

    One address has one fewer of them at a time than there are, so that others need not wait for it; with
    one or two processes it has one.

    Args:
        settings: how many processes, and their limits.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all = [Process(_begin) for _ in range(settings.heavy_workers)]
        self.idle: asyncio.Queue[Process] = asyncio.Queue()
        for process in self.all:
            self.idle.put_nowait(process)
        self.turns = Turns(max(1, settings.heavy_workers - 1))
        self.costs = Addresses(settings.heavy_pace)

    async def do(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """See `Heavy.do`."""
        self._affords(address)
        async with self.turns.turn(address):
            self._affords(address)
            done = await self._done(address, work, *args)
        if done.refused is not None:
            raise done.refused
        if done.costly:
            raise Refused("table-refused-costly")
        if done.failed:
            log.error("%s failed: %s", work.__name__, done.failed)
            raise Refused("table-refused-server")
        return done.result  # type: ignore[return-value]  # it gave this, or one of those above

    def _affords(self, address: str) -> None:
        """Check that an address has not asked for too much lately. Raises Refused."""
        wait = self.costs.wait(address)
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})

    async def _done(self, address: str, work: Callable[..., T], *args: Any) -> Done[T]:
        """Let the next idle process do it. Raises Refused: none is idle, or it took too long."""
        limits = self.settings
        spent = float(limits.heavy_cpu)
        try:
            async with asyncio.timeout(limits.heavy_wait):
                process = await self.idle.get()
        except TimeoutError:
            raise Refused("table-refused-busy") from None
        try:
            done = await process.do(
                limits.heavy_wait, bounded, limits.heavy_cpu, limits.heavy_memory, work, *args
            )
            spent = done.spent
            if done.grown or done.costly:
                process.kill()
            return done
        except ProcessLost as error:
            log.warning("%s was stopped: %s", work.__name__, error)
            raise Refused("table-refused-costly") from None
        finally:
            self.costs.charge(address, spent)
            self.idle.put_nowait(process)

    def close(self) -> None:
        """See `Heavy.close`."""
        for process in self.all:
            process.kill()


# -- in the process --------------------------------------------------------------------------------

_usual = [0]
"""The bytes of addresses that this process had after its first work."""


def _begin() -> None:
    settle_in()
    if hasattr(os, "nice"):
        os.nice(NICE)


def bounded(cpu: int, memory: int, work: Callable[..., T], *args: Any) -> Done[T]:
    """Do a piece of work within limits, as far as the system has any.

    Args:
        cpu: seconds of a processor after which the system ends this process.
        memory: bytes it may take besides those it has.
        work: what to do.
        args: with what.
    """
    began, before = time.process_time(), _addresses()
    _limit(began + cpu, before + memory)
    result: T | None = None
    refused, failed, costly = None, "", False
    try:
        result = work(*args)
    except Refused as error:
        refused = error
    except MemoryError:
        costly = True
    except Exception:  # whatever went wrong in it
        failed = traceback.format_exc(limit=-8)[-4000:]
    now = _addresses()
    _usual[0] = _usual[0] or now
    grown = now > _usual[0] + memory
    return Done(result, refused, failed, costly, time.process_time() - began, grown)


def _addresses() -> int:
    """The bytes of addresses that this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _limit(until: float, size: int) -> None:
    """Let the system end this process, or give it no more memory, beyond these."""
    try:
        import resource
    except ImportError:  # Windows: the server ends it after a while
        return
    wanted = [(resource.RLIMIT_CPU, math.ceil(until) + 1), (resource.RLIMIT_CORE, 0)]
    if _addresses():
        wanted.append((resource.RLIMIT_AS, size))
    for what, most in wanted:
        hard = resource.getrlimit(what)[1]
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
