"""Back up a database to a file, restore it, copy it to another database, and change its migration."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import JSON, Connection, Engine, MetaData, Table, event, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from grimorio.kernel import SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import Fault, Message, Value, in_field
from grimorio.store import schema
from grimorio.store.database import check_undamaged, engine_of, parsed_url, reason_told, shown_url
from grimorio.store.lock import Taken, take
from grimorio.store.schema import StoreError

BATCH: Final = 500
"""The number of rows that are written at once."""

PRIVATE: Final = ("alembic_version", "compatibility", "processes", "leases")
"""The tables that are not copied: about the tables of a database, and the servers that run on it."""

Watch = Callable[[int], None]
"""A function that is called with the number of rows copied since the last call."""


@dataclass(frozen=True)
class Contents:
    """All rows of a database.

    Attributes:
        migration: the number of the migration that made the tables, such as "0011".
        counts: the number of rows of each table; tables that others refer to come first.
        rows: each row as the name of its table and its values by column; they can be read once.
    """

    migration: str
    counts: dict[str, int]
    rows: Iterator[tuple[str, dict[str, Any]]]


def known_migrations() -> list[str]:
    """The numbers of all migrations that this version of Grimorio knows, the oldest first."""
    return [step.number for step in schema.steps()]


def _tables(connection: Connection) -> list[Table]:
    """The tables of a database as they are now, without those in `PRIVATE`.

    Tables that others refer to come first. JSON columns read and write None as the NULL of SQL.
    """
    metadata = MetaData()

    def column_read(_inspector: Any, _table: Any, column: Any) -> None:
        if isinstance(column["type"], JSON):
            column["type"] = JSON(none_as_null=True)

    event.listen(metadata, "column_reflect", column_read)
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in PRIVATE]


def _transactions_of_sqlite(engine: Engine) -> None:
    """Let SQLAlchemy begin every transaction of a SQLite database with BEGIN.

    Without that, Python's driver commits before a statement that changes tables, and each SELECT sees a
    moment of its own.
    """

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))


@contextmanager
def _opened(url: str, locked: bool = True, new: bool = False) -> Iterator[tuple[Engine, str]]:
    """Yield the database at `url` as it is, not migrated, and its URL without the password.

    With `locked` no server may use it. With `new` a file of SQLite that is not there is made.

    Raises StoreError: the database is not there, cannot be opened, or a server uses it.
    """
    parsed = parsed_url(url)
    shown = shown_url(parsed)
    sqlite = parsed.get_backend_name() == "sqlite"
    if sqlite and not new and not Path(parsed.database or "").is_file():
        problem = "{database} does not exist: name the database of the server with --db or GRIMORIO_DB"
        raise StoreError(problem, "store-missing", database=shown)
    engine, held = engine_of(parsed, shown), None
    if sqlite:
        _transactions_of_sqlite(engine)
    try:
        held = take(engine) if locked else None
        yield engine, shown
    except Taken:
        problem = "{database} is in use: stop the server that runs on it first"
        raise StoreError(problem, "store-stop-first", database=shown) from None
    except (SQLAlchemyError, OSError) as error:
        problem = "{database}: {reason}"
        raise StoreError(problem, "store-says", database=shown, reason=reason_told(error)) from None
    finally:
        if held is not None:
            held.release()
        engine.dispose()


@contextmanager
def contents(url: str) -> Iterator[Contents]:
    """Yield all rows of the database at `url` as they are at one moment; a server may go on using it.

    Raises StoreError: the database cannot be read, is damaged, is empty, or a newer Grimorio wrote it.
    """
    with _opened(url, locked=False) as (engine, shown):
        sqlite = engine.dialect.name == "sqlite"
        options = {} if sqlite else {"isolation_level": "REPEATABLE READ", "stream_results": True}
        with engine.connect().execution_options(**options) as connection:
            check_undamaged(connection, shown)
            migration = schema.migration_of(connection)
            if migration not in known_migrations():
                if migration is None:
                    raise StoreError("{database} has no games", "store-no-games", database=shown)
                problem = "{database} was written by a newer Grimorio"
                raise StoreError(problem, "store-by-newer", database=shown)
            tables = _tables(connection)
            counts = {
                table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in tables
            }

            def rows() -> Iterator[tuple[str, dict[str, Any]]]:
                for table in tables:
                    for row in connection.execute(select(table)).yield_per(BATCH).mappings():
                        yield table.name, dict(row)

            yield Contents(migration, counts, rows())


def fill(url: str, source: Contents, watch: Watch) -> None:
    """Write all rows of `source` into the empty database at `url`, and bring it to the newest migration.

    Nothing is left of it when it fails.

    Raises StoreError: the database is in use or has games, or the rows do not fit its tables. `watch` is
    called with the number of rows written since its last call.
    """
    with _opened(url, new=True) as (engine, shown), engine.begin() as connection:
        before = schema.migration_of(connection)
        if before is not None:
            for table in _tables(connection):
                if table.name != "server" and connection.execute(select(table).limit(1)).first():
                    problem = "{database} has games already: name a database without any"
                    raise StoreError(problem, "store-has-games", database=shown)
        _migrate(connection, source.migration, shown)
        tables = {table.name: table for table in _tables(connection)}
        if "server" in tables:
            connection.execute(tables["server"].delete())
        for name, rows in _batches(source.rows):
            if name not in tables:
                problem = "the backup has a table {name}, which migration {number} lacks"
                facts = {"name": repr(name), "number": str(source.migration)}
                raise StoreError(problem, "store-strange-table", **facts)
            connection.execute(insert(tables[name]), rows)
            watch(len(rows))
        _migrate(connection, known_migrations()[-1], shown)


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield rows in batches: the name of their table, and at most `BATCH` rows of it."""
    name, batch = "", list[dict[str, Any]]()
    for table, row in rows:
        if batch and (table != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        name = table
        batch.append(row)
    if batch:
        yield name, batch


# -- migrations --------------------------------------------------------------------------------------


def _migrate(connection: Connection, wanted: str, shown: str) -> None:
    """Bring a database up or down to the migration `wanted`.

    `shown` names the database in messages. Raises StoreError: a newer Grimorio wrote it.
    """
    present = schema.migration_of(connection)
    if present is not None and present not in known_migrations():
        problem = "{database} was written by a newer Grimorio (migration {number})"
        raise StoreError(problem, "store-newer-migration", database=shown, number=str(present))
    schema.to_migration(connection, wanted)


def migrate(url: str, wanted: str | None = None) -> tuple[str | None, str]:
    """Bring the database at `url` to a migration, up or down.

    Args:
        url: the URL of the database; no server may use it.
        wanted: the number of the migration; None for the newest.

    Returns:
        The migration before (None: there were no tables) and after.

    Raises:
        StoreError: there is no such migration; or the database is in use, or cannot be changed.
    """
    known = known_migrations()
    wanted = wanted or known[-1]
    if wanted not in known:
        problem = "there is no migration {number}: expected one from {first} to {last}"
        facts = {"number": str(wanted), "first": str(known[0]), "last": str(known[-1])}
        raise StoreError(problem, "store-no-migration", **facts)
    with _opened(url) as (engine, shown), engine.begin() as connection:
        before = schema.migration_of(connection)
        _migrate(connection, wanted, shown)
    return before, wanted


# -- files -------------------------------------------------------------------------------------------


def backup(url: str, path: Path, watch: Callable[[int], Watch]) -> int:
    """Write all rows of the database at `url` to a new file, and return their number.

    The file is compressed, one JSON value in each line, and only its owner may read it, because it holds
    what is hidden in games. It is complete or not there.

    Args:
        url: the URL of the database; a server may use it meanwhile.
        path: where the file is written; no file may be there.
        watch: called with the number of all rows; returns the function that is told the progress.

    Raises:
        StoreError: the database cannot be read.
        OSError: the file exists, or cannot be written.
    """
    part = path.with_name(f"{path.name}.part")
    if path.exists():
        raise FileExistsError(f"{path} is there already")
    with contents(url) as source:
        count = watch(total := sum(source.counts.values()))
        head = {"grimorio": "backup", "migration": source.migration, "counts": source.counts}
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                with gzip.open(file, "wt", encoding="utf-8", compresslevel=6) as lines:
                    lines.write(_line(head))
                    for name, row in source.rows:
                        lines.write(_line([name, row]))
                        count(1)
                    lines.write(_line({"rows": total}))
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    return total


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def restore(path: Path, url: str, watch: Callable[[int], Watch]) -> int:
    """Write the rows of a file that `backup` made into an empty database, and return their number.

    Args:
        path: the file; it may be of an older version of Grimorio, and of another kind of database.
        url: the URL of the database; no server may use it.
        watch: as for `backup`.

    Raises:
        StoreError: the file is not a whole backup; or the database has games, is in use or cannot be opened.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file, gzip.open(file, "rt", encoding="utf-8") as lines:
        source = _read(lines, path)
        total = sum(source.counts.values())
        fill(url, source, watch(total))
    return total


def _read(lines: IO[str], path: Path) -> Contents:
    """The contents of a backup; its rows raise StoreError where the file breaks off or is damaged."""

    def damaged(line: int, error: object) -> StoreError:
        reason: Value = Message(str(error), "store-garbled")
        if isinstance(error, Message):
            reason = error
        elif isinstance(error, Fault):
            reason = in_field(error)
        problem = "{path}, line {number}: not a whole backup: {reason}"
        return StoreError(problem, "store-backup", path=str(path), number=line, reason=reason)

    def values() -> Iterator[tuple[int, Any]]:
        number = 0
        try:
            for number, text in enumerate(lines, 1):
                yield number, json.loads(text)
        except (EOFError, OSError, UnicodeDecodeError, ValueError) as error:
            raise damaged(number + 1, error) from None

    reading = values()
    _, head = next(reading, (1, None))
    if not isinstance(head, dict) or head.get("grimorio") != "backup":
        raise damaged(1, Message("expected a backup of Grimorio", "store-no-backup"))
    migration = head.get("migration")
    if migration not in known_migrations():
        problem = "{path} was made by a newer Grimorio (migration {number}): upgrade first"
        raise StoreError(problem, "store-backup-newer", path=str(path), number=str(migration))
    try:
        counts = read(head.get("counts"), dict[str, int], "counts")
    except SetupError as error:
        raise damaged(1, error) from None

    def rows() -> Iterator[tuple[str, dict[str, Any]]]:
        number, seen = 1, 0
        for number, value in reading:
            match value:
                case [str(name), dict(row)]:
                    seen += 1
                    yield name, row
                case {"rows": int(wanted)} if wanted == seen == sum(counts.values()):
                    return
                case _:
                    problem = "expected a row, or the number of all rows at the end"
                    raise damaged(number, Message(problem, "store-no-row"))
        raise damaged(number + 1, Message("the end is missing", "store-no-end"))

    return Contents(str(migration), counts, rows())


def copy(source: str, target: str, watch: Callable[[int], Watch]) -> int:
    """Copy all rows of one database into another, empty one, and return their number.

    Args:
        source: the URL of the first database; no server may use it, because its games go on in the other.
        target: the URL of the second database.
        watch: as for `backup`.

    Raises:
        StoreError: one of them cannot be opened or is in use, or the second has games.
    """
    with _opened(source), contents(source) as rows:
        total = sum(rows.counts.values())
        fill(target, rows, watch(total))
    return total
