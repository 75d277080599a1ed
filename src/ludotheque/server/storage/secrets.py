"""Keep the secrets of a house, each made once and shared by all its nodes."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.store import Store


def new_secret() -> bytes:
    """Make a secret to sign with."""
    return secrets.token_bytes(32)


class Secrets:
    """Read each secret from disk once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, bytes] = {}

    async def get(self, name: str, make: Callable[[], bytes] = new_secret) -> bytes:
        """Return the secret of that name; ``make`` makes it the first time a house needs it."""
        if name not in self.known:
            made = make()
            self.known[name] = await self.store.write(lambda c: _stored(c, name, made))
        return self.known[name]


def _stored(c: sa.Connection, name: str, made: bytes) -> bytes:
    """Return the secret that is on disk: the one just made, if there was none."""
    insert_if_absent(c, schema.house, key=name, value=made)
    found = c.execute(sa.select(schema.house.c.value).where(schema.house.c.key == name)).one()
    return bytes(found[0])
