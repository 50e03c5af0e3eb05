"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass

from grimorio.store import default_url
from grimorio.web.limits import Pace

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8317
REQUESTS = Pace(burst=600, rate=100)
WRITES = Pace(burst=120, rate=4)
FRAMES = Pace(burst=300, rate=60)
BY_HAND = Pace(burst=30, rate=1 / 60)


@dataclass(frozen=True)
class Settings:
    """A server's settings.

    Attributes:
        db_url: where games are kept; the user's data folder when None.
        lan_url: the address other machines of the local network use, ``http://192.168.1.7:8317``,
            put into invitations made on this machine; None when it listens to this machine only.
        bot_workers: processes for bots' thinking.
        bot_timeout: seconds after which a thinking bot is replaced.
        bot_pace: seconds a bot waits before it answers, so that people can follow.
        auto_pace: seconds before a choice is passed for somebody by itself, always the same.
        snapshot_every: a snapshot is kept every so many answers.
        idle: seconds after which a table nobody looks at leaves the memory.
        max_sittings: connections to one game at a time.
        max_lines: connections from one address at a time.
        hosts: names the server is asked by, besides addresses, localhost and this machine's name; "*" is any.
        requests: how many requests of the API an address may make.
        writes: how many of them may change something.
        by_hand: how many records it may bring, and games from positions, card sets and moments of its own.
        records: records from elsewhere that are kept for everybody.
        room: bytes that all games may take before no new ones are made.
        frames: how many messages are read from one connection; those that come faster wait.
        luck_wait: seconds to wait for seats that promised a share of the luck, for sealing and for opening.
    """

    db_url: str | None = None
    lan_url: str | None = None
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_timeout: float = 30.0
    bot_pace: float = 0.25
    auto_pace: float = 0.5
    snapshot_every: int = 20
    idle: float = 600.0
    max_sittings: int = 100
    max_lines: int = 100
    hosts: tuple[str, ...] = ()
    requests: Pace = REQUESTS
    writes: Pace = WRITES
    by_hand: Pace = BY_HAND
    records: int = 1000
    room: int = 4 * 2**30
    frames: Pace = FRAMES
    luck_wait: float = 15.0

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db_url or default_url()
