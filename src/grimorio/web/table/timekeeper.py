"""Who keeps the time of a table: runs its clock, and acts when somebody has none left."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from grimorio.kernel import Position
from grimorio.web.game.clock import Clock
from grimorio.web.matches import match
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.web.table.table import Table

EXCHANGE = {"mode": "game", "seconds": 180, "increment": 0, "timeout": "auto"}
"""The clock of a match while cards are exchanged between two games of a table with a clock."""


class Timekeeper:
    """The time of one table, which stays in memory while somebody's time runs.

    Attributes:
        clock: the clock, or None without one.
        exchanging: whether it is that of an exchange of cards.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        stored = table.row.clock
        self.clock = None if stored is None else Clock.from_json(stored)
        self.exchanging = False
        self.timer: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether somebody's time runs."""
        return self.clock is not None and bool(self.clock.running)

    def start(self) -> None:
        """The game begins, or goes on after the table was read from the disk."""
        if self.clock is not None and self.table.timeline is not None:
            waiting = self.table.seals.waited(self.table.timeline.position)
            self.set(self.clock.running_for(self.table.hub.now(), waiting))

    def sealed(self, waiting: Collection[int]) -> None:
        """A seat sealed its answer: these are waited for now."""
        if self.clock is not None:
            self.set(self.clock.running_for(self.table.hub.now(), waiting))

    def exchange(self, waiting: Collection[int]) -> None:
        """Cards are exchanged, and these seats are waited for; without a clock nothing happens."""
        clock = self.clock
        if clock is None:
            return
        if not self.exchanging:
            self.exchanging = True
            clock = Clock.new(EXCHANGE, [seat.kind == "person" for seat in self.table.row.seats])
        self.set(clock.running_for(self.table.hub.now(), waiting))

    def answered(self, seat: int, after: Position) -> Clock | None:
        """The clock as it will be once a seat's answer is taken."""
        if self.clock is None:
            return None
        return self.clock.answered(self.table.hub.now(), seat, self.table.seals.waited(after))

    def taken_back(self, seat: int, before: Position, had: float | None) -> Clock | None:
        """The clock as it will be once a seat's answer is taken back."""
        if self.clock is None:
            return None
        return self.clock.taken_back(self.table.hub.now(), seat, self.table.seals.waited(before), had)

    def left(self, seat: int) -> float | None:
        """The seconds a seat has left, or None when its time is not kept."""
        return None if self.clock is None else self.clock.left_at(seat, self.table.hub.now())

    def out(self, seat: int) -> bool:
        """Whether a seat is waited for and has no time left."""
        return self.clock is not None and seat in self.clock.expired(self.table.hub.now())

    def told(self) -> dict[str, Any] | None:
        """What everybody is told."""
        return None if self.clock is None else self.clock.told(self.table.hub.now())

    def stored(self, clock: Clock | None) -> dict[str, Any] | None:
        """What is stored of a clock."""
        return None if clock is None else clock.to_json(self.table.hub.now())

    def set(self, clock: Clock | None) -> None:
        """Go on with a clock, and wake up when it rings."""
        self.clock = clock
        self.stop()
        now = self.table.hub.now()
        left = None if clock is None else clock.rings_in(now)
        if clock is None or left is None or (clock.timeout == "auto" and clock.expired(now)):
            return
        self.timer = asyncio.get_running_loop().call_later(left, self._ring)

    def stop(self) -> None:
        """Wake up no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.ringing = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        with contextlib.suppress(Refused):
            await self.table.ask(self.tick)

    async def tick(self) -> None:
        """Act for those who have no time left; in the table's turn."""
        clock = self.clock
        if clock is None:
            return
        expired = clock.expired(self.table.hub.now())
        if expired and self.exchanging:
            await match.out_of_time(self.table, expired)
        elif expired and clock.timeout == "concede":
            await self.table.out_of_time(expired[0])
        elif expired:
            self.table.auto_answer.wake()
        else:
            self.set(clock)
