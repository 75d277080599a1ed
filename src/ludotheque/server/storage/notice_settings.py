"""Read and write how a person wants to be told."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent

DEFAULTS: dict[str, Any] = {
    "language": "",  # as the house first speaks
    "zone": "UTC",
    "quiet_from": None,
    "quiet_to": None,
    "digest": 60,
    "channels": "{}",  # every kind by every channel that the person has set up
    "email_after": 0,
}


def read(c: sa.Connection, person: str) -> dict[str, Any]:
    """Return the person's settings, or those of somebody who has chosen none."""
    s = schema.notice_settings
    row = c.execute(sa.select(s).where(s.c.person == person)).mappings().first()
    found = dict(row) if row is not None else {"person": person, **DEFAULTS}
    return {**found, "channels": json.loads(found["channels"])}


def lock(c: sa.Connection, person: str) -> dict[str, Any]:
    """Return the same, locked until the end of the transaction: one node at a time tells a person anything."""
    s = schema.notice_settings
    insert_if_absent(c, s, person=person, **DEFAULTS)
    c.execute(sa.select(s.c.person).where(s.c.person == person).with_for_update())
    return read(c, person)


def write(c: sa.Connection, person: str, **values: Any) -> None:
    """Write some of the person's settings."""
    s = schema.notice_settings
    insert_if_absent(c, s, person=person, **DEFAULTS)
    c.execute(sa.update(s).where(s.c.person == person).values(**values))
