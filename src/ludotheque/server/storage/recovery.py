"""Read and write what opens an account whose password is lost.

``kind``: a person has one of each. A code stays until it is used for a new password; links expire (people/login_links).
"""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

CODE = "code"


def keep(c: sa.Connection, person: str, digest: str, kind: str = CODE, expires: int | None = None) -> None:
    """Keep the digest of a secret instead of the one of the same kind before."""
    r = schema.recovery
    forget(c, person, kind)
    c.execute(sa.insert(r).values(person=person, kind=kind, digest=digest, made=now(), expires=expires))


def fits(c: sa.Connection, person: str, digest: str) -> bool:
    """Tell whether this code opens the person's account."""
    r = schema.recovery
    wanted = sa.select(r.c.kind).where(r.c.person == person, r.c.digest == digest, r.c.kind == CODE)
    return c.execute(wanted).first() is not None


def owner(c: sa.Connection, digest: str, kinds: tuple[str, ...]) -> str | None:
    """Return whose secret of these kinds it is, None if there is none or it has expired."""
    r = schema.recovery
    wanted = sa.select(r.c.person).where(r.c.digest == digest, r.c.kind.in_(kinds), r.c.expires > now())
    return c.execute(wanted).scalar()


def consume(c: sa.Connection, digest: str, kinds: tuple[str, ...]) -> str | None:
    """Return the same, and let the secret count no more: of two who try it at once, one gets it."""
    r, person = schema.recovery, owner(c, digest, kinds)
    gone = c.execute(sa.delete(r).where(r.c.digest == digest, r.c.kind.in_(kinds))).rowcount == 1
    return person if gone else None


def forget(c: sa.Connection, person: str, kind: str) -> None:
    """Withdraw what opens the account in that way."""
    r = schema.recovery
    c.execute(sa.delete(r).where(r.c.person == person, r.c.kind == kind))


def forget_all(c: sa.Connection, person: str) -> None:
    """Withdraw whatever opens the account without its password."""
    c.execute(sa.delete(schema.recovery).where(schema.recovery.c.person == person))


def has_code(c: sa.Connection, person: str) -> bool:
    """Was the person given a code?"""
    r = schema.recovery
    return c.execute(sa.select(r.c.kind).where(r.c.person == person, r.c.kind == CODE)).first() is not None
