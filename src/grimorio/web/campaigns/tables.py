"""The interface of the server for campaigns: its disk and its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from grimorio.web.table.storage import Disk
from grimorio.web.table.table import Table

T = TypeVar("T")


class Tables(Disk, Protocol):
    """The tables of the server."""

    async def room(self, maker: str = "") -> None:
        """Check that there is room for something new, also for this maker. Raises Refused."""

    async def table(self, id: str) -> Table:
        """The table of a game. Raises Refused: there is no such game."""

    def there(self, id: str) -> Table | None:
        """The table of a game if it is in memory."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Let the table of a game do work in its turn, and return the result. Raises Refused."""
