"""Follow what other nodes of the house write: PostgreSQL tells it; a slow poll covers what was not heard."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

from ludotheque.server.deletion import Deletion
from ludotheque.server.errors import Refusal
from ludotheque.server.merging import Merging
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.play.company import TableCompany
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.services import Spawn, Told
from ludotheque.server.play.waiting import TOLD_SECONDS, waits_here
from ludotheque.server.storage.engine import LINE, StorageUnavailable
from ludotheque.server.storage.event_log import latest_seqs, read_told
from ludotheque.server.storage.notify import ATTENDED, AVOIDED, EVENTS, MERGED, PEOPLE, SIGNED_OUT, TABLES, tell
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.commands.challenge import waiting_bot
from ludotheque.server.tournament_play.registry import TournamentRegistry

log = logging.getLogger("ludotheque.cluster")
POLL_SECONDS = 2.0
RETRY_SECONDS = 1.0
TELL_SECONDS = 20.0
MOST_TOLD = 300  # tables in one notice: PostgreSQL takes less than 8,000 bytes
BOT = "*"  # behind a table at which a bot from outside waits
SILENCE_SECONDS = 5.0  # after which a line is asked whether it lives, and that it has to answer


class ClusterListener:
    """Has nothing to do over SQLite: there is one node."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        tournaments: TournamentRegistry,
        sessions: Sessions,
        deletion: Deletion,
        merging: Merging,
        company: TableCompany,
    ) -> None:
        self.store = store
        self.tables = tables
        self.tournaments = tournaments
        self.sessions = sessions
        self.deletion = deletion
        self.merging = merging
        self.company = company

    def start(self, spawn: Spawn) -> None:
        """Begin to listen and to poll; both end with the node."""
        if self.store.dialect == "postgresql":
            spawn(self._listen())
            spawn(self._poll())
            spawn(self._tell())

    async def _listen(self) -> None:
        """Hear the others' writes, and reconnect when the connection drops."""
        import psycopg  # only houses over PostgreSQL have it

        connect = partial(psycopg.AsyncConnection.connect, self.store.plain_url(), autocommit=True, **LINE)
        while True:
            try:
                connection = await connect()
                try:
                    await self._hear(connection)
                finally:
                    connection.pgconn.finish()  # a line that is half open is not told goodbye
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("cluster: the listening connection dropped: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, connection: Any) -> None:
        """Follow what is told on a line, and ask in silence whether it still leads anywhere."""
        for channel in (EVENTS, TABLES, PEOPLE, ATTENDED):
            await asyncio.wait_for(connection.execute(f"listen {channel}"), SILENCE_SECONDS)
        await self._recheck_sessions()
        while True:
            async for heard in connection.notifies(timeout=SILENCE_SECONDS):
                if heard.channel == EVENTS:
                    await self._take_in(*heard.payload.split(":", 1))
                elif heard.channel == PEOPLE:
                    await self._person_left(*heard.payload.split(":", 2))
                elif heard.channel == ATTENDED:
                    self._attended(*heard.payload.split(":", 1))
                else:
                    table_id, _, seq = heard.payload.rpartition(":")
                    await self._sync(table_id, int(seq))
            await asyncio.wait_for(connection.execute("select 1"), SILENCE_SECONDS)

    async def _recheck_sessions(self) -> None:
        """Find out who signed out elsewhere while nothing was heard."""
        try:
            await self.sessions.recheck()
        except StorageUnavailable:
            log.warning("cluster: the open pages are checked later")

    async def _poll(self) -> None:
        """Ask every two seconds whether any table or tournament in memory has moved on elsewhere."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            tables = [*self.tables.in_memory, *self.tournaments.in_memory]
            try:
                found = await self.store.read(partial(latest_seqs, tables=tables))
            except StorageUnavailable:
                continue
            for table_id, seq in found:
                await self._sync(table_id, seq)

    async def _tell(self) -> None:
        """Tell the other nodes now and then at which open tables somebody waits here."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            lives = [live for live in list(self.tables.in_memory.values()) if waits_here(live)]
            waiting = [live.table.id + (BOT if waiting_bot(live.table) else "") for live in lives]
            for first in range(0, len(waiting), MOST_TOLD):
                words = f"{self.sessions.node}:{','.join(waiting[first : first + MOST_TOLD])}"
                await self.store.write_index(partial(tell, channel=ATTENDED, words=words))

    def _attended(self, node: str, tables: str) -> None:
        """Remember where somebody waits at another node, as long as that counts."""
        told, at = self.tables.services.attended, time.monotonic()
        if node != self.sessions.node:
            told.update((one.removesuffix(BOT), Told(at, one.endswith(BOT))) for one in tables.split(","))
            for table_id in [one for one, heard in told.items() if at - heard.at > TOLD_SECONDS]:
                del told[table_id]

    async def _take_in(self, node: str, rows: str) -> None:
        """Apply what another node has written."""
        if node != self.store.node:
            for one in read_told(rows):
                await self._sync(one.table, one.seq, one.at, one.data)

    async def _sync(self, table_id: str, seq: int, at: int = 0, data: str | None = None) -> None:
        """Catch up with what another node wrote about a table or a tournament in memory; ``data``: the event itself."""
        live = self.tables.in_memory.get(table_id)
        other = live or self.tournaments.in_memory.get(table_id)
        if other is None:
            return
        try:
            if live is not None and data is not None:
                await live.take_in(seq, at, data)
            else:
                await other.sync_to(seq)
        except Refusal:
            log.info("table %s: it is read again later", table_id)
        except Exception:  # all other tables, and whoever signs out, are still heard of
            log.exception("table %s: what another node wrote could not be applied", table_id)

    async def _person_left(self, node: str, how: str, person: str) -> None:
        """Do here what another node did: close pages, read tables again, hide what is not to be read."""
        if node == self.sessions.node:
            return
        if how == SIGNED_OUT:
            self.sessions.close(person)
            return
        try:
            if how == AVOIDED:
                await self.company.refresh(person)
                return
            await (self.merging if how == MERGED else self.deletion).forget(person)
        except StorageUnavailable:
            log.warning("cluster: a table could not be shown again without somebody who is gone or avoided")
