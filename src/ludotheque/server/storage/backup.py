"""Back up a house and restore it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludotheque.kernel.errors import LudoError
from ludotheque.server.settings import Settings
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.timestamps import now

LAST = "backup"  # the key under which the house keeps where it was last backed up
SESSIONS = "ludotheque.server.storage.migrations.versions.0004_sessions"  # since then sessions are kept


class BadBackup(LudoError):
    """A file that is not one of ours, or a house that is not empty."""


def open_migrated(settings: Settings) -> sa.Engine:
    migrate(settings.database)
    return make_engine(settings.database)


def open_existing(settings: Settings) -> sa.Engine:
    """Open a house that is there: nobody wants the backup of one that a wrong path has just made."""
    file = make_engine(settings.database).url.database
    if settings.database.startswith("sqlite") and not (file and Path(file).exists()):
        raise BadBackup(f"there is no house in {file}; name its database with --database or LUDO_DATABASE")
    return open_migrated(settings)


def backup(settings: Settings, path: str) -> int:
    """Copy all data of one moment to one SQLite file, while the house is open; the number of rows."""
    target = Path(path)
    if target.exists():
        raise BadBackup(f"{path} is there already; choose another name")
    engine, part = open_existing(settings), target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    copy = sa.create_engine(f"sqlite:///{part}")
    try:
        schema.metadata.create_all(copy)
        with _moment(engine) as source, copy.begin() as sink:
            rows = _copy(source, sink)
    except sa.exc.OperationalError as error:
        raise BadBackup(f"{path} could not be written: {error.orig}") from None
    copy.dispose()
    part.rename(target)
    _remember(engine, target, rows)
    return rows


def _remember(engine: sa.Engine, target: Path, rows: int) -> None:
    """Let the office tell when the house was last backed up, and how large that is."""
    found = {"at": now(), "file": target.name, "bytes": target.stat().st_size, "rows": rows}
    with engine.begin() as c:
        c.execute(sa.delete(schema.house).where(schema.house.c.key == LAST))
        c.execute(sa.insert(schema.house).values(key=LAST, value=json.dumps(found).encode()))


def last_backup(c: sa.Connection) -> dict[str, Any] | None:
    """Return when the house was last backed up, the file's name and size; None if it never was."""
    found = c.execute(sa.select(schema.house.c.value).where(schema.house.c.key == LAST)).scalar()
    return None if found is None else dict(json.loads(bytes(found)))


@contextmanager
def _moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Open a connection to which nothing changes, whatever the house writes meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as source:
        if engine.dialect.name == "sqlite":
            source.exec_driver_sql("begin")
        yield source


def restore(settings: Settings, path: str) -> int:
    """Read a backup into an empty house; the number of rows."""
    engine, copy = open_migrated(settings), sa.create_engine(f"sqlite:///{path}")
    try:
        with copy.connect() as source, engine.begin() as sink:
            if sink.execute(sa.select(sa.func.count()).select_from(schema.person)).scalar():
                raise BadBackup("this house is not empty; restore into a new database")
            rows = _copy(source, sink)
            if not sa.inspect(source).has_table(schema.session.name):
                import_module(SESSIONS).keep_cookies(sink, now())
            _go_on_numbering(sink)
            return rows
    except (sa.exc.DatabaseError, sqlite3.DatabaseError):
        raise BadBackup(f"{path} is not a backup of a house") from None


def _go_on_numbering(sink: sa.Connection) -> None:
    """Let new entries of the audit log come after those that were restored."""
    if sink.dialect.name == "postgresql":
        last = "select setval(pg_get_serial_sequence('audit', 'id'), coalesce(max(id), 0) + 1, false) from audit"
        sink.execute(sa.text(last))


def _copy(source: sa.Connection, sink: sa.Connection) -> int:
    """Copy what both have: a backup of an earlier release knows fewer tables and columns, and other notices."""
    rows, there = 0, sa.inspect(source)
    for table in schema.metadata.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)} if there.has_table(table.name) else set()
        if not known.issuperset(table.primary_key.columns.keys()):
            continue
        names = known.intersection(table.c.keys())
        for part in source.execute(sa.select(*(table.c[name] for name in names))).mappings().partitions(500):
            sink.execute(sa.insert(table), [dict(row) for row in part])
            rows += len(part)
    return rows
