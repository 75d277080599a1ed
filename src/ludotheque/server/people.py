"""People: a name and a signed cookie; an account only for those who want one."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import cache
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.server import schema
from ludotheque.server.shelfmarks import new_id, now
from ludotheque.server.who import Who

COOKIE = "ludo"
YEAR_SECONDS = 365 * 86_400
PREFIX = "ludo_"  # of personal API tokens

hasher = PasswordHasher()


def sign(secret: bytes, person: str) -> str:
    """The cookie of a person."""
    return f"{person}.{_mac(secret, person)}"


def signed_person(secret: bytes, cookie: str) -> str | None:
    """The person of a cookie, None if it was not signed by this house."""
    person, _, mac = cookie.rpartition(".")
    return person if hmac.compare_digest(mac.encode(), _mac(secret, person).encode()) else None


def new_cookie(secret: bytes, person: str) -> str:
    """A cookie of a person, different each time, so that one can be withdrawn without the others."""
    return sign(secret, f"{person}.{now()}.{secrets.token_hex(4)}")


def read_cookie(secret: bytes, cookie: str) -> tuple[str, int] | None:
    """The person of a cookie and when it was made (0: before that was written down); None if it is not ours."""
    signed = signed_person(secret, cookie)
    if signed is None:
        return None
    person, _, rest = signed.partition(".")
    made = rest.partition(".")[0]
    return person, int(made) if made.isdecimal() else 0


def withdraw(c: sa.Connection, cookie: str) -> None:
    """This cookie counts no more, here and at every node."""
    _keep(c, _withdrawn(cookie), b"")


def withdraw_all(c: sa.Connection, person: str, before: int) -> None:
    """No cookie of the person that was made before then counts any more."""
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
    insert: Any = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(schema.house).values(key=key, value=value).on_conflict_do_nothing())


def _mac(secret: bytes, person: str) -> str:
    return hmac.new(secret, person.encode(), hashlib.sha256).hexdigest()


def add(c: sa.Connection, name: str) -> Who:
    """A new person with this name."""
    who = Who(new_id(), name)
    c.execute(sa.insert(schema.person).values(id=who.id, name=name, made=now()))
    return who


def by_id(c: sa.Connection, person: str) -> Who | None:
    """The person, None if there is none (any more)."""
    p = schema.person
    row = c.execute(sa.select(p.c.id, p.c.name).where(p.c.id == person)).first()
    return None if row is None else Who(row.id, row.name)


def rename(c: sa.Connection, person: str, name: str) -> None:
    """Another name from now on; what was written keeps the old one."""
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
    """The login and the password's digest of a person who has an account, else None."""
    p = schema.person
    return c.execute(sa.select(p.c.login, p.c.password).where(p.c.id == person, p.c.login.is_not(None))).first()


def login_of(c: sa.Connection, person: str) -> str | None:
    """The login of the person's account, None without one."""
    row = c.execute(sa.select(schema.person.c.login).where(schema.person.c.id == person)).first()
    return None if row is None else row[0]


def password_fits(stored: str | None, password: str) -> bool:
    """Takes the same time whether or not there is such an account."""
    try:
        return hasher.verify(stored or _nobody(), password) and stored is not None
    except VerificationError:
        return False


@cache
def _nobody() -> str:
    """The password of an account that does not exist."""
    return hasher.hash(secrets.token_hex(16))


def new_token(c: sa.Connection, person: str, label: str) -> tuple[str, str, int]:
    """A personal API token, shown once; only its digest is kept. With the digest, and when it was made."""
    token, made = PREFIX + secrets.token_urlsafe(32), now()
    c.execute(sa.insert(schema.api_token).values(digest=_digest(token), person=person, label=label, made=made))
    return token, _digest(token), made


def by_token(c: sa.Connection, token: str) -> Who | None:
    """The person of an API token, None if it is not known."""
    t, p = schema.api_token, schema.person
    wanted = sa.select(p.c.id, p.c.name).join(t, t.c.person == p.c.id).where(t.c.digest == _digest(token))
    row = c.execute(wanted).first()
    return None if row is None else Who(row.id, row.name)


def tokens_of(c: sa.Connection, person: str) -> list[Any]:
    """The person's API tokens, the oldest first; their digests, never themselves."""
    t = schema.api_token
    wanted = sa.select(t.c.digest, t.c.label, t.c.made).where(t.c.person == person).order_by(t.c.made)
    return list(c.execute(wanted))


def forget_token(c: sa.Connection, person: str, digest: str) -> None:
    """One of the person's own tokens opens nothing any more."""
    t = schema.api_token
    c.execute(sa.delete(t).where(t.c.person == person, t.c.digest == digest))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
