"""What a host does with the data of a house: back up, restore, export, import."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from ludotheque.kernel.errors import BadRecord, LudoError
from ludotheque.kernel.record import Record
from ludotheque.server import schema
from ludotheque.server.archive import add_record, finished_records
from ludotheque.server.database import make_engine
from ludotheque.server.migrate import migrate
from ludotheque.server.settings import Settings
from ludotheque.shelf import load

MOST_BYTES = 2_000_000  # of one record; the longest games have some 100 kB


class BadBackup(LudoError):
    """A file that is not one of ours, or a house that is not empty."""


def _open(settings: Settings) -> sa.Engine:
    migrate(settings.database)
    return make_engine(settings.database)


def _open_existing(settings: Settings) -> sa.Engine:
    """A house that is there: nobody wants the backup of one that a wrong path has just made."""
    file = make_engine(settings.database).url.database
    if settings.database.startswith("sqlite") and not (file and Path(file).exists()):
        raise BadBackup(f"there is no house in {file}; name its database with --database or LUDO_DATABASE")
    return _open(settings)


def backup(settings: Settings, path: str) -> int:
    """Copy all data of one moment to one SQLite file, while the house is open; the number of rows."""
    target = Path(path)
    if target.exists():
        raise BadBackup(f"{path} is there already; choose another name")
    engine, part = _open_existing(settings), target.with_name(target.name + ".part")
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
    return rows


@contextmanager
def _moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection to which nothing changes, whatever the house writes meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as source:
        if engine.dialect.name == "sqlite":
            source.exec_driver_sql("begin")
        yield source


def restore(settings: Settings, path: str) -> int:
    """Read a backup into an empty house; the number of rows."""
    engine, copy = _open(settings), sa.create_engine(f"sqlite:///{path}")
    try:
        with copy.connect() as source, engine.begin() as sink:
            if sink.execute(sa.select(sa.func.count()).select_from(schema.person)).scalar():
                raise BadBackup("this house is not empty; restore into a new database")
            return _copy(source, sink)
    except (sa.exc.DatabaseError, sqlite3.DatabaseError):
        raise BadBackup(f"{path} is not a backup of a house") from None


def _copy(source: sa.Connection, sink: sa.Connection) -> int:
    rows = 0
    for table in schema.metadata.sorted_tables:
        for part in source.execute(sa.select(table)).mappings().partitions(500):
            sink.execute(sa.insert(table), [dict(row) for row in part])
            rows += len(part)
    return rows


def export(settings: Settings, path: str) -> tuple[int, int]:
    """Write the records of all finished games, one JSON object a line; how many, and how many could not be replayed."""
    count, lost = 0, 0
    with _open_existing(settings).connect() as connection, Path(path).open("w", encoding="utf-8") as sink:
        for record in finished_records(connection):
            if record is None:
                lost += 1
                continue
            sink.write(record.write() + "\n")
            count += 1
    return count, lost


def import_records(settings: Settings, path: str) -> int:
    """Read records, one a line, each replayed first; all of them or none."""
    count = 0
    with _open(settings).begin() as connection, Path(path).open("rb") as source:
        for number, line in enumerate(iter(partial(source.readline, MOST_BYTES + 1), b""), 1):
            try:
                record = _record(line)
                record.validate(load(record.game))
            except LudoError as error:
                raise BadBackup(f"line {number}: {error}; nothing was imported") from None
            count += add_record(connection, record)
    return count


def _record(line: bytes) -> Record:
    if len(line) > MOST_BYTES:
        raise BadRecord(f"longer than {MOST_BYTES} bytes, no game is")
    try:
        return Record.read(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("not a text in UTF-8") from None
