"""Read and write where a person is reached outside the house: an e-mail address, a webhook."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import recovery as stored_recovery
from ludotheque.server.storage import schema
from ludotheque.server.timestamps import now

MAX_PEOPLE = 3  # with one address, to whom a link is sent
DAY = 86_400_000  # milliseconds in which an address is to be confirmed


def email_of(c: sa.Connection, person: str) -> Any:
    """Return the person's e-mail address with what is known of it, else None."""
    e = schema.email
    return c.execute(sa.select(e).where(e.c.person == person)).first()


def set_email(c: sa.Connection, person: str, address: str, digest: str) -> None:
    """Keep an address that is not confirmed yet, instead of the one before."""
    forget_email(c, person)
    row = {"person": person, "address": address, "made": now(), "digest": digest, "trouble": ""}
    c.execute(sa.insert(schema.email).values(**row))


def confirm_email(c: sa.Connection, digest: str) -> str | None:
    """Confirm the address to which this secret was sent: whose it is, None if the secret counts for none."""
    e = schema.email
    wanted = sa.select(e.c.person).where(e.c.digest == digest, e.c.made > now() - DAY)
    person = c.execute(wanted).scalar()
    if person is not None:
        c.execute(sa.update(e).where(e.c.person == person).values(confirmed=now(), digest=None))
    return person


def forget_unconfirmed(c: sa.Connection, before: int) -> None:
    """Forget addresses that nobody has confirmed."""
    e = schema.email
    c.execute(sa.delete(e).where(e.c.confirmed.is_(None), e.c.made < before))


def people_at(c: sa.Connection, address: str) -> list[Any]:
    """Return the people who have confirmed this address, with their names and logins."""
    e, p = schema.email, schema.person
    wanted = sa.select(p.c.id, p.c.name, p.c.login).join(e, e.c.person == p.c.id)
    found = wanted.where(e.c.address == address, e.c.confirmed.is_not(None)).order_by(p.c.made).limit(MAX_PEOPLE)
    return list(c.execute(found))


def webhook_of(c: sa.Connection, person: str) -> Any:
    """Return the person's webhook, else None."""
    w = schema.webhook
    return c.execute(sa.select(w).where(w.c.person == person)).first()


def set_webhook(c: sa.Connection, person: str, url: str, shape: str) -> None:
    """Keep a webhook instead of the one before."""
    forget(c, "webhook", person)
    c.execute(sa.insert(schema.webhook).values(person=person, url=url, shape=shape, made=now(), trouble=""))


def set_trouble(c: sa.Connection, table: str, person: str, trouble: str) -> None:
    """Write why the last message was not taken there; empty when it was."""
    t = schema.metadata.tables[table]
    c.execute(sa.update(t).where(t.c.person == person, t.c.trouble != trouble).values(trouble=trouble))


def forget_email(c: sa.Connection, person: str) -> None:
    """Forget the person's e-mail address, and the link to come in that was sent there."""
    forget(c, "email", person)
    stored_recovery.forget(c, person, "email")


def forget(c: sa.Connection, table: str, person: str) -> None:
    """Forget the person's address of that table."""
    t = schema.metadata.tables[table]
    c.execute(sa.delete(t).where(t.c.person == person))
