"""Add people who keep their games under one key, and the results of these games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("picture", sa.String(64), nullable=False, server_default=""),
        sa.Column("handle", sa.String(64), unique=True),
        sa.Column("locked", sa.JSON),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("ratings", sa.JSON, nullable=False, server_default="{}"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("others", sa.JSON, nullable=False),
        sa.Column("deck", sa.Text),
        sa.Column("rated", sa.JSON),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("results_ended", "results", ["person_id", "ended"])
    op.add_column("seats", sa.Column("brought", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("picture", sa.String(64), nullable=False, server_default=""))
    op.create_index("seats_token_hash", "seats", ["token_hash"])


def downgrade() -> None:
    op.drop_index("seats_token_hash", "seats")
    op.drop_column("seats", "picture")
    op.drop_column("seats", "brought")
    op.drop_index("results_ended", "results")
    op.drop_table("results")
    op.drop_table("people")
