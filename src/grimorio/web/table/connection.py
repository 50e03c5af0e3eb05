"""One connection to a table: a person in a seat, or a spectator."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from grimorio.kernel import WATCHER
from grimorio.web.refusals import Refused

OUTBOX: Final = 2**20
"""Characters that may wait for a slow reader before the connection is closed."""

BEHIND: Final = 2**18
"""Characters that may wait before a slow reader is no longer told step by step how the table stands."""

SHOWN: Final = frozenset({"update", "rewound", "players"})
"""Messages that tell how the table stands: a newer look at the whole replaces them all."""

_arrivals = itertools.count()


class Connection:
    """A connection. The table puts messages into its outbox; the socket sends them.

    Somebody who reads slowly is not told of every step: what waited is forgotten, and once they took the
    rest, the whole table is shown as it stands then.

    Attributes:
        seat: the seat, or WATCHER.
        who: who talks here: the seat, or a number of its own for a spectator.
        address: where the connection comes from.
        token: the token of the seat, or None.
        muted: whom a spectator does not want to hear.
        came: later than every connection made before it.
        closing: the close code, once the connection is to be closed.
        ends: told when the connection is to be closed, so that whoever never reads is not waited for.
        again: shows this connection the whole table; None before it has come to one.
        behind: whether messages were forgotten, and the whole is to be shown.
        outbox: the messages that wait, each with its kind.
        size: their characters.
    """

    def __init__(
        self, address: str = "", seat: int = WATCHER, ends: Callable[[], None] | None = None
    ) -> None:
        self.seat = seat
        self.who = seat
        self.address = address
        self.token: str | None = None
        self.muted: set[int] = set()
        self.came = next(_arrivals)
        self.closing: int | None = None
        self.ends = ends
        self.again: Callable[[], Awaitable[None]] | None = None
        self.behind = False
        self.outbox: deque[tuple[str, str]] = deque()
        self.size = 0
        self.news = asyncio.Event()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message, in order, without waiting."""
        self.send_text(encoded(message), message["kind"])

    def send_text(self, text: str, kind: str) -> None:
        """Send a message already encoded."""
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
        """Forget what tells of single steps."""
        self.behind = True
        self.outbox = deque(one for one in self.outbox if one[0] not in SHOWN)
        self.size = sum(len(text) for _, text in self.outbox)

    async def next(self) -> str | None:
        """Wait for the next message to be sent; None when the connection is to be closed."""
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
        """Say that an answer changed nothing."""
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
        """Close the connection once what was sent is out; say why, if there is something to say."""
        if refused is not None:
            self.send({"kind": "error", "reason": refused.reason, "message": refused.message})
        if self.closing is None:
            self.closing = code
            self.news.set()
            if self.ends is not None:
                self.ends()


def encoded(message: dict[str, Any]) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()
