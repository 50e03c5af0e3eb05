"""The banned networks of a server, kept in its database."""

from __future__ import annotations

import ipaddress
import time
from typing import Final, Protocol

import msgspec

from grimorio.web.limits import AT_HOME, NETWORK
from grimorio.web.proxies import Network

MOST: Final = 10_000
"""The most bans at a time."""

FACT: Final = "bans"
"""The name under which the database keeps the bans."""


class TooManyBans(Exception):
    """The error that there are `MOST` bans already."""


class Ban(msgspec.Struct, frozen=True):
    """A banned network.

    Attributes:
        network: an address (``192.0.2.7/32``) or a network (``2001:db8::/64``).
        until: when the ban ends, in seconds since 1970; None means never.
        why: the operator's note, which nobody else sees.
    """

    network: str
    until: float | None = None
    why: str = ""


def bannable(text: str) -> Network:
    """The network to ban for an address or a network written as text.

    Of an IPv6 address it is the network of its household (/64), as limits count it.

    Raises:
        ValueError: the text is neither, or it is this machine itself.

    >>> str(bannable("192.0.2.7")), str(bannable("2001:db8::7"))
    ('192.0.2.7/32', '2001:db8::/64')
    """
    network = ipaddress.ip_network(text.strip(), strict=False)
    if network.is_loopback:
        raise ValueError(text)
    if network.version == 6 and not network.is_link_local and network.prefixlen > NETWORK:
        return network.supernet(new_prefix=NETWORK)
    return network


class Facts(Protocol):
    """The part of the store that keeps values by name."""

    def fact(self, name: str, value: str) -> str:
        """The stored value with this name; `value`, which is stored then, if there is none."""

    def keep(self, name: str, value: str) -> None:
        """Store a value under this name."""


class Bans:
    """The bans of a server. A banned address is refused every request.

    The methods that change something block: call them outside the event loop.

    Args:
        facts: keeps the bans.
    """

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.networks: dict[Network, Ban] = {}
        self.read_again()

    def read_again(self) -> None:
        """Read the bans from the database, where another process may have changed them."""
        kept = msgspec.json.decode(self.facts.fact(FACT, "[]"), type=list[Ban])
        self.networks = {ipaddress.ip_network(ban.network): ban for ban in kept}

    def all(self) -> list[Ban]:
        """The bans that have not ended, oldest first."""
        return list(self._live().values())

    def banned(self, address: str) -> bool:
        """Whether an address is banned, as limits count it (`counted_as`): an IPv6 address by its network."""
        if not self.networks or address in AT_HOME:
            return False
        try:
            asked = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            network.version == asked.version and asked.subnet_of(network)  # type: ignore[arg-type]
            for network in self._live()
        )

    def add(self, network: Network, minutes: float | None = None, why: str = "") -> Ban:
        """Ban a network; an earlier ban of it is replaced.

        Args:
            network: the network.
            minutes: how many minutes the ban lasts; None for ever.
            why: the operator's note, which nobody else sees.

        Raises:
            TooManyBans: there are `MOST` already.
        """
        self.read_again()
        live = self._live()
        if len(live) >= MOST and network not in live:
            raise TooManyBans
        ban = Ban(str(network), None if minutes is None else time.time() + 60 * minutes, why)
        self._set({**live, network: ban})
        return ban

    def remove(self, network: Network) -> bool:
        """End the ban of exactly this network; returns whether there was one."""
        self.read_again()
        live = self._live()
        was = live.pop(network, None) is not None
        self._set(live)
        return was

    def _live(self) -> dict[Network, Ban]:
        """The bans that have not ended, by network, oldest first."""
        now = time.time()
        return {
            network: ban for network, ban in self.networks.items() if ban.until is None or ban.until > now
        }

    def _set(self, networks: dict[Network, Ban]) -> None:
        self.facts.keep(FACT, msgspec.json.encode(list(networks.values())).decode())
        self.networks = networks
