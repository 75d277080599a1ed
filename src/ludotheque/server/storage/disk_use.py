"""Count what fills the disk: bytes and rows by kind, and the whole database."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from ludotheque.server.storage import schema

SAID = '{"kind":"said"%'  # how what people say begins, among the events
ENDED = ("over", "closed")
USUAL_BYTES = 120  # of an event
SIDE_FILES = ("", "-wal", "-shm")  # of a database in one file


def used(c: sa.Connection) -> dict[str, tuple[int, int]]:
    """Return rows and bytes of each kind of what is stored."""
    e, i, a = schema.event, schema.imported, schema.analysis
    found = {
        "events": _events(c, e.c.data.not_like(SAID)),
        "chats": _events(c, e.c.data.like(SAID)),
        "records": _sum(c, i.c.data),
        "analyses": _sum(c, a.c.data),
        "audit": _sum(c, schema.audit.c.details + schema.audit.c.reason),
    }
    for name, tables in {
        "results": (schema.result, schema.rating_book),
        "people": (schema.person, schema.session, schema.api_token, schema.recovery),
        "notices": (schema.notice, schema.push, schema.seen),
    }.items():
        found[name] = (sum(_rows(c, table) for table in tables), 0)
    return found


def size_of_events() -> sa.Function[int]:
    """Return the bytes of events; those of games that are not over count as so many each.

    How long they are would tell which cards were drawn.
    """
    e, t = schema.event, schema.game_table
    ended = e.c.table_id.in_(sa.select(t.c.id).where(t.c.status.in_(ENDED)))
    return sa.func.coalesce(sa.func.sum(sa.case((ended, sa.func.length(e.c.data)), else_=USUAL_BYTES)), 0)


def _events(c: sa.Connection, which: sa.ColumnElement[bool]) -> tuple[int, int]:
    row = c.execute(sa.select(sa.func.count(), size_of_events()).select_from(schema.event).where(which)).one()
    return int(row[0]), int(row[1])


def _sum(
    c: sa.Connection, column: sa.ColumnElement[str], which: sa.ColumnElement[bool] | None = None
) -> tuple[int, int]:
    size = sa.func.coalesce(sa.func.sum(sa.func.length(column)), 0)
    wanted = sa.select(sa.func.count(), size)
    row = c.execute(wanted if which is None else wanted.where(which)).one()
    return int(row[0]), int(row[1])


def _rows(c: sa.Connection, table: sa.Table) -> int:
    return int(c.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def database_bytes(c: sa.Connection) -> int:
    """Return what the whole database takes, indexes and free pages included."""
    if c.dialect.name == "postgresql":
        return int(c.execute(sa.text("select pg_database_size(current_database())")).scalar_one())
    file = c.engine.url.database
    return sum(path.stat().st_size for side in SIDE_FILES if file and (path := Path(file + side)).exists())


def folder_bytes(folder: Path) -> tuple[int, int]:
    """Return the number of files below a folder and their bytes."""
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()] if folder.exists() else []
    return len(sizes), sum(sizes)
