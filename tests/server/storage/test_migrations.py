"""The migrations lead to the very form that the code expects."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludotheque.server.settings import Settings
from ludotheque.server.storage import backup, credentials, schema
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
        fill_old(c)
    migrate(database)
    with engine.begin() as c:
        require_old_cookies(c)
        token = credentials.token(c, "d")
        assert token is not None
        assert (token.who.scope, token.expires > 10**12) == ("play", True)
    engine.dispose()


def test_cookies_count_after_a_backup_of_before_sessions(tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db"))
    migrate(old, "0002_replay")
    with sa.create_engine(old).begin() as c:
        fill_old(c)
    backup.restore(Settings(database=new), str(tmp_path / "old.db"))
    with sa.create_engine(new).begin() as c:
        require_old_cookies(c)


def fill_old(c: sa.Connection) -> None:
    """Léa and Tom, who changed his password at 5000; and a cookie that was withdrawn."""
    for person in ("lea", "tom"):
        c.exec_driver_sql(f"insert into person (id, name, made) values ('{person}', 'X', 1)")
    c.exec_driver_sql("insert into api_token (digest, person, label, made) values ('d', 'lea', 'bot', 1)")
    kept = {"since:tom": b"5000", f"void:{'a' * 32}": b"", "cookie": b"secret"}
    c.execute(sa.insert(schema.house), [{"key": key, "value": value} for key, value in kept.items()])


def require_old_cookies(c: sa.Connection) -> None:
    asked = [("b" * 32, "lea", 1), ("a" * 32, "lea", 1), ("b" * 32, "tom", 4999), ("b" * 32, "tom", 5000)]
    assert [credentials.may_adopt(c, *one) for one in asked] == [True, False, False, True]
    assert c.execute(sa.select(schema.house.c.key)).scalars().all() == ["cookie"]
