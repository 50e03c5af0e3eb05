"""The interface of the server as its campaigns use it: the disk and the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from grimorio.web.table.storage import Disk
from grimorio.web.table.table import Table

T = TypeVar("T")


class Tables(Disk, Protocol):
    """The interface of the server's tables, as campaigns use it."""

    async def room(self, maker: str = "") -> None:
        """Check that there is room to store something new, in the whole database and for this maker.

        `maker` is the pseudonym of the person who made it; if empty, only the whole database is checked.
        Raises Refused: there is no room.
        """

    async def table(self, id: str) -> Table:
        """The table of the game with this id. Raises Refused: there is no such game."""

    def there(self, id: str) -> Table | None:
        """The table of the game with this id if it is in memory, otherwise None."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Run `work` in the queue of the table of the game `id`, and return its result.

        Raises Refused: `work` raised it.
        """
