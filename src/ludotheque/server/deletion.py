"""Delete a person's data; their games stay, without them.

Events say who sat, hosted and spoke. Those words are rewritten in place; numbers and order of the events stay, so that
every record and its proof of the dice stay true.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial

from ludotheque.server.errors import Refusal
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.play.autoplay import Autoplay
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection, StorageUnavailable
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.anonymise import anonymised, is_named
from ludotheque.server.tournament_play.people import TournamentPeople

log = logging.getLogger("ludotheque.deletion")


class Deletion:
    """Takes people out of storage and of the tables in memory, at every node."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        sessions: Sessions,
        autoplay: Autoplay,
        tournaments: TournamentPeople,
    ) -> None:
        self.tournaments = tournaments
        self.store = store
        self.tables = tables
        self.sessions = sessions
        self.autoplay = autoplay

    async def delete_person(self, person: str, recheck: Callable[[Connection], object] = bool) -> None:
        """Delete the person; bots go on for them at tables under way, chairs before the game become free.

        ``recheck``, in the transaction, refuses if they may not be deleted after all.
        """

        def delete(c: Connection) -> list[str]:
            recheck(c)
            guests = stored_deletion.stop_merging(c, person)
            for one in (person, *guests):
                stored_deletion.delete_person(c, one)
                self.sessions.notify_deleted(c, one)
            return guests

        for one in (person, *await self.store.write(delete)):
            self.sessions.close_deleted(one)
            await self._take_out(one)

    async def resume(self) -> None:
        """Finish deletions that were cut short: nobody can ask for them again."""
        try:
            for person in await self.store.read(stored_deletion.unfinished):
                await self._take_out(person)
        except (Refusal, StorageUnavailable) as error:
            log.warning("deletion: the rest waits for the next start: %s", error)

    async def _take_out(self, person: str) -> None:
        def finish(c: Connection) -> None:
            stored_deletion.delete_traces(c, person)
            self.sessions.notify_deleted(c, person)

        for table_id in await self.store.read(lambda c: stored_deletion.tables_with(c, person), patient=True):
            live = await self.tables.find(table_id)
            async with live.lock:
                await live.catch_up()
                await _vacate(live, person)
                await self.store.write(partial(anonymise, table_id=table_id, person=person))
                await self._reload(live)
        await self.tournaments.delete(person, new_ghost)
        await self.store.write(finish)

    async def forget(self, person: str) -> None:
        """Read tables in memory again after another node has deleted the person."""
        self.sessions.close_deleted(person)
        await self.tournaments.forget(person)
        for live in [one for one in list(self.tables.in_memory.values()) if is_named(one.table, person)]:
            async with live.lock:
                await self._reload(live)

    async def _reload(self, live: LiveTable) -> None:
        await live.reload()
        self.autoplay.wake(live)


async def _vacate(live: LiveTable, person: str) -> None:
    """Free the chairs before a game; give them to the stand-in in a game, with the same nonce for the dice."""
    table = live.table
    for seat in table.seats_of(person):
        chair = table.chairs[seat]
        if table.status == "lobby":
            await live.write(ev.ChairFreed(seat))
        elif table.status == "playing":
            await live.write(ev.BotSeated(seat, table.plan.stand_in, chair.nonce, given=not chair.drawn))


def new_ghost() -> str:
    """Make who stands in the place of a deleted person: another one at every table, so that nothing links them."""
    return "gone-" + secrets.token_urlsafe(12)


def anonymise(c: Connection, table_id: str, person: str) -> None:
    """Take the person out of all that was written about the table."""
    ghost = new_ghost()
    for seq, _, data in events_since(c, table_id, -1):
        event = ev.decode(data)
        if (clean := anonymised(event, person, ghost)) is not event:
            stored_deletion.rewrite_event(c, table_id, seq, ev.encode(clean).decode())
    stored_results.rename_player(c, table_id, person, ghost)
