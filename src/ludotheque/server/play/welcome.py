"""Know who is welcome at whose table."""

from __future__ import annotations

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.state import TableState


async def require_welcome(store: Store, table: TableState, who: Person) -> None:
    """Refuse a chair to somebody whom the host has blocked, without saying so."""
    host = table.host
    if host != who.id and who.id in (await store.read(lambda c: stored_company.avoided(c, host))).blocked:
        raise Refusal("not_invited")


async def kept_apart(store: Store, person: str) -> frozenset[str]:
    """Return whom the person has blocked, and who has blocked the person."""
    return await store.read(lambda c: stored_company.kept_apart(c, person))


def meets(table: TableState, apart: frozenset[str]) -> bool:
    """Tell whether the host, or anybody who sits there, is kept apart from somebody."""
    return bool(apart & {table.host, *(chair.person or "" for chair in table.chairs)})
