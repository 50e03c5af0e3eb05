"""Add games, seats, answers and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _game_id() -> sa.Column[str]:
    return sa.Column(
        "game_id", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("card_hash", sa.String(64), nullable=False),
        sa.Column("era", sa.Integer, nullable=False),
        sa.Column("notices", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("record", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("games_updated", "games", ["updated"])
    op.create_table(
        "seats",
        _game_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("free", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("invite_hash", sa.String(64)),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "answers",
        _game_id(),
        sa.Column("era", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        _game_id(),
        sa.Column("era", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("base", sa.Boolean, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for table in ("snapshots", "answers", "seats", "games"):
        op.drop_table(table)
