"""Leases: of several server processes with one database, which one owns a game.

What is owned together has a key: a game without a match ("game:ID"), a match with all its games ("match:ID"),
and `HOUSE`: all tournaments and campaigns with their games, the companion, and the people who keep their
games here. A process owns a key from `Leases.claim` to `Leases.release`, or until it has not renewed its own
row for `Leases.lasts` seconds and another process claims the key.

Each new owner gets a larger fencing token. Every transaction that writes a game first reads the lease with
its token, and locks it against changes (`Leases.check`). So an owner that was given up while it stood still
cannot write any more, and a new owner waits for the last write of the old one before it reads the game.

Only PostgreSQL has leases. All times are by the database's clock.
"""

from __future__ import annotations

import secrets
import threading
import time
from typing import Any, Final

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.orm.exc import StaleDataError

from grimorio import __version__
from grimorio.store import schema
from grimorio.store.models import NOW, GameRow, LeaseRow, MatchRow, ProcessRow

HOUSE: Final = "house"
"""The key of all tournaments and campaigns with their games, the companion, and the people."""

KNOWN: Final = 20_000
"""The most games whose keys are remembered."""


class Fenced(StaleDataError):
    """The error that this process does not own what it wants to write."""


class Elsewhere(Exception):
    """The error that another process owns a key.

    Attributes:
        key: the key.
        address: the host and port at which the owner is reached.
    """

    def __init__(self, key: str, address: str) -> None:
        super().__init__(key, address)
        self.key = key
        self.address = address


