"""Read and write what proves who somebody is: sessions of browsers, and personal tokens of programs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person, Scope
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.timestamps import now

PREFIX = "ludo_"  # of personal API tokens
MAX_SESSIONS = 40  # of one person; those longest unused make room
DAY = 86_400_000
SESSION_DAYS = 365  # that a session lives without being used


class Credential(Struct, frozen=True):
    """A session or a token that counts: whose it is, when it was last used, until when it counts.

    ``plain``: the session was made when the house had no https, and its cookie bears the plain name.
    """

    who: Person
    used: int
    expires: int
    plain: bool = False


def digest(secret: str) -> str:
    """Return what is stored of a secret that nobody can guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


# -- sessions ----------------------------------------------------------------------------------


def add_session(c: sa.Connection, session: str, person: str, device: str, plain: bool) -> None:
    """Begin a session of the person."""
    s, at = schema.session, now()
    if c.execute(sa.select(schema.person.c.closed_out).where(schema.person.c.id == person)).scalar() is not None:
        raise Refusal("closed_out")
    mine = sa.select(s.c.id).where(s.c.person == person, ~s.c.ended).order_by(s.c.used.desc(), s.c.id)
    for (old,) in c.execute(mine.offset(MAX_SESSIONS - 1)).all():
        end_session(c, person, old)
    c.execute(sa.insert(s).values(_session_row(session, person, device, at, plain)))


def session(c: sa.Connection, session: str) -> Credential | None:
    """Return the session, None if there is none or it has ended."""
    s, p = schema.session, schema.person
    wanted = sa.select(p.c.id, p.c.name, p.c.muted_until, s.c.used, s.c.plain).join(p, p.c.id == s.c.person)
    row = c.execute(wanted.where(s.c.id == session, ~s.c.ended, p.c.closed_out.is_(None))).first()
    if row is None:
        return None
    who = Person(row.id, row.name, "all", session, row.muted_until)
    return Credential(who, row.used, row.used + SESSION_DAYS * DAY, row.plain)


def may_adopt(c: sa.Connection, session: str, person: str, made: int) -> bool:
    """Tell whether a cookie of before sessions were kept counts still and has had no session yet."""
    since = c.execute(sa.select(schema.person.c.cookies_since).where(schema.person.c.id == person)).scalar()
    known = c.execute(sa.select(schema.session.c.id).where(schema.session.c.id == session)).first()
    return since is not None and made >= since and known is None


def adopt_session(c: sa.Connection, session: str, person: str, made: int) -> None:
    """Begin a session for such a cookie; nobody knows of which device."""
    if may_adopt(c, session, person, made):
        insert_if_absent(c, schema.session, **_session_row(session, person, "", now(), plain=True))


def sessions_of(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's sessions, the latest used first."""
    s = schema.session
    return list(c.execute(sa.select(s).where(s.c.person == person, ~s.c.ended).order_by(s.c.used.desc(), s.c.id)))


def end_session(c: sa.Connection, person: str, session: str) -> None:
    """End one of the person's own sessions; while cookies of before count, it stays written and is not begun again."""
    s, p = schema.session, schema.person
    own = sa.and_(s.c.person == person, s.c.id == session)
    since = c.execute(sa.select(p.c.cookies_since).where(p.c.id == person)).scalar()
    c.execute(sa.delete(s).where(own) if since is None else sa.update(s).where(own).values(ended=True))


def end_sessions(c: sa.Connection, person: str, but: str = "") -> None:
    """End every session of the person but one, whatever the clock says."""
    s, p = schema.session, schema.person
    c.execute(sa.delete(s).where(s.c.person == person, s.c.id != but))
    c.execute(sa.update(p).where(p.c.id == person).values(cookies_since=None))


def mark_session_used(c: sa.Connection, session: str, at: int) -> None:
    """Write when the session was last used."""
    c.execute(sa.update(schema.session).where(schema.session.c.id == session).values(used=at))


def _session_row(session: str, person: str, device: str, at: int, plain: bool) -> dict[str, Any]:
    row = {"id": session, "person": person, "device": device, "made": at, "used": at}
    return {**row, "plain": plain, "ended": False}


# -- tokens ------------------------------------------------------------------------------------


def add_token(c: sa.Connection, person: str, label: str, scope: Scope, days: int) -> tuple[str, Any]:
    """Make a personal API token, of which only the digest is kept; return it and its row."""
    token, at = PREFIX + secrets.token_urlsafe(32), now()
    row = {"digest": digest(token), "person": person, "label": label, "made": at, "scope": scope}
    c.execute(sa.insert(schema.api_token).values(**row, expires=at + days * DAY))
    t = schema.api_token
    return token, c.execute(sa.select(t).where(t.c.digest == row["digest"])).one()


def token(c: sa.Connection, hashed: str) -> Credential | None:
    """Return the token of this digest, None if there is none."""
    t, p = schema.api_token, schema.person
    wanted = sa.select(p.c.id, p.c.name, p.c.muted_until, t.c.scope, t.c.used, t.c.expires)
    mine = wanted.join(t, t.c.person == p.c.id).where(t.c.digest == hashed, p.c.closed_out.is_(None))
    row = c.execute(mine).first()
    if row is None:
        return None
    return Credential(Person(row.id, row.name, row.scope, hashed, row.muted_until), row.used or 0, row.expires)


def tokens_of(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's API tokens, the oldest first; their digests, never themselves."""
    t = schema.api_token
    return list(c.execute(sa.select(t).where(t.c.person == person).order_by(t.c.made)))


def end_token(c: sa.Connection, person: str, hashed: str) -> None:
    """Withdraw one of the person's own tokens."""
    t = schema.api_token
    c.execute(sa.delete(t).where(t.c.person == person, t.c.digest == hashed))


def end_tokens(c: sa.Connection, person: str) -> None:
    """Withdraw all of the person's tokens."""
    c.execute(sa.delete(schema.api_token).where(schema.api_token.c.person == person))


def mark_token_used(c: sa.Connection, hashed: str, at: int) -> None:
    """Write when the token was last used."""
    c.execute(sa.update(schema.api_token).where(schema.api_token.c.digest == hashed).values(used=at))


# -- both --------------------------------------------------------------------------------------


def end_all(c: sa.Connection, person: str) -> None:
    """Withdraw whatever opens the person's things: sessions, tokens, the addresses of feeds."""
    end_sessions(c, person)
    end_tokens(c, person)
    renew_feed(c, person)


def renew_feed(c: sa.Connection, person: str) -> None:
    """Give the person's feeds another address; the old one is nobody's."""
    p = schema.person
    c.execute(sa.update(p).where(p.c.id == person).values(feed=p.c.feed + 1))


def feed_of(c: sa.Connection, person: str) -> int | None:
    """Return which address of the person's feeds counts, None if there is no such person."""
    return c.execute(sa.select(schema.person.c.feed).where(schema.person.c.id == person)).scalar()


def still_counting(c: sa.Connection, credentials: Collection[str], at: int) -> set[str]:
    """Return those of the sessions and tokens that have not ended."""
    s, t = schema.session, schema.api_token
    sessions = c.execute(sa.select(s.c.id).where(s.c.id.in_(credentials), ~s.c.ended))
    tokens = c.execute(sa.select(t.c.digest).where(t.c.digest.in_(credentials), t.c.expires > at))
    return {str(row[0]) for row in (*sessions, *tokens)}
