"""Read and write notices: what a person is told, by which channel, and when it is tried again.

A row is claimed by putting its ``due`` off in one transaction, under the lock of its person's settings: of several
nodes one sends. Whatever ends a node before it has written the outcome, the row is due again later.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent

KEPT = 50  # notices in a feed
NEVER_TOLD = {"tries": 0, "failed": "", "told": None}
AT_ONCE = 40  # notices of one person that are told together
PASSED = ("moved", "taken_back", "closed")  # events after which a decision is no longer waited for


def write(c: sa.Connection, row: dict[str, Any]) -> bool:
    """Write the notice down: True for the one node and the one time that does."""
    return insert_if_absent(c, schema.notice, **{**NEVER_TOLD, **row})


def withdraw(c: sa.Connection, person: str, subject: str) -> None:
    """Tell the person nothing more of this table or tournament: they have seen it."""
    n = schema.notice
    waiting = sa.and_(n.c.person == person, n.c.subject == subject, n.c.due.is_not(None))
    c.execute(sa.update(n).where(waiting).values(due=None))


def due_people(c: sa.Connection, at: int, limit: int) -> list[str]:
    """Return people to whom something is to be told now, whoever waits longest first."""
    n = schema.notice
    first = sa.func.min(n.c.due)
    wanted = sa.select(n.c.person).where(n.c.due <= at).group_by(n.c.person).order_by(first).limit(limit)
    return [str(person) for person in c.execute(wanted).scalars()]


def take_due(c: sa.Connection, person: str, at: int) -> list[Any]:
    """Return what is still to be told to the person now; what they have seen, or what has passed, is dropped."""
    n = schema.notice
    wanted = sa.select(n).where(n.c.person == person, n.c.due <= at).order_by(n.c.at, n.c.key).limit(AT_ONCE)
    found = c.execute(wanted).all()
    kept = [row for row in found if not _has_passed(c, row, at)]
    settle(c, person, [row.key for row in found if row not in kept], due=None)
    return kept


def _has_passed(c: sa.Connection, row: Any, at: int) -> bool:
    """Is it too late, was the decision made, or did the person look at the table since?"""
    if row.until is not None and row.until <= at:
        return True
    if row.seq is None:
        return False
    e, s = schema.event, schema.seen
    seen = sa.select(s.c.seq).where(s.c.table_id == row.subject, s.c.person == row.person, s.c.seq >= row.seq)
    over = sa.or_(*(e.c.data.startswith(f'{{"kind":"{kind}"') for kind in PASSED))
    later = sa.select(e.c.seq).where(e.c.table_id == row.subject, e.c.seq > row.seq, over).limit(1)
    return c.execute(seen).first() is not None or c.execute(later).first() is not None


def settle(c: sa.Connection, person: str, keys: list[str], **values: Any) -> None:
    """Write what became of these notices of the person."""
    if keys:
        n = schema.notice
        c.execute(sa.update(n).where(n.c.person == person, n.c.key.in_(keys)).values(**values))


def latest(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's notices, the newest first, with the game of those that are about a table."""
    n, t = schema.notice, schema.game_table
    wanted = (
        sa.select(n, t.c.game)
        .join(t, t.c.id == n.c.subject, isouter=True)
        .where(n.c.person == person)
        .order_by(n.c.at.desc())
        .limit(KEPT)
    )
    return list(c.execute(wanted))


def company(c: sa.Connection, person: str, tables: set[str]) -> dict[str, list[str]]:
    """Return the names of the other people at each of the tables, as they are there, in the order of their chairs."""
    k, p = schema.chair, schema.person
    wanted = (
        sa.select(k.c.table_id, sa.func.coalesce(k.c.lent, p.c.name))
        .join(p, p.c.id == k.c.person)
        .where(k.c.table_id.in_(tables), k.c.person != person)
        .order_by(k.c.table_id, k.c.seat)
    )
    found: dict[str, list[str]] = {}
    for table, name in c.execute(wanted):
        found.setdefault(table, []).append(name)
    return found


def forget_old(c: sa.Connection, before: int) -> None:
    """Forget notices that are told and old."""
    n = schema.notice
    c.execute(sa.delete(n).where(n.c.at < before, n.c.due.is_(None)))
