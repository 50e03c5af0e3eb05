"""The luck of a table: the hash of the server's secret, and the shares of its people. See docs/fair-luck.md.

A share is a random number from a person's page. Everybody first sends the hash of their share, the seal, and
then opens it by sending the share. A game does not begin while a sealed share is withheld: otherwise a person
who opens last and knows the server's secret could choose between two outcomes. The table waits for the share,
or the people who opened theirs agree on a new draw of the server's secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from grimorio import fairness
from grimorio.kernel.seats import Seat
from grimorio.web.game.luck import AWAITED, Stage, commitment_of, public, stage_of
from grimorio.web.refusals import Refused
from grimorio.web.table.state import Ask, TableState
from grimorio.web.table.storage import TableStorage


class Shares:
    """The random numbers ("shares") with which the people at one table together determine the game's luck.

    The methods run in the table's queue.

    Args:
        state: the state of the table.
        storage: stores the shares.
        ask: runs work in the table's queue, one piece after another.
        begin: begins the game if nothing is missing, otherwise broadcasts what changed.
        patience: seconds to wait for the hashes of shares ("seals"), and then again for the shares.
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
        self.agreed: set[Seat] = set()
        self.settled_luck: dict[str, Any] | None = None

    def public(self) -> dict[str, Any]:
        """The public state of the luck.

        "late" are the seats that did not open their shares in time, "agreed" those that agree on a new draw.
        Nothing of it changes any more once the game has begun.
        """
        if self.settled_luck is not None:
            return self.settled_luck
        late = [seat for seat in self.late if not self.state.row.seats[seat].secret]
        luck = {**public(self.state.row), "late": late, "agreed": sorted(self.agreed)}
        if self.state.row.state != "open":
            self.settled_luck = luck
        return luck

    def settled(self) -> bool:
        """Whether the luck is settled, so that the game may begin.

        If not, begin to wait for the missing seals or shares.
        """
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
        """Stop waiting for missing hashes and shares."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def _wait(self, stage: Stage) -> None:
        await asyncio.sleep(self.patience)
        self.timer = None
        with contextlib.suppress(Refused):
            await self.ask(lambda: self._go_on(stage))

    async def _go_on(self, stage: Stage) -> None:
        """End the wait of a stage: that for seals, or that for shares.

        Seats without a seal play without a share. Seats that sealed a share and do not open it are named. If
        nobody has opened a share, nobody knows the luck, and the server draws a new secret at once, without
        the shares of the late seats.
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

    async def again(self, number: Seat) -> None:
        """Note that a seat that opened its share agrees on a new draw, because another withholds its own.

        Raises:
            Refused: no seat withholds its share, there is still time to open it, or the seat has not opened
                its own share; nothing happened.
        """
        row = self.state.row
        if number < 0 or stage_of(row) != "opening" or not self.late or not row.seats[number].secret:
            raise Refused("table-refused-luck")
        self.agreed.add(number)
        if all(seat.seat in self.agreed for seat in row.seats if seat.secret):
            await self._draw(AWAITED)
        await self.begin()

    async def _draw(self, withheld: str | None) -> None:
        """Draw a new secret of the server, with a new public hash.

        Seats that opened a share must seal another one.

        Args:
            withheld: the new value of `SeatRow.seal` for the seats that withheld their share: `AWAITED`, or
                None to play without their shares.
        """
        row = self.state.row
        names = ", ".join(row.seats[seat].name for seat in self.late)
        args = {"names": names, "seats": list(self.late)}
        self.state.notices.append({"message": "table-notice-redrawn", "args": args})
        seals: dict[int, str | None] = {
            seat.seat: withheld if seat.seat in self.late else AWAITED for seat in row.seats if seat.seal
        }
        await self.storage.draw(secrets.token_hex(32), seals)
        self.late, self.agreed, self.timed = [], set(), "seating"

    async def take(self, number: Seat, seal: str | None, share: str | None) -> None:
        """Store the seal of a seat's share, or the share itself after all are sealed.

        Sending the same again has no effect.

        Args:
            number: the seat.
            seal: the hash of its share in hexadecimal, or None.
            share: the share in hexadecimal, or None.

        Raises:
            Refused: the seal or share is not wanted now, or the share does not fit the seal; nothing
                happened.
        """
        row = self.state.row
        if number < 0 or (seal is None) == (share is None):
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
