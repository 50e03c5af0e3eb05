"""One connection to a table: a person in a seat, or a spectator."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Set
from typing import Any, Final, Literal, Protocol

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


class Tcp(Protocol):
    """The TCP connection of a client."""

    def enter(self, stage: Literal["closing"]) -> None:
        """Note that it is being closed, so that a client that never reads is not waited for."""


class Writable(Protocol):
    """Whether a WebSocket can be written to."""

    def is_set(self) -> bool:
        """Whether it can."""


class ClientWebSocket(Protocol):
    """The WebSocket of a client that is connected to this process."""

    @property
    def writable(self) -> Writable:
        """Whether the client has read enough that more can be sent."""

    def send_text(self, text: str) -> None:
        """Send a message."""

    def finish(self, code: int) -> None:
        """Close the WebSocket with a code."""


class Connection:
    """A connection to a table. The table gives it messages, and the WebSocket sends them.

    The `websocket` sends them at once. Where there is none, or the client reads too slowly, they wait in the
    outbox until `next` or `waiting` takes them. When too much waits, messages about single steps are
    dropped; after the client has read the others, it is sent the whole table in its present state.

    Attributes:
        seat: the number of the seat, or `WATCHER`.
        who: the number in the chat: the seat, or a spectator's own number.
        address: the address of the client.
        token: the token of the seat, or None.
        muted: the numbers that a spectator has muted.
        came: a number greater than that of every earlier connection.
        closing: the WebSocket close code once the connection should close, otherwise None.
        tcp: the client's TCP connection, or None.
        websocket: the client's WebSocket; None where it is connected to another process.
        again: sends the whole table to a connection; None before this one has joined a table.
        behind: whether messages were dropped, so that the whole table must be sent.
        changes: whether the client understands updates that have only what changed.
        update: the newest update that the client has, without its log; None if the next one must be whole.
        outbox: the waiting messages, each with its kind.
        size: the number of characters of all waiting messages.
        news: says that something waits; None as long as nobody has asked.
    """

    __slots__ = (
        "address",
        "again",
        "behind",
        "came",
        "changes",
        "closing",
        "muted",
        "news",
        "outbox",
        "seat",
        "size",
        "tcp",
        "token",
        "update",
        "websocket",
        "who",
    )

    def __init__(
        self,
        address: str = "",
        seat: Seat = WATCHER,
        tcp: Tcp | None = None,
        websocket: ClientWebSocket | None = None,
    ) -> None:
        self.seat = seat
        self.who: int = seat
        self.address = address
        self.token: str | None = None
        self.muted: Set[int] = frozenset()
        self.came = next(_arrivals)
        self.closing: int | None = None
        self.tcp = tcp
        self.websocket = websocket
        self.again: Callable[[Connection], Awaitable[None]] | None = None
        self.behind = False
        self.changes = False
        self.update: dict[str, Any] | None = None
        self.outbox: list[tuple[str, str]] = []
        self.size = 0
        self.news: asyncio.Event | None = None

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message (JSON data with its "kind"), in order, without waiting."""
        self.send_text(encoded(message), message["kind"])

    def send_text(self, text: str, kind: str) -> None:
        """Queue a message that is already JSON text (`text`); `kind` is its kind, such as "update"."""
        if self.closing is not None:
            return
        if (
            self.websocket is not None
            and not self.outbox
            and not self.behind
            and self.websocket.writable.is_set()
        ):
            self.websocket.send_text(text)
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
        if self.news is not None:
            self.news.set()

    def _fall_behind(self) -> None:
        """Drop the waiting messages about single steps, and note that the whole table must be sent."""
        self.behind, self.update = True, None
        self.outbox = [entry for entry in self.outbox if entry[0] not in SHOWN]
        self.size = sum(len(text) for _, text in self.outbox)

    async def waiting(self) -> str | None:
        """The next message that waits, as JSON text; None if none does.

        A client that is behind is sent the whole table after the messages that waited.
        """
        while not self.outbox:
            if self.closing is not None or not self.behind or self.again is None:
                return None
            self.behind = False
            await self.again(self)
        _, text = self.outbox.pop(0)
        self.size -= len(text)
        return text

    async def next(self) -> str | None:
        """Wait for the next message to send, as JSON text; None when the connection should close."""
        self.news = self.news or asyncio.Event()
        while (text := await self.waiting()) is None and self.closing is None:
            self.news.clear()
            await self.news.wait()
        return text

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
            if self.news is not None:
                self.news.set()
            if self.tcp is not None:
                self.tcp.enter("closing")
            if self.websocket is not None and not self.outbox:
                self.websocket.finish(code)


def encoded(message: dict[str, Any]) -> str:
    """A message as JSON text."""
    return msgspec.json.encode(message).decode()