class Leases:
    """What this process owns. The methods block: call them outside the event loop.

    Args:
        session: makes the sessions of the database.
        lasts: seconds after which a process that does not renew its row counts as dead.

    Attributes:
        process: the id of this process; empty before it has joined.
        fences: the fencing tokens of the keys that this process owns.
        keys: the keys of games and matches by their ids, as far as they have been asked for.
        until: when this process counts as dead unless it renews its row, in seconds of `time.monotonic`.
    """

    def __init__(self, session: sessionmaker[Session], lasts: float = 10.0) -> None:
        self.session = session
        self.lasts = lasts
        self.process = ""
        self.fences: dict[str, int] = {}
        self.keys: dict[str, str] = {}
        self.until = 0.0
        self._changing = threading.Lock()

    # -- this process --------------------------------------------------------------------------

    def join(self, address: str) -> None:
        """Enter this process among those that share the database; it owns nothing yet.

        `address` is the host and port at which the others reach it. Raises StoreError: newer servers have
        changed the tables meanwhile, so that this version cannot use them.
        """
        began = time.monotonic()
        process = secrets.token_hex(16)
        until = NOW + round(self.lasts * 1000)
        own = {"id": process, "address": address, "schema": schema.NEWEST, "version": __version__}
        with self._changing, self.session.begin() as session:
            if schema.too_old(session.connection(), lock=True):
                problem = "the database was changed by a newer Grimorio: upgrade this server"
                raise schema.StoreError(problem, "store-changed")
            session.execute(insert(ProcessRow).values(**own, until=until))
            self.process = process
            self.fences.clear()
        self.until = began + self.lasts

    def renew(self) -> bool:
        """Say that this process is alive; false if another one has given it up, so that it owns nothing."""
        began = time.monotonic()
        until = NOW + round(self.lasts * 1000)
        with self.session.begin() as session:
            own = update(ProcessRow).where(ProcessRow.id == self.process).values(until=until)
            alive = bool(getattr(session.execute(own), "rowcount", 0))
        if alive:
            self.until = began + self.lasts
        else:
            with self._changing:
                self.fences.clear()
        return alive

    def leave(self) -> None:
        """Give up everything that this process owns, at once."""
        with self._changing, self.session.begin() as session:
            session.execute(delete(ProcessRow).where(ProcessRow.id == self.process))
            self.fences.clear()

    def others(self) -> list[str]:
        """The addresses of the other processes that are alive."""
        alive = ProcessRow.id != self.process, ProcessRow.until >= NOW
        with self.session() as session:
            return list(session.scalars(select(ProcessRow.address).where(*alive)))

    # -- keys ----------------------------------------------------------------------------------

    def key_of(self, id: str) -> str | None:
        """The key of the game or match with this id; None if there is none. It never changes."""
        known = self.keys.get(id)
        if known is None:
            known = self._key(id)
            if known is not None:
                if len(self.keys) >= KNOWN:
                    self.keys = {one: key for one, key in self.keys.items() if key in self.fences}
                self.keys[id] = known
        return known

    def _key(self, id: str) -> str | None:
        game = select(GameRow.match_id, GameRow.campaign_id, GameRow.drafted, MatchRow.event_id)
        joined = game.outerjoin(MatchRow, MatchRow.id == GameRow.match_id).where(GameRow.id == id)
        with self.session() as session:
            row = session.execute(joined).first()
            if row is not None:
                event = row.event_id or (row.drafted or {}).get("event")
                return self._noted(id, row.match_id, row.campaign_id, event)
            match = session.execute(select(MatchRow.event_id).where(MatchRow.id == id)).first()
            return None if match is None else key("", id, None, match.event_id)

    def note(self, row: GameRow) -> str:
        """Remember the key of a game that is being made, and return it."""
        match = row.match_id if row.match is None else row.match.id
        return self._noted(row.id, match, row.campaign_id, row.event_id)

    def _noted(self, id: str, match: str | None, campaign: str | None, event: str | None) -> str:
        """Remember the key of a game and its match, and return it; the arguments are as in `key`."""
        name = self.keys[id] = key(id, match, campaign, event)
        if match is not None:
            self.keys[match] = name
        return name

    # -- owning --------------------------------------------------------------------------------

    def holds(self, key: str) -> bool:
        """Whether this process owns a key, as far as it knows without asking the database."""
        return key in self.fences and time.monotonic() < self.until

    def owner(self, key: str) -> str | None:
        """The address of another process that owns a key and is alive; None if there is none."""
        owned = ProcessRow.id == LeaseRow.owner, LeaseRow.key == key, ProcessRow.id != self.process
        with self.session() as session:
            return session.scalar(select(ProcessRow.address).where(*owned, ProcessRow.until >= NOW))

    def claim(self, key: str, *, to_newer: bool = False) -> None:
        """Own a key from now on, unless another process owns it and is alive.

        With `to_newer` a key that nobody owns is left to a process of a newer version, if one is alive. So
        what changes its owner during an upgrade never returns to an older version.

        Raises:
            Elsewhere: another process owns the key, or should.
        """
        with self._changing, self.session.begin() as session:
            if self.holds(key):
                return
            session.execute(
                text("INSERT INTO leases (key, fence) VALUES (:key, 0) ON CONFLICT DO NOTHING"), {"key": key}
            )
            lease = session.execute(
                select(LeaseRow.owner, LeaseRow.fence).where(LeaseRow.key == key).with_for_update()
            ).one()
            self._given_up(session, key, lease.owner)
            if to_newer and lease.owner != self.process and (address := self._newer(session)) is not None:
                raise Elsewhere(key, address)
            mine = update(LeaseRow).where(LeaseRow.key == key)
            session.execute(mine.values(owner=self.process, fence=lease.fence + 1))
            joined = session.scalar(select(ProcessRow.id).where(ProcessRow.id == self.process))
            if joined is None:
                raise Fenced(f"{key}: another process has given this one up")
            self.fences[key] = lease.fence + 1

    def _given_up(self, session: Session, key: str, owner: str | None) -> None:
        """Give up the owner of a lease if it is dead. Raises Elsewhere: it is alive."""
        if owner is None or owner == self.process:
            return
        dead = ProcessRow.id == owner, ProcessRow.until < NOW
        session.execute(delete(ProcessRow).where(*dead))
        address = session.scalar(select(ProcessRow.address).where(ProcessRow.id == owner))
        if address is not None:
            raise Elsewhere(key, address)

    @staticmethod
    def _newer(session: Session) -> str | None:
        """The address of a process of a newer version that is alive, the newest; None if there is none."""
        newer = select(ProcessRow.address).where(ProcessRow.schema > schema.NEWEST, ProcessRow.until >= NOW)
        return session.scalar(newer.order_by(ProcessRow.schema.desc(), ProcessRow.id).limit(1))

    def claim_game(self, id: str) -> None:
        """Own the key of a game; nothing happens if there is no such game.

        Raises:
            Elsewhere: another process owns it.
        """
        key = self.key_of(id)
        if key is not None:
            self.claim(key)

    def release(self, key: str) -> None:
        """Give up a key, so that any process may own it at once."""
        with self._changing:
            fence = self.fences.pop(key, None)
        if fence is None:
            return
        same = LeaseRow.key == key, LeaseRow.owner == self.process, LeaseRow.fence == fence
        with self.session.begin() as session:
            session.execute(update(LeaseRow).where(*same).values(owner=None))

    def check(self, session: Session, id: str) -> None:
        """Check in a transaction, before it writes, that this process still owns a game or a match.

        The lease cannot change before the transaction ends. `id` is the id of the game or match, or `HOUSE`.

        Raises:
            Fenced: another process owns it, or nobody does.
        """
        if session.execute(text(CHECK), self.held(id)).first() is None:
            raise self.fenced(id)

    def held(self, id: str) -> dict[str, Any]:
        """The parameters of `CHECK` for a game, a match or `HOUSE`.

        Raises:
            Fenced: this process does not own it, as far as it knows itself.
        """
        key = id if id == HOUSE else self.keys.get(id)
        held = {"key": key, "fence": self.fences.get(key or ""), "me": self.process}
        if held["fence"] is None:
            raise self.fenced(id)
        return held

    def fenced(self, id: str) -> Fenced:
        """The error that this process does not own a game, a match or `HOUSE`."""
        return Fenced(f"{self.keys.get(id) or id}: this process does not own it")


CHECK: Final = "SELECT 1 FROM leases WHERE key = :key AND fence = :fence AND owner = :me FOR SHARE"
"""The statement that reads a lease, and locks it against changes until the end of the transaction."""


def key(id: str, match: str | None, campaign: str | None, event: str | None) -> str:
    """The key under which a game is owned.

    Args:
        id: the id of the game.
        match: the id of its match, or None.
        campaign: the id of its campaign, or None.
        event: the id of the tournament of its match or draft, or None.

    >>> key("a", None, None, None), key("a", "m", None, None), key("a", "m", None, "e")
    ('game:a', 'match:m', 'house')
    """
    if campaign is not None or event is not None:
        return HOUSE
    return f"match:{match}" if match is not None else f"game:{id}"
