"""Open tables and find them again: in memory while somebody needs them, on disk always."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from ludotheque.fairness.drawing import commitment
from ludotheque.fairness.proof import SCHEME, Duplicate
from ludotheque.server import ids, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import TableServices
from ludotheque.server.protocol.tournaments import TournamentTable
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow, events_since, insert_events
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.clock import time_left
from ludotheque.server.tables.commands.plan import check_plan, suited
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now

MAX_CODE_TRIES = 20


class TableRegistry:
    """The tables of this node."""

    def __init__(self, services: TableServices[LiveTable]) -> None:
        self.services = services
        self.store = services.store
        self.in_memory: dict[str, LiveTable] = {}
        self.loading = WeakValueDictionary[str, asyncio.Lock]()  # tables that are being read from disk
        self.loaded: list[Callable[[LiveTable], None]] = []

    def on_load(self, follow: Callable[[LiveTable], None]) -> None:
        """Call this for every table that was read from disk: followers of events hear of what comes after."""
        self.loaded.append(follow)

    def count_playing(self) -> int:
        """Count the tables in memory at which a game is under way."""
        return sum(live.table.status == "playing" for live in self.in_memory.values())

    async def open(
        self,
        who: Person,
        plan: protocol.Plan,
        seed: bytes | None = None,
        duplicate: Duplicate | None = None,
        origin: ev.Origin | None = None,
        tournament: TournamentTable | None = None,
        table_id: str = "",
    ) -> LiveTable:
        """Open a table for its host, who does not sit yet; tables of a group bring the seed they share.

        Where another node has opened a table of that id already, that one is returned.
        """
        plan = suited(plan, self.services.children)
        check_plan(plan)
        seed = seed or ids.new_seed()
        if duplicate is not None:
            table_id = ids.group_table_id(duplicate.group, duplicate.number)
        table_id = table_id or ids.new_id()
        code = await self._free_code()
        row = {
            "id": table_id,
            "code": code,
            "game": plan.game,
            "seed": seed,
            "public": plan.public,
            "status": "lobby",
            "made": now(),
        }
        event = ev.Opened(
            plan, who.id, commitment(seed, SCHEME), code, SCHEME, duplicate, origin=origin, tournament=tournament
        )
        first = EventRow(table_id, 0, now(), ev.encode(event).decode())
        try:
            if not await self.store.write(partial(_add, row=row, first=first)):
                return await self.find(table_id)
        except StorageUnavailable:
            raise Refusal("later") from None
        live = LiveTable(self.services, table_id, seed)
        async with live.lock:
            live.apply_committed(0, first.at, event, None)
        self.in_memory[table_id] = live
        return live

    async def _free_code(self) -> str:
        for _ in range(MAX_CODE_TRIES):
            code = ids.new_code()
            if await self.store.read(partial(stored_tables.table_by_code, code=code)) is None:
                return code
        raise Refusal("later")

    async def find(self, table_id: str) -> LiveTable:
        """Return the table, from memory or from disk; Refusal if there is none."""
        found = self.in_memory.get(table_id)
        if found is None:
            if not ids.is_id(table_id):
                raise Refusal("not_found")
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.in_memory:
                    live = self.in_memory[table_id] = await self._load(table_id)
                    for follow in self.loaded:
                        follow(live)
            found = self.in_memory[table_id]
        found.used = time.monotonic()
        return found

    async def find_by_code(self, code: str) -> LiveTable:
        """Return the table with these six letters; Refusal if there is none."""
        table_id = None
        if ids.is_code(code):
            table_id = await self.store.read(lambda c: stored_tables.table_by_code(c, code))
        if table_id is None:
            raise Refusal("not_found", "No table has this code.")
        return await self.find(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row = await self.store.read(lambda c: stored_tables.table_row(c, table_id))
            events = await self.store.read(lambda c: events_since(c, table_id, -1))
        except StorageUnavailable:
            raise Refusal("later") from None
        if row is None or not events:
            raise Refusal("not_found")
        live = LiveTable(self.services, table_id, bytes(row.seed))
        await live.load(events)
        if live.table.unplayable and row.status == "over":  # only its row still says that the game came to its end
            live.table.status = "over"
        return live

    def evict_idle(self, before: float) -> None:
        """Drop tables from memory that wait for nobody and that nobody has asked for since ``before``."""
        for table_id, live in list(self.in_memory.items()):
            idle = not live.room.connections and not live.lock.locked()
            if live.used < before and idle and not _waits_for_us(live.table):
                del self.in_memory[table_id]


def _add(c: Any, row: dict[str, Any], first: EventRow) -> bool:
    """Write a table with its first event, both or neither; False if a table of that id is there."""
    if stored_tables.table_row(c, row["id"]) is not None:
        return False
    stored_tables.add_table(c, row)
    insert_events(c, [first])
    return True


def _waits_for_us(table: TableState) -> bool:
    """Must a bot move, or does a clock run?"""
    seat = table.turn
    return seat is not None and (table.chairs[seat].is_automatic or time_left(table, seat, 0) is not None)
