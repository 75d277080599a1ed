"""Company: whom one has played with, by ids that are good for one reader only; whom one avoids; whom one invites."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.company import Avoid, AvoidedPerson, Companion, MyCompany
from ludotheque.server.storage import company as stored
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection
from ludotheque.server.tables.kind_names import kind_name
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now

SECRET = "company"  # the name of what companions' ids are made with, among the secrets
DAY = 86_400_000  # milliseconds
MAX_UNMET = 3  # invitations of a day to one person who does not come


def companion_id(secret: bytes, reader: str, other: str) -> str:
    """Return the id by which one reader names another person; another reader has another one for them."""
    digest = hmac.digest(secret, f"{reader}|{other}".encode(), sha256)
    return urlsafe_b64encode(digest).decode()[:22]


def my_company(c: Connection, secret: bytes, person: str) -> MyCompany:
    """Return whom the person has played with and whom they avoid."""
    rows = stored.avoided_rows(c, person)
    avoided = [
        AvoidedPerson(companion_id(secret, person, row.other), row.name, bool(row.blocked), row.made) for row in rows
    ]
    return MyCompany(companions(c, secret, person, {row.other for row in rows}), avoided)


def companions(c: Connection, secret: bytes, person: str, without: set[str]) -> list[Companion]:
    """Return whom the person has played with, but some."""
    return [
        Companion(companion_id(secret, person, row.id), row.name, row.games, row.last)
        for row in stored.companions(c, person)
        if row.id not in without
    ]


def find_companion(c: Connection, secret: bytes, person: str, wanted: str) -> str:
    """Return whom the reader means by an id of theirs; Refusal for anybody they neither played with nor avoid."""
    known: list[str] = [*(row.id for row in stored.companions(c, person)), *stored.avoided(c, person).muted]
    for other in known:
        if hmac.compare_digest(companion_id(secret, person, other), wanted.encode("ascii", "ignore").decode()):
            return other
    raise Refusal("no_companion")


def find_at_table(table: TableState, wanted: Avoid) -> str:
    """Return who sits on the chair or wrote the message; Refusal if nobody did."""
    if (wanted.seat is None) == (wanted.seq is None):
        raise Refusal("malformed", "Name somebody: by companion, or by table with seat or seq.")
    if wanted.seat is not None:
        person = table.chairs[wanted.seat].person if wanted.seat < len(table.chairs) else None
        if person is None:
            raise Refusal("no_chair")
        return person
    for seq, _, said in table.chat:
        if seq == wanted.seq:
            return said.person
    raise Refusal("no_message")


def avoid(c: Connection, person: str, other: str, blocked: bool, lent: str | None = None) -> None:
    """Mute or block somebody else. ``lent``: what they are called at the children's table at which they were met."""
    if person == other:
        raise Refusal("not_yourself")
    known = next((row.name for row in stored.companions(c, person) if row.id == other), None)
    stored.avoid(c, person, other, blocked, now(), lent if known is None else _lent(c, other, known))


def _lent(c: Connection, other: str, known: str) -> str | None:
    """Return the name by which a companion is known, if it is not their own."""
    found = stored_people.by_id(c, other)
    return known if found is not None and found.name != known else None


def name_at(table: TableState, person: str, name: str) -> str:
    """Return what a person of that name is called there: at a children's table what is on their chair, or lent."""
    if not table.plan.children:
        return name
    chair = next((chair.name for chair in table.chairs if chair.person == person and chair.name), None)
    return chair or kind_name(name, (chair.name for chair in table.chairs))


def invite(c: Connection, table: TableState, host: str, other: str) -> bool:
    """Invite somebody to a table that waits; False if they must not hear of it, which the host is not told.

    Nobody is invited twice to a table, nor again and again to others.
    """
    if other in stored.avoided(c, host).blocked:
        raise Refusal("you_blocked")
    if table.seats_of(other):
        raise Refusal("taken", "They sit at this table already.")
    if stored.count_unmet(c, other, host, now() - DAY) >= MAX_UNMET:
        raise Refusal("not_again")
    if not stored.invite(c, table.id, other, host, now()):
        raise Refusal("invited_already")
    return host not in stored.avoided(c, other).blocked
