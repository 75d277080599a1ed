"""Find what the rules of retention say may go, with its bytes; and let it go."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.disk_use import ENDED, SAID
from ludotheque.server.storage.replays import DAY, UNOPENED_DAYS
from ludotheque.server.storage.tables import UNENDED
from ludotheque.server.storage.tournaments import UNENDED as UNENDED_TOURNAMENTS
from ludotheque.server.timestamps import now


def quiet_tables(c: sa.Connection, statuses: tuple[str, ...], before: int, limit: int = 1_000_000) -> list[Any]:
    """Return tables of these statuses without an event since ``before``: id and last event."""
    t, e = schema.game_table, schema.event
    wanted = (
        sa.select(e.c.table_id, sa.func.max(e.c.seq).label("seq"))
        .where(e.c.table_id.in_(sa.select(t.c.id).where(t.c.status.in_(statuses))))
        .group_by(e.c.table_id)
        .having(sa.func.max(e.c.at) < before)
        .limit(limit)
    )
    return list(c.execute(wanted))


def unopened_records(c: sa.Connection) -> tuple[int, int]:
    """Count the imported records that nobody has opened for long, and their bytes."""
    i = schema.imported
    size = sa.func.coalesce(sa.func.sum(i.c.size), 0)
    row = c.execute(sa.select(sa.func.count(), size).where(i.c.opened < now() - UNOPENED_DAYS * DAY)).one()
    return int(row[0]), int(row[1])


def old_notices(c: sa.Connection, before: int) -> int:
    """Count the notices that are told and old."""
    n = schema.notice
    return int(c.execute(sa.select(sa.func.count()).where(n.c.at < before, n.c.due.is_(None))).scalar_one())


def lost_guests(c: sa.Connection, before: int, limit: int = 1_000_000) -> list[str]:
    """Return guests not seen since ``before``, in no game and no tournament that has not ended."""
    p, s, k, t, r = schema.person, schema.session, schema.chair, schema.game_table, schema.imported
    o, n = schema.tournament, schema.entrant
    seen = sa.select(s.c.person).where(s.c.used >= before)
    sits = sa.select(k.c.person).join(t, t.c.id == k.c.table_id).where(t.c.status.in_(UNENDED))
    directs = sa.select(o.c.organiser).where(o.c.status.in_(UNENDED_TOURNAMENTS))
    entered = sa.select(n.c.person).join(o, o.c.id == n.c.tournament_id).where(o.c.status.in_(UNENDED_TOURNAMENTS))
    keeps = sa.select(r.c.person).where(r.c.opened >= before)
    token = sa.select(schema.api_token.c.person).where(schema.api_token.c.expires > now())
    guest = sa.and_(p.c.login.is_(None), p.c.made < before, p.c.closed_out.is_(None), p.c.muted_until < now())
    away = (p.c.id.not_in(found) for found in (seen, sits, directs, entered, keeps, token))
    return [str(row[0]) for row in c.execute(sa.select(p.c.id).where(guest, *away).order_by(p.c.made).limit(limit))]


def old_chats(c: sa.Connection, before: int, limit: int = 1_000_000) -> list[Any]:
    """Return what was said before then at tables that have ended: table, number, data."""
    e, t = schema.event, schema.game_table
    ended = sa.select(t.c.id).where(t.c.status.in_(ENDED))
    said = sa.and_(e.c.data.like(SAID), e.c.data.not_like('%"text":""%'), e.c.at < before, e.c.table_id.in_(ended))
    return list(c.execute(sa.select(e.c.table_id, e.c.seq, e.c.data).where(said).limit(limit)))
