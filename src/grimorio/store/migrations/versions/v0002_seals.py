"""Add the column `seal`: the hash that a seat sends of its share of the luck before it opens the share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))
    # Texts of an older kind of share: these games are sealed by nobody.
    op.execute("UPDATE seats SET secret = ''")


def downgrade() -> None:
    op.drop_column("seats", "seal")
