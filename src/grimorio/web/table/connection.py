"""One connection to a table: a person in a seat, or a spectator."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.web.refusals import Refused

OUTBOX: Final = 2**20
"""How many characters may wait for a slow client before the connection is closed."""

BEHIND: Final = 2**18
"""How many characters may wait for a slow client before it is sent the whole table instead of each step."""

SHOWN: Final = frozenset({"update", "rewound", "players"})
"""The kinds of messages about the state of the table, which a newer view of the whole table replaces."""

_arrivals = itertools.count()


class Connection:
    """A connection to a table. The table puts messages into its outbox, and the WebSocket sends them.

    When a client reads too slowly, waiting messages about single steps are dropped. After the client has read
    the others, it is sent the whole table in its present state.

    Attributes:
        seat: the number of the seat, or `WATCHER`.
        who: the number in the chat: the seat, or a spectator's own number.
        address: the address of the client.
        token: the token of the seat, or None.
        muted: the numbers that a spectator has muted.
        came: a number greater than that of every earlier connection.
        closing: the WebSocket close code once the connection should close, otherwise None.
        ends: called when the connection should close, so that a client that never reads is not waited for.
        again: sends the whole table to this connection; None before the connection has joined a table.
        behind: whether messages were dropped, so that the whole table must be sent.
        changes: whether the client understands updates that have only what changed.
        update: the newest update that the client has, without its log; None if the next one must be whole.
        outbox: the waiting messages, each with its kind.
        size: the number of characters of all waiting messages.
    """

    def __init__(
        self, address: str = "", seat: Seat = WATCHER, ends: Callable[[], None] | None = None
    ) -> None:
        self.seat = seat
        self.who: int = seat
        self.address = address
        self.token: str | None = None
        self.muted: set[int] = set()
        self.came = next(_arrivals)
        self.closing: int | None = None
        self.ends = ends
        self.again: Callable[[], Awaitable[None]] | None = None
        self.behind = False
        self.changes = False
        self.update: dict[str, Any] | None = None
        self.outbox: deque[tuple[str, str]] = deque()
        self.size = 0
        self.news = asyncio.Event()

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message (JSON data with its "kind"), in order, without waiting."""
        self.send_text(encoded(message), message["kind"])

    def send_text(self, text: str, kind: str) -> None:
        """Queue a message that is already JSON text (`text`); `kind` is its kind, such as "update"."""
        if self.closing is not None:
            return
        full = self.size and self.size + len(text) > (BEHIND if kind in SHOWN else OUTBOX)
        if kind in SHOWN and (self.behind or full):
            self._fall_behind()
        elif full:
            self.outbox.clear()
            self.close(1013)
        else:
            self.outbox.append((kind, text))
            self.size += len(text)
        self.news.set()

    def _fall_behind(self) -> None:
        """Drop the waiting messages about single steps, and note that the whole table must be sent."""
        self.behind, self.update = True, None
        self.outbox = deque(one for one in self.outbox if one[0] not in SHOWN)
        self.size = sum(len(text) for _, text in self.outbox)

    async def next(self) -> str | None:
        """Wait for the next message to send, as JSON text; None when the connection should close."""
        while True:
            if self.outbox:
                _, text = self.outbox.popleft()
                self.size -= len(text)
                return text
            if self.closing is not None:
                return None
            if self.behind and self.again is not None:
                self.behind = False
                await self.again()
                continue
            self.news.clear()
            await self.news.wait()

    def refuse(self, refused: Refused, choice: int) -> None:
        """Send the refusal of an answer, which changed nothing; `choice` is the number of the choice."""
        self.send(
            {
                "kind": "refusal",
                "choice": choice,
                "pick": refused.pick,
                "reason": refused.reason,
                "message": refused.message,
                "args": refused.args_,
                "rule": refused.rule,
            }
        )

    def close(self, code: int, refused: Refused | None = None) -> None:
        """Close the connection with the WebSocket code `code`, after the waiting messages.

        If `refused` is not None, this refusal is sent last.
        """
        if refused is not None:
            self.send({"kind": "error", "reason": refused.reason, "message": refused.message})
        if self.closing is None:
            self.closing = code
            self.news.set()
            if self.ends is not None:
                self.ends()


def encoded(message: dict[str, Any]) -> str:
    """A message as JSON text."""
    return msgspec.json.encode(message).decode()
