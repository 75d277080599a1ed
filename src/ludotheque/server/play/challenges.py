"""Find the bots from outside that wait for a challenge."""

from __future__ import annotations

import asyncio
from heapq import nlargest
from weakref import WeakKeyDictionary

from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.waiting import is_watched, told_of_bots
from ludotheque.server.protocol.home import WaitingBot
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.challenge import waiting_bot

MAX_LISTED = 200  # the newest
MAX_LOADED = 200  # tables of other nodes that are read from disk for one question


class Challenges:
    """The open tables at which a bot waits, of all nodes. Other open tables are not looked at, however many."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.waiting = WeakKeyDictionary[LiveTable, tuple[str, str]]()  # the bot and the game
        tables.on_load(self._note)

    def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Note whether a bot waits at the table since it sat down, or was read, or no longer."""
        if isinstance(event, ev.Moved):  # it has begun long ago; at most tables nothing else happens
            return
        if live.table.status == "lobby" or live in self.waiting:
            self._note(live)

    def _note(self, live: LiveTable) -> None:
        name = waiting_bot(live.table)
        if name is not None:
            self.waiting[live] = (name, live.table.plan.game)
        else:
            self.waiting.pop(live, None)

    async def bots(self) -> list[WaitingBot]:
        """Return the bots that wait now, those of the newest tables first."""
        await self._load_others()
        found = [(live.table.made, name, live) for live, (name, _) in list(self.waiting.items()) if self._waits(live)]
        return [
            WaitingBot(name, live.table.plan.game, live.table.plan.seats, live.table.id, live.table.code)
            for _, name, live in nlargest(MAX_LISTED, found, key=lambda one: one[0])
        ]

    async def find(self, bot: str, game: str) -> LiveTable:
        """Return the newest table at which the bot of that name waits for a game; Refusal if there is none."""
        await self._load_others()
        wanted = (bot, game)
        found = [live for live, waits in list(self.waiting.items()) if waits == wanted and self._waits(live)]
        if not found:
            raise Refusal("no_bot")
        return max(found, key=lambda live: live.table.made)

    def _waits(self, live: LiveTable) -> bool:
        return self.tables.in_memory.get(live.table.id) is live and is_watched(live)

    async def _load_others(self) -> None:
        """Read the tables at which bots wait at other nodes, as was told lately; then they stay in memory a while."""
        unread = [one for one in told_of_bots(self.tables.services) if one not in self.tables.in_memory]
        for table_id in unread[:MAX_LOADED]:
            try:
                await self.tables.find(table_id)
            except Refusal:
                continue
            await asyncio.sleep(0)  # somebody's move may come in between
