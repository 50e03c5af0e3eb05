"""A migration of a version to come: it adds a column that older versions leave to the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("games", sa.Column("note", sa.String(20), nullable=False, server_default="by the old"))


def downgrade() -> None:
    op.drop_column("games", "note")
