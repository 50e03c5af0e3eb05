"""How much one connection or one address may ask for at a time."""

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
"""Addresses that are remembered; the one not heard of for longest is forgotten."""

AT_HOME: Final = ("", "127.0.0.1", "::1")
"""Whoever sits at the server itself."""

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
"""Whom limits count for what is done now; empty for what the server does by itself."""

NETWORK: Final = 64
"""The bits of an IPv6 address that tell one household or machine from another: it has the rest for itself."""


def address_of(scope: Scope) -> str:
    """Whom limits count a request or a connection for; empty when the server is not told where it is from."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


@lru_cache(maxsize=ADDRESSES)
def counted_as(host: str) -> str:
    """What limits count as one address: an IPv4 address, an IPv6 network of `NETWORK` bits, a name as it is.

    Addresses of the local link, whose network all neighbours share, count each by itself.

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

    def wait(self, cost: float = 1) -> float:
        """Seconds until so much may be had; 0 when it may be had now."""
        now = self.now()
        self.left = min(self.pace.burst, self.left + (now - self.at) * self.pace.rate)
        self.at = now
        return 0.0 if self.left >= cost else (cost - self.left) / self.pace.rate

    def take(self, cost: float = 1) -> float:
        """Take so much if it may be had; else the seconds until then, and nothing is taken."""
        wait = self.wait(cost)
        if not wait:
            self.left -= cost
        return wait


class Addresses:
    """A bucket for each address."""

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
        """Take so much for an address; the seconds to wait when it has to."""
        return self.bucket(address).take(cost)

    def wait(self, address: str) -> float:
        """The seconds an address waits until it has spent less than there is."""
        return self.bucket(address).wait(0)

    def charge(self, address: str, cost: float) -> None:
        """Let an address pay for what it had, even more than there is left."""
        bucket = self.bucket(address)
        bucket.wait(0)
        bucket.left -= cost
