"""What a table needs of the server that it stands in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import BotWorkers
from grimorio.web.settings import Settings
from grimorio.web.table.match import Tables
from grimorio.web.table.storage import Disk


class CampaignCalls(Protocol):
    """The campaigns of a server."""

    def wake(self, id: str) -> None:
        """Something happened at a table of a campaign: look after it soon."""


class TableHost(Disk, Tables, Protocol):
    """The server, for one of its tables: its disk, its other tables, its bots' workers.

    Attributes:
        settings: the server's settings.
        version: this server's version.
        now: the time clocks go by, in seconds.
        bot_workers: the bots' workers.
        bot_turns: whose bots think next.
    """

    settings: Settings
    version: str
    now: Callable[[], float]
    bot_workers: BotWorkers
    bot_turns: BotTurns

    @property
    def campaigns(self) -> CampaignCalls:
        """The campaigns, which wait for how games end."""

    def forget(self, id: str) -> None:
        """The table of a game leaves the memory."""
