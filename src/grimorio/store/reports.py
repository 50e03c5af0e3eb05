"""Reports of chat lines to the operator."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session, sessionmaker

from grimorio.store.models import ReportRow, now

MOST: Final = 10_000
"""The most open reports at a time."""

LISTED: Final = 1000
"""The most reports that are listed at once."""

DAY: Final = 86_400_000
"""Milliseconds in a day."""


class TooManyReports(Exception):
    """The error that `MOST` reports are open already."""


class Reports:
    """The reports of a database. The methods block: call them outside the event loop.

    Args:
        session: makes SQLAlchemy sessions.
    """

    def __init__(self, session: sessionmaker[Session]) -> None:
        self.session = session

    def add(self, report: ReportRow) -> str:
        """Store a report by one person, and return its id.

        Reports of the same line are one, which names each person once. A closed one is opened again by
        whoever had not reported the line before.

        Raises:
            TooManyReports: `MOST` are open.
        """
        same = ReportRow.game_id == report.game_id, ReportRow.i == report.i, ReportRow.at == report.at
        (entry,) = report.by
        with self.session.begin() as session:
            known = session.scalar(select(ReportRow).where(*same).with_for_update())
            if known is None:
                if session.scalar(_counted()) >= MOST:
                    raise TooManyReports
                session.add(report)
                return report.id
            if entry["key"] not in {other["key"] for other in known.by}:
                known.by, known.closed = [*known.by, entry], None
            return known.id

    def reporters(self, game_id: str) -> dict[tuple[int, int], set[str]]:
        """Who has reported lines of a game: the keys of `ReportRow.by` by the line's (`i`, `at`)."""
        asked = select(ReportRow.i, ReportRow.at, ReportRow.by).where(ReportRow.game_id == game_id)
        with self.session() as session:
            return {(i, at): {entry["key"] for entry in by} for i, at, by in session.execute(asked)}

    def listed(self, closed: bool = False) -> list[ReportRow]:
        """The open reports, oldest first; with `closed` also the others. At most the newest `LISTED`."""
        asked = select(ReportRow).order_by(ReportRow.created.desc(), ReportRow.id).limit(LISTED)
        with self.session() as session:
            rows = session.scalars(asked if closed else asked.where(ReportRow.closed.is_(None)))
            return list(rows)[::-1]

    def one(self, id: str) -> ReportRow | None:
        """The report with an id, or None."""
        with self.session() as session:
            return session.get(ReportRow, id)

    def close(self, id: str, note: str) -> bool:
        """Close a report with the operator's note; returns whether it was open.

        A note for one that is closed already replaces its note.
        """
        with self.session.begin() as session:
            row = session.get(ReportRow, id, with_for_update=True)
            if row is None:
                return False
            was, row.note = row.closed is None, note or row.note
            row.closed = row.closed or now()
            return was

    def count(self) -> int:
        """The number of open reports."""
        with self.session() as session:
            return session.scalar(_counted()) or 0

    def purge(self, days: float) -> int:
        """Delete the reports that were closed more than `days` ago, and return their number."""
        old = delete(ReportRow).where(ReportRow.closed < now() - round(days * DAY))
        with self.session.begin() as session:
            return session.execute(old).rowcount  # type: ignore[attr-defined, no-any-return]


def _counted() -> Any:
    """The query for the number of open reports."""
    return select(func.count()).select_from(ReportRow).where(ReportRow.closed.is_(None))


def forget_closed(session: Session, game_ids: Collection[str]) -> None:
    """Delete the closed reports of these games; open ones stay until they are closed and old."""
    session.execute(delete(ReportRow).where(ReportRow.game_id.in_(game_ids), ReportRow.closed.is_not(None)))
