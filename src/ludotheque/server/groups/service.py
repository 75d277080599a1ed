"""Open, start and close several tables with the same deal: one seed, one commitment, one list of nonces.

All tables start together, so that everybody's nonce is in the deal before any card is seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from msgspec import structs

from ludotheque.fairness.proof import Duplicate
from ludotheque.server import ids, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.protocol.groups import DuplicatePlan
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.cast import Cast, cast_of, unshown
from ludotheque.server.tables.commands.plan import check_plan
from ludotheque.server.tables.commands.seating import chair_nonce
from ludotheque.server.tables.commands.start import begin, require_ready
from ludotheque.server.tables.state import TableState


class GroupService:
    """The groups of tables that play the same deal."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.locks = WeakValueDictionary[str, asyncio.Lock]()

    def lock(self, group: str) -> asyncio.Lock:
        """Return the lock of a group: who sits down and who starts take turns."""
        return self.locks.setdefault(group, asyncio.Lock())

    async def open(self, who: Person, wanted: DuplicatePlan) -> str:
        """Open the tables; return the id of the group."""
        check_plan(wanted.plan)
        group, seed = ids.new_id(), ids.new_seed()
        for number in range(wanted.tables):
            await self.tables.open(who, wanted.plan, seed, Duplicate(group, number, wanted.tables))
        if wanted.par is not None:
            plan = structs.replace(wanted.plan, public=False, pace=protocol.Free())
            par = Duplicate(group, wanted.tables, wanted.tables, par=True)
            await self._seat_bots(await self.tables.open(who, plan, seed, par), wanted.par)
        return group

    async def _seat_bots(self, live: LiveTable, level: protocol.Level) -> None:
        async with live.lock:
            for seat in range(live.table.plan.seats):
                await live.write(ev.BotSeated(seat, level, chair_nonce(live.table, live.seed, seat)))

    async def find(self, group: str) -> list[LiveTable]:
        """Return the tables of the group, that of the bots last; Refusal if there is no such group."""
        first = await self.tables.find(ids.group_table_id(group, 0))
        deal = first.table.duplicate
        assert deal is not None
        found = [first]
        for number in range(1, deal.tables):
            found.append(await self.tables.find(ids.group_table_id(group, number)))
        try:
            found.append(await self.tables.find(ids.group_table_id(group, deal.tables)))
        except Refusal as refusal:
            if refusal.code != "not_found":
                raise
        return found

    async def is_over(self, live: LiveTable) -> bool:
        """May the deal be seen? Once it may, it always may."""
        deal = live.table.duplicate
        if deal is None or live.room.unsealed:
            return True
        found = await self.find(deal.group)
        if not all(other.table.has_ended for other in found):
            return False
        for other in found:
            other.room.unsealed = True
        return True

    async def start(self, group: str, who: Person) -> None:
        """Call the start of every table; they begin at once if no nonce is to be shown first."""
        async with self._all(group) as found:
            _require_apart(found)
            waiting = [live for live in found if live.table.status == "lobby"]
            if not waiting:
                raise Refusal("not_lobby")
            for live in waiting:
                require_ready(live.table, who)
            await self._call(found, waiting)

    async def call_start(self, group: str) -> None:
        """Call the start of every table that waits, for the house; nothing happens if none does."""
        async with self._all(group) as found:
            waiting = [live for live in found if live.table.status == "lobby"]
            if not all(live.table.is_sealed for live in waiting):
                await self._call(found, waiting)

    async def _call(self, found: list[LiveTable], waiting: list[LiveTable]) -> None:
        if any(unshown(live.table) for live in waiting):
            for live in waiting:
                if not live.table.is_sealed:  # some may be, after a crash half-way
                    await live.write(ev.Sealed())
            return
        await self._begin(found)

    async def begin(self, group: str, late: bool) -> None:
        """Begin every table once all nonces were shown, or, ``late``, without those that were not."""
        async with self._all(group) as found:
            waiting = [live for live in found if live.table.status == "lobby"]
            if not all(live.table.is_sealed for live in waiting):
                return
            if late or not any(unshown(live.table) for live in waiting):
                await self._begin(found)

    @asynccontextmanager
    async def _all(self, group: str) -> AsyncIterator[list[LiveTable]]:
        """Hold all tables of the group, as they are on disk."""
        found = await self.find(group)
        async with self.lock(group), AsyncExitStack() as locks:
            for live in found:
                await locks.enter_async_context(live.lock)
                await live.catch_up()  # who sat down at another node brings a nonce, too
            yield found

    async def _begin(self, found: list[LiveTable]) -> None:
        """Begin with the nonces of all; after a crash half-way, the rest with those of the first."""
        started = next((live.table for live in found if live.table.group_nonces), None)
        cast = _cast_of(started) if started else _gathered(found)
        for live in found:
            if live.table.status == "lobby":
                await live.commit(partial(begin, live.table, live.seed, self.tables.services.version, cast))

    async def close(self, group: str, who: Person) -> None:
        """End the tables that still play, for their host, so that the others can be compared."""
        for live in await self.find(group):
            if live.table.host != who.id:
                raise Refusal("not_host")
            if live.table.status == "lobby":
                raise Refusal("not_playing")
            if not live.table.has_ended:
                async with live.lock:
                    await live.write(ev.Closed())


def sits_at(live: LiveTable, person: str) -> bool:
    """Tell whether somebody sits at a table that is played, or will be."""
    return live.table.status != "closed" and bool(live.table.seats_of(person))


def _require_apart(found: list[LiveTable]) -> None:
    """Refuse the start while somebody sits at two tables: two nodes may have let them, each at one."""
    played = [live for live in found if live.table.status != "closed"]
    people = [{chair.person for chair in live.table.chairs if chair.person is not None} for live in played]
    if sum(map(len, people)) > len(set[str]().union(*people)):
        raise Refusal("one_table", "Somebody sits at two tables of this deal; one of the two must become free.")


def _cast_of(table: TableState) -> Cast:
    return Cast(table.group_nonces, table.players, table.pledges, table.group_drawn)


def _gathered(found: list[LiveTable]) -> Cast:
    """Return everybody's nonces, table by table and chair by chair; the bots' own table adds none."""
    chairs = [chair for live in found if not live.table.is_par for chair in live.table.chairs]
    if found[0].table.scheme >= 3:
        return cast_of(chairs, found[0].seed)
    drawn = [number for number, chair in enumerate(chairs) if chair.drawn]
    return Cast([chair.nonce for chair in chairs], drawn=drawn)
