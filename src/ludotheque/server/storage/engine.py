"""The database: SQLite in one file by default, PostgreSQL to grow, both with commits that are durable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError

from ludotheque.extras import need
from ludotheque.server.errors import Refusal

Connection = sa.Connection  # by these names the rest of the server hands them on
Engine = sa.Engine
READERS = 4
WRITERS = 2  # lines of the one writer: for events, and for all else
UNKEPT = "The text holds characters that cannot be kept, or a number is too large."
LINE: dict[str, Any] = {  # to PostgreSQL: how soon one that is dead is noticed; seconds, but for the last
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 4_000,  # milliseconds that what was sent may stay unacknowledged
}
PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY"),
    "cache_size=-4000",  # kilobytes of pages in memory, for each of the lines
    "wal_autocheckpoint=8000",  # pages: the same pages are written again and again, and a move waits for it seldom
)


class StorageUnavailable(Exception):
    """The database does not answer; what was not acknowledged may be tried again.

    ``lost``: there is no line to it; whoever asks at the same time need not wait to find out, too.
    """

    def __init__(self, text: str, lost: bool = False) -> None:
        super().__init__(text)
        self.lost = lost


@contextmanager
def answering() -> Iterator[None]:
    """Turn what the database refuses or cannot do into our own errors."""
    try:
        yield
    except DataError:
        raise Refusal("malformed", UNKEPT) from None
    except DBAPIError as error:
        raise StorageUnavailable(str(error.orig), is_lost(error)) from error


def is_lost(error: BaseException) -> bool:
    """Was the line to the database lost, or could none be made?"""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)


def insert_if_absent(c: sa.Connection, table: sa.Table, **values: Any) -> bool:
    """Insert a row unless its key is there already; True if it was inserted."""
    insert: Any = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    wanted = insert(table).values(**values).on_conflict_do_nothing()
    counted = wanted.execution_options(preserve_rowcount=True)  # PostgreSQL's driver counts inserted rows only if asked
    return bool(c.execute(counted).rowcount == 1)


def make_engine(url: str, bounded: bool = False) -> sa.Engine:
    """Make an engine whose commits are durable; ``bounded``: for an open house, whose statements all end in time."""
    if url.startswith("postgresql"):
        need("postgres", "A house over PostgreSQL")
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    parsed, line = sa.make_url(url), dict[str, Any]()
    if parsed.get_backend_name() == "postgresql":
        line = {name: value for name, value in LINE.items() if name not in parsed.query}
    engine = sa.create_engine(parsed, pool_pre_ping=True, pool_size=READERS + WRITERS, connect_args=line)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _durable_sqlite)
    elif bounded:
        from ludotheque.server.storage import postgres  # only houses over PostgreSQL have it

        postgres.bound(engine)
    return engine


def _durable_sqlite(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")


@contextmanager
def patiently(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Open a connection for questions that may take minutes."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            from ludotheque.server.storage.postgres import be_patient

            be_patient(connection)
        yield connection
