"""Remember on which days the house was open: what lies while every node is shut does not grow old by it."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.timestamps import now

DAY = 86_400_000  # milliseconds


def mark_today(c: sa.Connection) -> None:
    """Remember that the house is open today; every node may say so."""
    insert_if_absent(c, schema.open_day, day=now() // DAY)


def open_days_ago(c: sa.Connection, days: int) -> int:
    """Return the moment since which the house was open on so many whole days; 0 if it was not, as far as we know.

    Days to come do not count: the clock on the wall may have been wrong.
    """
    d, today = schema.open_day, now() // DAY
    wanted = sa.select(d.c.day).where(d.c.day < today).order_by(d.c.day.desc()).limit(1).offset(max(0, days - 1))
    return int(c.execute(wanted).scalar() or 0) * DAY
