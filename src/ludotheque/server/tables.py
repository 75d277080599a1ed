"""The tables of this node: in memory while somebody needs them, on disk always."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from ludotheque.fair.proof import SCHEME, Duplicate
from ludotheque.server import commands, fairness, shelfmarks, wire
from ludotheque.server import events as ev
from ludotheque.server.database import StoreDown
from ludotheque.server.live import LiveTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.house import House

CODE_TRIES = 20


class Tables:
    """Opens tables and finds them again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.at_hand: dict[str, LiveTable] = {}
        self.loading = WeakValueDictionary[str, asyncio.Lock]()  # tables that are being read from disk

    def running(self) -> int:
        """How many are being played at."""
        return sum(live.ledger.status == "playing" for live in self.at_hand.values())

    async def open(
        self,
        who: Who,
        plan: wire.Plan,
        seed: bytes | None = None,
        duplicate: Duplicate | None = None,
        origin: ev.Origin | None = None,
    ) -> LiveTable:
        """A new table with its host, not yet seated; duplicate tables bring the seed they share."""
        commands.check_plan(plan)
        seed = seed or fairness.new_seed()
        table = shelfmarks.new_id()
        if duplicate is not None:
            table = shelfmarks.duplicate_id(duplicate.group, duplicate.number)
        code = await self._free_code()
        row = {
            "id": table,
            "code": code,
            "game": plan.game,
            "seed": seed,
            "public": plan.public,
            "status": "lobby",
            "made": shelfmarks.now(),
        }
        try:
            await self.house.store.write(lambda c: shelfmarks.add_table(c, row))
        except StoreDown:
            raise Refusal("later") from None
        live = LiveTable(self.house, table, seed)
        async with live.lock:
            commitment = fairness.commitment(seed)
            await live.write(ev.Opened(plan, who.id, commitment, code, SCHEME, duplicate, origin=origin))
        self.at_hand[table] = live
        return live

    async def _free_code(self) -> str:
        for _ in range(CODE_TRIES):
            code = shelfmarks.new_code()
            if await self.house.store.read(partial(shelfmarks.table_by_code, code=code)) is None:
                return code
        raise Refusal("later")

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from disk; Refusal if there is none."""
        found = self.at_hand.get(table)
        if found is None:
            if not shelfmarks.is_id(table):
                raise Refusal("not_found")
            async with self.loading.setdefault(table, asyncio.Lock()):
                if table not in self.at_hand:
                    self.at_hand[table] = await self._load(table)
            found = self.at_hand[table]
        found.used = time.monotonic()
        return found

    async def by_code(self, code: str) -> LiveTable:
        """The table with these six letters; Refusal if there is none."""
        table = None
        if len(code) == shelfmarks.CODE_LENGTH and code.isalpha() and code.isascii():
            table = await self.house.store.read(lambda c: shelfmarks.table_by_code(c, code))
        if table is None:
            raise Refusal("not_found", "No table has this code.")
        return await self.find(table)

    async def _load(self, table: str) -> LiveTable:
        store = self.house.store
        try:
            row = await store.read(lambda c: shelfmarks.table_row(c, table))
            events = await store.read(lambda c: shelfmarks.events_since(c, table, -1))
        except StoreDown:
            raise Refusal("later") from None
        if row is None or not events:
            raise Refusal("not_found")
        live = LiveTable(self.house, table, bytes(row.seed))
        live.load(events)
        return live

    def put_away(self, before: float) -> None:
        """Tables in which nothing can happen by itself and that nobody has looked at since then need no memory."""
        for table, live in list(self.at_hand.items()):
            idle = live.ledger.turn is None and not live.room.sockets and not live.lock.locked()
            if live.used < before and idle:
                del self.at_hand[table]
