"""Work in the queue of a table, and what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
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


async def next_job(queue: asyncio.Queue[Job], idle: float, rest: Callable[[], None]) -> Job | None:
    """Wait for the next job of a table; None if there was none for `idle` seconds.

    `rest` is called after `RESTS_AFTER` seconds without a job, and at the end.
    """
    quiet = min(RESTS_AFTER, idle)
    for seconds in (quiet, idle - quiet):
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await queue.get()
        rest()
    return None
