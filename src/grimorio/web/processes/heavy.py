"""Heavy or untrusted work, done in separate processes within limits and charged to each address.

Files that people send and replays may cost a thousand times as much as an answer at a table. They are
processed where they delay nobody else, and an address that has asked for much must wait.
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
"""The niceness of these processes, which lets the tables run first on a machine with few cores."""

WAITING: Final = 20
"""The most requests of one address that may wait for their turn."""

IN_ALL: Final = 200
"""The most requests of all addresses together that may wait."""


class Heavy(Protocol):
    """The interface of the workers that do heavy work."""

    async def do(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """Do work for an address, and return the result.

        Args:
            address: the address to charge, as `limits.address_of` returns it.
            work: a function defined at the top level of a module; it may raise Refused.
            args: its arguments.

        Raises:
            Refused: the work raised it; or it took more time or memory than one request may; or the address
                has asked for too much lately; or too many requests are waiting.
        """

    def close(self) -> None:
        """Stop all work."""


@dataclass(frozen=True)
class Done(Generic[T]):
    """The outcome of a piece of work.

    Attributes:
        result: its result, or None.
        refused: its refusal, or None.
        failed: the text of an unexpected error, for the log; empty without one.
        costly: whether the work needed more memory than it may use.
        spent: the processor seconds that it took.
        grown: whether its process uses so much memory that another should replace it.
    """

    result: T | None
    refused: Refused | None
    failed: str
    costly: bool
    spent: float
    grown: bool


class Turns:
    """Limits how many requests of one address run at the same time, and how many requests may wait.

    Args:
        at_once: the most requests of one address that run at the same time.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.queues: dict[str, tuple[asyncio.Semaphore, list[None]]] = {}
        self.count = 0

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A context that waits until a request of the address may run, and counts it as running inside.

        Raises:
            Refused: too many requests are waiting.
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
    """Processes for heavy work; each is started when needed, and replaced when it dies or hangs.

    One address can use all but one of the processes at a time, so that others need not wait for it; with one
    or two processes it can use one.

    Args:
        settings: the number of processes, and their limits.
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
        """Call `work` with `args` for `address` in one of the processes, and return the result.

        The errors are those of `Heavy.do`.
        """
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
        """Check that an address has not asked for too much work lately.

        Raises Refused: the address has, and must wait.
        """
        wait = self.costs.wait(address)
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})

    async def _done(self, address: str, work: Callable[..., T], *args: Any) -> Done[T]:
        """Call `work` with `args` in the next process that is idle, and charge its time to `address`.

        Raises Refused: no process was idle within `Settings.heavy_wait`, or the work took too long.
        """
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
        """Stop all work: end the processes."""
        for process in self.all:
            process.kill()


# -- in the process --------------------------------------------------------------------------------

_usual = [0]
"""The bytes of address space of this process after its first piece of work; 0 before.

It is a list of one number, so that functions can change the number.
"""


def _begin() -> None:
    settle_in()
    if hasattr(os, "nice"):
        os.nice(NICE)


def bounded(cpu: int, memory: int, work: Callable[..., T], *args: Any) -> Done[T]:
    """Do a piece of work within limits, as far as the operating system supports them.

    Args:
        cpu: processor seconds after which the system ends this process.
        memory: bytes it may use beyond those it has.
        work: the function that does the work.
        args: its arguments.
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
    """The bytes of address space of this process; 0 if the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _limit(until: float, size: int) -> None:
    """Let the system end this process at processor time `until`, in seconds.

    Also refuse the process memory beyond `size` bytes. Does nothing on Windows.
    """
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
