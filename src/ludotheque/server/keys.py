"""The secrets of a house, each made once and shared by all its nodes."""

from __future__ import annotations

import secrets

from ludotheque.server import shelfmarks
from ludotheque.server.push import new_vapid_key
from ludotheque.server.store import Store


class Keys:
    """Read from disk once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, bytes] = {}

    async def of(self, name: str) -> bytes:
        """The secret that signs cookies ("cookie") or feeds ("feed"), or the key of web push ("vapid")."""
        if name not in self.known:
            made = new_vapid_key() if name == "vapid" else secrets.token_bytes(32)
            self.known[name] = await self.store.write(lambda c: shelfmarks.house_secret(c, name, made))
        return self.known[name]
