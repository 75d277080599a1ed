"""Read the rows that are about one person, as plain data."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import company, schema
from ludotheque.server.storage.results import PROGRAM, is_open


def person_row(c: sa.Connection, person: str) -> dict[str, Any]:
    """Return the person's own row; of the password only that there is one."""
    p = schema.person
    row = c.execute(sa.select(p).where(p.c.id == person)).one()
    return {
        "id": row.id,
        "name": row.name,
        "login": row.login,
        "made": row.made,
        "password": row.password is not None,
        "muted_until": row.muted_until,
    }


def rows(c: sa.Connection, table: str, person: str, without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to the person, without these columns and without the person."""
    t = schema.metadata.tables[table]
    columns = [column for column in t.c if column.name not in ("person", *without)]
    return [dict(row._mapping) for row in c.execute(sa.select(*columns).where(t.c.person == person))]


def result_rows(c: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Return the person's results and those of their bots, of games that may be seen."""
    r = schema.result
    mine = r.c.player.in_((person, PROGRAM + person))
    return [dict(row._mapping) for row in c.execute(sa.select(r).where(mine, is_open()).order_by(r.c.at))]


def office_rows(c: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Return what the office did about the person: when, what and why; not by whom."""
    a = schema.audit
    wanted = sa.select(a.c.at, a.c.act, a.c.reason, a.c.details).where(a.c.subject == person).order_by(a.c.id)
    return [dict(row._mapping) for row in c.execute(wanted)]


def avoided_rows(c: sa.Connection, person: str) -> list[dict[str, Any]]:
    """Return whom the person mutes and blocks, by name."""
    found = company.avoided_rows(c, person)
    return [{"name": row.name, "blocked": row.blocked, "made": row.made} for row in found]
