"""Write and read the audit log of the office: nothing in it is ever changed, but for the names of people who leave."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

MAX_REASON = 200
LOOK_BACK = 50  # entries that are read again: with several nodes a lower number may be on disk a moment later


def append(
    c: sa.Connection,
    admin: tuple[str, str],
    act: str,
    subject: tuple[str, str] = ("", ""),
    reason: str = "",
    details: Mapping[str, Any] = MappingProxyType({}),
) -> int:
    """Write down an act of an admin, in the transaction that carries it out; return its number."""
    row = {"at": now(), "admin": admin[0], "admin_name": admin[1], "act": act}
    row |= {"subject": subject[0], "subject_name": subject[1], "reason": reason[:MAX_REASON]}
    done = c.execute(sa.insert(schema.audit).values(**row, details=json.dumps(dict(details), ensure_ascii=False)))
    key: Any = done.inserted_primary_key
    return int(key[0])


def entries(c: sa.Connection, before: int | None = None, subject: str = "", limit: int = 100) -> list[Any]:
    """Return the newest entries, those before a number, or those about one subject."""
    a = schema.audit
    wanted = sa.select(a).order_by(a.c.id.desc()).limit(limit)
    if before is not None:
        wanted = wanted.where(a.c.id < before)
    return list(c.execute(wanted.where(a.c.subject == subject) if subject else wanted))


def entries_since(c: sa.Connection, number: int) -> list[Any]:
    """Return what was written since that entry, the oldest first, and a few before it."""
    a = schema.audit
    return list(c.execute(sa.select(a).where(a.c.id > number - LOOK_BACK).order_by(a.c.id)))


def last_entry(c: sa.Connection) -> int:
    """Return the number of the last entry, 0 if there is none."""
    return int(c.execute(sa.select(sa.func.coalesce(sa.func.max(schema.audit.c.id), 0))).scalar_one())


def anonymise(c: sa.Connection, person: str) -> None:
    """Take the name of somebody who leaves out of the log; what was done stays, about somebody unknown."""
    a, ghost = schema.audit, "gone-" + secrets.token_urlsafe(12)
    details = sa.update(a).where(a.c.subject == person)
    c.execute(details.values(subject=ghost, subject_name="", details="{}"))
    c.execute(sa.update(a).where(a.c.admin == person).values(admin=ghost, admin_name=""))


def move(c: sa.Connection, guest: str, account: str) -> None:
    """Let what was done about a guest be about the account that they became."""
    a = schema.audit
    c.execute(sa.update(a).where(a.c.subject == guest).values(subject=account))
