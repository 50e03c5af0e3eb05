"""What a table tells the people at it, each what their seat may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER
from grimorio.web.game import seat_settings
from grimorio.web.table.connection import Sitting, encoded
from grimorio.web.table.spectators import Gallery, delay_of

if TYPE_CHECKING:
    from grimorio.web.table.table import Table

COUNTED = 0.5
"""Seconds until it is told that spectators came or went."""


class Voice:
    """The voice of one table.

    Attributes:
        table: the table.
        gallery: what the spectators see when they see it later, or None when they see it at once.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        delay = delay_of(table.row)
        self.gallery = Gallery(table, delay) if delay else None
        self.counting: asyncio.TimerHandle | None = None

    @property
    def era(self) -> int:
        """How often what had been told was taken back, by an upgrade or an undo."""
        timeline = self.table.timeline
        return self.table.row.rewinds + (0 if timeline is None else timeline.era)

    def welcome(self, sitting: Sitting) -> None:
        """Greet somebody."""
        row = self.table.row
        behind = self.gallery if sitting.seat == WATCHER else None
        sitting.send(
            {
                "kind": "welcome",
                "id": row.id,
                "game": row.game,
                "seat": sitting.seat,
                "who": sitting.who,
                "campaign": row.campaign_id,
                "state": row.state if behind is None else behind.state,
                "era": self.era if behind is None else 0,
                "settings": None
                if sitting.seat == WATCHER
                else seat_settings.told(row.seats[sitting.seat].settings, self.table.game),
                "server": self.table.hub.version,
            }
        )

    def settings(self, seat: int) -> dict[str, Any] | None:
        """A seat's settings as its page is told them; None for spectators."""
        if seat == WATCHER:
            return None
        return seat_settings.told(self.table.row.seats[seat].settings, self.table.game)

    def show(self, sitting: Sitting, since: int) -> None:
        """Show somebody the table, and the log since an update."""
        if sitting.seat == WATCHER and self.gallery is not None:
            self.gallery.show(sitting)
        elif self.table.timeline is None:
            sitting.send(self.about())
        else:
            sitting.send(self.update(sitting.seat, since))

    def players(self) -> list[dict[str, Any]]:
        """Who sits where."""
        here = {sitting.seat for sitting in self.table.sittings}
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
                "count": sum(sitting.seat == WATCHER for sitting in self.table.sittings),
                "delay_s": 0 if self.gallery is None else self.gallery.delay,
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
        if self.gallery is not None:
            self.gallery.close()

    def tell_update(self, since: int) -> None:
        """Tell everybody how the game stands, and the log since an update."""
        seats = {sitting.seat for sitting in self.table.sittings}
        if self.gallery is not None:
            self.gallery.tell(self.update(WATCHER, since))
            seats.discard(WATCHER)
        for seat in seats:
            self._send(seat, self.update(seat, since))

    def tell_rewound(self) -> None:
        """Tell everybody which lines of their log are taken back, and how the game stands."""
        timeline = self.table.timeline
        assert timeline is not None
        for seat, lines in timeline.log.lines.items():
            message = {"kind": "rewound", "log": len(lines), "n": timeline.n, "era": self.era}
            if seat == WATCHER and self.gallery is not None:
                self.gallery.tell(message)
            else:
                self._send(seat, message)
        self.tell_update(timeline.n)

    def tell_players(self, but: Sitting | None = None) -> None:
        """Tell everybody who is there."""
        about = self.about()
        text = encoded(about)
        if self.gallery is not None:
            self.gallery.tell(about)
        for sitting in list(self.table.sittings):
            if sitting is not but and (sitting.seat != WATCHER or self.gallery is None):
                sitting.send_text(text, about["kind"])

    def tell_settings(self, seat: int) -> None:
        """Tell a person, at all their pages, what their settings are."""
        self._send(seat, {"kind": "settings", **(self.settings(seat) or {})})

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        text = encoded(message)
        for sitting in list(self.table.sittings):
            if sitting.seat == seat:
                sitting.send_text(text, message["kind"])
