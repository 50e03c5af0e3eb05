"""The talk at a table: the players' and, apart from it, the spectators'. It is on disk before it is heard."""

from __future__ import annotations

import math
import unicodedata
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from grimorio.kernel import WATCHER
from grimorio.store import ChatRow
from grimorio.store.models import now
from grimorio.web.limits import Addresses, Pace
from grimorio.web.refusals import Refused
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import KeepSettings, TableState
from grimorio.web.table.storage import TableStorage

LENGTH: Final = 300
"""Characters of a line."""

KEPT: Final = 50
"""Lines of a room that are shown to whoever comes later."""

ROOMS: Final = ("players", "spectators")

FIRST_SPECTATOR: Final = 100
"""The number of the first spectator; seats have smaller ones."""

PACE: Final = Pace(burst=5, rate=0.5)
"""Lines a seat, or the spectators of one address, may say at once, and in a second after that."""


def clean(text: str) -> str:
    """A line fit to be shown: no control or invisible characters but the joiners of emoji, single spaces.

    Raises:
        Refused: nothing is left of it, or it is too long.

    >>> clean(" well \\u202e \\n played ")
    'well played'
    """
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    shown = "".join(char for char in spaced if char == "\u200d" or unicodedata.category(char)[0] != "C")
    line = " ".join(shown.split())
    if not line.strip("\u200d "):
        raise Refused("table-refused-field", field="text")
    if len(line) > LENGTH:
        raise Refused("table-refused-chat", {"limit": LENGTH}, field="text")
    return line


class Chat:
    """The chat of one table: two rooms.

    Args:
        state: the table as it stands.
        storage: where lines are kept.
        keep_settings: keeps whom a seat has muted.
        lines: what was said so far.

    Attributes:
        rooms: the newest lines of each.
        count: how many lines were said in all.
        spectators: how many spectators were given a number.
    """

    def __init__(
        self, state: TableState, storage: TableStorage, keep_settings: KeepSettings, lines: Iterable[ChatRow]
    ) -> None:
        self.state = state
        self.storage = storage
        self.keep_settings = keep_settings
        self.rooms: dict[str, deque[ChatRow]] = {room: deque(maxlen=KEPT) for room in ROOMS}
        self.count = 0
        self.spectators = 0
        self.pace = Addresses(PACE)
        for line in lines:
            self._keep(line)

    def _keep(self, line: ChatRow) -> None:
        self.rooms[line.room].append(line)
        self.count = line.i + 1
        self.spectators = max(self.spectators, line.who + 1 - FIRST_SPECTATOR)

    def number(self, connection: Connection) -> int:
        """Who somebody is in the chat: their seat, or a number that no spectator who said anything has."""
        if connection.seat != WATCHER:
            return connection.seat
        self.spectators += 1
        return FIRST_SPECTATOR + self.spectators - 1

    async def say(self, connection: Connection, text: str) -> None:
        """Say something to everybody in the room who has not muted the speaker.

        Raises:
            Refused: it is empty, too long, or too soon.
        """
        text = clean(text)
        wait = self.pace.take(connection.address if connection.seat == WATCHER else str(connection.seat))
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        room = room_of(connection)
        lines = self.rooms[room]
        line = ChatRow(
            game_id=self.state.row.id,
            i=self.count,
            room=room,
            who=connection.who,
            name="" if connection.seat == WATCHER else self.state.row.seats[connection.seat].name,
            text=text,
            at=now(),
        )
        await self.storage.line(line, lines[1].i if len(lines) == KEPT else 0)
        self._keep(line)
        message = told(line)
        for other in self.state.connections:
            if room_of(other) == room and connection.who not in self.muted_by(other):
                other.send(message)

    def show(self, connection: Connection) -> None:
        """Send the lines that were said before somebody came."""
        muted = self.muted_by(connection)
        for line in self.rooms[room_of(connection)]:
            if line.who not in muted:
                connection.send(told(line))

    def muted_by(self, connection: Connection) -> set[int]:
        """Whom somebody does not want to hear: kept for a seat, and for a spectator until they leave."""
        if connection.seat == WATCHER:
            return connection.muted
        return set((self.state.row.seats[connection.seat].settings or {}).get("muted", ()))

    async def mute(self, connection: Connection, who: int, on: bool) -> None:
        """Mute somebody, or hear them again."""
        muted = self.muted_by(connection) - {who} | ({who} if on and who != connection.who else set())
        if connection.seat == WATCHER:
            connection.muted = muted
        else:
            settings = {
                **(self.state.row.seats[connection.seat].settings or {}),
                "muted": sorted(muted)[:KEPT],
            }
            await self.keep_settings(connection.seat, settings)


def told(line: ChatRow) -> dict[str, Any]:
    """A line as a message."""
    at = datetime.fromtimestamp(line.at // 1000, UTC).isoformat(timespec="seconds")
    said = {"i": line.i, "room": line.room, "who": line.who, "name": line.name, "text": line.text}
    return {"kind": "chat", **said, "at": at}


def room_of(connection: Connection) -> str:
    """The room somebody talks in."""
    return "spectators" if connection.seat == WATCHER else "players"
