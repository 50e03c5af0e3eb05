"""Work in the queue of a table, and what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from grimorio.web.refusals import Refused


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
