"""The delayed view of spectators."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.store.models import now as wall_clock
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import TableState


class Messages(Protocol):
    """The interface of the part of a table that makes its messages."""

    def about(self) -> dict[str, Any]:
        """The message about everything except the game itself, as of `Broadcast.about`."""

    def update(self, seat: Seat, since: int) -> dict[str, Any]:
        """The message about the state of the game for a seat, as of `Broadcast.update`.

        It has the log since update `since`.
        """

    def players(self) -> list[dict[str, Any]]:
        """The seats and the people in them, as JSON data in the form of `Broadcast.players`."""


class DelayedBroadcast:
    """Sends messages to the spectators of one table, each after the delay.

    Attributes:
        waiting: the messages not sent yet, each with the time at which it is sent.

    Args:
        state: the state of the table.
        messages: makes the table's messages.
        now: returns the time, in seconds.
        delay: the delay in seconds.
    """

    def __init__(self, state: TableState, messages: Messages, now: Callable[[], float], delay: int) -> None:
        self.state = state
        self.messages = messages
        self.now = now
        self.delay = delay
        self.waiting: deque[tuple[float, dict[str, Any]]] = deque()
        self.about: dict[str, Any] | None = None
        self.update: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.told_at = 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def phase(self) -> str:
        """The state of the game ("open", "playing", "over") as the spectators know it."""
        shown = self.update or self.about
        return "open" if shown is None else str(shown["state"])

    def open(self) -> None:
        """Prepare the view of a table read from the disk, and show it once its last change is old enough."""
        if self.state.timeline is None:
            self._tell(self.messages.about())
            return
        age = max(0.0, (wall_clock() - self.state.row.updated) / 1000)
        self._keep(self.now() + max(0.0, self.delay - age), self.messages.update(WATCHER, 0))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message to the spectators after the delay."""
        self._keep(self.now() + self.delay, message)

    def show(self, connection: Connection) -> None:
        """Send a newcomer the messages with the present state of the table as spectators know it."""
        self.release()
        if self.update is not None:
            clock = self._clock(self.update["clock"])
            connection.send({**self.update, "from": 0, "log": self.log, "clock": clock})
        elif self.about is not None:
            connection.send(self.about)
        else:
            players = [{**one, "connected": False} for one in self.messages.players()]
            about = self.messages.about()
            before = {"state": "open", "players": players, "notices": [], "offers": {"rematch": []}}
            connection.send({**about, **before, "judge": None})

    def release(self) -> None:
        """Send the messages whose time has come."""
        while self.waiting and self.waiting[0][0] <= self.now():
            self._tell(self.waiting.popleft()[1])
        self._wind()

    def close(self) -> None:
        """Cancel all messages that are not sent yet."""
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
            self.told_at = self.now()
        else:
            self.about = message
            if self.update is not None:
                self.update = {**self.update, **message, "kind": "update"}
        for connection in list(self.state.connections):
            if connection.seat == WATCHER:
                connection.send(message)

    def _clock(self, clock: dict[str, Any] | None) -> dict[str, Any] | None:
        """The clock of an earlier message, with the times that are left now; None without a clock.

        `clock` and the result are in the form of `Clock.told`.
        """
        if clock is None:
            return None
        gone = round(1000 * (self.now() - self.told_at))
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
            left = max(0.0, self.waiting[0][0] - self.now())
            self.timer = asyncio.get_running_loop().call_later(left, self.release)
