"""Tell people who are not looking that it is their turn, by web push and feed; nothing is sent twice."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor

from ludotheque.server.notifications.web_push import PushGone, new_vapid_key, public_key, send
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import Spawn
from ludotheque.server.storage import notifications as stored_notices
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.notifications")
VAPID = "vapid"  # the name of the key of web push among the secrets
CLAIM_TRIES, CLAIM_SECONDS = 30, 2.0
MAX_SENDERS = 4  # messages under way; others wait


class TurnNotifier:
    """Follows every table; writes each notice down once, then sends it."""

    def __init__(self, store: Store, secrets: Secrets, contact: str, spawn: Spawn) -> None:
        self.store = store
        self.secrets = secrets
        self.contact = contact
        self.spawn = spawn
        self.senders = ThreadPoolExecutor(MAX_SENDERS, "ludo-push")  # a slow push service makes nobody else wait

    async def public_key(self) -> str:
        """Return what a browser needs to subscribe."""
        return public_key(await self._private_key())

    async def _private_key(self) -> bytes:
        return await self.secrets.get(VAPID, new_vapid_key)

    async def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Notify the person whose turn it is after a move of this node."""
        if own and isinstance(event, ev.Moved | ev.Started):
            self.notify_turn(live)

    def notify_turn(self, live: LiveTable) -> None:
        """Notify the person of the seat to act, unless they are in the room."""
        table = live.table
        seat = table.turn
        if seat is None or seat in live.room.here(table):
            return
        person = table.chairs[seat].person
        if person is not None and not table.chairs[seat].away:
            self.spawn(self._notify(table.id, table.seq, person, table.game.title))

    async def _notify(self, table_id: str, seq: int, person: str, title: str) -> None:
        if not await self._claim(table_id, seq, person):
            return
        try:
            subscriptions = await self.store.read(lambda c: stored_notices.subscriptions_of(c, person))
        except StorageUnavailable:
            return  # it is in the feed
        body = json.dumps({"table": table_id, "title": title})
        for endpoint, keys in subscriptions:
            await self._push(endpoint, keys, body)

    async def _claim(self, table_id: str, seq: int, person: str) -> bool:
        """Is it ours to send? A database that is away is asked again for a while."""
        for _ in range(CLAIM_TRIES):
            try:
                return await self.store.write(lambda c: stored_notices.claim(c, table_id, seq, person, now()))
            except StorageUnavailable:
                await asyncio.sleep(CLAIM_SECONDS)
        log.warning("table %s: a notice could not be written", table_id)
        return False

    async def _push(self, endpoint: str, keys: str, body: str) -> None:
        private = await self._private_key()
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.senders, send, endpoint, json.loads(keys), body, private, self.contact)
            self.store.metrics.notifications.add("push", "sent")
        except PushGone:
            await self.store.write_index(lambda c: stored_notices.forget(c, endpoint))
        except Exception:
            self.store.metrics.notifications.add("push", "failed")
            log.warning("push: a message could not be delivered")
