"""Read and write whom one has played with, whom one mutes or blocks, and who invites whom."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.results import is_open

MAX_COMPANIONS = 200


class Avoided(NamedTuple):
    """Whom a person does not want to read, and of these, whom they do not want to meet."""

    muted: frozenset[str] = frozenset()
    blocked: frozenset[str] = frozenset()


# -- people one has played with --------------------------------------------------------------


def companions(c: sa.Connection, person: str) -> list[Any]:
    """Return the people with whom the person finished games: id, name, games together, the last time first.

    Whoever let a stand-in play has not played with anybody. Results name people by their id alone; levels and bots from
    outside have a prefix and are no people's. Whom one knows from children's tables alone has the name they had there.
    """
    mine, other, p, k = schema.result.alias("mine"), schema.result, schema.person, schema.chair
    last = sa.func.max(other.c.at).label("last")
    knows = sa.func.count() > sa.func.count(k.c.lent)
    name = sa.case((knows, p.c.name), else_=sa.func.max(k.c.lent)).label("name")
    wanted = (
        sa.select(p.c.id, name, sa.func.count(other.c.table_id.distinct()).label("games"), last)
        .select_from(mine)
        .join(other, other.c.table_id == mine.c.table_id)
        .join(p, p.c.id == other.c.player)
        .join(k, sa.and_(k.c.table_id == other.c.table_id, k.c.seat == other.c.seat), isouter=True)
        .where(mine.c.player == person, other.c.player != person, mine.c.played, other.c.played, is_open())
        .group_by(p.c.id, p.c.name)
        .order_by(last.desc(), p.c.id)
        .limit(MAX_COMPANIONS)
    )
    return list(c.execute(wanted))


# -- mute and block --------------------------------------------------------------------------


def avoided(c: sa.Connection, person: str) -> Avoided:
    """Return whom the person mutes and blocks."""
    m = schema.muted
    rows = c.execute(sa.select(m.c.other, m.c.blocked).where(m.c.person == person)).all()
    return Avoided(frozenset(row.other for row in rows), frozenset(row.other for row in rows if row.blocked))


def avoided_rows(c: sa.Connection, person: str) -> list[Any]:
    """Return the same with names, the newest first, for the person to undo."""
    m, p = schema.muted, schema.person
    name = sa.func.coalesce(m.c.lent, p.c.name).label("name")
    wanted = sa.select(m.c.other, m.c.blocked, m.c.made, name).join(p, p.c.id == m.c.other)
    return list(c.execute(wanted.where(m.c.person == person).order_by(m.c.made.desc(), m.c.other)))


def kept_apart(c: sa.Connection, person: str) -> frozenset[str]:
    """Return whom the person has blocked, and who has blocked the person."""
    m = schema.muted
    either = sa.or_(m.c.person == person, m.c.other == person)
    rows = c.execute(sa.select(m.c.person, m.c.other).where(m.c.blocked, either))
    return frozenset(row.other if row.person == person else row.person for row in rows)


def blocks_among(c: sa.Connection, people: list[str], before: int) -> list[tuple[str, str]]:
    """Return each two of these people of whom one has blocked the other before that time."""
    m = schema.muted
    wanted = sa.select(m.c.person, m.c.other).where(m.c.blocked, m.c.made < before)
    rows = c.execute(wanted.where(m.c.person.in_(people), m.c.other.in_(people)))
    return [(str(row.person), str(row.other)) for row in rows]


def avoid(c: sa.Connection, person: str, other: str, blocked: bool, at: int, lent: str | None = None) -> None:
    """Mute or block somebody; one line for each pair of people. ``lent``: what a children's table calls them."""
    m = schema.muted
    if not insert_if_absent(c, m, person=person, other=other, blocked=blocked, made=at, lent=lent):
        c.execute(sa.update(m).where(m.c.person == person, m.c.other == other).values(blocked=blocked))


