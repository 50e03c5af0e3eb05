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
REPORTS = Pace(burst=10, rate=1 / 120)
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)


@dataclass(frozen=True)
class Settings:
    """A server's settings. A limit of type `Pace` allows a burst at once, and then a rate for each second.

    Attributes:
        db_url: the URL of the database; None means a file in the user's data folder.
        lan_url: the server's address in the local network, ``http://192.168.1.7:8317``, for invitations that
            are made on this machine; None when the server listens to this machine only.
        bot_workers: the number of processes in which bots think.
        bot_timeout: seconds after which a thinking bot is replaced.
        bot_answers: how often bots may answer in all games of one maker.
        bots_alone: how often bots may answer in all games without people.
        bot_pace: seconds that a bot waits before it answers, so that people can follow.
        auto_pace: seconds before a choice is passed automatically for a person, always the same.
        snapshot_every: the number of answers after which a snapshot is stored.
        idle: seconds after which a table without connections is removed from memory.
        max_spectators: the most connections of spectators to one game.
        max_pages: the most connections of one seat; a new one closes the oldest.
        max_connections: the most connections from one address at a time.
        accepted: how many connections one address may open.
        proxies: the networks of trusted proxies, which name the address of each client; their own connections
            are not limited.
        hello: seconds in which a new WebSocket must send its first message.
        hosts: the names by which the server may be addressed, besides IP addresses, localhost and this
            machine's name; "*" allows any.
        requests: how many API requests an address may make.
        files: how many files of the page an address may request.
        opened: how many processor seconds an address may use for tables that are read from the disk.
        writes: how many requests of an address may change something.
        by_hand: how many requests of an address may store large data, such as records, tournaments or games
            from positions (see `Hub.made_by_hand`).
        made: how many games an address may make in a day.
        longest: the number of answers after which a game can only be conceded.
        records: the most records of games played elsewhere that are stored in all.
        room: the most bytes that all games may take before no new ones are made.
        share: the part of `room`, from 0 to 1, that the games of one maker may take.
        keep_finished: days after which finished games are deleted; None keeps them.
        keep_waiting: days after which games that never began are deleted; None keeps them.
        keep_reports: days after which reports of chat lines are deleted that the operator has closed.
        reports: how many chat lines an address may report.
        frames: how many messages are read from one connection; further ones wait.
        heavy_workers: the number of processes that read people's files and replay games.
        heavy_cpu: the most processor seconds that one request may use there.
        heavy_memory: the most bytes of memory that one request may use there.
        heavy_wait: seconds after which a request is ended there, however little processor time it used.
        heavy_pace: how many processor seconds an address may use there.
        resumes: how often one connection is sent the whole table again; further requests wait.
        luck_wait: seconds to wait for the hashes, and again for the shares, of seats that promised a share of
            the luck.
        ring_every: seconds between two looks for slow games in which somebody's time is over.
        notify_after: seconds after which people who are asked and not at the table are told.
        push_hosts: the ends of the names of hosts to which notifications may be pushed.
        mail: the server for mail, ``smtp://USER:PASSWORD@HOST:587`` or ``smtps://…``; None sends no mail.
        mail_from: the address that mail comes from.
        admin: the Unix socket for `grimorio admin`; none if empty.
        peer: the host and port at which other processes with the same PostgreSQL database reach this one;
            port 0 takes a free one.
        lease: seconds after which a process that has stopped answering loses its games to the others.
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
    keep_reports: float = 90
    reports: Pace = REPORTS
    frames: Pace = FRAMES
    heavy_workers: int = max(1, min(2, (os.cpu_count() or 2) // 2))
    heavy_cpu: int = 8
    heavy_memory: int = 256 * 2**20
    heavy_wait: float = 60.0
    heavy_pace: Pace = HEAVY
    resumes: Pace = RESUMES
    luck_wait: float = 15.0
    ring_every: float = 30.0
    notify_after: float = 20.0
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    mail: str | None = None
    mail_from: str = ""
    admin: str = ""
    peer: str = "127.0.0.1:0"
    lease: float = 10.0

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.db_url or default_url()
