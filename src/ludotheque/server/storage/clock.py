"""Read and write the clock of the house: one number, which all its nodes agree on."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.open_days import mark_today

ONE = 1  # the key of the only row


def read_clock(c: sa.Connection) -> int:
    """Return the milliseconds that the house has been open."""
    return int(c.execute(sa.select(schema.clock.c.open_ms)).scalar() or 0)


def advance_clock(c: sa.Connection, milliseconds: int) -> int:
    """Let the clock stand at least there; return where it stands, which may be further: other nodes write it, too.

    The house is open then, and today is one of its days.
    """
    mark_today(c)
    k = schema.clock
    if not insert_if_absent(c, k, id=ONE, open_ms=milliseconds):
        c.execute(sa.update(k).where(k.c.open_ms < milliseconds).values(open_ms=milliseconds))
    return read_clock(c)


def set_clock_back(c: sa.Connection, milliseconds: int) -> int:
    """Take so much back; return where the clock stands."""
    insert_if_absent(c, schema.clock, id=ONE, open_ms=0)
    c.execute(sa.update(schema.clock).values(open_ms=schema.clock.c.open_ms - milliseconds))
    return read_clock(c)
