"""Rematches: another game of the same people and bots, each moved by one seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web.game.judging import JUDGE, following
from grimorio.web.game.visibility import allowed
from grimorio.web.matches.rematch import again
from grimorio.web.refusals import Refused
from grimorio.web.table.broadcast import Broadcast
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage


class Rematch:
    """The requests for a rematch at one table; the new game is made once all people want it.

    Args:
        state: the state of the table.
        storage: stores the seats that want a rematch.
        broadcast: sends changes to all connections of the table.
        make: stores the row of a new game.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        broadcast: Broadcast,
        make: Callable[[GameRow], Awaitable[None]],
    ) -> None:
        self.state = state
        self.storage = storage
        self.broadcast = broadcast
        self.make = make

    async def want(self, seat: Seat) -> None:
        """Note that a seat wants a rematch; when all people want one, make the new game and tell everybody.

        Raises:
            Refused: the game is not over, or a spectator or a judge asks.
        """
        row = self.state.row
        if seat < 0:
            raise Refused("table-refused-spectator")
        if row.campaign_id is not None:
            raise Refused("table-refused-session")
        if row.event_id is not None:
            raise Refused("table-refused-match")
        if (
            row.state != "over"
            or self.state.game is None
            or (row.match is not None and row.match.state != "over")
        ):
            raise Refused("table-refused-playing")
        rematch: dict[str, Any] = row.rematch or {"agreed": [], "id": None}
        if rematch["id"] is None and seat not in rematch["agreed"]:
            rematch = {**rematch, "agreed": sorted([*rematch["agreed"], seat])}
            if all(seat_row.seat in rematch["agreed"] for seat_row in row.seats if seat_row.kind == "person"):
                new = again(row, self.state.game.version)
                new.judge = following(self.state.judging, self._moved)
                await self.make(new)
                rematch = {**rematch, "id": new.id}
            await self.storage.note(rematch=rematch)
            self.broadcast.tell_players()
        for connection in list(self.state.connections):
            self.tell(connection)

    def _moved(self, seat: int) -> int:
        """The seat of a rematch at which the person of a seat sits."""
        return (seat - 1) % len(self.state.row.seats)

    def tell(self, connection: Connection) -> None:
        """Send a connection the id of the rematch, if there is one.

        The token of a player or of the judge is valid for the new game.
        """
        row = self.state.row
        id = (row.rematch or {}).get("id")
        if id is None:
            return
        message = {"kind": "rematch", "id": id, "seat": WATCHER, "token": None}
        if connection.seat >= 0:
            seat = self._moved(connection.seat)
            connection.send({**message, "seat": seat, "token": connection.token})
        elif connection.seat == JUDGE:
            connection.send({**message, "seat": JUDGE, "token": connection.token})
        elif self.broadcast.delayed is None and allowed(row):
            connection.send(message)
