"""Read and write the rows of tables: codes, who sits where, what was seen. Events are in event_log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.server.storage import notify, schema
from ludotheque.server.storage.engine import insert_if_absent

UNENDED = ("lobby", "playing", "paused")  # what a table is before it is over or closed
LOBBY_EVENTS = 200  # how far into a table its start is looked for
STARTED = '{"kind":"started"%'  # what the event of a start is like
RECENT = 20  # finished games of a person beside those under way; all of them are in the history


class Seen(NamedTuple):
    """Up to which event a person has seen a table."""

    table_id: str
    person: str
    seq: int


def add_table(c: sa.Connection, row: dict[str, Any]) -> None:
    """Add the row of a new table; all else about it is in its events."""
    c.execute(sa.insert(schema.game_table).values(**row))


def set_status(c: sa.Connection, table: str, status: str) -> None:
    """Write what the table is now, for lists."""
    c.execute(sa.update(schema.game_table).where(schema.game_table.c.id == table).values(status=status))


def set_listed(
    c: sa.Connection,
    table: str,
    status: str | None,
    people: dict[int, str] | None,
    public: bool | None,
    lent: dict[int, str] | None,
) -> None:
    """Write what lists say of the table, as far as it changed; the truth is in the events."""
    if status is not None:
        set_status(c, table, status)
    if public is not None:
        c.execute(sa.update(schema.game_table).where(schema.game_table.c.id == table).values(public=public))
    if people is not None:
        _set_chairs(c, table, people, lent or {})


def _set_chairs(c: sa.Connection, table: str, people: dict[int, str], lent: dict[int, str]) -> None:
    c.execute(sa.delete(schema.chair).where(schema.chair.c.table_id == table))
    if people:
        rows = [
            {"table_id": table, "seat": seat, "person": who, "lent": lent.get(seat)} for seat, who in people.items()
        ]
        c.execute(sa.insert(schema.chair), rows)


def forget_lent(c: sa.Connection, person: str) -> None:
    """Forget what the person was called at children's tables: the host of the house has named them otherwise."""
    for table, column in ((schema.chair, "person"), (schema.muted, "other")):
        c.execute(sa.update(table).where(table.c[column] == person).values(lent=None))


def table_row(c: sa.Connection, table: str) -> Any:
    """Return the table's own row, None if there is no such table."""
    return c.execute(sa.select(schema.game_table).where(schema.game_table.c.id == table)).first()


def table_by_code(c: sa.Connection, code: str) -> str | None:
    """Return the table with this code, in any case of letters."""
    found = c.execute(sa.select(schema.game_table.c.id).where(schema.game_table.c.code == code.upper())).first()
    return None if found is None else str(found[0])


def open_tables(c: sa.Connection, game: str = "", limit: int = 50) -> list[str]:
    """Return the public tables that wait for players, the newest first; all, or those of one game."""
    t = schema.game_table
    wanted = sa.select(t.c.id).where(t.c.public, t.c.status == "lobby").order_by(t.c.made.desc()).limit(limit)
    return [str(row[0]) for row in c.execute(wanted.where(t.c.game == game) if game else wanted)]


def waits(c: sa.Connection, game: str, limit: int = 20) -> list[int]:
    """Return how long the last public tables of a game at which people met had waited for it, in milliseconds."""
    t, k, e = schema.game_table, schema.chair, schema.event
    people = sa.select(sa.func.count(k.c.person.distinct())).where(k.c.table_id == t.c.id).scalar_subquery()
    lately = (
        sa.select(t.c.id, t.c.made)
        .where(t.c.game == game, t.c.public, t.c.status != "lobby", people > 1)
        .order_by(t.c.made.desc())
        .limit(limit)
        .subquery()
    )
    found = (
        sa.select(sa.func.min(e.c.at) - lately.c.made)
        .join(lately, e.c.table_id == lately.c.id)
        .where(e.c.data.like(STARTED), e.c.seq < LOBBY_EVENTS)
        .group_by(lately.c.id, lately.c.made)
    )
    return [int(row[0]) for row in c.execute(found)]


def tables_of(c: sa.Connection, person: str, limit: int = 200) -> list[str]:
    """Return the tables at which the person sits, the newest first."""
    return _tables_of(c, person, limit)


def tables_at_hand(c: sa.Connection, person: str, limit: int = 200) -> list[str]:
    """Return those of the person's tables that are not over, then the latest that are: however many there were."""
    t = schema.game_table
    unended = t.c.status.in_(UNENDED)
    return _tables_of(c, person, limit, unended) + _tables_of(c, person, RECENT, ~unended)


