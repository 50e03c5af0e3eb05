"""The gallery: spectators, who may see the game only some time after it happened."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER
from grimorio.store import GameRow
from grimorio.store.models import now as wall_clock

if TYPE_CHECKING:
    from grimorio.web.table.connection import Connection
    from grimorio.web.table.table import Table


def allowed(row: GameRow) -> bool:
    """Whether a game may be watched while it is played."""
    return bool((row.spectators or {}).get("allowed", True))


def delay_of(row: GameRow) -> int:
    """How many seconds later spectators see a game."""
    return int((row.spectators or {}).get("delay_s", 0))


def ended(row: GameRow) -> bool:
    """Whether everybody may know that the game is over."""
    return row.state == "over" and wall_clock() - row.updated >= 1000 * delay_of(row)


def shown(row: GameRow) -> bool:
    """Whether everybody may know all of a game, decks too: a match or session hides them until it is over."""
    return ended(row) and not row.sealed and (row.match is None or row.match.state == "over")


class DelayedBroadcast:
    """What the spectators of one table see: messages, each told once its time has come.

    Attributes:
        delay: seconds.
        waiting: messages that are not told yet, each with the moment when it will be.
    """

    def __init__(self, table: Table, delay: int) -> None:
        self.table = table
        self.delay = delay
        self.waiting: deque[tuple[float, dict[str, Any]]] = deque()
        self.about: dict[str, Any] | None = None
        self.update: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.told_at = 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def state(self) -> str:
        """The state of the game as spectators know it."""
        shown = self.update or self.about
        return "open" if shown is None else str(shown["state"])

    def open(self) -> None:
        """The table was read from the disk: what it shows is told when its last change is old enough."""
        broadcast = self.table.broadcast
        if self.table.timeline is None:
            self._tell(broadcast.about())
            return
        age = max(0.0, (wall_clock() - self.table.row.updated) / 1000)
        self._keep(self.table.hub.now() + max(0.0, self.delay - age), broadcast.update(WATCHER, 0))

    def tell(self, message: dict[str, Any]) -> None:
        """Tell the spectators something when its time comes."""
        self._keep(self.table.hub.now() + self.delay, message)

    def show(self, connection: Connection) -> None:
        """Show somebody who comes what the spectators see now."""
        self.release()
        if self.update is not None:
            clock = self._clock(self.update["clock"])
            connection.send({**self.update, "from": 0, "log": self.log, "clock": clock})
        elif self.about is not None:
            connection.send(self.about)
        else:
            players = [{**one, "connected": False} for one in self.table.broadcast.players()]
            about = self.table.broadcast.about()
            before = {"state": "open", "players": players, "notices": [], "offers": {"rematch": []}}
            connection.send({**about, **before})

    def release(self) -> None:
        """Tell what is old enough now."""
        while self.waiting and self.waiting[0][0] <= self.table.hub.now():
            self._tell(self.waiting.popleft()[1])
        self._wind()

    def close(self) -> None:
        """Tell nothing more."""
        self.waiting.clear()
        self._wind()

    def _keep(self, due: float, message: dict[str, Any]) -> None:
        if self.waiting:
            due = max(due, self.waiting[-1][0])
        self.waiting.append((due, message))
        self.release()

    def _tell(self, message: dict[str, Any]) -> None:
        if message["kind"] == "rewound":
            del self.log[message["log"] :]
        elif message["kind"] == "update":
            self.log = self.log + message["log"] if message["from"] else message["log"]
            self.update = message
            self.told_at = self.table.hub.now()
        else:
            self.about = message
            if self.update is not None:
                self.update = {**self.update, **message, "kind": "update"}
        for connection in list(self.table.connections):
            if connection.seat == WATCHER:
                connection.send(message)

    def _clock(self, clock: dict[str, Any] | None) -> dict[str, Any] | None:
        """A clock told before, as it stands now."""
        if clock is None:
            return None
        gone = round(1000 * (self.table.hub.now() - self.told_at))
        seats = [
            {**one, "left_ms": max(0, one["left_ms"] - gone)} if one["running"] else one
            for one in clock["seats"]
        ]
        return {**clock, "seats": seats}

    def _wind(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.waiting:
            left = max(0.0, self.waiting[0][0] - self.table.hub.now())
            self.timer = asyncio.get_running_loop().call_later(left, self.release)
