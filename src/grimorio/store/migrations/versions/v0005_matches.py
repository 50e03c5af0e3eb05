"""Add matches, which consist of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.add_column("games", sa.Column("match_id", sa.String(32)))


def downgrade() -> None:
    op.drop_column("games", "match_id")
    op.drop_table("matches")
