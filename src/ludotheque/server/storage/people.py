"""Read and write people, their accounts, tokens and withdrawn cookies."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import sqlalchemy as sa

from ludotheque.server.identity import Person
from ludotheque.server.ids import new_id
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.timestamps import now

PREFIX = "ludo_"  # of personal API tokens


def withdraw(c: sa.Connection, cookie: str) -> None:
    """Withdraw this cookie, here and at every node."""
    _keep(c, _withdrawn(cookie), b"")


def withdraw_all(c: sa.Connection, person: str, before: int) -> None:
    """Withdraw every cookie of the person that was made before then."""
    c.execute(sa.delete(schema.house).where(schema.house.c.key == f"since:{person}"))
    _keep(c, f"since:{person}", str(before).encode())


def counts(c: sa.Connection, cookie: str, person: str, made: int) -> bool:
    """Has this cookie not been withdrawn?"""
    h = schema.house
    wanted = sa.select(h.c.key, h.c.value).where(h.c.key.in_((_withdrawn(cookie), f"since:{person}")))
    found = {row.key: bytes(row.value) for row in c.execute(wanted)}
    return _withdrawn(cookie) not in found and made >= int(found.get(f"since:{person}", b"0"))


def _withdrawn(cookie: str) -> str:
    return "void:" + _digest(cookie)[:32]


def _keep(c: sa.Connection, key: str, value: bytes) -> None:
    insert_if_absent(c, schema.house, key=key, value=value)


def add(c: sa.Connection, name: str) -> Person:
    """Add a new person with this name."""
    who = Person(new_id(), name)
    c.execute(sa.insert(schema.person).values(id=who.id, name=name, made=now()))
    return who


def by_id(c: sa.Connection, person: str) -> Person | None:
    """Return the person, None if there is none (any more)."""
    p = schema.person
    row = c.execute(sa.select(p.c.id, p.c.name).where(p.c.id == person)).first()
    return None if row is None else Person(row.id, row.name)


def rename(c: sa.Connection, person: str, name: str) -> None:
    """Give the person another name from now on; what was written keeps the old one."""
    c.execute(sa.update(schema.person).where(schema.person.c.id == person).values(name=name))


def set_account(c: sa.Connection, person: str, login: str, password: str) -> bool:
    """Give a person a login; False if somebody else has it."""
    p = schema.person
    taken = c.execute(sa.select(p.c.id).where(p.c.login == login, p.c.id != person)).first()
    if taken is not None:
        return False
    c.execute(sa.update(p).where(p.c.id == person).values(login=login, password=password))
    return True


def by_login(c: sa.Connection, login: str) -> Any:
    """Id, name and the password's digest of an account, else None."""
    p = schema.person
    return c.execute(sa.select(p.c.id, p.c.name, p.c.password).where(p.c.login == login)).first()


def account_of(c: sa.Connection, person: str) -> Any:
    """Return the login and the password's digest of a person who has an account, else None."""
    p = schema.person
    return c.execute(sa.select(p.c.login, p.c.password).where(p.c.id == person, p.c.login.is_not(None))).first()


def login_of(c: sa.Connection, person: str) -> str | None:
    """Return the login of the person's account, None without one."""
    row = c.execute(sa.select(schema.person.c.login).where(schema.person.c.id == person)).first()
    return None if row is None else row[0]


def new_token(c: sa.Connection, person: str, label: str) -> tuple[str, str, int]:
    """Make a personal API token, of which only the digest is kept; return both, and when it was made."""
    token, made = PREFIX + secrets.token_urlsafe(32), now()
    c.execute(sa.insert(schema.api_token).values(digest=_digest(token), person=person, label=label, made=made))
    return token, _digest(token), made


def by_token(c: sa.Connection, token: str) -> Person | None:
    """Return the person of an API token, None if it is not known."""
    t, p = schema.api_token, schema.person
    wanted = sa.select(p.c.id, p.c.name).join(t, t.c.person == p.c.id).where(t.c.digest == _digest(token))
    row = c.execute(wanted).first()
    return None if row is None else Person(row.id, row.name, program=True)


def tokens_of(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's API tokens, the oldest first; their digests, never themselves."""
    t = schema.api_token
    wanted = sa.select(t.c.digest, t.c.label, t.c.made).where(t.c.person == person).order_by(t.c.made)
    return list(c.execute(wanted))


def forget_token(c: sa.Connection, person: str, digest: str) -> None:
    """Withdraw one of the person's own tokens."""
    t = schema.api_token
    c.execute(sa.delete(t).where(t.c.person == person, t.c.digest == digest))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
