"""What campaigns need of the server: its disk and its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from grimorio.web.table.storage import Disk
from grimorio.web.table.table import Table

T = TypeVar("T")


class Tables(Disk, Protocol):
    """Where the tables of a campaign are."""

    async def room(self, maker: str = "") -> None:
        """Check that there is room for something new, of a maker too. Raises Refused."""

    async def table(self, id: str) -> Table:
        """The table of a game. Raises Refused: there is none."""

    def there(self, id: str) -> Table | None:
        """The table of a game if it is in memory."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Let the table of a game do something in its turn. Raises Refused: it was not done."""
