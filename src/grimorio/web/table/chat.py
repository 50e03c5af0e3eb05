"""The chat of a table, with separate rooms for players and spectators.

Lines are stored before they are sent. What becomes of reported lines is in `grimorio.web.table.chat_reports`.
"""

from __future__ import annotations

import ipaddress
import math
from collections import deque
from collections.abc import Mapping, Sequence, Set
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from grimorio.kernel import WATCHER
from grimorio.store import ChatRow
from grimorio.store.models import now
from grimorio.web.game.judging import JUDGE
from grimorio.web.identity import clean_line
from grimorio.web.limits import Addresses, Pace, counted_as
from grimorio.web.refusals import Refused
from grimorio.web.table.chat_reports import ChatReports
from grimorio.web.table.connection import Connection
from grimorio.web.table.host import TableHost
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


class Said(NamedTuple):
    """What is stored of a chat: its lines, oldest first, and who has reported which (`Reports.reporters`)."""

    lines: Sequence[ChatRow] = ()
    reporters: Mapping[tuple[int, int], set[str]] = {}


class Chat:
    """The chat of one table: two rooms.

    Attributes:
        rooms: the newest lines of each room.
        count: the number of all lines said so far, in both rooms.
        spectators: how many spectators have been given a number.
        reports: the reports of lines.
        spoke: the address that each speaker of these lines had, by the number in the chat; never stored.

    Args:
        host: the server.
        state: the state of the table.
        storage: the store, for the lines.
        keep_settings: stores the settings of a seat, with whom it has muted.
        said: what is stored.
    """

    def __init__(
        self,
        host: TableHost,
        state: TableState,
        storage: TableStorage,
        keep_settings: KeepSettings,
        said: Said,
    ) -> None:
        self.state = state
        self.storage = storage
        self.reports = ChatReports(host, state, storage, said.reporters)
        self.spoke: dict[int, str] = {}
        self.keep_settings = keep_settings
        self.rooms: dict[str, deque[ChatRow]] = {room: deque(maxlen=KEPT) for room in ROOMS}
        self.count = 0
        self.spectators = 0
        self.pace = Addresses(PACE)
        for line in said.lines:
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
            Refused: the text is empty or too long, or follows the earlier lines too soon; or the operator has
                muted the speaker.
        """
        text = clean(text)
        if self.state.row.muted and await self._silenced(connection):
            raise Refused("table-refused-silenced")
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
        self._note_address(connection)
        message = told(line)
        for other in self.state.connections:
            if room_of(other) == room and connection.who not in self.muted_by(other):
                other.send(message)

    def _name(self, connection: Connection) -> str:
        """The name that stands beside what a person says; empty for spectators."""
        if connection.seat == JUDGE:
            return self.state.judging.name
        return "" if connection.seat == WATCHER else self.state.row.seats[connection.seat].name

    async def show(self, connection: Connection) -> None:
        """Send the earlier lines to a newcomer, but for those that they have reported."""
        muted = self.muted_by(connection)
        hidden = await self.reports.hidden_from(connection)
        for line in self.rooms[room_of(connection)]:
            if line.who not in muted and (line.i, line.at) not in hidden:
                connection.send(told(line))

    async def report(self, connection: Connection, i: int, reason: str, note: str) -> None:
        """Report line `i` of the sender's room to the operator, and hide it from the sender.

        Raises:
            Refused: no such line is there, or it is the sender's own; or too much was reported.
        """
        lines = list(self.rooms[room_of(connection)])
        at = next((at for at, line in enumerate(lines) if line.i == i), None)
        if at is None or lines[at].who == connection.who:
            raise Refused("table-refused-line")
        note = clean(note) if note.strip() else ""
        await self.reports.add(connection, lines, at, reason, note)

    # -- the operator --------------------------------------------------------------------------

    def addresses(self, room: str, who: int) -> list[str]:
        """The addresses from which a speaker of a room is connected, or has spoken, as far as known."""
        here = {
            other.address for other in self.state.connections if (room_of(other), other.who) == (room, who)
        }
        return sorted(here | {address for number, address in self.spoke.items() if number == who})

    async def silence(self, speaker: str, on: bool) -> None:
        """Let a speaker say nothing more at this table; if `on` is false, let them speak again.

        Args:
            speaker: a number in the chat, or an address, from which nobody may speak. A spectator's number
                stands for the address that they have, because the next number is a reload away.
            on: whether to mute.

        Raises:
            Refused: nobody here has the number, or it is no address.
        """
        entry = await self._entry(speaker)
        others = [other for other in self.state.row.muted or [] if other != entry]
        await self.storage.silence([*others, entry] if on else others)

    async def _entry(self, speaker: str) -> int | str:
        """What `GameRow.muted` has for a speaker, see `silence`. Raises Refused: there is no such speaker."""
        if not speaker.isdecimal():
            return await self.reports.pseudonym(address_in(speaker))
        number = int(speaker)
        if number < FIRST_SPECTATOR:
            if number != JUDGE_NUMBER and number >= len(self.state.row.seats):
                raise Refused("table-refused-speaker", {"speaker": speaker})
            return number
        addresses = self.addresses("spectators", number)
        if not addresses:
            raise Refused("table-refused-speaker", {"speaker": speaker})
        return await self.reports.pseudonym(addresses[0])

    async def _silenced(self, connection: Connection) -> bool:
        muted = self.state.row.muted or []
        return connection.who in muted or await self.reports.pseudonym(connection.address) in muted

    def _note_address(self, connection: Connection) -> None:
        """Note the address of a speaker, and forget those of whom no line is left."""
        left = {line.who for lines in self.rooms.values() for line in lines}
        self.spoke[connection.who] = connection.address
        self.spoke = {who: address for who, address in self.spoke.items() if who in left}

    def muted_by(self, connection: Connection) -> Set[int]:
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


def address_in(text: str) -> str:
    """The address that an operator names, as limits count it. Raises Refused: the text is none."""
    try:
        return counted_as(str(ipaddress.ip_address(text.strip().partition("/")[0])))
    except ValueError:
        raise Refused("table-refused-address", {"address": text}) from None


def room_of(connection: Connection) -> str:
    """The room in which a person talks."""
    return "spectators" if connection.seat == WATCHER else "players"
