"""The chat of a table, with separate rooms for players and spectators.

Lines are stored before they are sent.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from grimorio.kernel import WATCHER
from grimorio.store import ChatRow
from grimorio.store.models import now
from grimorio.web.game.judging import JUDGE
from grimorio.web.identity import clean_line
from grimorio.web.limits import Addresses, Pace
from grimorio.web.refusals import Refused
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import KeepSettings, TableState
from grimorio.web.table.storage import TableStorage

LENGTH: Final = 300
"""The most characters of a line."""

KEPT: Final = 50
"""How many of a room's newest lines are stored, and shown to newcomers."""

ROOMS: Final = ("players", "spectators")

FIRST_SPECTATOR: Final = 100
"""The number of the first spectator; the numbers of seats are smaller."""

JUDGE_NUMBER: Final = 90
"""The number of the judge, who talks with the players."""

PACE: Final = Pace(burst=5, rate=0.5)
"""The rate limit for the lines of a seat, or of all spectators with the same address."""


def clean(text: str) -> str:
    r"""A line fit to be shown: no control or invisible characters but the joiners of emoji, single spaces.

    Raises:
        Refused: no character of the text is left, or it is too long.

    >>> clean(" well \u202e \n played ")
    'well played'
    """
    line = clean_line(text)
    if not line.strip("\u200d "):
        raise Refused("table-refused-field", field="text")
    if len(line) > LENGTH:
        raise Refused("table-refused-chat", {"limit": LENGTH}, field="text")
    return line


class Chat:
    """The chat of one table: two rooms.

    Attributes:
        rooms: the newest lines of each room.
        count: the number of all lines said so far, in both rooms.
        spectators: how many spectators have been given a number.

    Args:
        state: the state of the table.
        storage: the store, for the lines.
        keep_settings: stores the settings of a seat, with whom it has muted.
        lines: the stored lines, oldest first.
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
        """The number of a person in the chat: their seat or, for a spectator, a number that is still unused.

        Each call for a spectator gives a new number.
        """
        if connection.seat == JUDGE:
            return JUDGE_NUMBER
        if connection.seat != WATCHER:
            return connection.seat
        self.spectators += 1
        return FIRST_SPECTATOR + self.spectators - 1

    async def say(self, connection: Connection, text: str) -> None:
        """Send a line to everybody in the room who has not muted the speaker.

        Raises:
            Refused: the text is empty or too long, or follows the earlier lines too soon.
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
            name=self._name(connection),
            text=text,
            at=now(),
        )
        await self.storage.line(line, lines[1].i if len(lines) == KEPT else 0)
        self._keep(line)
        message = told(line)
        for other in self.state.connections:
            if room_of(other) == room and connection.who not in self.muted_by(other):
                other.send(message)

    def _name(self, connection: Connection) -> str:
        """The name that stands beside what a person says; empty for spectators."""
        if connection.seat == JUDGE:
            return self.state.judging.name
        return "" if connection.seat == WATCHER else self.state.row.seats[connection.seat].name

    def show(self, connection: Connection) -> None:
        """Send the earlier lines to a newcomer."""
        muted = self.muted_by(connection)
        for line in self.rooms[room_of(connection)]:
            if line.who not in muted:
                connection.send(told(line))

    def muted_by(self, connection: Connection) -> set[int]:
        """The numbers, in the chat, of the people that a person has muted.

        Those of a person in a seat are stored; those of a spectator or judge are forgotten when they leave.
        """
        if connection.seat < 0:
            return connection.muted
        return set((self.state.row.seats[connection.seat].settings or {}).get("muted", ()))

    async def mute(self, connection: Connection, who: int, on: bool) -> None:
        """Mute the person with the number `who`; if `on` is false, show their lines again."""
        muted = self.muted_by(connection) - {who} | ({who} if on and who != connection.who else set())
        if connection.seat < 0:
            connection.muted = muted
        else:
            settings = {
                **(self.state.row.seats[connection.seat].settings or {}),
                "muted": sorted(muted)[:KEPT],
            }
            await self.keep_settings(connection.seat, settings)


def told(line: ChatRow) -> dict[str, Any]:
    """A stored line of the chat as a message to pages: "i", "room", "who", "name", "text" and "at"."""
    at = datetime.fromtimestamp(line.at // 1000, UTC).isoformat(timespec="seconds")
    said = {"i": line.i, "room": line.room, "who": line.who, "name": line.name, "text": line.text}
    return {"kind": "chat", **said, "at": at}


def room_of(connection: Connection) -> str:
    """The room in which a person talks."""
    return "spectators" if connection.seat == WATCHER else "players"
