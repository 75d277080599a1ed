"""The migrations lead to the very form that the code expects."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.schema import metadata


def test_migrated_is_what_the_schema_says(database: str) -> None:
    migrate(database)
    migrate(database)  # a second start changes nothing
    engine = make_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
