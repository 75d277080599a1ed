"""Read and write imported records and the analyses of finished games."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

MAX_IMPORTS = 50  # records of one person; older ones make room


def imported_record(c: sa.Connection, subject: str) -> str | None:
    """Return the text of an imported record, None if there is none of that id."""
    i = schema.imported
    found: str | None = c.execute(sa.select(i.c.data).where(i.c.id == subject)).scalar()
    return found


def keep_imported(c: sa.Connection, subject: str, person: str, data: str) -> None:
    """Keep a record that the person imported, unless it is there already."""
    i = schema.imported
    if c.execute(sa.select(i.c.id).where(i.c.id == subject)).first() is not None:
        return
    c.execute(sa.insert(i).values(id=subject, person=person, made=now(), data=data))
    mine = sa.select(i.c.id).where(i.c.person == person).order_by(i.c.made.desc()).offset(MAX_IMPORTS)
    old = [row[0] for row in c.execute(mine)]
    c.execute(sa.delete(i).where(i.c.id.in_(old)))
    c.execute(sa.delete(schema.analysis).where(schema.analysis.c.subject.in_(old)))


def analysis(c: sa.Connection, subject: str) -> str | None:
    """Return the analysis of a table or an imported record, as JSON; None if there is none."""
    a = schema.analysis
    found: str | None = c.execute(sa.select(a.c.data).where(a.c.subject == subject)).scalar()
    return found


def keep_analysis(c: sa.Connection, subject: str, data: str) -> None:
    """Keep an analysis instead of an older one."""
    a = schema.analysis
    c.execute(sa.delete(a).where(a.c.subject == subject))
    c.execute(sa.insert(a).values(subject=subject, made=now(), data=data))


def analyses(c: sa.Connection, subjects: Iterable[str]) -> dict[str, str]:
    """Return the analyses of those subjects that have one."""
    a = schema.analysis
    found = c.execute(sa.select(a.c.subject, a.c.data).where(a.c.subject.in_(set(subjects))))
    return {row.subject: row.data for row in found}
