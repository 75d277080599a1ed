"""Let a node that is open do what follows from the acts of the office, wherever they were written.

The audit log is read once a second: by every node, whether an act came from its own office, from another node or from
``ludo admin``, over SQLite and PostgreSQL alike. What follows may be done twice without harm.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.office.house_state import HouseState
from ludotheque.server.office.tournaments import present_tables
from ludotheque.server.people.connection_limits import COME_AGAIN
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.play.autoplay import Autoplay
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.storage import announcements, audit
from ludotheque.server.storage import office as stored
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import latest_seqs
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.anonymise import is_named
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.people import TournamentPeople

log = logging.getLogger("ludotheque.office")
LOOK_SECONDS = 1.0


class Follower:
    """Reads the audit log and carries its consequences out in this node."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        tournaments: TournamentPeople,
        sessions: Sessions,
        autoplay: Autoplay,
        house: HouseState,
    ) -> None:
        self.store = store
        self.tables = tables
        self.tournaments = tournaments
        self.sessions = sessions
        self.autoplay = autoplay
        self.house = house
        self.last = 0
        self.done: set[int] = set()  # of the last entries
        self.looking = asyncio.Lock()
        self.consequences: dict[str, Callable[[Any], Awaitable[None]]] = {
            "rename": self._renamed,
            **dict.fromkeys(("mute", "unmute", "close-out", "reset-password"), self._come_in_again),
            "end-table": self._table_ended,
            "remove-table": self._table_removed,
            "call-off": self._called_off,
            "take-out": self._taken_out,
            **dict.fromkeys(("announce", "withdraw", "close-house", "reopen"), self._announced),
            "tidy": self._tidied,
        }

    async def open(self) -> None:
        """Begin with what will be written from now on; what was announced before stands."""
        self.last = await self.store.read(audit.last_entry)
        self.done = {row.id for row in await self._entries()}
        self.house.take(await self.store.read(announcements.announced))

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._stop_clock()
            try:
                await self.look()
            except StorageUnavailable:
                continue
            except Exception:  # the next act is followed all the same
                log.exception("office: an act could not be followed")

    async def look(self) -> None:
        """Follow every act that was written since the last look."""
        async with self.looking:
            for row in await self._entries():
                if row.id in self.done:
                    continue
                self.last = max(self.last, row.id)
                self.done = {one for one in self.done if one > self.last - audit.LOOK_BACK} | {row.id}
                if follow := self.consequences.get(row.act):
                    await follow(row)

    async def _entries(self) -> list[Any]:
        return await self.store.read(lambda c: audit.entries_since(c, self.last))

    def _stop_clock(self) -> None:
        """Let the clock of the house stand from the closing on."""
        self.tables.services.clock.stands = self.house.is_closed()

    # -- people ------------------------------------------------------------------------------

    async def _come_in_again(self, row: Any) -> None:
        self.sessions.close(row.subject)

    async def _renamed(self, row: Any) -> None:
        self.sessions.close(row.subject)
        for live in [one for one in list(self.tables.in_memory.values()) if is_named(one.table, row.subject)]:
            async with live.lock:
                await live.reload()
                self.autoplay.wake(live)
        await self.tournaments.forget(row.subject)

    # -- tables ------------------------------------------------------------------------------

    async def _table_ended(self, row: Any) -> None:
        await self._sync([row.subject])

    async def _sync(self, tables: list[str]) -> None:
        """Catch up with what was written about these tables, those of them that are in memory."""
        mine = [table for table in tables if table in self.tables.in_memory or table in self.tables.loading]
        for table, seq in await self.store.read(partial(latest_seqs, tables=mine)):
            try:
                await (await self.tables.find(table)).sync_to(seq)
            except Refusal:
                log.info("table %s: it is read again later", table)

    async def _table_removed(self, row: Any) -> None:
        """Forget a table; its pages come back and find it gone. What was said to it meanwhile goes, too."""
        live = self.tables.in_memory.pop(row.subject, None)
        if live is None:
            return
        for connection in list(live.room.connections):
            connection.transport.close_with(COME_AGAIN, "come in again")
        async with live.lock:
            await self.store.write(partial(stored.remove_table, table=row.subject))

    # -- tournaments -------------------------------------------------------------------------

    async def _called_off(self, row: Any) -> None:
        if (live := await self._tournament(row.subject)) is not None:
            await self._sync(present_tables(live.state))

    async def _taken_out(self, row: Any) -> None:
        await self._tournament(json.loads(row.details)["tournament"])

    async def _tournament(self, tournament: str) -> LiveTournament | None:
        """Catch up with a tournament, if it is in memory."""
        registry = self.tournaments.tournaments
        if tournament not in registry.in_memory and tournament not in registry.loading:
            return None
        live = await registry.find(tournament)
        for _, seq in await self.store.read(partial(latest_seqs, tables=[tournament])):
            await live.sync_to(seq)
        return live

    # -- the house ---------------------------------------------------------------------------

    async def _announced(self, row: Any) -> None:
        was_closed = self.house.is_closed()
        if not self.house.take(await self.store.read(announcements.announced)):
            return
        self._stop_clock()
        if was_closed and not self.house.is_closed():
            await self.tables.services.clock.grant_grace()
        text = protocol.encode(protocol.Announced(says=self.house.shown()))
        for line in list(self.sessions.lines):
            line.send_text(text)

    async def _tidied(self, row: Any) -> None:
        """Read again what may have been rewritten: nothing that waits for anybody was."""
        await self._sync(list(self.tables.in_memory))
        self.tables.evict_idle(time.monotonic())
        self.tournaments.tournaments.evict_idle(time.monotonic())
        await self.sessions.recheck()
