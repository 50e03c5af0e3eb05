"""Reports of chat lines by the people at a table, for the operator of the server.

Nobody at the table is told of a report but who made it: what they reported is hidden from them.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from typing import Final, Literal

from grimorio.kernel import WATCHER
from grimorio.store import ChatRow, ReportRow
from grimorio.store.models import now
from grimorio.store.reports import TooManyReports
from grimorio.web.identity import new_id
from grimorio.web.refusals import Refused
from grimorio.web.table.connection import Connection
from grimorio.web.table.host import TableHost
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage

log = logging.getLogger(__name__)

Reason = Literal["insult", "hate", "threat", "obscene", "spam", "other"]
"""The reasons for which a line is reported."""

AROUND: Final = 5
"""How many lines before a reported one, and how many after it, are stored with it."""


class ChatReports:
    """The reports of lines of one table's chat.

    Attributes:
        reporters: who has reported a line: the keys of `ReportRow.by` by the line's (`i`, `at`).

    Args:
        host: the server.
        state: the state of the table.
        storage: the store.
        reporters: those who have reported lines before.
    """

    def __init__(
        self,
        host: TableHost,
        state: TableState,
        storage: TableStorage,
        reporters: Mapping[tuple[int, int], set[str]],
    ) -> None:
        self.host = host
        self.state = state
        self.storage = storage
        self.reporters = dict(reporters)

    async def pseudonym(self, address: str) -> str:
        """The pseudonym of an address, under which it is stored."""
        return await self.storage.keep(self.storage.store.upkeep.maker, address)

    async def _key(self, connection: Connection) -> str:
        """What tells reporters apart: their seat, or the pseudonym of a spectator's address."""
        if connection.seat == WATCHER:
            return await self.pseudonym(connection.address)
        return str(connection.who)

    async def hidden_from(self, connection: Connection) -> set[tuple[int, int]]:
        """The (`i`, `at`) of the lines that a person has reported."""
        if not self.reporters:
            return set()
        key = await self._key(connection)
        return {line for line, keys in self.reporters.items() if key in keys}

    async def add(
        self, connection: Connection, lines: list[ChatRow], at: int, reason: str, note: str
    ) -> None:
        """Store the report of a line, and tell all pages of its reporter that it is hidden.

        Reporting the same line twice is one report.

        Args:
            connection: the reporter's.
            lines: the lines of the room.
            at: the index of the reported one.
            reason: one of `Reason`.
            note: what the reporter adds, or empty.

        Raises:
            Refused: the reporter's address has reported too much, or too many reports wait.
        """
        line, key = lines[at], await self._key(connection)
        known = self.reporters.get((line.i, line.at), set())
        if key not in known:
            wait = self.host.reported.take(connection.address)
            if wait:
                raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
            entry = {"key": key, "who": connection.who, "reason": reason, "note": note, "at": now()}
            report = self._report(lines, at, entry)
            try:
                id = await self.storage.keep(self.storage.store.reports.add, report)
            except TooManyReports:
                raise Refused("table-refused-reports") from None
            self.reporters[line.i, line.at] = known | {key}
            self.host.metrics.reported(reason)
            facts = {"report": id, "reason": reason}
            log.warning("a chat line was reported (%s): grimorio admin reports %s", reason, id, extra=facts)
        for other in self.state.connections:
            if other.seat == connection.seat and (
                other.seat != WATCHER or other.address == connection.address
            ):
                other.send({"kind": "reported", "i": line.i})

    def _report(self, lines: list[ChatRow], at: int, entry: dict[str, object]) -> ReportRow:
        line, row = lines[at], self.state.row
        around = lines[max(0, at - AROUND) : at] + lines[at + 1 : at + 1 + AROUND]
        return ReportRow(
            id=new_id(),
            game_id=row.id,
            game=row.game,
            room=line.room,
            i=line.i,
            who=line.who,
            name=line.name,
            text=line.text,
            at=line.at,
            context=[
                {"i": near.i, "who": near.who, "name": near.name, "text": near.text, "at": near.at}
                for near in around
            ],
            by=[entry],
            created=now(),
        )
