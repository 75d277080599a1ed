"""Tidy up a few times a day, by the rules of retention."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.server.errors import Refusal
from ludotheque.server.office.service import HOUSE, Office
from ludotheque.server.storage.engine import StorageUnavailable

log = logging.getLogger("ludotheque.housekeeping")
EVERY_SECONDS = 6 * 3600.0


async def run(office: Office) -> None:
    """Tidy up again and again, until cancelled."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        await tidy_up(office)


async def tidy_up(office: Office) -> None:
    """Tidy up once; what cannot be done now waits for the next time."""
    try:
        went = await office.tidy(HOUSE, dry_run=False)
    except (Refusal, StorageUnavailable) as error:
        log.warning("housekeeping: the rest waits for the next time: %s", error)
        return
    for rule in went:
        if rule.count:
            log.info("housekeeping: %s: %d", rule.rule, rule.count)
