"""The office of a node: what it shows, and acts on their way to the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec

from ludotheque.server.office import acts, glance, tidying
from ludotheque.server.office.follower import Follower
from ludotheque.server.protocol import office as wire
from ludotheque.server.settings import Settings
from ludotheque.server.storage import announcements, audit, node_loads
from ludotheque.server.storage import office as stored
from ludotheque.server.storage.engine import Connection, StorageUnavailable, answering
from ludotheque.server.storage.reports import count_open
from ludotheque.server.storage.store import Store

log = logging.getLogger("ludotheque.office")
HOUSE = ("", "house")  # who acts when nobody does
LOAD_SECONDS = 10.0


class Office:
    """Admins come in by its routes; who they are is asked there."""

    def __init__(
        self, store: Store, settings: Settings, node: str, follower: Follower, load: Callable[[], wire.NodeLoad]
    ) -> None:
        self.store = store
        self.settings = settings
        self.node = node
        self.follower = follower
        self.house = follower.house
        self.load = load

    async def perform(self, admin: tuple[str, str], act: wire.AnyAct, protected: Collection[str] = ()) -> wire.ActDone:
        """Carry an act out; what follows from it has happened at this node when it returns."""
        desk = await acts.desk_for(act, admin, protected)
        done = await self.store.write(lambda c: acts.perform(c, desk, act))
        await self.follower.look()
        return done

    async def tidy(self, admin: tuple[str, str], dry_run: bool) -> list[wire.TidyRule]:
        """Tidy up by the rules of retention, or only say what would go."""
        found = await asyncio.to_thread(self._tidy, admin, dry_run)
        if not dry_run:
            await self.follower.look()
        return found

    def _tidy(self, admin: tuple[str, str], dry_run: bool) -> list[wire.TidyRule]:
        with answering():
            return tidying.tidy(self.store.engine, self.settings, admin, dry_run)

    async def view(self, admin: str, confirm: bool) -> wire.OfficeView:
        """Show the house at a glance."""

        def read(c: Connection) -> tuple[dict[str, int], dict[str, str], int]:
            return stored.counts(c), node_loads.loads(c), count_open(c)

        counts, loads, reports = await self.store.read(read)
        mine = self.load()
        others = [msgspec.json.decode(data, type=wire.NodeLoad) for node, data in loads.items() if node != mine.node]
        return wire.OfficeView(counts, [mine, *others], self.house.shown(), reports, admin, confirm)

    async def disk(self) -> wire.DiskUse:
        """Show what fills the disk, and what the rules of retention would let go."""
        studies = Path(self.settings.studies)
        use = await self.store.read(lambda c: glance.disk(c, studies), patient=True)
        use.rules = await self.tidy(HOUSE, dry_run=True)
        return use

    async def open(self) -> None:
        """Follow what is written from now on; a house that was closed for an upgrade is open again."""
        await self.follower.open()
        if self.house.is_closed():
            await self.store.write(_open_again)
            await self.follower.look()

    async def run(self) -> None:
        """Tell the other nodes how busy this one is, again and again, until cancelled."""
        while True:
            data = msgspec.json.encode(self.load()).decode()
            try:
                await self.store.write(lambda c, data=data: node_loads.write_load(c, self.node, data))  # type: ignore[misc]
            except StorageUnavailable:
                log.info("office: the load of this node is written later")
            await asyncio.sleep(LOAD_SECONDS)

    async def close(self) -> None:
        """Take this node out of the list."""
        try:
            await self.store.write(lambda c: node_loads.forget_load(c, self.node))
        except StorageUnavailable:
            log.info("office: the load of this node is forgotten by itself")


def _open_again(c: Connection) -> None:
    """Forget the closing; another node that starts at the same time may have done so."""
    if announcements.withdraw(c, announcements.CLOSING):
        audit.append(c, HOUSE, "reopen")
