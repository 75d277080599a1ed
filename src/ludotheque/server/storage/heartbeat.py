"""Write now and then, to know that the house can: reading alone says nothing about a full disk or a lost line."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent
from ludotheque.server.storage.store import Store
from ludotheque.server.timestamps import now

BEAT_SECONDS = 1.0  # whoever asks again within this time is told the same
KEY = "heartbeat"


class Heartbeat:
    """Beats when it is asked for, however many ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = 0.0
        self.beating: asyncio.Future[None] | None = None

    async def beat(self) -> None:
        """Return once a write is on disk, or was a moment ago; StorageUnavailable if nothing can be written."""
        if self.beating is None or self.beating.done():
            if time.monotonic() - self.at < BEAT_SECONDS:
                return
            self.beating = self.store.write(self._write)
        await asyncio.shield(self.beating)
        self.at = time.monotonic()

    def _write(self, c: sa.Connection) -> None:
        value, h = str(now()).encode(), schema.house
        if not insert_if_absent(c, h, key=KEY, value=value):
            c.execute(sa.update(h).where(h.c.key == KEY).values(value=value))
