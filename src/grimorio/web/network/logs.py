"""The log, limited so that outsiders cannot make it grow without end."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from grimorio.web.limits import Addresses, Bucket, Pace

EACH: Final = Pace(burst=20, rate=1 / 60)
"""The rate limit for one message of the log, whatever numbers and names it has."""

ALL: Final = Pace(burst=200, rate=1 / 5)
"""The rate limit for all messages of the log together."""


class Throttle(logging.Filter):
    """A filter that leaves out messages that come too often, and counts them in the next one written."""

    def __init__(self, each: Pace = EACH, all: Pace = ALL, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.each = Addresses(each, now)
        self.all = Bucket(all, now)
        self.left_out = 0
        self.lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message is written to the log."""
        with self.lock:
            if self.each.take(f"{record.name} {str(record.msg)[:200]}") or self.all.take():
                self.left_out += 1
                return False
            if self.left_out:
                record.msg = f"{record.msg} (and {self.left_out} lines left out before)"
                self.left_out = 0
        return True


REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that the present work serves; empty for the server's own work."""

GAME: Final[ContextVar[str]] = ContextVar("game", default="")
"""The id of the game whose table does the present work; empty elsewhere."""


FACTS: Final = ("request", "game", "report", "reason")
"""What a line says beside its message: what it belongs to, and what is known of a report of a chat line."""


class JsonLines(logging.Formatter):
    """Writes each message as a line of JSON: time, level, logger, message, and what it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a message; what is known of `FACTS`, and "error" with a traceback."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        given = {"request": REQUEST.get(), "game": GAME.get(), **vars(record)}
        for name in FACTS:
            if value := given.get(name):
                line[name] = value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin(as_json: bool = False) -> None:
    """Log warnings and errors to standard error, at a limited rate; with `as_json` as lines of JSON."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        if as_json:
            handler.setFormatter(JsonLines())
        if not any(isinstance(one, Throttle) for one in handler.filters):
            handler.addFilter(Throttle())
