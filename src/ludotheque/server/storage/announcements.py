"""Read and write what is said to everybody: a notice, and the time at which the house closes."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

NOTICE, CLOSING = "notice", "closing"


def announce(c: sa.Connection, kind: str, until: int, texts: dict[str, str]) -> None:
    """Say this instead of what was said before."""
    withdraw(c, kind)
    text = json.dumps(texts, ensure_ascii=False)
    c.execute(sa.insert(schema.announcement).values(kind=kind, made=now(), until=until, texts=text))


def withdraw(c: sa.Connection, kind: str) -> bool:
    """Say it no longer; False if nothing was said."""
    a = schema.announcement
    return c.execute(sa.delete(a).where(a.c.kind == kind)).rowcount > 0


def announced(c: sa.Connection) -> dict[str, tuple[int, dict[str, str]]]:
    """Return until when each kind is said, and its texts."""
    found = c.execute(sa.select(schema.announcement))
    return {row.kind: (int(row.until), _texts(row.texts)) for row in found}


def _texts(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
