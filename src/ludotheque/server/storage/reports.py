"""Read and write reports: one for each person and thing."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent

MAX_LISTED = 200


def add(c: sa.Connection, row: dict[str, Any]) -> bool:
    """Add a report; False if this person has reported this thing already."""
    return insert_if_absent(c, schema.report, **row)


def listed(c: sa.Connection, settled: bool) -> list[Any]:
    """Return open reports, the oldest first; or settled ones, the newest first; each with its reporter's name."""
    r, p = schema.report, schema.person
    wanted = sa.select(r, p.c.name.label("reporter_name")).outerjoin(p, p.c.id == r.c.person).limit(MAX_LISTED)
    if settled:
        return list(c.execute(wanted.where(r.c.settled.is_not(None)).order_by(r.c.settled.desc(), r.c.id)))
    return list(c.execute(wanted.where(r.c.settled.is_(None)).order_by(r.c.at, r.c.id)))


def count_open(c: sa.Connection) -> int:
    """Count the reports that wait for an admin."""
    r = schema.report
    return int(c.execute(sa.select(sa.func.count()).where(r.c.settled.is_(None))).scalar_one())


def report_row(c: sa.Connection, report: str) -> Any:
    """Return a report that is there."""
    return c.execute(sa.select(schema.report).where(schema.report.c.id == report)).one()


def settle(c: sa.Connection, report: str, by: str, outcome: str, at: int) -> bool:
    """Settle an open report; False if there is none of that id, or it was settled already."""
    r = schema.report
    done = sa.update(r).where(r.c.id == report, r.c.settled.is_(None))
    return c.execute(done.values(settled=at, settled_by=by, outcome=outcome)).rowcount == 1


def forget_person(c: sa.Connection, person: str) -> None:
    """Delete what was reported of the person; what they reported stays, without them and their words."""
    r = schema.report
    c.execute(sa.delete(r).where(r.c.accused == person))
    ghost = "gone-" + secrets.token_urlsafe(12)
    c.execute(sa.update(r).where(r.c.person == person).values(person=ghost, words=""))


def move_person(c: sa.Connection, guest: str, account: str) -> None:
    """Write the account where the guest stands; a thing that both reported is reported once."""
    r = schema.report
    known = set(c.execute(sa.select(r.c.thing).where(r.c.person == account)).scalars())
    c.execute(sa.delete(r).where(r.c.person == guest, r.c.thing.in_(known)))
    c.execute(sa.update(r).where(r.c.person == guest).values(person=account))
    c.execute(sa.update(r).where(r.c.accused == guest).values(accused=account))
    c.execute(sa.delete(r).where(r.c.accused == r.c.person))
