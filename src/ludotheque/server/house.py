"""The house: what one node is made of, from its opening to its closing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from ludotheque._version import __version__
from ludotheque.kernel.rng import Rng
from ludotheque.server import events as ev
from ludotheque.server import leaving, shelfmarks, stand_ins
from ludotheque.server.analyses import Analyses
from ludotheque.server.callers import Callers
from ludotheque.server.database import StoreDown
from ludotheque.server.keys import Keys
from ludotheque.server.limits import Limits
from ludotheque.server.live import LiveTable
from ludotheque.server.notices import Notices
from ludotheque.server.results import Results
from ludotheque.server.robots import Robots
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store
from ludotheque.server.sweeping import sweep
from ludotheque.server.tables import Tables
from ludotheque.server.visitors import Visitors

log = logging.getLogger("ludotheque.house")


class House:
    """Opens with the tables that were in play, and closes without losing a move."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.node = secrets.token_hex(4)  # so that it does not listen to itself
        self.rules = __version__
        self.tables = Tables(self)
        self.callers = Callers(settings)
        self.visitors = Visitors(store, self.node, self.callers)
        self.keys = Keys(store)
        self.robots = Robots(settings.robot_workers, settings.robot_effort)
        self.notices = Notices(self)
        self.analyses = Analyses(self)
        self.results = Results(self)
        self.limits = Limits(settings)
        self.rng = Rng(secrets.randbits(60))
        self.tasks: set[asyncio.Task[Any]] = set()
        self.groups = WeakValueDictionary[str, asyncio.Lock]()  # of duplicate tables: one person, one table
        self.moves = 0
        self.sockets = 0

    # -- opening and closing -----------------------------------------------------------------

    async def start(self) -> None:
        """Take up the tables that were in play, then keep the clocks."""
        self.store.start()
        await self._find_thinkers()
        for table in await self.store.read(shelfmarks.running_tables):
            try:
                await self._take_up(table)
            except Exception:  # the house opens with all its other tables
                log.exception("table %s cannot be read", table)
        self.spawn(sweep(self.tables))
        self.spawn(self.results.catch_up())
        self.spawn(leaving.catch_up(self))

    async def _take_up(self, table: str) -> None:
        live = await self.tables.find(table)
        if live.ledger.ended:  # the end is on disk, but the database was away when the table's row was to say so
            status = live.ledger.status
            await self.write_quietly(partial(shelfmarks.set_status, table=table, status=status))
        stand_ins.wake(live)

    async def _find_thinkers(self) -> None:
        """With PostgreSQL other machines may think for the bots."""
        if not self.settings.robots_elsewhere:
            return
        from ludotheque.server.elsewhere import Elsewhere  # slow to import, and most houses need none

        self.robots.elsewhere = Elsewhere(self.store.plain_url())
        await self.robots.elsewhere.start()

    async def stop(self) -> None:
        """Let every command under way finish, then close the store."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.tables.at_hand.values()):
            async with live.lock:
                pass
        self.robots.stop()
        if self.robots.elsewhere is not None:
            await self.robots.elsewhere.stop()
        await self.store.close()

    # -- work beside the tables --------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it beside everything else; it is ended with the house."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house failed", exc_info=task.exception())

    async def write_quietly(self, run: Callable[[sa.Connection], None]) -> None:
        """Keep an index true; the events stay the truth if that fails."""
        try:
            await self.store.write(run)
        except StoreDown:
            log.warning("an index could not be written")

    def moved(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """A table has taken an event in: wake the bot whose turn it is, tell absent people."""
        if isinstance(event, ev.Moved):
            self.moves += 1
        if own:
            stand_ins.wake(live)
            self.results.moved(live, event)
            if isinstance(event, ev.Moved | ev.Started):
                self.notices.turn(live)
