"""The interface of the server as its tables use it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol

from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import BotWorkers
from grimorio.web.limits import Addresses
from grimorio.web.settings import Settings
from grimorio.web.table.match import Tables
from grimorio.web.table.storage import Disk

ALL_GAMES: Final = ""
"""The id that stands for all games among those whose bots pause (`TableHost.bots_paused`)."""


class CampaignCalls(Protocol):
    """The interface of the server's campaigns, as its tables use it."""

    def wake(self, id: str) -> None:
        """Let campaign `id` continue soon, because something has happened at one of its tables."""


class Measures(Protocol):
    """The interface of the server's metrics, as its tables use it."""

    def answered(self, game: str, by: str, seconds: float) -> None:
        """Count an answer in `game` and its `seconds`; `by` is "person", "bot" or "automatic"."""

    def finished(self, game: str) -> None:
        """Count a game that has ended."""

    def refused(self, reason: str) -> None:
        """Count a refusal; `reason` is the id of its message."""

    def reported(self, reason: str) -> None:
        """Count a report of a chat line, by its reason."""


class PeopleCalls(Protocol):
    """The interface of the people of the server, as its tables use it."""

    def asked(self, row: GameRow, seats: Collection[Seat]) -> None:
        """Tell the people at these seats soon that the game waits for them, and only for them.

        `seats` are all seats that the game waits for and whose people are not at the table.
        """

    def ended(self, id: str) -> None:
        """Note the results of game `id`, which is over."""


class TableHost(Disk, Tables, Protocol):
    """The interface of the server for one of its tables: the disk, the other tables, the bots' workers.

    Attributes:
        settings: the server's settings.
        version: this server's version.
        now: returns the time for clocks, in seconds.
        bot_workers: the workers that run bots.
        bot_turns: decides which bots think next.
        bots_paused: the ids of the games whose bots pause; `ALL_GAMES` stands for all games.
        reported: limits how much each address reports.
    """

    settings: Settings
    version: str
    now: Callable[[], float]
    bot_workers: BotWorkers
    bot_turns: BotTurns
    bots_paused: set[str]
    reported: Addresses

    @property
    def metrics(self) -> Measures:
        """What the server counts and measures."""

    @property
    def campaigns(self) -> CampaignCalls:
        """The campaigns, which wait for the results of games."""

    @property
    def people(self) -> PeopleCalls:
        """The people who keep their games on the server."""

    def forget(self, id: str) -> None:
        """Remove the table of game `id` from memory."""
