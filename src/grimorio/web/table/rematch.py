"""Playing again: the same people and bots, everybody one seat further on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from grimorio.kernel import WATCHER
from grimorio.store import GameRow
from grimorio.web.game.visibility import allowed
from grimorio.web.matches.rematch import again
from grimorio.web.refusals import Refused
from grimorio.web.table.broadcast import Broadcast
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage


class Rematch:
    """The rematch of one table.

    Args:
        state: the table as it stands.
        storage: where it is kept who agrees.
        broadcast: tells everybody.
        make: keeps a new game.
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

    async def want(self, seat: int) -> None:
        """A seat wants to play again; once all people do, the new game is made and everybody is told.

        Raises:
            Refused: the game is not over, or a spectator asks.
        """
        row = self.state.row
        if seat == WATCHER:
            raise Refused("table-refused-spectator")
        if row.campaign_id is not None:
            raise Refused("table-refused-session")
        if (
            row.state != "over"
            or self.state.game is None
            or (row.match is not None and row.match.state != "over")
        ):
            raise Refused("table-refused-playing")
        rematch: dict[str, Any] = row.rematch or {"agreed": [], "id": None}
        if rematch["id"] is None and seat not in rematch["agreed"]:
            rematch = {**rematch, "agreed": sorted([*rematch["agreed"], seat])}
            if all(one.seat in rematch["agreed"] for one in row.seats if one.kind == "person"):
                new = again(row, self.state.game.version)
                await self.make(new)
                rematch = {**rematch, "id": new.id}
            await self.storage.note(rematch=rematch)
            self.broadcast.tell_players()
        for connection in list(self.state.connections):
            self.tell(connection)

    def tell(self, connection: Connection) -> None:
        """Tell somebody of the new game, when there is one. Their token is good for their seat in it."""
        row = self.state.row
        id = (row.rematch or {}).get("id")
        if id is None:
            return
        message = {"kind": "rematch", "id": id, "seat": WATCHER, "token": None}
        if connection.seat != WATCHER:
            seat = (connection.seat - 1) % len(row.seats)
            connection.send({**message, "seat": seat, "token": connection.token})
        elif self.broadcast.delayed is None and allowed(row):
            connection.send(message)
