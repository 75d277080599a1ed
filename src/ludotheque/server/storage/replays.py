"""Read and write imported records and the analyses of finished games."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from ludotheque.server.errors import Refusal
from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

CURRENT = '{"version":3,'  # how the analyses begin that this house makes
MAX_IMPORTS = 50  # records of one person; older ones make room
MAX_OF_PERSON, MAX_OF_ADDRESS = 4_000_000, 20_000_000  # bytes
DAY = 86_400_000  # milliseconds
UNOPENED_DAYS = 90  # after which a record that nobody looked at is forgotten
TOO_MUCH = "The records brought from this address fill {most} MB; those that nobody opens make room after {days} days."
NO_ROOM = "There is no room for more records in this house; those that nobody opens make room after {days} days."


def imported_record(c: sa.Connection, subject: str) -> tuple[str, bool] | None:
    """Return the text of an imported record and whether it has not been opened today; None if there is none."""
    i = schema.imported
    found = c.execute(sa.select(i.c.data, i.c.opened).where(i.c.id == subject)).first()
    return None if found is None else (found.data, found.opened < now() - DAY)


def mark_opened(c: sa.Connection, subject: str) -> None:
    """Remember that somebody looked at the record today."""
    c.execute(sa.update(schema.imported).where(schema.imported.c.id == subject).values(opened=now()))


def keep_imported(c: sa.Connection, subject: str, person: str, address: str, data: str, most: int) -> None:
    """Keep a record that the person imported, unless it is there already.

    Older ones of the person make room; Refusal when those of the address, or all (``most`` bytes), fill theirs.
    """
    i, size = schema.imported, len(data.encode())
    if c.execute(sa.select(i.c.id).where(i.c.id == subject)).first() is not None:
        return
    forget_unopened(c)
    _make_room(c, person, size)
    if _filled(c, i.c.address == address) + size > MAX_OF_ADDRESS:
        raise Refusal("too_fast", TOO_MUCH.format(most=MAX_OF_ADDRESS // 1_000_000, days=UNOPENED_DAYS))
    if _filled(c, sa.true()) + size > most:
        raise Refusal("later", NO_ROOM.format(days=UNOPENED_DAYS))
    row = {"id": subject, "person": person, "made": now(), "data": data}
    c.execute(sa.insert(i).values(**row, size=size, address=address, opened=now()))


def forget_unopened(c: sa.Connection) -> None:
    """Forget the records that nobody has opened for a long time."""
    i = schema.imported
    _forget(c, [row[0] for row in c.execute(sa.select(i.c.id).where(i.c.opened < now() - UNOPENED_DAYS * DAY))])


def _make_room(c: sa.Connection, person: str, size: int) -> None:
    """Forget the person's oldest records until another one of that size has its place."""
    i, old = schema.imported, []
    for count, row in enumerate(
        c.execute(sa.select(i.c.id, i.c.size).where(i.c.person == person).order_by(i.c.made.desc())).all(), 1
    ):
        size += row.size
        if count >= MAX_IMPORTS or size > MAX_OF_PERSON:
            old.append(row.id)
    _forget(c, old)


def _filled(c: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    return int(c.execute(sa.select(sa.func.coalesce(sa.func.sum(schema.imported.c.size), 0)).where(which)).scalar_one())


def _forget(c: sa.Connection, subjects: list[str]) -> None:
    """Forget records together with their analyses."""
    if subjects:
        c.execute(sa.delete(schema.imported).where(schema.imported.c.id.in_(subjects)))
        c.execute(sa.delete(schema.analysis).where(schema.analysis.c.subject.in_(subjects)))


def analysis(c: sa.Connection, subject: str) -> str | None:
    """Return the analysis of a table or an imported record, as JSON; None if there is none of this version."""
    return analyses(c, [subject]).get(subject)


def keep_analysis(c: sa.Connection, subject: str, data: str) -> None:
    """Keep an analysis instead of an older one."""
    a = schema.analysis
    c.execute(sa.delete(a).where(a.c.subject == subject))
    c.execute(sa.insert(a).values(subject=subject, made=now(), data=data))


def analyses(c: sa.Connection, subjects: Iterable[str]) -> dict[str, str]:
    """Return the analyses of those subjects that have one; older ones told chances otherwise and are made anew."""
    a = schema.analysis
    known = a.c.data.startswith(CURRENT, autoescape=True)
    found = c.execute(sa.select(a.c.subject, a.c.data).where(a.c.subject.in_(set(subjects)), known))
    return {row.subject: row.data for row in found}
