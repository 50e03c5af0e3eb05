"""Add the decks that the players of a draft have built."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("drafted", sa.JSON))


def downgrade() -> None:
    op.drop_column("games", "drafted")
