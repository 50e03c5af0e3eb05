"""A migration of a version to come: whoever makes a game must say its note, as versions since 0018 do."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"
oldest = "0018"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.alter_column("note", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.alter_column("note", server_default="by the old")
