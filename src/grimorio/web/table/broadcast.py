"""What a table tells the people at it, each what their seat may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER
from grimorio.web.game import seat_settings
from grimorio.web.table.connection import Connection, encoded
from grimorio.web.table.spectators import DelayedBroadcast, delay_of

if TYPE_CHECKING:
    from grimorio.web.table.table import Table

COUNTED = 0.5
"""Seconds until it is told that spectators came or went."""


class Broadcast:
    """The voice of one table.

    Attributes:
        table: the table.
        gallery: what the spectators see when they see it later, or None when they see it at once.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        delay = delay_of(table.row)
        self.delayed = DelayedBroadcast(table, delay) if delay else None
        self.counting: asyncio.TimerHandle | None = None

    @property
    def era(self) -> int:
        """How often what had been told was taken back, by an upgrade or an undo."""
        timeline = self.table.timeline
        return self.table.row.rewinds + (0 if timeline is None else timeline.era)

    def welcome(self, connection: Connection) -> None:
        """Greet somebody."""
        row = self.table.row
        behind = self.delayed if connection.seat == WATCHER else None
        connection.send(
            {
                "kind": "welcome",
                "id": row.id,
                "game": row.game,
                "seat": connection.seat,
                "who": connection.who,
                "campaign": row.campaign_id,
                "state": row.state if behind is None else behind.state,
                "era": self.era if behind is None else 0,
                "settings": None
                if connection.seat == WATCHER
                else seat_settings.told(row.seats[connection.seat].settings, self.table.game),
                "server": self.table.hub.version,
            }
        )

    def settings(self, seat: int) -> dict[str, Any] | None:
        """A seat's settings as its page is told them; None for spectators."""
        if seat == WATCHER:
            return None
        return seat_settings.told(self.table.row.seats[seat].settings, self.table.game)

    def show(self, connection: Connection, since: int) -> None:
        """Show somebody the table, and the log since an update."""
        if connection.seat == WATCHER and self.delayed is not None:
            self.delayed.show(connection)
        elif self.table.timeline is None:
            connection.send(self.about())
        else:
            connection.send(self.update(connection.seat, since))

    def players(self) -> list[dict[str, Any]]:
        """Who sits where."""
        here = {connection.seat for connection in self.table.connections}
        return [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "free": seat.free,
                "connected": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.table.row.seats
        ]

    def count_again(self) -> None:
        """Spectators came or went: everybody is told soon, once for all of them."""
        if self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNTED, self._counted)

    def _counted(self) -> None:
        self.counting = None
        if not self.table.closed:
            self.tell_players()

    def about(self) -> dict[str, Any]:
        """The message about everything but the game itself."""
        row = self.table.row
        return {
            "kind": "players",
            "state": row.state,
            "players": self.players(),
            "notices": list(self.table.notices),
            "luck": self.table.shares.public(),
            "seals": self.table.seals.public(),
            "offers": {"rematch": list((row.rematch or {}).get("agreed", ()))},
            "spectators": {
                "count": sum(connection.seat == WATCHER for connection in self.table.connections),
                "delay_s": 0 if self.delayed is None else self.delayed.delay,
            },
        }

    def update(self, seat: int, since: int) -> dict[str, Any]:
        """The message about the game."""
        table = self.table
        timeline, game = table.timeline, table.game
        assert timeline is not None and game is not None
        playing = seat != WATCHER and not timeline.position.over
        return {
            **self.about(),
            "kind": "update",
            "n": timeline.n,
            "from": since,
            "view": timeline.position.seen_by(seat),
            "log": table.seals.log(timeline, seat, since),
            "refused": game.refused(timeline.position, seat) if playing else [],
            "can_undo": playing and table.undoable(seat) > 0,
            "clock": table.time.told(),
        }

    def close(self) -> None:
        """Say nothing more."""
        if self.counting is not None:
            self.counting.cancel()
        if self.delayed is not None:
            self.delayed.close()

    def tell_update(self, since: int) -> None:
        """Tell everybody how the game stands, and the log since an update."""
        seats = {connection.seat for connection in self.table.connections}
        if self.delayed is not None:
            self.delayed.tell(self.update(WATCHER, since))
            seats.discard(WATCHER)
        for seat in seats:
            self._send(seat, self.update(seat, since))

    def tell_rewound(self) -> None:
        """Tell everybody which lines of their log are taken back, and how the game stands."""
        timeline = self.table.timeline
        assert timeline is not None
        for seat, lines in timeline.log.lines.items():
            message = {"kind": "rewound", "log": len(lines), "n": timeline.n, "era": self.era}
            if seat == WATCHER and self.delayed is not None:
                self.delayed.tell(message)
            else:
                self._send(seat, message)
        self.tell_update(timeline.n)

    def tell_players(self, but: Connection | None = None) -> None:
        """Tell everybody who is there."""
        about = self.about()
        text = encoded(about)
        if self.delayed is not None:
            self.delayed.tell(about)
        for connection in list(self.table.connections):
            if connection is not but and (connection.seat != WATCHER or self.delayed is None):
                connection.send_text(text, about["kind"])

    def tell_settings(self, seat: int) -> None:
        """Tell a person, at all their pages, what their settings are."""
        self._send(seat, {"kind": "settings", **(self.settings(seat) or {})})

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        text = encoded(message)
        for connection in list(self.table.connections):
            if connection.seat == seat:
                connection.send_text(text, message["kind"])
