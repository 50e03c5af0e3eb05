"""The interface of the server for its tables."""

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
        """Let a campaign go on soon, because something happened at one of its tables."""


class TableHost(Disk, Tables, Protocol):
    """The server as one of its tables sees it: its disk, its other tables, its bots' workers.

    Attributes:
        settings: the server's settings.
        version: this server's version.
        now: returns the time for clocks, in seconds.
        bot_workers: run the bots.
        bot_turns: decides which bots think next.
    """

    settings: Settings
    version: str
    now: Callable[[], float]
    bot_workers: BotWorkers
    bot_turns: BotTurns

    @property
    def campaigns(self) -> CampaignCalls:
        """The campaigns, which wait for the results of games."""

    def forget(self, id: str) -> None:
        """Remove the table of a game from memory."""
