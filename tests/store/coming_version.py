"""A version of Grimorio to come, with two migrations more: 0018 expands the tables, 0019 contracts them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from alembic.config import Config
from sqlalchemy import String
from sqlalchemy.orm import mapped_column

from grimorio.store import GameRow, migrations, schema

FOLDER = Path(__file__).parent / "coming"
THESE = schema.alembic_config


def config() -> Config:
    """Alembic's settings with the two migrations."""
    coming = THESE()
    own = Path(next(iter(migrations.__path__))) / "versions"
    coming.set_main_option("version_locations", f"{own}:{FOLDER}")
    return coming


@contextmanager
def coming_schema() -> Iterator[None]:
    """Let this process know the two migrations; what it stores of games stays as it is."""
    with patch.object(schema, "NEWEST", "0019"), patch.object(schema, "alembic_config", config):
        yield


def begin() -> None:
    """Be that version from now on, with the new column of games."""
    schema.NEWEST, schema.alembic_config = "0019", config  # type: ignore[misc]
    GameRow.note = mapped_column(String(20), default="by the new")  # type: ignore[attr-defined]