def _tables_of(c: sa.Connection, person: str, limit: int, *which: sa.ColumnElement[bool]) -> list[str]:
    t, k = schema.game_table, schema.chair
    mine = sa.select(k.c.table_id).where(k.c.person == person)
    wanted = sa.select(t.c.id).where(t.c.id.in_(mine), *which).order_by(t.c.made.desc()).limit(limit)
    return [str(row[0]) for row in c.execute(wanted)]


def running_tables(c: sa.Connection) -> list[str]:
    """Return the tables that a node takes up when it starts, the newest first."""
    t = schema.game_table
    wanted = sa.select(t.c.id).where(t.c.status.in_(("playing", "paused"))).order_by(t.c.made.desc())
    return [str(row[0]) for row in c.execute(wanted)]


def has_running_clocks(c: sa.Connection) -> bool:
    """Is a game under way that was planned with a clock? Only what came before its start is read."""
    t, e, s = schema.game_table, schema.event, schema.event.alias()
    start = sa.select(s.c.seq).where(s.c.table_id == t.c.id, s.c.data.like(STARTED)).order_by(s.c.seq).limit(1)
    clocked = sa.or_(*(e.c.data.contains(f'"pace":{{"type":"{pace}"', autoescape=True) for pace in ("live", "post")))
    planned = sa.exists().where(e.c.table_id == t.c.id, e.c.seq < start.scalar_subquery(), clocked)
    return c.execute(sa.select(t.c.id).where(t.c.status == "playing", planned).limit(1)).first() is not None


def abandoned_tables(c: sa.Connection, before: int, limit: int) -> list[tuple[str, int]]:
    """Return tables that have not ended and at which nothing has happened since ``before``, with their last event."""
    t, e, latest = schema.game_table, schema.event, schema.event.alias()
    last = sa.select(sa.func.max(latest.c.seq)).where(latest.c.table_id == t.c.id).scalar_subquery()
    wanted = (
        sa.select(e.c.table_id, e.c.seq)
        .join(t, e.c.table_id == t.c.id)
        .where(t.c.status.in_(UNENDED), e.c.seq == last, e.c.at < before)
        .limit(limit)
    )
    return [(str(row[0]), int(row[1])) for row in c.execute(wanted)]


def waiting_among(c: sa.Connection, tables: list[str]) -> list[str]:
    """Return those of the tables at which no game has begun."""
    t = schema.game_table
    return [str(row[0]) for row in c.execute(sa.select(t.c.id).where(t.c.id.in_(tables), t.c.status == "lobby"))]


def end_tables(c: sa.Connection, tables: list[tuple[str, int]], data: str, at: int) -> None:
    """Write an end after the last event of each table, unless somebody came back at this moment."""
    for table, last in tables:
        if insert_if_absent(c, schema.event, table_id=table, seq=last + 1, at=at, data=data):
            set_status(c, table, "closed")
            notify.tell(c, notify.TABLES, f"{table}:{last + 1}")


def finished_rows(c: sa.Connection) -> list[Any]:
    """Return the rows of all games that are over and may be seen, the oldest first."""
    t = schema.game_table
    wanted = sa.select(t).where(t.c.status == "over", t.c.id.not_in(sealed())).order_by(t.c.made)
    return list(c.execute(wanted).all())


def tables_with_seed(c: sa.Connection, seed: bytes) -> list[str]:
    """Return the tables that draw from this seed: one, or those that play the same deal."""
    t = schema.game_table
    return [str(row[0]) for row in c.execute(sa.select(t.c.id).where(t.c.seed == seed))]


def sealed() -> sa.Select[tuple[str]]:
    """Return the tables whose seed is still drawn from, by themselves or by another table with the same deal."""
    t, other = schema.game_table, schema.game_table.alias()
    drawing = sa.select(other.c.seed).where(other.c.status.in_(UNENDED))
    return sa.select(t.c.id).where(t.c.seed.in_(drawing))


def mark_seen(c: sa.Connection, rows: Iterable[Seen]) -> None:
    """Remember up to which event people have seen tables; in one order, so that no two nodes wait for each other."""
    insert: Any = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    wanted = insert(schema.seen)
    renewed = wanted.on_conflict_do_update(index_elements=["table_id", "person"], set_={"seq": wanted.excluded.seq})
    c.execute(renewed, [row._asdict() for row in sorted(rows)])


def last_seen(c: sa.Connection, table: str, person: str) -> int | None:
    """Return the last event that the person has seen, None if they never looked."""
    s = schema.seen
    found = c.execute(sa.select(s.c.seq).where(s.c.table_id == table, s.c.person == person)).first()
    return None if found is None else int(found[0])