def meet_again(c: sa.Connection, person: str, other: str) -> None:
    """Read and meet somebody again."""
    m = schema.muted
    c.execute(sa.delete(m).where(m.c.person == person, m.c.other == other))


# -- invitations -----------------------------------------------------------------------------


def invite(c: sa.Connection, table: str, person: str, host: str, at: int) -> bool:
    """Invite a person to a table; False if they are invited there already, by anybody."""
    return insert_if_absent(c, schema.invitation, table_id=table, person=person, host=host, at=at, declined=False)


def count_unmet(c: sa.Connection, person: str, host: str, since: int) -> int:
    """Count the host's invitations since then for which the person did not come."""
    i, k = schema.invitation, schema.chair
    came = sa.select(k.c.table_id).where(k.c.person == person)
    wanted = sa.select(sa.func.count()).where(
        i.c.person == person, i.c.host == host, i.c.at >= since, i.c.table_id.not_in(came)
    )
    return int(c.execute(wanted).scalar_one())


def invitations(c: sa.Connection, person: str) -> list[Any]:
    """Return the invitations to tables that still wait, the newest first, but those of people who are blocked."""
    i, t, p, m = schema.invitation, schema.game_table, schema.person, schema.muted
    blocked = sa.select(m.c.other).where(m.c.person == person, m.c.blocked)
    wanted = (
        sa.select(i.c.table_id, i.c.at, p.c.name, i.c.host)
        .join(t, t.c.id == i.c.table_id)
        .join(p, p.c.id == i.c.host)
        .where(i.c.person == person, ~i.c.declined, t.c.status == "lobby", i.c.host.not_in(blocked))
        .order_by(i.c.at.desc(), i.c.table_id)
    )
    return list(c.execute(wanted))


def invited_to(c: sa.Connection, table: str) -> set[str]:
    """Return who is invited to the table."""
    i = schema.invitation
    return set(c.execute(sa.select(i.c.person).where(i.c.table_id == table)).scalars())


def decline(c: sa.Connection, table: str, person: str) -> None:
    """Decline an invitation, if there is one."""
    i = schema.invitation
    c.execute(sa.update(i).where(i.c.table_id == table, i.c.person == person).values(declined=True))


def forget_old(c: sa.Connection, before: int) -> None:
    """Delete the invitations of before to tables that do not wait any more."""
    i, t = schema.invitation, schema.game_table
    waiting = sa.select(t.c.id).where(t.c.status == "lobby")
    c.execute(sa.delete(i).where(i.c.at < before, i.c.table_id.not_in(waiting)))


# -- people who leave or sign in -------------------------------------------------------------


def forget_person(c: sa.Connection, person: str) -> None:
    """Delete all of this that names the person, on either side."""
    m, i = schema.muted, schema.invitation
    c.execute(sa.delete(m).where(sa.or_(m.c.person == person, m.c.other == person)))
    c.execute(sa.delete(i).where(sa.or_(i.c.person == person, i.c.host == person)))


def move_person(c: sa.Connection, guest: str, account: str) -> None:
    """Write the account where the guest stands; nobody mutes or invites themselves."""
    m, i = schema.muted, schema.invitation
    for row in c.execute(sa.select(m).where(sa.or_(m.c.person == guest, m.c.other == guest))).all():
        person, other = (account if one == guest else one for one in (row.person, row.other))
        if person != other:
            insert_if_absent(c, m, person=person, other=other, blocked=row.blocked, made=row.made)
    c.execute(sa.delete(m).where(sa.or_(m.c.person == guest, m.c.other == guest)))
    for row in c.execute(sa.select(i).where(i.c.person == guest)).all():
        insert_if_absent(c, i, **{**row._mapping, "person": account})
    c.execute(sa.delete(i).where(i.c.person == guest))
    c.execute(sa.update(i).where(i.c.host == guest).values(host=account))
    c.execute(sa.delete(i).where(i.c.host == i.c.person))
