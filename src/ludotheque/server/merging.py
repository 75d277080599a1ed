"""Let a guest who signs in take their tables along: seats, results, notices and what was said become the account's.

Events are rewritten in place, as for a deletion. The first transaction writes that it is to be done, the last that it
is; whatever cuts it short in between, it is taken up again.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ludotheque.server.errors import Refusal
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.play.autoplay import Autoplay
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.services import Spawn
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import merging as stored_merging
from ludotheque.server.storage.engine import Connection, StorageUnavailable
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.anonymise import is_named, moved
from ludotheque.server.tournament_play.people import TournamentPeople

log = logging.getLogger("ludotheque.merging")
MAX_ROUNDS = 3  # another node may write the guest's name once more before it hears
RETRY_SECONDS = 5.0


class Merging:
    """Moves guests in storage and in the tables in memory, at every node."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        sessions: Sessions,
        autoplay: Autoplay,
        tournaments: TournamentPeople,
        spawn: Spawn,
    ) -> None:
        self.tournaments = tournaments
        self.store = store
        self.tables = tables
        self.sessions = sessions
        self.autoplay = autoplay
        self.spawn = spawn

    async def merge(self, guest: str, account: str) -> None:
        """Give everything of the guest to the account; what cannot be moved now is moved as soon as it can."""
        await self.sessions.withdraw(guest, lambda c: stored_merging.begin(c, guest, account))
        try:
            await self._carry_out(guest, account)
        except (Refusal, StorageUnavailable) as error:
            log.warning("merging: the rest is moved later: %s", error)
            self.spawn(self.resume(RETRY_SECONDS))

    async def resume(self, wait: float = 0.0) -> None:
        """Finish what was cut short, by a crash or because storage was away."""
        while True:
            await asyncio.sleep(wait)
            try:
                for guest, account in await self.store.read(stored_merging.unfinished):
                    await self._carry_out(guest, account)
                return
            except (Refusal, StorageUnavailable) as error:
                log.warning("merging: the rest is moved later: %s", error)
                wait = RETRY_SECONDS

    async def _carry_out(self, guest: str, account: str) -> None:
        for _ in range(MAX_ROUNDS):
            named = await self.store.read(lambda c: stored_deletion.tables_with(c, guest), patient=True)
            if not named:
                break
            for table_id in named:
                await self._move_table(table_id, guest, account)
        await self.tournaments.merge(guest, account)

        def finish(c: Connection) -> None:
            stored_merging.finish(c, guest, account)
            self.sessions.notify_merged(c, guest)

        await self.store.write(finish)

    async def _move_table(self, table_id: str, guest: str, account: str) -> None:
        rewrite = partial(move_events, table_id=table_id, guest=guest, account=account)
        try:
            live = await self.tables.find(table_id)
        except Refusal:  # nobody can open it; its events are the guest's all the same
            await self.store.write(rewrite)
            return
        async with live.lock:
            await live.catch_up()
            await self.store.write(rewrite)
            await self._reload(live)

    async def forget(self, guest: str) -> None:
        """Read tables in memory again after another node has moved the guest."""
        self.sessions.close(guest)
        await self.tournaments.forget(guest)
        for live in [one for one in list(self.tables.in_memory.values()) if is_named(one.table, guest)]:
            async with live.lock:
                await self._reload(live)

    async def _reload(self, live: LiveTable) -> None:
        await live.reload()
        self.autoplay.wake(live)


def move_events(c: Connection, table_id: str, guest: str, account: str) -> None:
    """Write the account where the guest stands in the events of a table, unless the account is gone meanwhile."""
    if not stored_merging.is_pending(c, guest, account):
        return
    for seq, _, data in events_since(c, table_id, -1):
        event = ev.decode(data)
        if (clean := moved(event, guest, account)) is not event:
            stored_deletion.rewrite_event(c, table_id, seq, ev.encode(clean).decode())
