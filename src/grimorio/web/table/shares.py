"""The luck of a table: the server's commitment, the shares its people bring. See docs/fair-luck.md.

A game whose sealed share is withheld does not begin: whoever opens last and knows the server's secret could
choose between two lucks. The table waits for the share, or those who opened theirs agree on a new draw.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from typing import TYPE_CHECKING, Any, Literal

from grimorio import fairness
from grimorio.kernel import WATCHER
from grimorio.store import GameRow
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.web.table.table import Table

AWAITED = ""
"""In `SeatRow.seal`: the seat will bring a share and has not sealed it yet."""

Stage = Literal["seating", "sealing", "opening", "fixed"]


def stage_of(row: GameRow) -> Stage:
    """How far the luck of a game is.

    "seating": a seat is free; "sealing": shares are awaited; "opening": all are sealed and
    are being opened; "fixed": the seed is settled, or nothing is left to wait for.
    """
    if row.state != "open" or row.seeded:
        return "fixed"
    if any(seat.free for seat in row.seats):
        return "seating"
    if any(seat.seal == AWAITED for seat in row.seats):
        return "sealing"
    return "opening" if any(seat.seal and not seat.secret for seat in row.seats) else "fixed"


def commitment_of(row: GameRow) -> str:
    """What everybody may know of the server's secret from the beginning."""
    return fairness.commitment_of(row.id, bytes.fromhex(row.secret))


def seed_of(row: GameRow) -> int:
    """The seed that the server's secret and the opened shares make."""
    shares = [bytes.fromhex(seat.secret) for seat in row.seats]
    return fairness.seed_of(row.id, bytes.fromhex(row.secret), shares)


def public(row: GameRow) -> dict[str, Any]:
    """What everybody is told of the luck: never the secret, never a share."""
    return {
        "commitment": commitment_of(row),
        "seeded": row.seeded,
        "stage": stage_of(row),
        "draw": row.draws,
        "seats": [
            {"seat": seat.seat, "share": _share(seat.seal, seat.secret), "seal": seat.seal or None}
            for seat in row.seats
        ],
    }


def _share(seal: str | None, secret: str) -> str:
    if seal is None:
        return "none"
    if seal == AWAITED:
        return "awaited"
    return "opened" if secret else "sealed"


def noted(row: GameRow) -> dict[str, Any] | None:
    """The part `luck` of a finished record: everything, so that anyone can recompute it.

    None for a game whose seed an older version made in another way.
    """
    if row.seeded:
        return {"id": row.id, "seeded": True}
    if row.setup["seed"] != str(seed_of(row)):
        return None
    return {
        "id": row.id,
        "seeded": False,
        "commitment": commitment_of(row),
        "secret": row.secret,
        **({"draws": row.draws} if row.draws else {}),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "seal": seat.seal or None,
                "share": seat.secret or None,
            }
            for seat in row.seats
        ],
    }


class Shares:
    """The shares of one table. Its methods run in the table's turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.Task[None] | None = None
        self.timed: Stage = "seating"
        self.late: list[int] = []
        self.agreed: set[int] = set()

    def public(self) -> dict[str, Any]:
        """What everybody is told of the luck; `late` are the seats that did not open theirs in time."""
        late = [seat for seat in self.late if not self.table.row.seats[seat].secret]
        return {**public(self.table.row), "late": late, "agreed": sorted(self.agreed)}

    def settled(self) -> bool:
        """Whether the game may begin. If not, the wait for shares has begun."""
        stage = stage_of(self.table.row)
        if stage == "fixed":
            self.stop()
            return True
        if stage in ("sealing", "opening") and self.timed != stage:
            self.stop()
            self.timed = stage
            self.timer = asyncio.create_task(self._wait(stage))
        return False

    def stop(self) -> None:
        """Wait no longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    async def _wait(self, stage: Stage) -> None:
        await asyncio.sleep(self.table.hub.settings.luck_wait)
        self.timer = None
        with contextlib.suppress(Refused):
            await self.table.ask(lambda: self._go_on(stage))

    async def _go_on(self, stage: Stage) -> None:
        """The time is over: seals that are missing are done without, withheld shares are named.

        Where nobody has opened theirs nobody knows the luck: it is drawn anew at once, without them.
        """
        row = self.table.row
        if stage_of(row) != stage:
            return
        if stage == "sealing":
            for seat in row.seats:
                if seat.seal == AWAITED:
                    await self.table.keep_share(seat, None, "")
        else:
            self.late = [seat.seat for seat in row.seats if seat.seal and not seat.secret]
            if not any(seat.secret for seat in row.seats):
                await self._draw(None)
        await self.table.begin_or_tell()

    async def again(self, number: int) -> None:
        """A seat that opened its share agrees on a new draw, for somebody withholds theirs.

        Raises:
            Refused: nobody does, the time is not over, or it has not opened its own; nothing happened.
        """
        row = self.table.row
        if number == WATCHER or stage_of(row) != "opening" or not self.late or not row.seats[number].secret:
            raise Refused("table-refused-luck")
        self.agreed.add(number)
        if all(seat.seat in self.agreed for seat in row.seats if seat.secret):
            await self._draw(AWAITED)
        await self.table.begin_or_tell()

    async def _draw(self, withheld: str | None) -> None:
        """Draw the server's secret anew, with a new commitment; whoever opened a share seals another.

        Args:
            withheld: what is kept of the seats that withheld theirs: `AWAITED`, or None to do without.
        """
        table, row = self.table, self.table.row
        names = ", ".join(row.seats[seat].name for seat in self.late)
        table.notices.append({"message": "table-notice-redrawn", "args": {"names": names}})
        seals = {
            seat.seat: withheld if seat.seat in self.late else AWAITED for seat in row.seats if seat.seal
        }
        await table.keep_draw(secrets.token_hex(32), seals)
        self.late, self.agreed, self.timed = [], set(), "seating"

    async def take(self, number: int, seal: str | None, share: str | None) -> None:
        """Take a seat's seal, or its share once all are sealed. What was taken before is taken quietly.

        Raises:
            Refused: it is not wanted now, or the share does not fit the seal; nothing happened.
        """
        row = self.table.row
        if number == WATCHER or (seal is None) == (share is None):
            raise Refused("table-refused-luck")
        seat = row.seats[number]
        if seal is not None:
            if seat.seal == seal:
                return
            if seat.seal != AWAITED or stage_of(row) not in ("seating", "sealing"):
                raise Refused("table-refused-luck")
            await self.table.keep_share(seat, seal, "")
        else:
            assert share is not None
            if seat.secret == share:
                return
            if not seat.seal or seat.secret or stage_of(row) != "opening":
                raise Refused("table-refused-luck")
            fits = fairness.seal_of(row.id, commitment_of(row), number, bytes.fromhex(share))
            if not hmac.compare_digest(fits, seat.seal):
                raise Refused("table-refused-luck")
            await self.table.keep_share(seat, seat.seal, share)
        await self.table.begin_or_tell()
