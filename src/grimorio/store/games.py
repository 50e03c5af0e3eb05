"""The store of games: each method is one transaction, which is on the disk when the method returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker, undefer

from grimorio.kernel.seats import Seat
from grimorio.store.answers import Addition, Given, PlainAnswers, taken_back
from grimorio.store.database import open_alone, shown_url
from grimorio.store.leases import Leases
from grimorio.store.lock import AdvisoryLock, Lock
from grimorio.store.models import (
    AnswerRow,
    ChatRow,
    GameRow,
    GameState,
    SeatRow,
    SnapshotRow,
    now,
)
from grimorio.store.people import People
from grimorio.store.reports import Reports, forget_closed
from grimorio.store.schema import migrated
from grimorio.store.seats import Seats
from grimorio.store.upkeep import NEW, Upkeep, bytes_of

ANSWERS: Final = insert(AnswerRow.__table__)  # type: ignore[arg-type]
"""The statement that stores answers."""


def _clocked(clock: dict[str, Any] | None) -> dict[str, Any]:
    """The columns that store a game's clock: "clock", and "wakes", when it wakes the game, or None.

    `clock` is the clock as JSON data, or None without one.
    """
    return {"clock": clock, "wakes": None if clock is None else clock.get("rings_ms")}


@dataclass(frozen=True)
class Past:
    """The present era of a stored game: all that is needed to replay it.

    An era is the part of a game that was played under the same rules. When an upgrade changes the rules, the
    game continues from a snapshot, which begins a new era.

    Attributes:
        row: the game and its seats.
        base: the snapshot that the era began with, or None in era 0, which began with the setup.
        latest: the newest snapshot of the era, or None before the game began.
        answers: the answers given since the era's beginning, in order.
        times: when each of them was stored, in milliseconds since 1970.
        auto: the indices in `answers` of those that are no decision of their own; see `AnswerRow`.
    """

    row: GameRow
    base: SnapshotRow | None
    latest: SnapshotRow | None
    answers: list[Given]
    times: list[int] = field(default_factory=list)
    auto: frozenset[int] = frozenset()


class Store(Seats):
    """The games in the database. The methods block: call them outside the event loop.

    Attributes:
        lock: the lock that keeps other servers, or programs that need the database alone, from using it; or
            None.
        upkeep: measures and frees disk space.
        people: the people who keep their games here, and their results.
        reports: the reports of chat lines.
        plain: stores answers quickly, where at most a snapshot is stored with them.
    """

    def __init__(self, engine: Engine, lock: Lock | None = None) -> None:
        self.engine = engine
        self.lock = lock
        sessions = sessionmaker(engine, expire_on_commit=False)
        shared = isinstance(lock, AdvisoryLock) and lock.shared
        super().__init__(sessions, Leases(sessions) if shared else None)
        self.upkeep = Upkeep(self.session, lock)
        self.people = People(self.session)
        self.reports = Reports(self.session)
        self.plain = PlainAnswers(engine, self.leases)

    @staticmethod
    def open(url: str, alone: bool = False) -> Store:
        """Open the database at `url`, and migrate it.

        Args:
            url: the URL of the database.
            alone: whether a server opens it: a file of SQLite is then locked against other servers, and
                checked for damage; with PostgreSQL, servers share what they own by leases.

        Raises:
            StoreError: the database cannot be used.
        """
        return Store(*open_alone(url, alone))

    @property
    def one_writer(self) -> bool:
        """Whether the database accepts only one writer at a time (SQLite)."""
        return self.engine.dialect.name == "sqlite"

    def contract(self) -> bool:
        """Change the tables that older servers needed, if none is alive; returns whether one still is."""
        url = shown_url(self.engine.url)
        return migrated(self.engine, url, alone=self.lock is not None)

    def close(self) -> None:
        """Close the database, and release its lock."""
        if self.lock is not None:
            self.lock.release()
        self.plain.close()
        self.engine.dispose()

    def make(self, row: GameRow) -> None:
        """Store a new game with its seats, and with its match if it is part of one."""
        with self.writing(row.id) as session:
            if row.match is not None:
                row.match = session.merge(row.match)
            row.size = NEW + bytes_of(row.setup)
            session.add(row)

    def file(self, row: GameRow, answers: Sequence[Given], position: dict[str, Any]) -> None:
        """Store a finished game that was played elsewhere, with its seats, answers and last position."""
        with self.session.begin() as session:
            row.size = NEW + bytes_of([row.setup, answers, position, row.record])
            session.add(row)
            session.flush()
            for n, (number, seat, option) in enumerate(answers):
                session.add(
                    AnswerRow(game_id=row.id, era=0, n=n, number=number, seat=seat, option=list(option))
                )
            self._snapshot(session, row.id, 0, len(answers), position)

    def filed(self) -> int:
        """The number of stored games that were played elsewhere."""
        with self.session() as session:
            count = select(func.count()).select_from(GameRow).where(GameRow.updated == 0)
            return int(session.execute(count).scalar_one())

    def game(self, id: str) -> GameRow | None:
        """The game with this id and its seats; None if there is no such game."""
        with self.session() as session:
            return session.get(GameRow, id)

    def recent(self, limit: int) -> list[GameRow]:
        """The listed games played on this server, the most recently changed first; at most `limit`."""
        listed = select(GameRow).where(GameRow.listed, GameRow.updated > 0)
        with self.session() as session:
            return list(session.scalars(listed.order_by(GameRow.updated.desc()).limit(limit)))

    def going_on(self) -> list[str]:
        """The ids of the campaigns with a session in progress.

        The server asks for them when it starts, so that the games between bots in these sessions continue.
        """
        joined = select(GameRow.campaign_id).where(GameRow.sealed, GameRow.campaign_id.is_not(None))
        with self.session() as session:
            return [id for id in session.scalars(joined.distinct()) if id is not None]

    def record(self, id: str) -> dict[str, Any] | None:
        """The record of a finished game, `Record.to_json`; None if there is no such game or no record."""
        with self.session() as session:
            row = session.get(GameRow, id, options=[undefer(GameRow.record)])
            return None if row is None else row.record

    def past(self, id: str) -> Past | None:
        """The stored answers and snapshots by which a game is replayed; None if there is no such game."""
        with self.session() as session:
            row = session.get(GameRow, id)
            if row is None:
                return None
            snapshots = list(
                session.scalars(
                    select(SnapshotRow)
                    .where(SnapshotRow.game_id == id, SnapshotRow.era == row.era)
                    .order_by(SnapshotRow.n)
                )
            )
            answers = list(
                session.execute(
                    select(AnswerRow.number, AnswerRow.seat, AnswerRow.option, AnswerRow.at, AnswerRow.auto)
                    .where(AnswerRow.game_id == id, AnswerRow.era == row.era)
                    .order_by(AnswerRow.n)
                )
            )
            given: list[Given] = [(number, seat, tuple(option)) for number, seat, option, _, _ in answers]
        base = next((snapshot for snapshot in snapshots if snapshot.base), None)
        auto = frozenset(index for index, snapshot in enumerate(answers) if snapshot.auto)
        times = [snapshot.at for snapshot in answers]
        return Past(row, base, snapshots[-1] if snapshots else None, given, times, auto)

    def delete(self, id: str) -> None:
        """Delete a game that has not begun, with its seats, its chat and its match."""
        with self.writing(id) as session:
            row = session.get_one(GameRow, id)
            match = row.match
            session.execute(delete(GameRow).where(GameRow.id == id))
            forget_closed(session, [id])
            if match is not None:
                session.delete(match)

    def redraw(
        self, id: str, secret: str, draws: int, seals: dict[int, str | None], notices: list[dict[str, Any]]
    ) -> None:
        """Store a new secret of the server, drawn because somebody withheld a share of the random seed.

        Args:
            id: the id of the game.
            secret: the server's new secret.
            draws: how often the secret has been drawn again.
            seals: by seat, the new values of `SeatRow.seal`; the shares of these seats are deleted.
            notices: all notices that the table shows.
        """
        with self.writing(id) as session:
            changes = {"secret": secret, "draws": draws, "notices": notices}
            session.execute(update(GameRow).where(GameRow.id == id).values(**changes))
            for seat, seal in seals.items():
                where = SeatRow.game_id == id, SeatRow.seat == seat
                session.execute(update(SeatRow).where(*where).values(seal=seal, secret=""))

    def begin(
        self,
        id: str,
        setup: dict[str, Any],
        version: str,
        card_hash: str,
        position: dict[str, Any],
        asked: Sequence[Seat] = (),
    ) -> None:
        """Store that a game begins, with its final setup and its first position.

        `version` is the version of its rules, `card_hash` the hash of its cards, and `asked` are the seats
        that it waits for.
        """
        with self.writing(id) as session:
            session.execute(
                update(GameRow)
                .where(GameRow.id == id)
                .values(state="playing", setup=setup, version=version, card_hash=card_hash, updated=now())
            )
            session.execute(update(GameRow).where(GameRow.id == id).values(asked=list(asked)))
            session.add(SnapshotRow(game_id=id, era=0, n=0, base=False, position=position))

    def add(self, addition: Addition) -> None:
        """Store answers, and all that is stored with them, in one transaction.

        Raises:
            sqlalchemy.exc.IntegrityError: another server has stored the first of the answers already.
            sqlalchemy.orm.exc.StaleDataError: another server has taken answers back.
            sqlalchemy.exc.SQLAlchemyError: the disk or the database failed.
        """
        if addition.plain:
            self.plain.add([addition])
            return
        id = addition.id
        with self.writing(id) as session:
            session.execute(ANSWERS, addition.rows())
            changes: dict[str, Any] = {
                "updated": now(),
                "asked": list(addition.asked),
                "size": GameRow.size + addition.size,
                **_clocked(addition.clock),
            }
            if addition.seals is not None:
                changes["seals"] = addition.seals
            if addition.judge is not None:
                changes["judge"] = addition.judge
            if addition.result is not None:
                changes.update(state="over", result=addition.result, record=addition.record, wakes=None)
            self._change(session, id, addition.rewinds, changes)
            if addition.position is not None:
                given = addition.n + len(addition.answers)
                self._snapshot(session, id, addition.era, given, addition.position)

    def add_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Store additions of different games, the plain ones in one transaction if possible.

        Returns for each of them what went wrong, as `add` raises it, or None if it is stored.
        """
        plain = [addition for addition in additions if addition.plain]
        together = False
        if len(plain) > 1:
            try:
                self.plain.add(plain)
                together = True
            except SQLAlchemyError:  # of one of them: which one, each tells alone
                pass
        failures: list[Exception | None] = []
        for addition in additions:
            try:
                if not (together and addition.plain):
                    self.add(addition)
            except SQLAlchemyError as error:
                failures.append(error)
            else:
                failures.append(None)
        return failures

    @staticmethod
    def _change(session: Session, id: str, rewinds: int, changes: dict[str, Any]) -> None:
        """Change some fields of a game, given by name in `changes`.

        Raises StaleDataError: the game's count of `rewinds` is another one, because answers were taken back
        meanwhile.
        """
        same = GameRow.id == id, GameRow.rewinds == rewinds
        changed = update(GameRow.__table__).where(*same).values(**changes)  # type: ignore[arg-type]
        if not getattr(session.execute(changed), "rowcount", 0):
            raise taken_back(id)

    def rewind(
        self,
        id: str,
        era: int,
        n: int,
        rewinds: int,
        position: dict[str, Any],
        settings: dict[Seat, Any],
        clock: dict[str, Any] | None,
        asked: list[Seat],
        judge: dict[str, Any] | None = None,
    ) -> None:
        """Delete the last answers of a game, because they were taken back.

        Args:
            id: the id of the game.
            era: how many times the game has continued from a snapshot after an upgrade.
            n: the number of answers that remain.
            rewinds: how many times answers have been taken back before, for the check that no other server
                has done so.
            position: the position after the remaining answers.
            settings: the new settings, by seat, of the seats whose settings change.
            clock: the clock as it stands now, or None without one.
            asked: the seats that the game waits for now.
            judge: the judge of the table and all rulings; None if there never was a judge.

        Raises:
            sqlalchemy.orm.exc.StaleDataError: another server has taken answers back.
            sqlalchemy.exc.SQLAlchemyError: the disk or the database failed.
        """
        with self.writing(id) as session:
            changes = {
                "updated": now(),
                "rewinds": rewinds + 1,
                "asked": asked,
                "judge": judge,
                **_clocked(clock),
            }
            self._change(session, id, rewinds, changes)
            session.execute(
                delete(AnswerRow).where(AnswerRow.game_id == id, AnswerRow.era == era, AnswerRow.n >= n)
            )
            self._snapshot(session, id, era, n, position)
            for seat, one in settings.items():
                self._settings(session, id, seat, one)

    def settings(self, id: str, seat: Seat, settings: dict[str, Any] | None) -> None:
        """Replace the settings of a seat's person: when they are asked, and what is passed automatically.

        Args:
            id: the id of the game.
            seat: the number of the seat.
            settings: the new settings, as JSON data; None to delete the old ones.
        """
        with self.writing(id) as session:
            self._settings(session, id, seat, settings)

    @staticmethod
    def _settings(session: Session, id: str, seat: Seat, settings: dict[str, Any] | None) -> None:
        where = SeatRow.game_id == id, SeatRow.seat == seat
        session.execute(update(SeatRow).where(*where).values(settings=settings))

    def note(self, id: str, **changes: Any) -> None:
        """Store some fields of a game: `clock`, `rematch`, `seals`, `sealed`, `drafted`, `judge`, by name."""
        if "clock" in changes:
            changes |= _clocked(changes["clock"])
        with self.writing(id) as session:
            session.execute(update(GameRow).where(GameRow.id == id).values(**changes))

    def due(self, limit: int = 100) -> list[str]:
        """The ids of slow games in which somebody's time is over, oldest first; at most `limit`."""
        due = GameRow.state == "playing", GameRow.wakes <= now()
        with self.session() as session:
            return list(session.scalars(select(GameRow.id).where(*due).order_by(GameRow.wakes).limit(limit)))

    def snapshot(self, id: str, era: int, n: int, position: dict[str, Any]) -> None:
        """Store the position after `n` answers in place of the last snapshot.

        `era` counts how many times the game has continued from a snapshot after an upgrade of the rules.
        """
        with self.writing(id) as session:
            self._snapshot(session, id, era, n, position)

    def _snapshot(self, session: Session, id: str, era: int, n: int, position: dict[str, Any]) -> None:
        session.execute(
            delete(SnapshotRow).where(
                SnapshotRow.game_id == id, SnapshotRow.era == era, SnapshotRow.base.is_(False)
            )
        )
        if session.get(SnapshotRow, (id, era, n)) is None:
            session.add(SnapshotRow(game_id=id, era=era, n=n, base=False, position=position))

    def limit(self, id: str, era: int, setup: dict[str, Any]) -> None:
        """Store the setup of a game in progress again, after the game was limited to a last turn.

        The setup also replaces that in the snapshots of the game's present era, `era`. With the new setup the
        answers given so far must lead to the same position as with the old one.
        """
        with self.writing(id) as session:
            session.execute(update(GameRow).where(GameRow.id == id).values(setup=setup, updated=now()))
            kept = select(SnapshotRow).where(SnapshotRow.game_id == id, SnapshotRow.era == era)
            for snapshot in session.scalars(kept):
                snapshot.position = {**snapshot.position, "setup": setup}

    def new_era(
        self,
        id: str,
        era: int,
        n: int,
        position: dict[str, Any],
        version: str,
        card_hash: str,
        notices: list[dict[str, Any]],
    ) -> None:
        """Store that a game continues from a snapshot by other rules: the era `era` begins after `n` answers.

        `n` counts the answers of earlier eras too. `position` is the snapshot, `version` the version of the
        new rules, `card_hash` the hash of the cards, and `notices` are all notices that the table shows.
        """
        with self.writing(id) as session:
            session.add(SnapshotRow(game_id=id, era=era, n=n, base=True, position=position))
            session.execute(
                update(GameRow)
                .where(GameRow.id == id)
                .values(era=era, version=version, card_hash=card_hash, notices=notices, updated=now())
            )

    def say(self, line: ChatRow, first: int) -> None:
        """Store a line of the chat, and delete the lines of its room before line `first`."""
        with self.writing(line.game_id) as session:
            session.add(line)
            old = ChatRow.game_id == line.game_id, ChatRow.room == line.room, ChatRow.i < first
            session.execute(delete(ChatRow).where(*old))

    def chat(self, id: str) -> list[ChatRow]:
        """The stored lines of a game's chat, oldest first."""
        with self.session() as session:
            return list(session.scalars(select(ChatRow).where(ChatRow.game_id == id).order_by(ChatRow.i)))

    def silence(self, id: str, muted: list[int | str]) -> None:
        """Store whom the operator has muted in the chat of a game, see `GameRow.muted`."""
        with self.writing(id) as session:
            session.execute(update(GameRow).where(GameRow.id == id).values(muted=muted or None))

    def mark(self, id: str, state: GameState, notices: list[dict[str, Any]]) -> None:
        """Store the state of a game, and all `notices` that its table shows (see `GameRow.notices`)."""
        with self.writing(id) as session:
            session.execute(update(GameRow).where(GameRow.id == id).values(state=state, notices=notices))
