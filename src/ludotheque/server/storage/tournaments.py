"""Read and write the rows of tournaments; their events are in event_log."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import notify, schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.event_log import EventRow, insert_events

UNENDED = ("announced", "running")
MAX_OF_ONE = 6  # tournaments of one organiser that others are shown


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
    """Return the tournaments that are open to everybody, and those of the person, the newest first.

    Those of others, however many, hide none of the person's own; nor do many of one organiser those of the others.
    """
    t, n = schema.tournament, schema.entrant
    entered = sa.select(n.c.tournament_id).where(n.c.person == person)
    mine = sa.or_(t.c.organiser == person, t.c.id.in_(entered)) if person else sa.false()
    place = sa.func.row_number().over(partition_by=t.c.organiser, order_by=t.c.made.desc())
    open_to_all = sa.select(t.c.id, t.c.made, place.label("place")).where(t.c.listed, ~mine).subquery()
    few = sa.select(open_to_all.c.id, open_to_all.c.made).where(open_to_all.c.place <= MAX_OF_ONE)
    rows = [
        *c.execute(sa.select(t.c.id, t.c.made).where(mine).order_by(t.c.made.desc()).limit(limit)),
        *c.execute(few.order_by(open_to_all.c.made.desc()).limit(limit)),
    ]
    return [str(row.id) for row in sorted(rows, key=lambda row: row.made, reverse=True)]


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


# -- for the office ------------------------------------------------------------------------------


def page(c: sa.Connection, status: str, offset: int, limit: int) -> list[Any]:
    """Return tournaments, the newest first, with the name of the organiser and how many people have entered."""
    t, n, p = schema.tournament, schema.entrant, schema.person
    people = sa.select(sa.func.count()).where(n.c.tournament_id == t.c.id).correlate(t).scalar_subquery()
    name = sa.func.coalesce(p.c.name, "")
    wanted = sa.select(t.c.id, t.c.code, t.c.status, t.c.made, name.label("organiser"), people.label("people"))
    wanted = wanted.outerjoin(p, p.c.id == t.c.organiser).order_by(t.c.made.desc(), t.c.id)
    return list(c.execute((wanted.where(t.c.status == status) if status else wanted).offset(offset).limit(limit)))


def plan_events(c: sa.Connection, tournaments: list[str]) -> list[tuple[str, str]]:
    """Return the events that give the plans of these tournaments, the latest of each last."""
    e = schema.event
    plans = sa.or_(e.c.seq == 0, e.c.data.startswith('{"kind":"changed"', autoescape=True))
    wanted = sa.select(e.c.table_id, e.c.data).where(e.c.table_id.in_(tournaments), plans).order_by(e.c.seq)
    return [(str(row.table_id), str(row.data)) for row in c.execute(wanted)]


def find(c: sa.Connection, text: str) -> str | None:
    """Return the tournament with this id or code."""
    return text if exists(c, text) else by_code(c, text)


def named_in(c: sa.Connection, person: str) -> list[str]:
    """Return the tournaments that the person has announced or entered."""
    t, n = schema.tournament, schema.entrant
    entered = sa.select(n.c.tournament_id).where(n.c.person == person)
    wanted = sa.select(t.c.id).where(sa.or_(t.c.organiser == person, t.c.id.in_(entered)))
    return [str(row[0]) for row in c.execute(wanted)]


def append_event(c: sa.Connection, row: EventRow) -> bool:
    """Write an event within the caller's transaction and tell the nodes; False if another has its number."""
    taken = insert_if_absent(c, schema.event, table_id=row.table, seq=row.seq, at=row.at, data=row.data)
    if taken:
        notify.tell(c, notify.TABLES, f"{row.table}:{row.seq}")
    return taken
