"""Add the judge of a game, and what the judge has decided."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("judge", sa.JSON))


def downgrade() -> None:
    op.drop_column("games", "judge")
