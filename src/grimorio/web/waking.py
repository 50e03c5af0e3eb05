"""Campaigns and tournaments go on in the background after something has happened at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Waking:
    """Lets campaigns or tournaments continue soon, each in a task of its own.

    Args:
        kind: the word for them in the log, such as "campaign".
        look: lets the thing with an id continue.
        failed: is called with the id after `look` failed, which is logged.
    """

    def __init__(
        self, kind: str, look: Callable[[str], Awaitable[object]], failed: Callable[[str], None] | None = None
    ) -> None:
        self.kind = kind
        self.look = look
        self.failed = failed
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, id: str) -> None:
        """Let the campaign or tournament with this id continue soon."""
        task = asyncio.create_task(self._woken(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _woken(self, id: str) -> None:
        try:
            await self.look(id)
        except Exception:
            log.exception("%s %s cannot go on", self.kind, id)
            if self.failed is not None:
                self.failed(id)

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()
