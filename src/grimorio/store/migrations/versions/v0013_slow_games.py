"""Add when slow games have to be woken, whom each game asks, and how people want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("wakes", sa.BigInteger))
    op.add_column("games", sa.Column("asked", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("games_wakes", "games", ["wakes"])
    op.add_column("people", sa.Column("notify", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("people", "notify")
    op.drop_index("games_wakes", "games")
    op.drop_column("games", "asked")
    op.drop_column("games", "wakes")
