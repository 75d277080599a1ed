"""Other nodes: PostgreSQL tells when they wrote; a slow poll covers what was not heard."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import psycopg
import sqlalchemy as sa

from ludotheque.server import leaving, schema
from ludotheque.server.channels import PEOPLE, TABLES
from ludotheque.server.database import StoreDown
from ludotheque.server.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.server.house import House

log = logging.getLogger("ludotheque.listener")
POLL_SECONDS = 2.0
RETRY_SECONDS = 1.0


class Listener:
    """Nothing to do over SQLite: there is one node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: list[asyncio.Task[Any]] = []

    def start(self) -> None:
        if self.house.store.dialect == "postgresql":
            self.tasks = [self.house.spawn(self._listen()), self.house.spawn(self._poll())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Hear the others' writes for ever; reconnect when the line drops."""
        url = self.house.store.plain_url()
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
                    await line.execute(f"listen {TABLES}")
                    await line.execute(f"listen {PEOPLE}")
                    async for heard in line.notifies():
                        if heard.channel == PEOPLE:
                            await self._left(*heard.payload.split(":", 2))
                        else:
                            table, _, seq = heard.payload.rpartition(":")
                            await self._look(table, int(seq))
            except (psycopg.Error, OSError) as error:
                log.warning("the listening line dropped: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _poll(self) -> None:
        """Every two seconds: has any table in memory moved on elsewhere?"""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            tables = list(self.house.tables.at_hand)
            try:
                found = await self.house.store.read(partial(_latest, tables=tables))
            except StoreDown:
                continue
            for table, seq in found:
                await self._look(table, seq)

    async def _look(self, table: str, seq: int) -> None:
        live = self.house.tables.at_hand.get(table)
        if live is None or live.ledger.seq >= seq:
            return
        try:
            await live.look(seq)
        except Refusal:
            log.info("a table will be looked at later")

    async def _left(self, node: str, how: str, person: str) -> None:
        """Somebody signed out at another node, or had their data deleted."""
        if node == self.house.node:
            return
        if how == "out":
            self.house.visitors.see_out(person)
            return
        try:
            await leaving.forget(self.house, person)
        except StoreDown:
            log.warning("a table could not be read again without somebody's name")


def _latest(c: sa.Connection, tables: list[str]) -> list[tuple[str, int]]:
    e = schema.event
    wanted = sa.select(e.c.table_id, sa.func.max(e.c.seq)).where(e.c.table_id.in_(tables)).group_by(e.c.table_id)
    return [(row[0], row[1]) for row in c.execute(wanted)]
