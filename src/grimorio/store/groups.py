"""The store of what joins several games: matches, campaigns and tournaments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.orm.exc import StaleDataError

from grimorio.store.leases import HOUSE, Leases
from grimorio.store.models import CampaignRow, EventRow, GameRow, MatchRow, MatchState
from grimorio.store.upkeep import NEW, bytes_of


class Groups:
    """The matches, campaigns and tournaments in the database. Each method is one transaction.

    Attributes:
        session: makes the sessions of the database.
        leases: what this process owns, where several share the database; otherwise None.
    """

    def __init__(self, session: sessionmaker[Session], leases: Leases | None = None) -> None:
        self.session = session
        self.leases = leases

    @contextmanager
    def writing(self, id: str) -> Iterator[Session]:
        """Begin a transaction that writes a game or a match, and commit it at the end.

        `id` is the id of the game or match, or `leases.HOUSE` for tournaments and campaigns.

        Raises:
            leases.Fenced: this process does not own it.
        """
        with self.session.begin() as session:
            if self.leases is not None:
                self.leases.check(session, id)
            yield session

    def match(self, id: str) -> tuple[MatchRow, list[GameRow]] | None:
        """The match with this id and its games, the first game first; None if there is no such match.

        The result is (match, games).
        """
        with self.session() as session:
            kept = session.get(MatchRow, id)
            if kept is None:
                return None
            return kept, [session.get_one(GameRow, game) for game in kept.games]

    def keep_match(self, id: str, state: MatchState, about: dict[str, Any]) -> None:
        """Store the state of the match with this id; `about` is the match as `Match.to_json` returns it."""
        with self.writing(id) as session:
            where = MatchRow.id == id
            session.execute(update(MatchRow).where(where).values(state=state, about=about))

    def campaign(self, id: str) -> CampaignRow | None:
        """The campaign with this id; None if there is no such campaign."""
        with self.session() as session:
            return session.get(CampaignRow, id)

    def keep_campaign(
        self, row: CampaignRow, games: Sequence[GameRow] = (), unsealed: Sequence[str] = ()
    ) -> None:
        """Store the state of a campaign and its new games in one transaction.

        Args:
            row: the campaign; `changes` is how often it has changed, 0 before it is first stored.
            games: new games of the campaign.
            unsealed: ids of games that may be shown from now on.

        Raises:
            sqlalchemy.orm.exc.StaleDataError: another server has changed the campaign.
        """
        with self.writing(HOUSE) as session:
            _change(session, row)
            for game in games:
                game.size = NEW + bytes_of(game.setup)
                session.add(game)
            session.execute(update(GameRow).where(GameRow.id.in_(unsealed)).values(sealed=False))

    def event(self, id: str) -> EventRow | None:
        """The tournament with this id; None if there is no such tournament."""
        with self.session() as session:
            return session.get(EventRow, id)

    def keep_event(self, row: EventRow, games: Sequence[GameRow] = (), unsealed: Sequence[str] = ()) -> None:
        """Store the state of a tournament, and new games of its matches, in one transaction.

        Args:
            row: the tournament: a new row if `row.changes` is 0, else an update.
            games: new games, each the first of its match, or a draft.
            unsealed: ids of games that may be shown from now on.

        Raises:
            sqlalchemy.orm.exc.StaleDataError: another server has changed the tournament since it was read.
        """
        with self.writing(HOUSE) as session:
            _change(session, row, wakes=row.wakes)
            for game in games:
                if game.match is not None:
                    game.match = session.merge(game.match)
                game.size = NEW + bytes_of(game.setup)
                session.add(game)
            session.execute(update(GameRow).where(GameRow.id.in_(unsealed)).values(sealed=False))

    def events_to_look_at(self, until: int | None = None) -> list[str]:
        """The ids of the tournaments that the server must look at by itself, see `EventRow.wakes`.

        Args:
            until: only those whose time has come at this moment, in seconds since 1970; None for all.
        """
        where = EventRow.wakes.is_not(None) if until is None else EventRow.wakes <= until
        with self.session() as session:
            return list(session.scalars(select(EventRow.id).where(where)))


def _change(session: Session, row: CampaignRow | EventRow, **columns: Any) -> None:
    """Insert a new row, or update the stored one; `columns` has the values that only this table has, by name.

    Raises StaleDataError: another server has changed the stored row since it was read.
    """
    table = type(row)
    if row.changes == 0:
        session.add(table(id=row.id, about=row.about, changes=1, maker=row.maker, **columns))
        return
    same = table.id == row.id, table.changes == row.changes
    changed = update(table).where(*same).values(about=row.about, changes=row.changes + 1, **columns)
    if not getattr(session.execute(changed), "rowcount", 0):
        raise StaleDataError(f"{table.__tablename__} {row.id}: another server has changed it")
