"""Links that open an account once: sent by e-mail, or handed out by the host.

The secret stands behind the # of the address, which no browser sends anywhere, and counts only when it is posted:
neither a log nor a referrer nor a program that opens every link of a message can use it up.
"""

from __future__ import annotations

import secrets
from typing import Literal

from ludotheque.server.identity import Person
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import recovery as stored_recovery
from ludotheque.server.storage.credentials import digest
from ludotheque.server.storage.engine import Connection
from ludotheque.server.timestamps import now

LinkKind = Literal["email", "host"]
KINDS = ("email", "host")
MINUTE = 60_000
LASTS: dict[LinkKind, int] = {"email": 30 * MINUTE, "host": 24 * 60 * MINUTE}
PAGE = "/in"


def create(c: Connection, person: str, kind: LinkKind, at: int | None = None) -> str:
    """Return a new secret for the person; the one of the same kind before counts no more."""
    secret = secrets.token_urlsafe(32)
    stored_recovery.keep(c, person, digest(secret), kind, (now() if at is None else at) + LASTS[kind])
    return secret


def path_of(secret: str) -> str:
    """Return the page of the house that the link leads to."""
    return f"{PAGE}#{secret}"


def find(c: Connection, secret: str) -> Person | None:
    """Return the person whom the secret would let in, None if it counts for nobody."""
    person = stored_recovery.owner(c, digest(secret), KINDS)
    return None if person is None else stored_people.by_id(c, person)


def consume(c: Connection, secret: str) -> Person | None:
    """Return the person whom the secret lets in, and let it count no more; None if it counts for nobody."""
    person = stored_recovery.consume(c, digest(secret), KINDS)
    return None if person is None else stored_people.by_id(c, person)
