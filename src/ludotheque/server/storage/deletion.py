"""Delete a person's rows, and find and rewrite the events that name them."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import audit, company, merging, reports, schema

LEAVING = "leaving:"  # before the id of somebody whose deletion is not finished


def delete_person(c: sa.Connection, person: str) -> None:
    """Delete the person first, so that no cookie or token of theirs opens anything any more."""
    for table in (schema.api_token, schema.session, schema.recovery, schema.email, schema.webhook):
        c.execute(sa.delete(table).where(table.c.person == person))
    c.execute(sa.delete(schema.person).where(schema.person.c.id == person))
    c.execute(sa.delete(schema.house).where(schema.house.c.key == LEAVING + person))
    c.execute(sa.insert(schema.house).values(key=LEAVING + person, value=b""))


def stop_merging(c: sa.Connection, account: str) -> list[str]:
    """Move nobody any more to an account that is deleted; return the guests who were on their way."""
    guests = [guest for guest, target in merging.unfinished(c) if target == account]
    c.execute(sa.delete(schema.house).where(schema.house.c.key.in_([merging.MERGING + guest for guest in guests])))
    return guests


def delete_traces(c: sa.Connection, person: str) -> None:
    """Delete everything else that is stored about the person; the deletion is then finished."""
    imported = sa.select(schema.imported.c.id).where(schema.imported.c.person == person)
    c.execute(sa.delete(schema.analysis).where(schema.analysis.c.subject.in_(imported)))
    traces = (schema.imported, schema.push, schema.seen, schema.notice, schema.notice_settings, schema.holiday)
    for table in (*traces, schema.chair, schema.entrant, schema.puzzle_day):
        c.execute(sa.delete(table).where(table.c.person == person))
    audit.anonymise(c, person)
    company.forget_person(c, person)
    reports.forget_person(c, person)
    c.execute(sa.delete(schema.house).where(schema.house.c.key == LEAVING + person))


def unfinished(c: sa.Connection) -> list[str]:
    """Return the people whose deletion began and is not finished."""
    h = schema.house
    wanted = sa.select(h.c.key).where(h.c.key.startswith(LEAVING, autoescape=True))
    return [str(key).removeprefix(LEAVING) for (key,) in c.execute(wanted)]


def tables_with(c: sa.Connection, person: str) -> list[str]:
    """Return every table whose events name the person."""
    tournaments = sa.select(schema.tournament.c.id)
    return [str(row[0]) for row in c.execute(_naming(person).where(schema.event.c.table_id.not_in(tournaments)))]


def tournaments_with(c: sa.Connection, person: str) -> list[str]:
    """Return every tournament whose events name the person."""
    tournaments = sa.select(schema.tournament.c.id)
    return [str(row[0]) for row in c.execute(_naming(person).where(schema.event.c.table_id.in_(tournaments)))]


def _naming(person: str) -> sa.Select[tuple[str]]:
    e = schema.event
    return sa.select(e.c.table_id).where(e.c.data.contains(f'"{person}"', autoescape=True)).distinct()


def rewrite_event(c: sa.Connection, table: str, seq: int, data: str) -> None:
    """Replace what is written of one event; its number and time stay."""
    e = schema.event
    c.execute(sa.update(e).where(e.c.table_id == table, e.c.seq == seq).values(data=data))
