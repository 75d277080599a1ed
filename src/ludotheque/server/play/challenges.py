"""Find the bots from outside that wait for a challenge."""

from __future__ import annotations

import asyncio
from functools import partial

from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.waiting import is_watched
from ludotheque.server.protocol.home import WaitingBot
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.tables.commands.challenge import waiting_bot

MAX_TABLES = 200  # open tables that are looked at, the newest first


class Challenges:
    """The open tables at which a bot waits, of all nodes."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    async def bots(self) -> list[WaitingBot]:
        """Return the bots that wait now."""
        return [
            WaitingBot(name, live.table.plan.game, live.table.plan.seats, live.table.id, live.table.code)
            for name, live in await self._tables()
        ]

    async def find(self, bot: str, game: str) -> LiveTable:
        """Return the table at which the bot of that name waits for a game; Refusal if there is none."""
        for name, live in await self._tables():
            if (name, live.table.plan.game) == (bot, game):
                return live
        raise Refusal("no_bot")

    async def _tables(self) -> list[tuple[str, LiveTable]]:
        found = []
        for table_id in await self.tables.store.read(partial(stored_tables.open_tables, limit=MAX_TABLES)):
            try:
                live = await self.tables.find(table_id)
            except Refusal:
                continue
            name = waiting_bot(live.table)
            if name is not None and is_watched(live):
                found.append((name, live))
            await asyncio.sleep(0)  # somebody's move may come in between
        return found
