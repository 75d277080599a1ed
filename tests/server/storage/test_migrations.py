"""The migrations lead to the very form that the code expects."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludotheque.server.storage import credentials, schema
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate


def test_migrated_is_what_the_schema_says(database: str) -> None:
    migrate(database)
    migrate(database)  # a second start changes nothing
    engine = make_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_cookies_of_before_sessions_stay_withdrawn(database: str) -> None:
    """The house once kept those cookies only that were withdrawn, one by one or up to a moment."""
    migrate(database, "0002_replay")
    engine = make_engine(database)
    with engine.begin() as c:
        for person in ("lea", "tom"):
            c.exec_driver_sql(f"insert into person (id, name, made) values ('{person}', 'X', 1)")
        c.exec_driver_sql("insert into api_token (digest, person, label, made) values ('d', 'lea', 'bot', 1)")
        c.execute(sa.insert(schema.house).values(key="since:tom", value=b"5000"))
        c.execute(sa.insert(schema.house).values(key=f"void:{'a' * 32}", value=b""))
        c.execute(sa.insert(schema.house).values(key="cookie", value=b"secret"))
    migrate(database)
    with engine.begin() as c:
        asked = [("b" * 32, "lea", 1), ("a" * 32, "lea", 1), ("b" * 32, "tom", 4999), ("b" * 32, "tom", 5000)]
        assert [credentials.may_adopt(c, *one) for one in asked] == [True, False, False, True]
        assert c.execute(sa.select(schema.house.c.key)).scalars().all() == ["cookie"]
        token = credentials.token(c, "d")
        assert token is not None
        assert (token.who.scope, token.expires > 10**12) == ("play", True)
    engine.dispose()
