"""Read and write what opens an account whose password is lost.

``kind``: a person has one of each. So far there are codes only; a link sent by e-mail would be another kind, which
expires.
"""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

CODE = "code"


def keep(c: sa.Connection, person: str, digest: str, kind: str = CODE, expires: int | None = None) -> None:
    """Keep the digest of a secret instead of the one of the same kind before."""
    r = schema.recovery
    c.execute(sa.delete(r).where(r.c.person == person, r.c.kind == kind))
    c.execute(sa.insert(r).values(person=person, kind=kind, digest=digest, made=now(), expires=expires))


def fits(c: sa.Connection, person: str, digest: str) -> bool:
    """Tell whether this secret opens the person's account and has not expired."""
    r = schema.recovery
    is_good = sa.or_(r.c.expires.is_(None), r.c.expires > now())
    wanted = sa.select(r.c.kind).where(r.c.person == person, r.c.digest == digest, is_good)
    return c.execute(wanted).first() is not None


def forget_all(c: sa.Connection, person: str) -> None:
    """Withdraw whatever opens the account without its password."""
    c.execute(sa.delete(schema.recovery).where(schema.recovery.c.person == person))


def has_code(c: sa.Connection, person: str) -> bool:
    """Was the person given a code?"""
    r = schema.recovery
    return c.execute(sa.select(r.c.kind).where(r.c.person == person, r.c.kind == CODE)).first() is not None
