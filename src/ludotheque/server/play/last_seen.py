"""Remember what people saw of their tables when their pages close: many at once, in few pieces of writing."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import islice

from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.store import Store

MAX_ROWS = 100  # in a piece: the moves of others come in between


class LastSeen:
    """Gathers what is to be remembered while a piece of it is written: a crowd that leaves waits for few commits."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pending: dict[tuple[str, str], int] = {}  # (table, person): the last event that was seen
        self.lock = asyncio.Lock()  # taken in order: whoever has it is the first of those who are pending

    async def mark(self, table: str, person: str, seq: int) -> None:
        """Remember that the person has seen the table up to this event; ends when that is written, or failed."""
        self.pending[table, person] = seq
        async with self.lock:
            if (table, person) not in self.pending:
                return  # somebody before wrote it as well
            keys = list(islice(self.pending, MAX_ROWS))
            rows = [stored_tables.Seen(*key, self.pending.pop(key)) for key in keys]
            await self.store.write_index(partial(stored_tables.mark_seen, rows=rows))
