"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass

from grimorio.store import default_url
from grimorio.web.limits import Pace
from grimorio.web.proxies import LOOPBACK, Network

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8317
REQUESTS = Pace(burst=600, rate=100)
FILES = Pace(burst=600, rate=60)
OPENED = Pace(burst=20, rate=0.25)
WRITES = Pace(burst=120, rate=4)
FRAMES = Pace(burst=300, rate=60)
RESUMES = Pace(burst=2, rate=1)
ACCEPTED = Pace(burst=300, rate=30)
BOT_ANSWERS = Pace(burst=100, rate=20)
BOTS_ALONE = Pace(burst=30, rate=30)
MADE = Pace(burst=300, rate=300 / 86400)
BY_HAND = Pace(burst=30, rate=1 / 60)
HEAVY = Pace(burst=30, rate=0.5)


@dataclass(frozen=True)
class Settings:
    """A server's settings.

    Attributes:
        db_url: where games are kept; the user's data folder when None.
        lan_url: the address other machines of the local network use, ``http://192.168.1.7:8317``,
            put into invitations made on this machine; None when it listens to this machine only.
        bot_workers: processes for bots' thinking.
        bot_timeout: seconds after which a thinking bot is replaced.
        bot_answers: how often the bots of one maker's games may answer.
        bots_alone: how often all bots may answer that nobody plays against.
        bot_pace: seconds a bot waits before it answers, so that people can follow.
        auto_pace: seconds before a choice is passed for somebody by itself, always the same.
        snapshot_every: a snapshot is kept every so many answers.
        idle: seconds after which a table nobody looks at leaves the memory.
        max_spectators: spectators' connections to one game at a time.
        max_pages: connections of one seat at a time; the oldest gives way to a new one.
        max_connections: connections from one address at a time.
        accepted: how many connections one address may make.
        proxies: networks of the proxies that say for whom they ask; their own connections are not limited.
        hello: seconds in which a new WebSocket has to say who it is.
        hosts: names the server is asked by, besides addresses, localhost and this machine's name; "*" is any.
        requests: how many requests of the API an address may make.
        files: how many files of the page it may ask for.
        opened: how many seconds of a processor it may have for tables that are read from the disk.
        writes: how many of them may change something.
        by_hand: how many records it may bring, and games from positions, card sets and moments of its own.
        made: how many games it may make in a day.
        longest: answers after which a game can only be given up.
        records: records from elsewhere that are kept for everybody.
        room: bytes that all games may take before no new ones are made.
        share: the part of them that the games of one maker may take.
        keep_finished: days after which games that are over are deleted; None keeps them.
        keep_waiting: days after which games that never began are deleted; None keeps them.
        frames: how many messages are read from one connection; those that come faster wait.
        heavy_workers: processes for files that people bring and games that are played again.
        heavy_cpu: seconds of a processor that one request may have of them.
        heavy_memory: bytes it may take there.
        heavy_wait: seconds after which it is ended there, however little it did.
        heavy_pace: how many seconds of a processor an address may have there.
        resumes: how often one connection is shown the whole table again; those that come faster wait.
        luck_wait: seconds to wait for seats that promised a share of the luck, for sealing and for opening.
    """

    db_url: str | None = None
    lan_url: str | None = None
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_timeout: float = 30.0
    bot_answers: Pace = BOT_ANSWERS
    bots_alone: Pace = BOTS_ALONE
    bot_pace: float = 0.25
    auto_pace: float = 0.5
    snapshot_every: int = 20
    idle: float = 600.0
    max_spectators: int = 100
    max_pages: int = 8
    max_connections: int = 150
    accepted: Pace = ACCEPTED
    proxies: tuple[Network, ...] = LOOPBACK
    hello: float = 10.0
    hosts: tuple[str, ...] = ()
    requests: Pace = REQUESTS
    files: Pace = FILES
    opened: Pace = OPENED
    writes: Pace = WRITES
    by_hand: Pace = BY_HAND
    made: Pace = MADE
    longest: int = 30_000
    records: int = 1000
    room: int = 4 * 2**30
    share: float = 1 / 16
    keep_finished: float | None = None
    keep_waiting: float | None = None
    frames: Pace = FRAMES
    heavy_workers: int = max(1, min(2, (os.cpu_count() or 2) // 2))
    heavy_cpu: int = 8
    heavy_memory: int = 256 * 2**20
    heavy_wait: float = 60.0
    heavy_pace: Pace = HEAVY
    resumes: Pace = RESUMES
    luck_wait: float = 15.0

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db_url or default_url()
