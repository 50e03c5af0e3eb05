"""Work in the queue of a table, and what came of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from grimorio.web.refusals import Refused

RESTS_AFTER: Final = 20.0
"""The seconds without a job after which a table forgets what it can compute again."""


class Job(NamedTuple):
    """Work in the queue of a table.

    Attributes:
        work: the function to call.
        result: the future for what it returns.
        request: the id of the request that it serves.
        asked: when it was asked for, in seconds of `time.perf_counter`.
    """

    work: Callable[[], Awaitable[Any]]
    result: asyncio.Future[Any]
    request: str
    asked: float

    def fail(self, refused: Refused) -> None:
        """Let whoever awaits the result get `refused` instead, unless they stopped waiting."""
        if not self.result.done():
            self.result.set_exception(refused)


class JobQueue:
    """The queue of a table, which does one job after another, and notices when the table is quiet.

    Args:
        do: does a job; it raises nothing.
        rest: called after `RESTS_AFTER` seconds without a job, and after `idle` seconds.
        leave: called after `idle` seconds without a job, again and again.
        idle: see `leave`.
    """

    def __init__(
        self,
        do: Callable[[Job], Awaitable[None]],
        rest: Callable[[], None],
        leave: Callable[[], None],
        idle: float,
    ) -> None:
        self._do = do
        self._rest = rest
        self._leave = leave
        self._idle = idle
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._done = self._loop.time()
        self._rested = False
        self._timer = self._loop.call_later(min(RESTS_AFTER, idle), self._look)

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> None:
        """Add a job; it is done after all that were added before it."""
        self._jobs.append(job)
        if self._task is None:
            self._task = self._loop.create_task(self._run())

    def close(self, refused: Refused) -> None:
        """Let all waiting jobs fail with `refused`, and notice nothing more."""
        while self._jobs:
            self._jobs.popleft().fail(refused)
        self._timer.cancel()
        self._rested = False

    async def _run(self) -> None:
        try:
            while self._jobs:
                await self._do(self._jobs.popleft())
        finally:
            self._task = None
            self._wake()

    def _wake(self) -> None:
        """Note that the table was busy until now. The timer is set anew only where it is far off."""
        self._done = self._loop.time()
        if self._rested:
            self._rested = False
            self._timer.cancel()
            self._wait(min(RESTS_AFTER, self._idle))

    def _wait(self, seconds: float) -> None:
        self._timer = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Rest or leave if the table was quiet for long enough."""
        quiet = 0.0 if self._task is not None else self._loop.time() - self._done
        if quiet < RESTS_AFTER and quiet < self._idle:
            self._wait(min(RESTS_AFTER, self._idle) - quiet)
            return
        self._rested = True
        self._rest()
        self._wait(self._idle if quiet >= self._idle else self._idle - quiet)
        if quiet >= self._idle:
            self._leave()
