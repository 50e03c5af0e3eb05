"""Stores the answers of all tables: those that wait for the disk together are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from grimorio.store.answers import Addition

Write = Callable[[Sequence[Addition]], Awaitable[Sequence[Exception | None]]]
"""Stores additions outside the event loop, and returns for each what went wrong (`Store.add_all`)."""

PACE: Final = 0.01
"""The seconds from the start of one transaction to the next, at least: a busy server commits more at once.

An answer that comes alone is written at once.
"""


class AnswerWriter:
    """Stores answers, one group of them after another; while one is written, the next one gathers.

    Args:
        write: stores a group.
    """

    def __init__(self, write: Write) -> None:
        self.write = write
        self._gathered: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def add(self, addition: Addition) -> None:
        """Store answers; they are on the disk when this returns.

        Raises:
            SQLAlchemyError: as `Store.add` says.
        """
        stored = asyncio.get_running_loop().create_future()
        self._gathered.append((addition, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await stored

    async def _write(self) -> None:
        """Write until nothing is left."""
        loop = asyncio.get_running_loop()
        while self._gathered:
            # whatever else comes meanwhile, or is ready in the event loop, joins the group
            await asyncio.sleep(self._begun + PACE - loop.time())
            self._begun = loop.time()
            group, self._gathered = self._gathered, []
            failures: Sequence[BaseException | None]
            try:
                failures = await self.write([addition for addition, _ in group])
            except BaseException as error:  # the server ends, or there is a fault in it
                failures = [error] * len(group)
            for (_, stored), failure in zip(group, failures, strict=True):
                if stored.done():
                    continue
                if failure is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(failure)
        self._writing = None
