"""The banned networks of a server, kept in its database."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
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

    def alter(self, name: str, value: str, change: Callable[[str], str]) -> str:
        """Store what `change` makes of the value with this name, and return it.

        If there is none, `change` is given `value`. Nobody else can change the value meanwhile.
        """


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
        self.networks = _read(self.facts.fact(FACT, "[]"))

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
        ban = Ban(str(network), None if minutes is None else time.time() + 60 * minutes, why)

        def added(live: dict[Network, Ban]) -> None:
            if len(live) >= MOST and network not in live:
                raise TooManyBans
            live[network] = ban

        self._alter(added)
        return ban

    def remove(self, network: Network) -> bool:
        """End the ban of exactly this network; returns whether there was one."""
        was: list[Ban | None] = []
        self._alter(lambda live: was.append(live.pop(network, None)))
        return was[-1] is not None

    def _live(self) -> dict[Network, Ban]:
        """The bans that have not ended, by network, oldest first."""
        now = time.time()
        return {
            network: ban for network, ban in self.networks.items() if ban.until is None or ban.until > now
        }

    def _alter(self, change: Callable[[dict[Network, Ban]], None]) -> None:
        """Let `change` alter the bans that the database keeps and that have not ended, by network."""

        def altered(text: str) -> str:
            self.networks = _read(text)
            live = self._live()
            change(live)
            return msgspec.json.encode(list(live.values())).decode()

        self.networks = _read(self.facts.alter(FACT, "[]", altered))


def _read(text: str) -> dict[Network, Ban]:
    """The bans by network that the database keeps as `text`, oldest first."""
    return {ipaddress.ip_network(ban.network): ban for ban in msgspec.json.decode(text, type=list[Ban])}
