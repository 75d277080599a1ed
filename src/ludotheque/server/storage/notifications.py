"""Read and write notices that it is somebody's turn, and the browsers that hear of them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent

KEPT = 50  # notices in a feed


MAX_BROWSERS = 12  # of one person


def claim(c: sa.Connection, table: str, seq: int, person: str, at: int) -> bool:
    """Claim the notice: True for the one node and the one time that may send it."""
    return insert_if_absent(c, schema.notice, table_id=table, seq=seq, person=person, at=at)


def subscriptions_of(c: sa.Connection, person: str) -> list[tuple[str, str]]:
    """Return where the person's browsers hear of it: addresses and keys."""
    p = schema.push
    return [(row[0], row[1]) for row in c.execute(sa.select(p.c.endpoint, p.c.secrets).where(p.c.person == person))]


def subscribe(c: sa.Connection, person: str, endpoint: str, keys: str) -> None:
    """Subscribe a browser of the person, who may have a dozen: others make room."""
    forget(c, endpoint)
    for other, _ in subscriptions_of(c, person)[MAX_BROWSERS - 1 :]:
        forget(c, other)
    c.execute(sa.insert(schema.push).values(endpoint=endpoint, person=person, secrets=keys))


def forget_own(c: sa.Connection, person: str, endpoint: str) -> None:
    """Unsubscribe a browser of the person; nobody else's."""
    p = schema.push
    c.execute(sa.delete(p).where(p.c.endpoint == endpoint, p.c.person == person))


def forget(c: sa.Connection, endpoint: str) -> None:
    """Forget an address at which nobody listens any more."""
    c.execute(sa.delete(schema.push).where(schema.push.c.endpoint == endpoint))


def latest(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's notices, the newest first, with the game of each."""
    n, t = schema.notice, schema.game_table
    wanted = (
        sa.select(n.c.table_id, n.c.seq, n.c.at, t.c.game)
        .join(t, t.c.id == n.c.table_id)
        .where(n.c.person == person)
        .order_by(n.c.at.desc())
        .limit(KEPT)
    )
    return list(c.execute(wanted))


def company(c: sa.Connection, person: str, tables: set[str]) -> dict[str, list[str]]:
    """Return the names of the other people at each of the tables, in the order of their chairs."""
    k, p = schema.chair, schema.person
    wanted = (
        sa.select(k.c.table_id, p.c.name)
        .join(p, p.c.id == k.c.person)
        .where(k.c.table_id.in_(tables), k.c.person != person)
        .order_by(k.c.table_id, k.c.seat)
    )
    found: dict[str, list[str]] = {}
    for table, name in c.execute(wanted):
        found.setdefault(table, []).append(name)
    return found
