"""Add reports of chat lines, and whom the operator has muted at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("muted", sa.JSON))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("i", sa.Integer, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("context", sa.JSON, nullable=False),
        sa.Column("by", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("reports_game", "reports", ["game_id"])
    op.create_index("reports_closed", "reports", ["closed"])


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_column("games", "muted")
