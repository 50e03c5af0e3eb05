"""Rate limits on what one connection or one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from starlette.types import Scope

ADDRESSES: Final = 10_000
"""The most addresses that are remembered; beyond that the least recently used one is forgotten."""

AT_HOME: Final = ("", "127.0.0.1", "::1")
"""The addresses of a person at the server's own machine."""

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address whose limits the present work counts against; empty for the server's own work."""

NETWORK: Final = 64
"""The length in bits of the IPv6 prefix that a household shares; all its addresses count as one."""


def address_of(scope: Scope) -> str:
    """The address whose limits a request or a connection counts against; empty if it is unknown."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


@lru_cache(maxsize=ADDRESSES)
def counted_as(host: str) -> str:
    """The key under which limits count the address `host`: IPv4 as it is, IPv6 by its first `NETWORK` bits.

    Each address of the local link counts by itself, because all neighbours share that network. A text that is
    no address is returned as it is.

    >>> counted_as("2001:db8:1:2:3:4:5:6"), counted_as("::ffff:192.0.2.7"), counted_as("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_link_local or address.is_loopback:
        return str(address)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))


@dataclass(frozen=True)
class Pace:
    """A rate limit: `burst` requests at once, and `rate` more in each second after that."""

    burst: float
    rate: float


class Bucket:
    """A token bucket: each request takes its cost out, and time fills the bucket again at its rate."""

    __slots__ = ("at", "left", "now", "pace")

    def __init__(self, pace: Pace, now: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.now = now
        self.left = pace.burst
        self.at = now()

    def wait(self, cost: float = 1) -> float:
        """Seconds until `cost` is available; 0 if it is available now."""
        now = self.now()
        self.left = min(self.pace.burst, self.left + (now - self.at) * self.pace.rate)
        self.at = now
        return 0.0 if self.left >= cost else (cost - self.left) / self.pace.rate

    def take(self, cost: float = 1) -> float:
        """Take `cost`, and return 0. If less is available, take nothing and return the seconds to wait."""
        wait = self.wait(cost)
        if not wait:
            self.left -= cost
        return wait


class Addresses:
    """The token buckets of addresses, one for each address, all with the same rate limit."""

    def __init__(self, pace: Pace, now: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.pace, self.now)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket

    def take(self, address: str, cost: float = 1) -> float:
        """Take `cost` from the bucket of an address, and return 0.

        If the bucket holds less, take nothing and return the seconds to wait.
        """
        return self.bucket(address).take(cost)

    def wait(self, address: str) -> float:
        """The seconds until the bucket of an address is no longer overdrawn; 0 if it is not overdrawn now."""
        return self.bucket(address).wait(0)

    def charge(self, address: str, cost: float) -> None:
        """Take `cost` from the bucket of an address, even if this overdraws the bucket."""
        bucket = self.bucket(address)
        bucket.wait(0)
        bucket.left -= cost
