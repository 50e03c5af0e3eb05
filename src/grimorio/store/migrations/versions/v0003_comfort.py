"""Add undo, clocks, spectators, rematches and the settings of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("rewinds", sa.Integer, nullable=False, server_default="0"))
    for name in ("clock", "spectators", "rematch"):
        op.add_column("games", sa.Column(name, sa.JSON))
    op.add_column("seats", sa.Column("settings", sa.JSON))
    op.add_column("answers", sa.Column("auto", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("answers", "auto")
    op.drop_column("seats", "settings")
    for name in ("rematch", "spectators", "clock", "rewinds"):
        op.drop_column("games", name)
