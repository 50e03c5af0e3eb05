"""How much one connection or one address may ask for at a time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ADDRESSES: Final = 10_000
"""Addresses that are remembered; the one not heard of for longest is forgotten."""


@dataclass(frozen=True)
class Pace:
    """So many at once, and so many in a second after that."""

    burst: float
    rate: float


class Bucket:
    """One bucket of a pace: it is emptied by what is asked for, and fills up by itself."""

    def __init__(self, pace: Pace, now: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.now = now
        self.left = pace.burst
        self.at = now()

    def wait(self) -> float:
        """Seconds until one more may be had; 0 when it may be had now."""
        now = self.now()
        self.left = min(self.pace.burst, self.left + (now - self.at) * self.pace.rate)
        self.at = now
        return 0.0 if self.left >= 1 else (1 - self.left) / self.pace.rate

    def take(self) -> float:
        """Take one if it may be had; else the seconds until then, and nothing is taken."""
        wait = self.wait()
        if not wait:
            self.left -= 1
        return wait


class Addresses:
    """A bucket for each address."""

    def __init__(self, pace: Pace, now: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one for an address; the seconds to wait when it has to."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.pace, self.now)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
