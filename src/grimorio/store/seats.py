"""The store of who sits where in games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from grimorio.kernel.seats import Seat
from grimorio.store.groups import Groups
from grimorio.store.models import GameRow, MatchRow, SeatKind, SeatRow, now


class Seats(Groups):
    """The seats of the games in the database. Each method is one transaction."""

    def sit(
        self,
        id: str,
        seat: Seat,
        name: str,
        token_hash: str | None,
        seal: str | None,
        setup: dict[str, Any] | None = None,
        match: dict[str, Any] | None = None,
        bot: str | None = None,
        brought: bool = False,
        picture: str = "",
    ) -> bool:
        """Give a free seat to a person or a bot.

        Returns whether the seat was still free.

        Args:
            id: the id of the game.
            seat: the number of the seat.
            name: the name of the person or the bot.
            token_hash: the hash of the person's token, or None for a bot.
            seal: the first value of `SeatRow.seal`: empty if the person promised to bring a share of the
                random seed, otherwise None.
            setup: the game's setup with the person's deck, or None if it does not change.
            match: the match with the person's deck, `Match.to_json`, or None.
            bot: the bot's name or level, or None for a person.
            brought: whether the person brings the deck of the seat.
            picture: the picture of the person, or empty.
        """
        kind: SeatKind = "bot" if bot else "person"
        with self.writing(id) as session:
            taken = session.execute(
                update(SeatRow)
                .where(SeatRow.game_id == id, SeatRow.seat == seat, SeatRow.free.is_(True))
                .values(name=name, kind=kind, bot=bot, token_hash=token_hash, seal=seal, free=False)
                .values(brought=brought, picture=picture)
            )
            if not getattr(taken, "rowcount", 0):
                return False
            session.execute(update(GameRow).where(GameRow.id == id).values(updated=now()))
            if setup is not None:
                session.execute(update(GameRow).where(GameRow.id == id).values(setup=setup))
            if match is not None:
                joined = select(GameRow.match_id).where(GameRow.id == id).scalar_subquery()
                session.execute(update(MatchRow).where(MatchRow.id == joined).values(about=match))
            return True

    def get_up(self, id: str, seat: Seat, setup: dict[str, Any]) -> None:
        """Free the seat of a person in a game that has not begun; `setup` has no deck of theirs any more."""
        gone = {"name": "", "picture": "", "token_hash": None, "seal": None, "secret": ""}
        with self.writing(id) as session:
            where = SeatRow.game_id == id, SeatRow.seat == seat
            session.execute(update(SeatRow).where(*where).values(free=True, brought=False, **gone))
            session.execute(update(GameRow).where(GameRow.id == id).values(setup=setup, updated=now()))

    def rebind(self, id: str, seat: Seat, token_hash: str) -> None:
        """Replace the token of a seat in a game by the token with the hash `token_hash`."""
        with self.writing(id) as session:
            session.execute(
                update(SeatRow)
                .where(SeatRow.game_id == id, SeatRow.seat == seat)
                .values(token_hash=token_hash)
            )

    def hand(self, id: str, seat: Seat, **changes: str | None) -> None:
        """Store who plays a seat now: its new `kind`, `bot`, `token_hash` and `seal`."""
        with self.writing(id) as session:
            where = SeatRow.game_id == id, SeatRow.seat == seat
            session.execute(update(SeatRow).where(*where).values(**changes))

    def share(self, id: str, seat: Seat, seal: str | None, secret: str) -> None:
        """Store the hash of a seat's share of the random seed (`seal`), and the share itself (`secret`).

        `seal` is None for a seat without a share; `secret` is empty until the share has been opened.
        """
        with self.writing(id) as session:
            session.execute(
                update(SeatRow)
                .where(SeatRow.game_id == id, SeatRow.seat == seat)
                .values(seal=seal, secret=secret)
            )
