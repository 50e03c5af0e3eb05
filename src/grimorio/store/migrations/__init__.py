"""Alembic migrations, applied by `grimorio.store.open_engine`."""
