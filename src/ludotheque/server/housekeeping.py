"""Tidy up a few times a day: close tables that everybody has left, forget what nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ludotheque.server.errors import Refusal
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.settings import Settings
from ludotheque.server.storage import addresses
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage import notices as stored_notices
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.housekeeping")
EVERY_SECONDS = 6 * 3600.0
AT_ONCE = 200  # tables that are closed in one transaction
DAY = 86_400_000  # milliseconds
UNCONFIRMED_DAYS = 7  # that an e-mail address waits to be confirmed
NOTICE_DAYS = 90  # that a notice stays in the feed


async def run(store: Store, tables: TableRegistry, settings: Settings) -> None:
    """Tidy up again and again, until cancelled."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        await tidy_up(store, tables, settings)


async def tidy_up(store: Store, tables: TableRegistry, settings: Settings) -> None:
    """Tidy up once; what cannot be done now waits for the next time."""
    try:
        await close_abandoned(store, tables, now() - settings.abandoned_days * DAY)
        await store.write(stored_replays.forget_unopened)
        await store.write(partial(stored_company.forget_old, before=now() - DAY))
        await store.write(partial(stored_notices.forget_old, before=now() - NOTICE_DAYS * DAY))
        await store.write(partial(addresses.forget_unconfirmed, before=now() - UNCONFIRMED_DAYS * DAY))
    except (Refusal, StorageUnavailable) as error:
        log.warning("housekeeping: the rest waits for the next time: %s", error)


async def close_abandoned(store: Store, tables: TableRegistry, before: int) -> int:
    """Close the tables at which nothing has happened since ``before``; return how many. They are not read for it."""
    count = 0
    while found := await store.read(lambda c: stored_tables.abandoned_tables(c, before, AT_ONCE), patient=True):
        await store.write(
            partial(stored_tables.end_tables, tables=found, data=ev.encode(ev.Closed()).decode(), at=now())
        )
        for table_id, seq in found:
            if table_id in tables.in_memory or table_id in tables.loading:
                await (await tables.find(table_id)).sync_to(seq + 1)
        count += len(found)
    if count:
        log.info("housekeeping: %d tables that everybody had left are closed", count)
    return count
