"""Read what the office shows of people and tables, and write what it decides about them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.disk_use import size_of_events
from ludotheque.server.timestamps import now

PAGE = 50  # people or tables of one answer
OF_TABLE = {  # by which column each names its table
    **dict.fromkeys(("event", "chair", "seen", "result", "invitation"), "table_id"),
    **dict.fromkeys(("analysis", "notice"), "subject"),
    "game_table": "id",
}


# -- people ------------------------------------------------------------------------------------


def people(c: sa.Connection, search: str = "", which: str = "all", offset: int = 0) -> list[Any]:
    """Return people by a part of their name or login, those seen last first; ``which``: all of them, or some."""
    p, seen = schema.person, _seen().subquery()
    chairs = sa.select(sa.func.count(schema.chair.c.table_id.distinct())).where(schema.chair.c.person == p.c.id)
    last = sa.func.coalesce(seen.c.used, p.c.made)
    wanted = (
        sa.select(
            *(p.c.id, p.c.name, p.c.login, p.c.made, p.c.muted_until, p.c.closed_out),
            last.label("seen"),
            sa.func.coalesce(seen.c.sessions, 0).label("sessions"),
            chairs.correlate(p).scalar_subquery().label("tables"),
        )
        .outerjoin(seen, seen.c.person == p.c.id)
        .where(_which(which))
        .order_by(last.desc(), p.c.id)
        .limit(PAGE + 1)
        .offset(offset)
    )
    if search:
        named = (column.icontains(search, autoescape=True) for column in (p.c.name, p.c.login))
        wanted = wanted.where(sa.or_(p.c.id == search, *named))
    return list(c.execute(wanted))


def _seen() -> sa.Select[Any]:
    s = schema.session
    used, count = sa.func.max(s.c.used).label("used"), sa.func.count().label("sessions")
    return sa.select(s.c.person, used, count).where(~s.c.ended).group_by(s.c.person)


def _which(which: str) -> sa.ColumnElement[bool]:
    p = schema.person
    return {
        "accounts": p.c.login.is_not(None),
        "guests": p.c.login.is_(None),
        "muted": p.c.muted_until > now(),
        "out": p.c.closed_out.is_not(None),
    }.get(which, sa.true())


def find_person(c: sa.Connection, text: str) -> Any:
    """Return the person with this id or login, None if there is none."""
    p = schema.person
    return c.execute(sa.select(p).where(sa.or_(p.c.id == text, p.c.login == text.lower()))).first()


def set_muted(c: sa.Connection, person: str, until: int) -> None:
    """Let the person say nothing until then; 0: they may speak."""
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(muted_until=until))


def set_closed_out(c: sa.Connection, person: str, since: int | None) -> None:
    """Shut the person out since then, or let them in again."""
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(closed_out=since))


def set_password(c: sa.Connection, person: str, password: str) -> None:
    """Give the account another password, of which the digest is kept."""
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(password=password))


# -- tables ------------------------------------------------------------------------------------


def tables(c: sa.Connection, status: str = "", search: str = "", offset: int = 0) -> list[Any]:
    """Return tables, the newest first; ``search``: a code, a game, or a part of the name of somebody who sits there."""
    t, k, p = schema.game_table, schema.chair, schema.person
    wanted = sa.select(t.c.id, t.c.code, t.c.game, t.c.status, t.c.public, t.c.made)
    wanted = wanted.order_by(t.c.made.desc(), t.c.id).limit(PAGE + 1).offset(offset)
    if status:
        wanted = wanted.where(t.c.status == status)
    if search:
        sitting = sa.select(k.c.table_id).join(p, p.c.id == k.c.person)
        by_name = t.c.id.in_(sitting.where(p.c.name.icontains(search, autoescape=True)))
        wanted = wanted.where(sa.or_(t.c.code == search.upper(), t.c.game == search, t.c.id == search, by_name))
    return list(c.execute(wanted))


def table_sizes(c: sa.Connection, tables: list[str]) -> dict[str, Any]:
    """Return of each table the number of its events, their bytes and the time of the last."""
    e = schema.event
    size = size_of_events().label("size")
    wanted = sa.select(e.c.table_id, sa.func.count().label("events"), size, sa.func.max(e.c.at).label("last"))
    return {row.table_id: row for row in c.execute(wanted.where(e.c.table_id.in_(tables)).group_by(e.c.table_id))}


def names_at(c: sa.Connection, tables: list[str]) -> dict[str, list[tuple[str, str]]]:
    """Return the people who sit at each table: id and name, by seat."""
    k, p = schema.chair, schema.person
    found: dict[str, list[tuple[str, str]]] = {table: [] for table in tables}
    wanted = sa.select(k.c.table_id, p.c.id, p.c.name).join(p, p.c.id == k.c.person).where(k.c.table_id.in_(tables))
    for row in c.execute(wanted.order_by(k.c.table_id, k.c.seat)):
        found[row.table_id].append((row.id, row.name))
    return found


def find_table(c: sa.Connection, text: str) -> Any:
    """Return the table with this id or code, None if there is none."""
    t = schema.game_table
    return c.execute(sa.select(t).where(sa.or_(t.c.id == text, t.c.code == text.upper()))).first()


def last_seq(c: sa.Connection, table: str) -> int:
    """Return the number of the table's last event."""
    e = schema.event
    return int(c.execute(sa.select(sa.func.max(e.c.seq)).where(e.c.table_id == table)).scalar_one())


def remove_table(c: sa.Connection, table: str) -> None:
    """Delete a table with its events, results and all that is about it."""
    for name, column in OF_TABLE.items():
        t = schema.metadata.tables[name]
        c.execute(sa.delete(t).where(t.c[column] == table))


def counts(c: sa.Connection) -> dict[str, int]:
    """Return how many people, accounts and tables of each status there are."""
    t, p = schema.game_table, schema.person
    found = {str(row[0]): int(row[1]) for row in c.execute(sa.select(t.c.status, sa.func.count()).group_by(t.c.status))}
    people = c.execute(sa.select(sa.func.count(), sa.func.count(p.c.login))).one()
    return {**found, "people": int(people[0]), "accounts": int(people[1])}
