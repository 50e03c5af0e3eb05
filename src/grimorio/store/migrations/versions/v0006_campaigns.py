"""Add campaigns, which consist of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.add_column("games", sa.Column("campaign_id", sa.String(32)))
    op.add_column("games", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("games", "sealed")
    op.drop_column("games", "campaign_id")
    op.drop_table("campaigns")
