"""The log, limited so that outsiders cannot make it grow without end."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
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


def begin() -> None:
    """Log warnings and errors to standard error, at a limited rate."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        if not any(isinstance(one, Throttle) for one in handler.filters):
            handler.addFilter(Throttle())
