"""Keep how busy each node is, for whoever looks at the whole house from one of them."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.timestamps import now

FRESH_MS = 45_000  # a node that has not written for longer is gone


def write_load(c: sa.Connection, node: str, data: str) -> None:
    """Keep the load of a node; forget nodes that are gone."""
    n, at = schema.node_load, now()
    c.execute(sa.delete(n).where(n.c.at < at - FRESH_MS))
    if not insert_if_absent(c, n, node=node, at=at, data=data):
        c.execute(sa.update(n).where(n.c.node == node).values(at=at, data=data))


def forget_load(c: sa.Connection, node: str) -> None:
    """Forget a node that stops."""
    c.execute(sa.delete(schema.node_load).where(schema.node_load.c.node == node))


def loads(c: sa.Connection) -> dict[str, str]:
    """Return the load of each node that is open."""
    n = schema.node_load
    return {row.node: row.data for row in c.execute(sa.select(n).where(n.c.at >= now() - FRESH_MS).order_by(n.c.node))}
