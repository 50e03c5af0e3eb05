"""The luck of a table: the server's commitment, and the shares of its people. See docs/fair-luck.md.

A game whose sealed share is withheld does not begin: otherwise a person who opens last and knows the server's
secret could choose between two lucks. The table waits for the share, or those who opened theirs agree on a
new draw.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from grimorio import fairness
from grimorio.kernel import WATCHER
from grimorio.web.game.luck import AWAITED, Stage, commitment_of, public, stage_of
from grimorio.web.refusals import Refused
from grimorio.web.table.state import Ask, TableState
from grimorio.web.table.storage import TableStorage


class Shares:
    """The shares of one table. The methods run in the table's turn.

    Args:
        state: the state of the table.
        storage: stores the shares.
        ask: lets work be done in the table's turn.
        begin: begins the game if nothing is missing, else broadcasts what changed.
        patience: seconds to wait for shares.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        ask: Ask,
        begin: Callable[[], Awaitable[None]],
        patience: float,
    ) -> None:
        self.state = state
        self.storage = storage
        self.ask = ask
        self.begin = begin
        self.patience = patience
        self.timer: asyncio.Task[None] | None = None
        self.timed: Stage = "seating"
        self.late: list[int] = []
        self.agreed: set[int] = set()

    def public(self) -> dict[str, Any]:
        """The public state of the luck; `late` are the seats that did not open theirs in time."""
        late = [seat for seat in self.late if not self.state.row.seats[seat].secret]
        return {**public(self.state.row), "late": late, "agreed": sorted(self.agreed)}

    def settled(self) -> bool:
        """Whether the game may begin. If not, start the wait for shares."""
        stage = stage_of(self.state.row)
        if stage == "fixed":
            self.stop()
            return True
        if stage in ("sealing", "opening") and self.timed != stage:
            self.stop()
            self.timed = stage
            self.timer = asyncio.create_task(self._wait(stage))
        return False

    def stop(self) -> None:
        """Stop waiting."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def _wait(self, stage: Stage) -> None:
        await asyncio.sleep(self.patience)
        self.timer = None
        with contextlib.suppress(Refused):
            await self.ask(lambda: self._go_on(stage))

    async def _go_on(self, stage: Stage) -> None:
        """End the wait: continue without missing seals, and name the seats with withheld shares.

        If nobody has opened a share, nobody knows the luck: it is drawn again at once, without the late
        seats.
        """
        row = self.state.row
        if stage_of(row) != stage:
            return
        if stage == "sealing":
            for seat in row.seats:
                if seat.seal == AWAITED:
                    await self.storage.share(seat, None, "")
        else:
            self.late = [seat.seat for seat in row.seats if seat.seal and not seat.secret]
            if not any(seat.secret for seat in row.seats):
                await self._draw(None)
        await self.begin()

    async def again(self, number: int) -> None:
        """Note that a seat that opened its share agrees on a new draw, because another withholds its own.

        Raises:
            Refused: nobody does, the time is not over, or it has not opened its own; nothing happened.
        """
        row = self.state.row
        if number == WATCHER or stage_of(row) != "opening" or not self.late or not row.seats[number].secret:
            raise Refused("table-refused-luck")
        self.agreed.add(number)
        if all(seat.seat in self.agreed for seat in row.seats if seat.secret):
            await self._draw(AWAITED)
        await self.begin()

    async def _draw(self, withheld: str | None) -> None:
        """Draw the server's secret again, with a new commitment.

        Seats that opened a share must seal another one.

        Args:
            withheld: the new seal of the seats that withheld theirs: `AWAITED`, or None to go on without
                them.
        """
        row = self.state.row
        names = ", ".join(row.seats[seat].name for seat in self.late)
        self.state.notices.append({"message": "table-notice-redrawn", "args": {"names": names}})
        seals = {
            seat.seat: withheld if seat.seat in self.late else AWAITED for seat in row.seats if seat.seal
        }
        await self.storage.draw(secrets.token_hex(32), seals)
        self.late, self.agreed, self.timed = [], set(), "seating"

    async def take(self, number: int, seal: str | None, share: str | None) -> None:
        """Store a seat's seal, or its share after all are sealed; a repetition has no effect.

        Raises:
            Refused: it is not wanted now, or the share does not fit the seal; nothing happened.
        """
        row = self.state.row
        if number == WATCHER or (seal is None) == (share is None):
            raise Refused("table-refused-luck")
        seat = row.seats[number]
        if seal is not None:
            if seat.seal == seal:
                return
            if seat.seal != AWAITED or stage_of(row) not in ("seating", "sealing"):
                raise Refused("table-refused-luck")
            await self.storage.share(seat, seal, "")
        else:
            assert share is not None
            if seat.secret == share:
                return
            if not seat.seal or seat.secret or stage_of(row) != "opening":
                raise Refused("table-refused-luck")
            fits = fairness.seal_of(row.id, commitment_of(row), number, bytes.fromhex(share))
            if not hmac.compare_digest(fits, seat.seal):
                raise Refused("table-refused-luck")
            await self.storage.share(seat, seat.seal, share)
        await self.begin()
