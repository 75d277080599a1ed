"""Tidy up a few times a day: by the rules of retention, and what nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ludotheque.server.errors import Refusal
from ludotheque.server.office.service import HOUSE, Office
from ludotheque.server.storage import addresses
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.housekeeping")
EVERY_SECONDS = 6 * 3600.0
DAY = 86_400_000  # milliseconds
UNCONFIRMED_DAYS = 7  # that an e-mail address waits to be confirmed


async def run(office: Office, count: Callable[[], Awaitable[None]]) -> None:
    """Tidy up again and again, until cancelled; ``count`` the games that were ended by it."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        await tidy_up(office)
        await count()


async def tidy_up(office: Office) -> None:
    """Tidy up once; what cannot be done now waits for the next time."""
    try:
        went = await office.tidy(HOUSE, dry_run=False)
        await office.store.write(partial(stored_company.forget_old, before=now() - DAY))
        await office.store.write(partial(addresses.forget_unconfirmed, before=now() - UNCONFIRMED_DAYS * DAY))
    except (Refusal, StorageUnavailable) as error:
        log.warning("housekeeping: the rest waits for the next time: %s", error)
        return
    for rule in went:
        if rule.count:
            log.info("housekeeping: %s: %d", rule.rule, rule.count)
