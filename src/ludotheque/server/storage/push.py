"""Read and write the browsers that hear of notices by web push."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema

MAX_BROWSERS = 12  # of one person


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
