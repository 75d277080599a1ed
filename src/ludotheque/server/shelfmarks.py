"""Queries about tables and people that are not events: ids, codes, who sits where, what was seen."""

from __future__ import annotations

import re
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.server import schema

CODE_LENGTH = 6
ID = re.compile("[A-Za-z0-9_-]{1,22}")
UNENDED = ("lobby", "playing", "paused")  # what a table is before it is over or closed
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I, no O: codes are read aloud


def now() -> int:
    """Milliseconds."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """The id of a new table or person, which nobody can guess."""
    return secrets.token_urlsafe(16)


def duplicate_id(group: str, number: int) -> str:
    """The id of one of the tables that play the same deal."""
    return urlsafe_b64encode(sha256(f"{group}|{number}".encode()).digest()).decode()[:22]


def is_id(text: str) -> bool:
    """Could this be the id of a table or of a person?"""
    return ID.fullmatch(text) is not None


def new_code() -> str:
    """Six letters that are read aloud to invite somebody."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def add_table(c: sa.Connection, row: dict[str, Any]) -> None:
    """The row of a new table; all else about it is in its events."""
    c.execute(sa.insert(schema.game_table).values(**row))


def set_status(c: sa.Connection, table: str, status: str) -> None:
    """What the table is now, for lists."""
    c.execute(sa.update(schema.game_table).where(schema.game_table.c.id == table).values(status=status))


def set_public(c: sa.Connection, table: str, public: bool) -> None:
    """Whether the table is listed for strangers."""
    c.execute(sa.update(schema.game_table).where(schema.game_table.c.id == table).values(public=public))


def set_chairs(c: sa.Connection, table: str, people: dict[int, str]) -> None:
    """Who sits where, for 'my tables'; the truth is in the events."""
    c.execute(sa.delete(schema.chair).where(schema.chair.c.table_id == table))
    if people:
        rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in people.items()]
        c.execute(sa.insert(schema.chair), rows)


def events_since(c: sa.Connection, table: str, seq: int) -> list[Any]:
    """What was written about the table after that event: number, time and data of each."""
    e = schema.event
    found = sa.select(e.c.seq, e.c.at, e.c.data).where(e.c.table_id == table, e.c.seq > seq).order_by(e.c.seq)
    return list(c.execute(found))


def table_row(c: sa.Connection, table: str) -> Any:
    """The table's own row, None if there is no such table."""
    return c.execute(sa.select(schema.game_table).where(schema.game_table.c.id == table)).first()


def table_by_code(c: sa.Connection, code: str) -> str | None:
    """The table with this code, in any case of letters."""
    found = c.execute(sa.select(schema.game_table.c.id).where(schema.game_table.c.code == code.upper())).first()
    return None if found is None else str(found[0])


def open_tables(c: sa.Connection, limit: int = 50) -> list[str]:
    """Public tables that wait for players, the newest first."""
    t = schema.game_table
    wanted = sa.select(t.c.id).where(t.c.public, t.c.status == "lobby").order_by(t.c.made.desc()).limit(limit)
    return [str(row[0]) for row in c.execute(wanted)]


def tables_of(c: sa.Connection, person: str, limit: int = 200) -> list[str]:
    """The tables at which the person sits, the newest first."""
    t, k = schema.game_table, schema.chair
    mine = sa.select(k.c.table_id).where(k.c.person == person)
    wanted = sa.select(t.c.id).where(t.c.id.in_(mine)).order_by(t.c.made.desc()).limit(limit)
    return [str(row[0]) for row in c.execute(wanted)]


def running_tables(c: sa.Connection) -> list[str]:
    """The tables that a house takes up when it opens."""
    t = schema.game_table
    return [str(row[0]) for row in c.execute(sa.select(t.c.id).where(t.c.status.in_(("playing", "paused"))))]


def sealed() -> sa.Select[tuple[str]]:
    """The tables whose seed is still drawn from, by themselves or by another table with the same deal."""
    t, other = schema.game_table, schema.game_table.alias()
    drawing = sa.select(other.c.seed).where(other.c.status.in_(UNENDED))
    return sa.select(t.c.id).where(t.c.seed.in_(drawing))


def mark_seen(c: sa.Connection, table: str, person: str, seq: int) -> None:
    """The person has seen the table up to this event."""
    s = schema.seen
    done = c.execute(sa.update(s).where(s.c.table_id == table, s.c.person == person).values(seq=seq))
    if done.rowcount == 0:
        c.execute(sa.insert(s).values(table_id=table, person=person, seq=seq))


def last_seen(c: sa.Connection, table: str, person: str) -> int | None:
    """The last event that the person has seen, None if they never looked."""
    s = schema.seen
    found = c.execute(sa.select(s.c.seq).where(s.c.table_id == table, s.c.person == person)).first()
    return None if found is None else int(found[0])


def house_secret(c: sa.Connection, name: str, made: bytes) -> bytes:
    """The secret of that name; the one just made, if there was none."""
    insert: Any = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(schema.house).values(key=name, value=made).on_conflict_do_nothing())
    found = c.execute(sa.select(schema.house.c.value).where(schema.house.c.key == name)).one()
    return bytes(found[0])
