"""Read and write days off."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema


def of_person(c: sa.Connection, person: str, since: str = "") -> list[Any]:
    """Return the person's days off that end on this day or later, the first ones first."""
    h = schema.holiday
    return list(c.execute(sa.select(h).where(h.c.person == person, h.c.last >= since).order_by(h.c.begins)))


def add(c: sa.Connection, row: dict[str, Any]) -> None:
    """Write days off down."""
    c.execute(sa.insert(schema.holiday).values(**row))


def shorten(c: sa.Connection, person: str, begins: int, last: str, ends: int) -> None:
    """End days off earlier."""
    h = schema.holiday
    c.execute(sa.update(h).where(h.c.person == person, h.c.begins == begins).values(last=last, ends=ends))


def remove(c: sa.Connection, person: str, begins: int) -> None:
    """Take days off back that have not begun."""
    h = schema.holiday
    c.execute(sa.delete(h).where(h.c.person == person, h.c.begins == begins))


def not_over(c: sa.Connection, at: int) -> list[Any]:
    """Return everybody's days off that have not ended."""
    h = schema.holiday
    return list(c.execute(sa.select(h.c.person, h.c.begins, h.c.ends).where(h.c.ends > at)))


def ends_for(c: sa.Connection, person: str, at: int) -> int:
    """Return when the days off end in which the person is now; 0 if they are in none."""
    h = schema.holiday
    wanted = sa.select(sa.func.max(h.c.ends)).where(h.c.person == person, h.c.begins <= at, h.c.ends > at)
    return int(c.execute(wanted).scalar() or 0)
