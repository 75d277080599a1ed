"""What the engine promises over both databases."""

from __future__ import annotations

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent, make_engine
from ludotheque.server.storage.migrate import migrate


def test_only_the_first_insert_says_that_it_inserted(database: str) -> None:
    """Whoever claims a notice or closes a table goes by this answer."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as c:
        assert [insert_if_absent(c, schema.house, key="k", value=b"v") for _ in range(2)] == [True, False]
    engine.dispose()
