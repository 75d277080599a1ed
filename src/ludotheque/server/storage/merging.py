"""Move what a guest left in the house to the account in which they signed in."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from ludotheque.server.storage import audit, company, credentials, rating_books, reports, schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.results import PROGRAM
from ludotheque.server.storage.tables import Seen, last_seen, mark_seen

MERGING = "merging:"  # before the id of a guest who is not moved wholly yet; the value is the account


def has_left_anything(c: sa.Connection, guest: str) -> bool:
    """Has the person a chair, a result, a record or a place in a tournament here?"""
    owned = (
        *((schema.chair, "person"), (schema.result, "player"), (schema.imported, "person")),
        *((schema.entrant, "person"), (schema.tournament, "organiser")),
    )
    return any(c.execute(sa.select(t).where(t.c[name] == guest).limit(1)).first() is not None for t, name in owned)


def begin(c: sa.Connection, guest: str, account: str) -> None:
    """Write that the guest is to be moved; from now on no cookie or token of theirs opens anything."""
    credentials.end_all(c, guest)
    insert_if_absent(c, schema.house, key=MERGING + guest, value=account.encode())


def is_pending(c: sa.Connection, guest: str, account: str) -> bool:
    """Is the guest still to be moved there? Not after the account was deleted."""
    h = schema.house
    found = c.execute(sa.select(h.c.value).where(h.c.key == MERGING + guest)).scalar()
    return found is not None and bytes(found) == account.encode()


def unfinished(c: sa.Connection) -> list[tuple[str, str]]:
    """Return the guests who are not moved wholly yet, and where to."""
    h = schema.house
    wanted = sa.select(h.c.key, h.c.value).where(h.c.key.startswith(MERGING, autoescape=True))
    return [(str(row.key).removeprefix(MERGING), bytes(row.value).decode()) for row in c.execute(wanted)]


def finish(c: sa.Connection, guest: str, account: str) -> None:
    """Move all rows that name the guest, whose events are moved already; then nothing is left of them."""
    if not is_pending(c, guest, account):
        return
    _move_results(c, guest, account)
    _move_seen(c, guest, account)
    for table in (schema.notice, schema.notice_settings, schema.email, schema.webhook, schema.holiday):
        _move_unless_there(c, table, guest, account)
    _move_unless_there(c, schema.puzzle_day, guest, account)
    audit.move(c, guest, account)
    _keep_muted(c, guest, account)
    for table in (schema.chair, schema.push, schema.imported):
        c.execute(sa.update(table).where(table.c.person == guest).values(person=account))
    company.move_person(c, guest, account)
    reports.move_person(c, guest, account)
    c.execute(sa.delete(schema.person).where(schema.person.c.id == guest))
    c.execute(sa.delete(schema.house).where(schema.house.c.key == MERGING + guest))


def _move_results(c: sa.Connection, guest: str, account: str) -> None:
    """Write the account into the results; a game against oneself does not count for ratings."""
    r = schema.result
    named = r.c.player.in_((guest, PROGRAM + guest))
    for game in c.execute(sa.select(r.c.game).where(named).distinct()).scalars().all():
        rating_books.outdate(c, game)
    for prefix in ("", PROGRAM):
        c.execute(sa.update(r).where(r.c.player == prefix + guest).values(player=prefix + account))
    mine = sa.select(r.c.table_id).where(r.c.player.in_((account, PROGRAM + account)))
    twice = [table for table, seats in Counter(c.execute(mine).scalars()).items() if seats > 1]
    c.execute(sa.update(r).where(r.c.table_id.in_(twice)).values(rated=False))


def _keep_muted(c: sa.Connection, guest: str, account: str) -> None:
    """Let nobody who was muted as a guest speak under their account before the time is over."""
    p = schema.person
    until = c.execute(sa.select(sa.func.max(p.c.muted_until)).where(p.c.id.in_((guest, account)))).scalar()
    c.execute(sa.update(p).where(p.c.id == account).values(muted_until=until or 0))


def _move_unless_there(c: sa.Connection, table: sa.Table, guest: str, account: str) -> None:
    """Give the guest's rows to the account; where it has its own, these count."""
    for row in c.execute(sa.select(table).where(table.c.person == guest)).all():
        insert_if_absent(c, table, **{**row._mapping, "person": account})
    c.execute(sa.delete(table).where(table.c.person == guest))


def _move_seen(c: sa.Connection, guest: str, account: str) -> None:
    s = schema.seen
    for row in c.execute(sa.select(s).where(s.c.person == guest)).all():
        mark_seen(c, [Seen(row.table_id, account, max(row.seq, last_seen(c, row.table_id, account) or 0))])
    c.execute(sa.delete(s).where(s.c.person == guest))
