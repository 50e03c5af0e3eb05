"""The tables of a database in time: their migrations, and which versions of Grimorio may use them together.

Most migrations expand: they add what older versions do not use, so that servers of an older version go on.
One that takes away or demands something contracts: its module names, as `oldest`, the oldest migration that a
version must know to use the tables afterwards. It waits until no server of an older version is alive. A
version uses a database that a newer one has expanded, but not one that was contracted beyond it.

So servers with one PostgreSQL database are replaced one after another while the tables change, and a new
version that does not please is replaced by the old one again.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, delete, func, insert, inspect, select, text, update
from sqlalchemy.exc import OperationalError

from grimorio.kernel.faults import Fault
from grimorio.store.models import NOW, Base, CompatibilityRow, LeaseRow, ProcessRow

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0017"
"""The number of the newest migration. Alembic is not loaded for a database that is at it, or empty."""

BEFORE: Final = "0015"
"""The newest migration of a process that does not say which one it knows, because its version is older."""

TRIES: Final = 120
"""How often migrating is tried while others, such as a backup, read the tables; a try takes a second."""


class StoreError(Fault):
    """The database cannot be used; the message says what to do, in one line."""


@dataclass(frozen=True)
class Step:
    """A migration that this version knows.

    Attributes:
        number: its number, such as "0016".
        oldest: the oldest migration that a version must know to use the tables after this one; None if it
            expands them.
    """

    number: str
    oldest: str | None


def alembic_config() -> Config:
    """Alembic's settings for the migrations inside this package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "grimorio.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def steps() -> list[Step]:
    """All migrations that this version knows, the oldest first."""
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    return [Step(script.revision, getattr(script.module, "oldest", None)) for script in scripts][::-1]


def migration_of(connection: Connection) -> str | None:
    """The number of the migration that made a database's tables; None if it has no tables of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def create(connection: Connection) -> None:
    """Make the tables of an empty database, in a tenth of the time that all migrations take."""
    Base.metadata.create_all(connection, checkfirst=False)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
    connection.execute(insert(CompatibilityRow).values(oldest="0001"))


def migrate(connection: Connection, shown: str, alone: bool) -> bool:
    """Bring the tables of a database up to date, as far as the servers that are alive allow.

    Args:
        connection: the database, in a transaction.
        shown: its URL for messages.
        alone: whether a file of SQLite is locked, so that no server of an older version uses it.

    Returns:
        Whether something is left to do, once the servers of older versions have ended.

    Raises:
        StoreError: a newer Grimorio wrote the database, or servers that are too old use it.
    """
    known, present = steps(), migration_of(connection)
    numbers = [step.number for step in known]
    if present is not None and present not in numbers:
        if not inspect(connection).has_table("compatibility") or too_old(connection):
            problem = (
                "{database} was written by a newer Grimorio: upgrade, or name another GRIMORIO_DB ({number})"
            )
            raise StoreError(problem, "store-newer", database=shown, number=str(present))
        return False
    coming = known[0 if present is None else numbers.index(present) + 1 :]
    while coming:
        expanding = list(takewhile(lambda step: step.oldest is None, coming))
        if expanding:
            to_migration(connection, expanding[-1].number)
            coming = coming[len(expanding) :]
            continue
        waits = _waits(connection, coming[0], alone)
        if waits is None:
            to_migration(connection, coming.pop(0).number)
        elif all(step.oldest is not None for step in coming):
            return True
        else:
            problem = "{database} is used by servers that are too old: stop them first ({number})"
            raise StoreError(problem, "store-old-servers", database=shown, number=str(waits))
    return False


def to_migration(connection: Connection, wanted: str) -> None:
    """Bring the tables of a database up or down to a migration that this version knows."""
    from alembic import command

    known, present = [step.number for step in steps()], migration_of(connection)
    down = present is not None and known.index(present) > known.index(wanted)
    config = alembic_config()
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, wanted)
    if wanted >= "0016":
        left = [step.oldest for step in steps() if step.number <= wanted and step.oldest is not None]
        connection.execute(update(CompatibilityRow).values(oldest=max(left, default="0001")))


def too_old(connection: Connection, lock: bool = False) -> bool:
    """Whether the tables of a database were contracted beyond what this version knows.

    With `lock` they are not contracted before the transaction ends.
    """
    oldest = select(CompatibilityRow.oldest)
    return (connection.scalar(oldest.with_for_update(read=True) if lock else oldest) or "") > NEWEST


def _waits(connection: Connection, step: Step, alone: bool) -> str | None:
    """What a migration that contracts waits for, in a few words; None if nothing hinders it.

    Servers of older versions that do not say that they are alive are given up.
    """
    if connection.dialect.name == "sqlite":
        return None if alone else "the server of this file"
    # Whoever joins reads this row first, and waits: see `Leases.join`.
    connection.execute(update(CompatibilityRow).values(oldest=CompatibilityRow.oldest))
    oldest = step.oldest or ""
    older = func.coalesce(ProcessRow.schema, BEFORE) < oldest
    dead = select(ProcessRow.id).where(older, ProcessRow.until < NOW)
    # A write of one that only stood still finds no lease, and it finds its own row gone.
    connection.execute(update(LeaseRow).where(LeaseRow.owner.in_(dead)).values(owner=None))
    connection.execute(delete(ProcessRow).where(older, ProcessRow.until < NOW))
    return ", ".join(sorted(connection.scalars(select(ProcessRow.address).where(older)))) or None


def migrated(engine: Engine, shown: str, alone: bool) -> bool:
    """Bring the tables of a database up to date in a transaction of its own; as `migrate`.

    Where others read the tables for long, as a backup does, nobody is kept waiting for them: a migration
    gives way, and is tried again.
    """
    for attempt in range(TRIES):
        try:
            with engine.begin() as connection:
                only_one(connection)
                if connection.dialect.name == "postgresql":
                    connection.execute(text("SET LOCAL lock_timeout = '500ms'"))
                return migrate(connection, shown, alone)
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) != "55P03" or attempt == TRIES - 1:
                raise
            time.sleep(0.5)
    raise AssertionError


def only_one(connection: Connection) -> None:
    """Let no two servers make or change the tables of a PostgreSQL database at the same time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": 0x6772696D6F726970})
