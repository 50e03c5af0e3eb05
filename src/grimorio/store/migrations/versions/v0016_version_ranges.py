"""Add which versions of Grimorio the processes are, and which ones may use the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("schema", sa.String(32)))
    op.add_column("processes", sa.Column("version", sa.String(32)))
    op.create_table(
        "compatibility",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("oldest", sa.String(32), nullable=False),
    )
    op.execute("INSERT INTO compatibility (id, oldest) VALUES (1, '0001')")


def downgrade() -> None:
    op.drop_table("compatibility")
    op.drop_column("processes", "version")
    op.drop_column("processes", "schema")
