"""Read and write people and their accounts."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.identity import Person
from ludotheque.server.ids import new_id
from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now


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


def lock(c: sa.Connection, person: str) -> None:
    """Let no other node change what opens the person's account until this transaction ends; over SQLite none can."""
    c.execute(sa.select(schema.person.c.id).where(schema.person.c.id == person).with_for_update())


def password_of(c: sa.Connection, person: str) -> str | None:
    """Return the password's digest of the person's account, None without one."""
    account = account_of(c, person)
    return None if account is None else str(account.password)


def login_of(c: sa.Connection, person: str) -> str | None:
    """Return the login of the person's account, None without one."""
    row = c.execute(sa.select(schema.person.c.login).where(schema.person.c.id == person)).first()
    return None if row is None else row[0]
