"""Add the processes that share a database, and what each of them owns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(32)),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
