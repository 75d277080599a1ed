"""Keep the few columns true that lists of tables read; the events stay the truth."""

from __future__ import annotations

from typing import Any

from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage.store import Store
from ludotheque.server.storage.tables import set_chairs, set_public, set_status
from ludotheque.server.tables import events as ev


class TableIndex:
    """Follows every table and writes down who sits where, and whether it waits, plays or is over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Write the columns that an event of this node changes."""
        table = live.table
        if not own or (isinstance(event, ev.Moved) and table.status != "over"):
            return
        if isinstance(event, ev.SEATING):
            await self._write_chairs(live)
        if isinstance(event, ev.Started | ev.Closed) or table.status == "over":
            await self.write_status(live)

    async def _write_chairs(self, live: LiveTable) -> None:
        table_id, public = live.table.id, live.table.plan.public
        people = {seat: chair.person for seat, chair in enumerate(live.table.chairs) if chair.person is not None}

        def write(c: Any) -> None:
            set_chairs(c, table_id, people)
            set_public(c, table_id, public)

        await self.store.write_index(write)

    async def write_status(self, live: LiveTable) -> None:
        """Write whether the table waits, plays or is over."""
        table_id, status = live.table.id, live.table.status
        await self.store.write_index(lambda c: set_status(c, table_id, status))
