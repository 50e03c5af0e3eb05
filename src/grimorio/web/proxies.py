"""Trusted proxies, whose headers are believed about the address of a client."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOOPBACK: Final[tuple[Network, ...]] = (
    ipaddress.ip_network("127.0.0.1/32"),
    ipaddress.ip_network("::1/128"),
)
"""The proxies trusted by default: those on this machine."""


def networks(text: str) -> tuple[Network, ...]:
    """The networks in `text`, a comma-separated list of addresses and networks such as 10.0.0.0/8.

    Raises:
        ValueError: an item is neither; the message is that item.

    >>> [str(one) for one in networks("192.0.2.7, 2001:db8::/32")]
    ['192.0.2.7/32', '2001:db8::/32']
    """
    found: list[Network] = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(one))
        except ValueError:
            raise ValueError(one) from None
    return tuple(found)


@lru_cache(maxsize=4096)
def trusted(host: str, proxies: tuple[Network, ...]) -> bool:
    """Whether the address `host` is in a network of `proxies`; false for a text that is no address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    return any(address in network for network in proxies)


def as_written(proxies: tuple[Network, ...]) -> list[str]:
    """The networks of `proxies` as texts for uvicorn; IPv4 networks also as IPv4-mapped IPv6."""
    written = [str(network) for network in proxies]
    for network in proxies:
        if network.version == 4:
            written.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return written
