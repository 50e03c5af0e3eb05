"""Disk space: how much each maker's games use, and which games may be deleted."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

from sqlalchemy import String, cast, delete, func, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from grimorio.store.lock import Lock
from grimorio.store.models import CampaignRow, EventRow, GameRow, LeaseRow, MatchRow, ServerRow, now
from grimorio.store.reports import DAY, forget_closed

FREE: Final = 64 * 2**20
"""The bytes that should stay free on the disk."""

NEW: Final = 4096
"""The bytes that a game is assumed to need besides its setup and its answers."""

ANSWER: Final = 100
"""The bytes that an answer is assumed to need besides its option."""


LARGE: Final = 16 * 2**20
"""The bytes of SQLite's write-ahead log from which on it is written back."""


def bytes_of(data: Any) -> int:
    """The approximate number of bytes that some data takes as JSON."""
    return len(json.dumps(data, separators=(",", ":")))


class Upkeep:
    """Measures and frees the disk space of a database.

    The methods block: call them outside the event loop.

    Args:
        session: makes SQLAlchemy sessions.
        lock: the lock that keeps other servers from using the database, or None.
    """

    def __init__(self, session: sessionmaker[Session], lock: Lock | None = None) -> None:
        self.session = session
        self.lock = lock
        self.key = b""

    def well(self) -> tuple[bool, bool]:
        """(Whether the database accepts writes, whether the disk has room for more.)"""
        try:
            with self.session.begin() as session:
                session.merge(ServerRow(name="seen", value=str(now())))
            database = self.lock is None or self.lock.holds()
        except (SQLAlchemyError, OSError):
            database = False
        file = self.session.kw["bind"].url.database
        if self.session.kw["bind"].dialect.name != "sqlite" or file in (None, "", ":memory:"):
            return database, True
        try:
            return database, shutil.disk_usage(Path(file).resolve().parent).free >= FREE
        except OSError:
            return database, False

    def checkpoint(self) -> bool:
        """Write SQLite's write-ahead log back into the database if it is large; no answer waits for it.

        SQLite would do so within a commit, for tenths of a second where a thousand games write. Returns
        whether the log was written back and begins anew; if not, it was small, or in use just then.
        """
        engine = self.session.kw["bind"]
        log = Path(f"{engine.url.database}-wal")
        if engine.dialect.name != "sqlite" or not log.exists() or log.stat().st_size < LARGE:
            return False
        connection = engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=0")
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (busy, *_) = cursor.fetchone()
            return not busy
        except sqlite3.Error:
            return False
        finally:
            connection.invalidate()  # another one has its usual patience
            connection.close()

    def maker(self, address: str) -> str:
        """The pseudonym under which limits count the games made from an address.

        It is the hash of the address with a key of this database, so that no address is stored.
        """
        if not self.key:
            self.key = bytes.fromhex(self.fact("key", secrets.token_hex(32)))
        return hmac.new(self.key, address.encode(), hashlib.sha256).hexdigest()[:32]

    def fact(self, name: str, value: str) -> str:
        """The server's stored value with this name.

        If none is stored yet, store `value` and return it.
        """
        with self.session() as session:
            row = session.get(ServerRow, name)
            if row is None:
                try:
                    session.add(ServerRow(name=name, value=value))
                    session.commit()
                    return value
                except IntegrityError:  # another server has just stored one
                    session.rollback()
                    row = session.get_one(ServerRow, name)
            return row.value

    def alter(self, name: str, value: str, change: Callable[[str], str]) -> str:
        """Store what `change` makes of the server's value with this name, and return it.

        If none is stored yet, `change` is given `value`. No other server can change the value meanwhile. What
        `change` raises is raised, and nothing changes.
        """
        self.fact(name, value)
        with self.session.begin() as session:
            row = session.get_one(ServerRow, name, with_for_update=True)
            row.value = change(row.value)
            return row.value

    def unfinished(self, ids: Collection[str]) -> set[str]:
        """Those of these games that have not begun or are in progress."""
        going = GameRow.id.in_(ids), GameRow.state.in_(("open", "playing"))
        with self.session() as session:
            return set(session.scalars(select(GameRow.id).where(*going)))

    def size(self) -> int:
        """The bytes that all games need."""
        asked = {
            "sqlite": "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()",
            "postgresql": "SELECT pg_database_size(current_database())",
        }
        with self.session() as session:
            return int(session.execute(text(asked[session.get_bind().dialect.name])).scalar_one())

    def share(self, maker: str) -> int:
        """The approximate number of bytes of the games, campaigns and tournaments of one maker."""
        sizes: list[Any] = [select(func.coalesce(func.sum(GameRow.size), 0)).where(GameRow.maker == maker)]
        for table in (CampaignRow, EventRow):
            about = func.length(cast(table.about, String))
            sizes.append(select(func.coalesce(func.sum(about), 0)).where(table.maker == maker))
        with self.session() as session:
            return sum(int(session.execute(size).scalar_one()) for size in sizes)

    def purge(
        self, finished: float | None = None, waiting: float | None = None, but: Collection[str] = ()
    ) -> int:
        """Delete old games with their chat and closed reports of it, and return the number of games deleted.

        A match is deleted with all its games. Games of campaigns are kept.

        Args:
            finished: games over (or unreadable) for more than this number of days are deleted; None keeps
                them.
            waiting: games that have not begun for this number of days are deleted; None keeps them.
            but: ids of games to keep.
        """
        ids: list[str] = []
        for days, states in ((finished, ("over", "broken")), (waiting, ("open",))):
            if days is None:
                continue
            before = now() - round(days * DAY)
            # A record from a file says nothing of when it last changed.
            changed = func.coalesce(func.nullif(GameRow.updated, 0), GameRow.created)
            alone = GameRow.campaign_id.is_(None), GameRow.match_id.is_(None)
            with self.session.begin() as session:
                owned = set(session.scalars(select(LeaseRow.key).where(LeaseRow.owner.is_not(None))))
                old = select(GameRow.id).where(GameRow.state.in_(states), changed < before, *alone)
                gone = [id for id in session.scalars(old) if id not in but and f"game:{id}" not in owned]
                if finished is days:
                    over = select(MatchRow).where(MatchRow.state == "over", MatchRow.updated < before)
                    for match in session.scalars(over):
                        if f"match:{match.id}" not in owned and not set(but).intersection(match.games):
                            gone += match.games
                            session.delete(match)
                for id in gone:
                    session.execute(delete(LeaseRow).where(LeaseRow.key == f"game:{id}"))
                    session.execute(delete(GameRow).where(GameRow.id == id))
                    forget_closed(session, [id])
            ids += gone
        return len(ids)
