"""Read and write the rows of tournaments; their events are in event_log."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.event_log import EventRow, insert_events

UNENDED = ("announced", "running")


def add_tournament(c: sa.Connection, row: dict[str, Any], first: EventRow) -> None:
    """Write a tournament with its first event, both or neither."""
    c.execute(sa.insert(schema.tournament).values(**row))
    insert_events(c, [first])


def set_listed(
    c: sa.Connection, tournament: str, status: str, listed: bool, organiser: str, people: dict[int, str]
) -> None:
    """Write what lists say of the tournament; the truth is in its events."""
    t, n = schema.tournament, schema.entrant
    c.execute(sa.update(t).where(t.c.id == tournament).values(status=status, listed=listed, organiser=organiser))
    rows_now = c.execute(sa.select(n.c.number, n.c.person).where(n.c.tournament_id == tournament))
    known = {int(row.number): str(row.person) for row in rows_now}
    if known == people:
        return
    c.execute(sa.delete(n).where(n.c.tournament_id == tournament))
    if people:
        rows = [{"tournament_id": tournament, "number": number, "person": one} for number, one in people.items()]
        c.execute(sa.insert(n), rows)


def exists(c: sa.Connection, tournament: str) -> bool:
    """Is there such a tournament?"""
    t = schema.tournament
    return c.execute(sa.select(t.c.id).where(t.c.id == tournament)).first() is not None


def by_code(c: sa.Connection, code: str) -> str | None:
    """Return the tournament with this code, in any case of letters."""
    t = schema.tournament
    found = c.execute(sa.select(t.c.id).where(t.c.code == code.upper())).first()
    return None if found is None else str(found[0])


def listed_for(c: sa.Connection, person: str, limit: int = 60) -> list[str]:
    """Return the tournaments that are open to everybody, and those of the person, the newest first."""
    t, n = schema.tournament, schema.entrant
    mine = sa.select(n.c.tournament_id).where(n.c.person == person)
    wanted = sa.select(t.c.id).where(sa.or_(t.c.listed, t.c.organiser == person, t.c.id.in_(mine)))
    return [str(row[0]) for row in c.execute(wanted.order_by(t.c.made.desc()).limit(limit))]


def count_unended(c: sa.Connection, organiser: str) -> int:
    """Count the tournaments of an organiser that are not over."""
    t = schema.tournament
    wanted = sa.select(sa.func.count()).where(t.c.organiser == organiser, t.c.status.in_(UNENDED))
    return int(c.execute(wanted).scalar_one())


def unended(c: sa.Connection) -> list[str]:
    """Return the tournaments that time may move on."""
    t = schema.tournament
    return [str(row[0]) for row in c.execute(sa.select(t.c.id).where(t.c.status.in_(UNENDED)))]


def set_organiser(c: sa.Connection, tournament: str, person: str) -> None:
    """Write another organiser into the row of a tournament."""
    t = schema.tournament
    c.execute(sa.update(t).where(t.c.id == tournament).values(organiser=person))


def set_entrant(c: sa.Connection, tournament: str, number: int, person: str) -> None:
    """Write another person into the row of an entrant."""
    n = schema.entrant
    c.execute(sa.update(n).where(n.c.tournament_id == tournament, n.c.number == number).values(person=person))
