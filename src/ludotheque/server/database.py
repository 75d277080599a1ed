"""The database: SQLite in one file by default, PostgreSQL to grow, both with commits that are durable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError

from ludotheque.server.refusal import Refusal

READERS = 4
WRITERS = 2  # lines of the one writer: for events, and for all else
UNKEPT = "The text holds characters that cannot be kept, or a number is too large."
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")


class StoreDown(Exception):
    """The database does not answer; what was not acknowledged may be tried again."""


@contextmanager
def answering() -> Iterator[None]:
    """What the database refuses or cannot do, in the house's own errors."""
    try:
        yield
    except DataError:
        raise Refusal("malformed", UNKEPT) from None
    except DBAPIError as error:
        raise StoreDown(str(error.orig)) from error


def make_engine(url: str) -> sa.Engine:
    """An engine whose commits are durable."""
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    engine = sa.create_engine(url, pool_pre_ping=True, pool_size=READERS + WRITERS)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _durable_sqlite)
    return engine


def _durable_sqlite(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
