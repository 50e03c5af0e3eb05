"""Add columns of games (maker, size, whether listed, how often the luck was drawn again) and `server`.

The table `server` holds values of the server itself, such as its key.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.add_column("games", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("draws", sa.Integer, nullable=False, server_default="0"))
    # Games made before were shown to everybody, and their makers knew it.
    op.add_column("games", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("campaigns", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.create_index("games_maker", "games", ["maker"])
    op.create_table(
        "server",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server")
    op.drop_index("games_maker", "games")
    op.drop_column("campaigns", "maker")
    for name in ("listed", "draws", "size", "maker"):
        op.drop_column("games", name)
