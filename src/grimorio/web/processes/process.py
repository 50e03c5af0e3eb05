"""Processes that do one task at a time for the server; a hanging one is killed and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from grimorio import games
from grimorio.games.processes import workers

T = TypeVar("T")

START = 60.0
"""Seconds that a process may need to start."""

NEEDED = ("grimorio.web.bots.workers", "grimorio.web.processes.heavy")
"""The modules that every process needs."""


class ProcessLost(Exception):
    """A process died, or was killed because it took too long.

    Attributes:
        slow: whether it took too long.
    """

    def __init__(self, reason: str, slow: bool = False) -> None:
        super().__init__(reason)
        self.slow = slow


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """A context in which new processes ignore the signals that stop the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in() -> None:
    """Prepare this process to end together with the server, and not before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def _do(manifests: dict[str, str], work: Callable[..., T], *args: Any) -> T:
    """Call `work` in this process, after registering the games that the server has now.

    `manifests` names the module of each such game.
    """
    games.register(manifests)
    return work(*args)


class Process:
    """One process, started with its first task.

    Args:
        begin: the function that the process calls first, defined at the top level of a module; it must call
            `settle_in`.
    """

    def __init__(self, begin: Callable[[], None] = settle_in) -> None:
        self.begin = begin
        self.pool: ProcessPoolExecutor | None = None
        self.process: BaseProcess | None = None

    async def do(self, timeout: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function in the process and return its result; errors of the function are raised here.

        Args:
            timeout: seconds after which the process is killed.
            work: a function defined at the top level of a module.
            args: the arguments of the function.

        Raises:
            ProcessLost: the process died or took too long; the next call starts a new process.
        """
        try:
            if self.pool is None:
                await self._start()
            assert self.pool is not None
            done = self.pool.submit(_do, dict(games.MANIFESTS), work, *args)
            async with asyncio.timeout(timeout):
                return await asyncio.wrap_future(done)
        except asyncio.CancelledError:
            self.kill()
            raise
        except (TimeoutError, BrokenProcessPool) as error:
            self.kill()
            raise ProcessLost(repr(error), isinstance(error, TimeoutError)) from None

    async def _start(self) -> None:
        self.pool = ProcessPoolExecutor(1, workers(*NEEDED), self.begin)
        others = multiprocessing.active_children()
        with _undisturbed():
            started = self.pool.submit(os.getpid)
        self.process = next(one for one in multiprocessing.active_children() if one not in others)
        async with asyncio.timeout(START):
            await asyncio.wrap_future(started)

    def kill(self) -> None:
        """End the process immediately."""
        if self.pool is None:
            return
        if self.process is not None:
            self.process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.process = None
