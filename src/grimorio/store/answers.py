"""Store answers as quickly as possible: nearly every transaction of a server does this and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm.exc import StaleDataError

from grimorio.kernel.seats import Seat
from grimorio.store.leases import CHECK, Leases
from grimorio.store.models import now
from grimorio.store.upkeep import ANSWER, bytes_of

Given = tuple[int, Seat, tuple[str | int, ...]]
"""An answer: the number of the choice, the seat, the option."""

INSERT: Final = (
    "INSERT INTO answers (game_id, era, n, number, seat, option, auto, at)"
    " VALUES (:game_id, :era, :n, :number, :seat, :option, :auto, :at)"
)
FORGET: Final = "DELETE FROM snapshots WHERE game_id = :game_id AND era = :era AND base = :base"
SNAPSHOT: Final = (
    "INSERT INTO snapshots (game_id, era, n, base, position) VALUES (:game_id, :era, :n, :base, :position)"
    " ON CONFLICT DO NOTHING"
)
UPDATE: Final = (
    "UPDATE games SET updated = :updated, asked = :asked, clock = :clock, wakes = :wakes, size = size + :size"
    " WHERE id = :id AND rewinds = :rewinds"
)


@dataclass(frozen=True)
class Addition:
    """New answers of one game, with all that is stored with them.

    Attributes:
        id: the id of the game.
        era: how many times the game has continued from a snapshot after an upgrade.
        n: the number of answers given before these.
        answers: the new answers.
        auto: how many of them, at the end, are no decisions of their own; see `AnswerRow`.
        position: a snapshot of the position after them, or None.
        result: how the game ended by them, or None.
        record: the finished record, if the game is over.
        rewinds: how often answers were taken back, to check that no other server has done so.
        clock: the present state of the clock, or None without one.
        seals: the present sealed answers, or None if they did not change.
        asked: the seats that the game waits for after them.
        judge: the present judge and rulings of the table, or None if they did not change.
    """

    id: str
    era: int
    n: int
    answers: Sequence[Given]
    auto: int = 0
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    rewinds: int = 0
    clock: dict[str, Any] | None = None
    seals: list[dict[str, Any]] | None = None
    asked: Sequence[Seat] = ()
    judge: dict[str, Any] | None = None

    @property
    def plain(self) -> bool:
        """Whether nothing but the answers, the clock, who is asked next and perhaps a snapshot is stored."""
        return all(one is None for one in (self.result, self.seals, self.judge))

    @property
    def size(self) -> int:
        """The approximate number of bytes that the answers, and the record, take."""
        answers = sum(ANSWER + bytes_of(option) for _, _, option in self.answers)
        return answers + (0 if self.record is None else bytes_of(self.record))

    def rows(self) -> list[dict[str, Any]]:
        """The rows of the answers, by column."""
        shared = {"game_id": self.id, "era": self.era, "at": now()}
        first = len(self.answers) - self.auto
        return [
            {
                **shared,
                "n": self.n + index,
                "number": number,
                "seat": seat,
                "option": list(option),
                "auto": index >= first,
            }
            for index, (number, seat, option) in enumerate(self.answers)
        ]


class PlainAnswers:
    """Stores plain additions with statements of the database's driver, without SQLAlchemy's.

    Those take four times as long. SQLite's connection is kept from one transaction to the next, since to take
    it from SQLAlchemy's pool and give it back takes as long as to write. PostgreSQL's is not: the pool asks
    each time whether the server is still there. The methods block: call them outside the event loop.

    Args:
        engine: the database.
        leases: what this process owns, where several share the database; otherwise None.
    """

    def __init__(self, engine: Engine, leases: Leases | None) -> None:
        self.engine = engine
        self.leases = leases
        marked = engine.dialect.name != "sqlite"
        self._insert, self._update, self._check, self._forget, self._snapshot = (
            _marked(text) if marked else text for text in (INSERT, UPDATE, CHECK, FORGET, SNAPSHOT)
        )
        self._keeps = not marked
        self._kept: list[PoolProxiedConnection] = []

    def add(self, additions: Sequence[Addition]) -> None:
        """Store plain additions of different games in one transaction.

        Raises:
            sqlalchemy.exc.SQLAlchemyError: as `Store.add` says, of any of them; none is stored.
        """
        driver = self.engine.dialect.loaded_dbapi.Error
        try:
            self._add_together(additions)
        except driver as error:  # as SQLAlchemy raises it, also where no connection could be made
            raise DBAPIError.instance(self._insert, None, error, driver) from error

    def close(self) -> None:
        """Close the connection that is kept."""
        while self._kept:
            self._kept.pop().close()

    def _add_together(self, additions: Sequence[Addition]) -> None:
        connection = self._kept.pop() if self._kept else self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            for addition in additions:
                self._add(cursor, addition)
            connection.commit()
        except Exception:
            with suppress(Exception):  # a connection that is gone has nothing to roll back
                connection.rollback()
            connection.invalidate()
            connection.close()
            raise
        if self._keeps:
            self._kept.append(connection)
        else:
            connection.close()

    def _add(self, cursor: Any, addition: Addition) -> None:
        if self.leases is not None:
            cursor.execute(self._check, self.leases.held(addition.id))
            if cursor.fetchone() is None:
                raise self.leases.fenced(addition.id)
        for row in addition.rows():
            cursor.execute(self._insert, {**row, "option": json.dumps(row["option"])})
        clock = addition.clock
        changes = {
            "id": addition.id,
            "rewinds": addition.rewinds,
            "updated": now(),
            "asked": json.dumps(list(addition.asked)),
            "clock": None if clock is None else json.dumps(clock),
            "wakes": None if clock is None else clock.get("rings_ms"),
            "size": addition.size,
        }
        cursor.execute(self._update, changes)
        if not cursor.rowcount:
            raise taken_back(addition.id)
        if addition.position is not None:
            place = {"game_id": addition.id, "era": addition.era, "base": False}
            cursor.execute(self._forget, place)
            n, position = addition.n + len(addition.answers), json.dumps(addition.position)
            cursor.execute(self._snapshot, {**place, "n": n, "position": position})


def taken_back(id: str) -> SQLAlchemyError:
    """The error that another server has taken back answers of game `id`."""
    return StaleDataError(f"game {id}: answers were taken back by another server")


def _marked(statement: str) -> str:
    """A statement with parameters as PostgreSQL's driver wants them: ``%(name)s`` for ``:name``."""
    return re.sub(r":(\w+)", r"%(\1)s", statement)
