"""The script that Alembic runs: migrate over the given connection or, offline, write the SQL as text."""

from __future__ import annotations

from alembic import context

from grimorio.store.models import Base

connection = context.config.attributes.get("connection")
if context.is_offline_mode():
    context.configure(
        dialect_name=context.config.get_main_option("dialect", "sqlite"),
        target_metadata=Base.metadata,
        literal_binds=True,
    )
else:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
