"""The timekeeper of a table: it runs the clock, and acts when a seat has no time left."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from grimorio.kernel import Position
from grimorio.kernel.seats import Seat
from grimorio.store.models import now as wall_clock
from grimorio.web.game.clock import Clock
from grimorio.web.refusals import Refused
from grimorio.web.table.state import Ask, TableState

EXCHANGE = {"mode": "game", "seconds": 180, "increment": 0, "timeout": "auto"}
"""The clock for the exchange of cards between two games of a match with a clock."""


class Timekeeper:
    """Keeps the clock of one table. A table remains in memory while its clock runs, unless that is slow.

    Attributes:
        clock: the clock, or None without one.
        exchanging: whether the clock is that of an exchange of cards between two games.

    Args:
        state: the state of the table.
        waited: returns the seats that a position waits for; while the game is stopped, no time runs.
        now: returns the time, in seconds.
        ask: runs work in the table's queue, one piece after another.
        expired: answers or concedes for the seats that have no time left.
    """

    def __init__(
        self,
        state: TableState,
        waited: Callable[[Position], Collection[Seat]],
        now: Callable[[], float],
        ask: Ask,
        expired: Callable[[list[Seat]], Awaitable[None]],
    ) -> None:
        self.state = state
        self.now = now
        self.ask = ask
        self.expired = expired
        self._waited = waited
        stored = state.row.clock
        self.clock = None if stored is None else Clock.lasted(stored, wall_clock())
        self.exchanging = False
        self.timer: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None

    def _asked(self, position: Position) -> Collection[Seat]:
        """The seats that a position waits for; none while the game is stopped."""
        return () if self.state.judging.stopped else self._waited(position)

    @property
    def slow(self) -> bool:
        """Whether the clock gives days for a choice."""
        return self.clock is not None and self.clock.slow and not self.exchanging

    @property
    def holds(self) -> bool:
        """Whether the table has to stay in memory for its clock; a slow clock wakes the table instead."""
        return self.running and not self.slow

    @property
    def running(self) -> bool:
        """Whether the time of any seat runs."""
        return self.clock is not None and bool(self.clock.running)

    def start(self) -> None:
        """Start the clock when the game begins, or after the table was read from the disk."""
        if self.clock is not None and self.state.timeline is not None:
            waiting = self._asked(self.state.timeline.position)
            self.set(self.clock.running_for(self.now(), waiting))

    def rewound(self, position: Position) -> Clock | None:
        """The clock after a judge took the game back to a position; None without a clock."""
        return None if self.clock is None else self.clock.running_for(self.now(), self._asked(position))

    def sealed(self, waiting: Collection[Seat]) -> None:
        """Let the clock run for the seats `waiting`, after a seat has sealed its answer."""
        if self.clock is not None:
            self.set(self.clock.running_for(self.now(), waiting))

    def exchange(self, waiting: Collection[Seat]) -> None:
        """Start the clock of an exchange of cards for the seats `waiting`, if the game has a clock.

        These are the seats that have not finished the exchange.
        """
        clock = self.clock
        if clock is None:
            return
        if not self.exchanging:
            self.exchanging = True
            clock = Clock.new(EXCHANGE, [seat.kind == "person" for seat in self.state.row.seats])
        self.set(clock.running_for(self.now(), waiting))

    def answered(self, seat: Seat, after: Position) -> Clock | None:
        """The clock after a seat's answer that leads to the position `after`; None without a clock."""
        if self.clock is None:
            return None
        return self.clock.answered(self.now(), seat, self._asked(after))

    def taken_back(self, seat: Seat, before: Position, had: float | None) -> Clock | None:
        """The clock after a seat's answer was taken back; None without a clock.

        Args:
            seat: the seat whose answer it was.
            before: the position before the answer.
            had: the seconds that the seat had left when it answered, or None if unknown.
        """
        if self.clock is None:
            return None
        return self.clock.taken_back(self.now(), seat, self._asked(before), had)

    def left(self, seat: Seat) -> float | None:
        """The seconds that a seat has left, or None without a clock."""
        return None if self.clock is None else self.clock.left_at(seat, self.now())

    def out(self, seat: Seat) -> bool:
        """Whether a seat is asked although it has no time left."""
        return self.clock is not None and seat in self.clock.expired(self.now())

    def passed_for(self, seat: Seat) -> bool:
        """Whether a seat's choices are answered automatically, because it has no time left."""
        return self.out(seat) and self.clock is not None and self.clock.timeout != "bot"

    def held(self, seat: Seat) -> bool:
        """Whether a bot answers a seat's choices, because it has no time left."""
        return self.out(seat) and self.clock is not None and self.clock.timeout == "bot"

    def told(self) -> dict[str, Any] | None:
        """The clock as it is sent to everybody (see `Clock.told`), or None without a clock."""
        return None if self.clock is None else self.clock.told(self.now())

    def stored(self, clock: Clock | None) -> dict[str, Any] | None:
        """The clock `clock` in the form in which it is stored; None for None."""
        if clock is not None and clock.slow and not self.exchanging:
            return clock.lasting(self.now(), wall_clock())
        return None if clock is None else clock.to_json(self.now())

    def set(self, clock: Clock | None) -> None:
        """Replace the clock, and schedule the moment when a seat has no time left."""
        self.clock = clock
        self.stop()
        now = self.now()
        left = None if clock is None else clock.rings_in(now)
        if clock is None or left is None or (clock.timeout == "auto" and clock.expired(now)):
            return
        self.timer = asyncio.get_running_loop().call_later(left, self._ring)

    def stop(self) -> None:
        """Cancel the timer that would call `tick` when the next seat has no time left."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.ringing = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        with contextlib.suppress(Refused):
            await self.ask(self.tick)

    async def tick(self) -> None:
        """Act for the seats that have no time left; runs in the table's queue."""
        clock = self.clock
        if clock is None:
            return
        expired = clock.expired(self.now())
        if expired:
            await self.expired(expired)
        else:
            self.set(clock)
