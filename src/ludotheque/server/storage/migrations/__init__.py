"""Alembic migrations, forward only."""
