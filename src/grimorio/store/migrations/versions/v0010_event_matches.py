"""Add the event of a match, and when the server must look at an event again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("event_id", sa.String(32)))
    op.add_column("events", sa.Column("wakes", sa.BigInteger))
    op.create_index("events_wakes", "events", ["wakes"])


def downgrade() -> None:
    op.drop_index("events_wakes", "events")
    op.drop_column("events", "wakes")
    op.drop_column("matches", "event_id")
