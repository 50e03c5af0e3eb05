"""What stands at a table: the game and its seats as stored, how far it is, who is connected."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from grimorio.kernel import WATCHER
from grimorio.web.game import visibility
from grimorio.web.game.resume import Resumed
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings
from grimorio.web.table.connection import Connection

Ask = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
"""Lets the table do something in its turn: `Table.ask`."""

KeepSettings = Callable[[int, dict[str, Any]], Awaitable[None]]
"""Keeps a seat's settings, and does as they say."""


class TableState:
    """What stands at a table. The table changes it; its parts read it.

    Attributes:
        row: the game and its seats as stored.
        game: its rules, or None when there are none of that name.
        timeline: where the game stands, or None before it began.
        connections: the connections.
        notices: what the table says about the game's past.
        closed: whether the table has left the memory.
    """

    def __init__(self, resumed: Resumed) -> None:
        self.row = resumed.row
        self.game = resumed.game
        self.timeline: Timeline | None = resumed.timeline
        self.connections: set[Connection] = set()
        self.notices: list[dict[str, Any]] = list(resumed.row.notices)
        self.closed = False

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    @property
    def attended(self) -> bool:
        """Whether somebody who plays is connected."""
        return any(connection.seat != WATCHER for connection in self.connections)

    @property
    def era(self) -> int:
        """How often what had been told was taken back, by an upgrade or an undo."""
        return self.row.rewinds + (0 if self.timeline is None else self.timeline.era)

    def playing(self, seat: int) -> Timeline:
        """The game, for somebody who plays.

        Raises:
            Refused: they do not, or it is not played.
        """
        if seat == WATCHER:
            raise Refused("table-refused-spectator")
        if self.timeline is None:
            raise Refused("table-refused-waiting" if self.row.state == "open" else "table-refused-broken")
        return self.timeline

    def admit(self, connection: Connection, settings: Settings) -> None:
        """Let somebody in: players always, spectators while there is room.

        Where a seat has many pages open, the oldest gives way.

        Raises:
            Refused: there are too many spectators, or none are wanted.
        """
        same = sorted(
            (one for one in self.connections if one.seat == connection.seat), key=lambda one: one.came
        )
        if connection.seat == WATCHER:
            if len(same) >= settings.max_spectators:
                raise Refused("table-refused-full")
            if self.row.state == "playing" and not visibility.allowed(self.row):
                raise Refused("table-refused-spectators")
        elif len(same) >= settings.max_pages:
            same[0].close(4409, Refused("table-refused-pages"))
            self.connections.discard(same[0])
        self.connections.add(connection)

    def send_away(self, seat: int) -> None:
        """Close the connections of a seat whose token is good no more."""
        for connection in [one for one in self.connections if one.seat == seat]:
            connection.close(4403, Refused("table-refused-token"))
