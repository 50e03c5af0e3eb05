"""One connection to a table: a person in a seat, or a spectator."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from grimorio.kernel import WATCHER
from grimorio.web.refusals import Refused

OUTBOX = 256
"""Messages that may wait for a slow reader before the connection is closed."""


class Sitting:
    """A connection. The table puts messages into its outbox; the socket sends them.

    Attributes:
        seat: the seat, or WATCHER.
        who: who talks here: the seat, or a number of its own for a spectator.
        address: where the connection comes from.
        token: the token of the seat, or None.
        muted: whom a spectator does not want to hear.
        since: the newest update sent.
        closing: the close code, once the connection is to be closed.
    """

    def __init__(self, address: str = "", seat: int = WATCHER) -> None:
        self.seat = seat
        self.who = seat
        self.address = address
        self.token: str | None = None
        self.muted: set[int] = set()
        self.since = 0
        self.closing: int | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message, in order, without waiting."""
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Send a message already encoded."""
        if self.closing is not None:
            return
        if self.outbox.qsize() >= OUTBOX:
            self.close(1013)
            return
        self.outbox.put_nowait(text)

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
            self.outbox.put_nowait(None)


def encoded(message: dict[str, Any]) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()
