"""Look once a second for what nobody asks for: clocks that ran out, bots that did not answer, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.autoplay import Autoplay, is_thinking
from ludotheque.server.play.holidays import HolidayKeeper
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry

log = logging.getLogger("ludotheque.scheduler")
TICK_SECONDS = 1.0
AT_ONCE = 64  # tables that are checked in one turn of the event loop: a fraction of a millisecond
SHOW_SECONDS = 5.0  # to show a nonce that was pledged, once the start was called
STUCK_SECONDS = 5.0  # a bot that has not answered by then is asked again
IDLE_SECONDS = 600.0  # until a table that waits for nobody leaves the memory; it stays on disk


async def run(tables: TableRegistry, autoplay: Autoplay, holidays: HolidayKeeper) -> None:
    """Check all tables in memory, again and again, until cancelled; a few at a time, so that no move waits for all."""
    while True:
        lives = list(tables.in_memory.values())
        parts = [lives[first : first + AT_ONCE] for first in range(0, len(lives), AT_ONCE)] or [[]]
        for part in parts:
            await asyncio.sleep(TICK_SECONDS / len(parts))
            for live in part:
                _check(live, autoplay, holidays)
        try:
            await tables.services.clock.beat()
        except Exception:  # a clock that stands harms nobody
            log.exception("the clock of the house could not go on")
        await holidays.refresh()
        tables.evict_idle(time.monotonic() - IDLE_SECONDS)


def _check(live: LiveTable, autoplay: Autoplay, holidays: HolidayKeeper) -> None:
    try:
        holidays.check(live)
        check_clock(live, autoplay)
    except Exception:  # the clocks of all other tables go on
        log.exception("table %s: its clock could not be checked", live.table.id)


def check_clock(live: LiveTable, autoplay: Autoplay) -> None:
    """Begin without nonces that nobody shows; ask a stuck bot again; let a stand-in play for whoever is out of time."""
    table, seat = live.table, live.table.turn
    if table.is_sealed and live.services.clock.now() - (table.sealed_at or 0) > SHOW_SECONDS * 1000:
        autoplay.spawn(_begin_late(live))
    if seat is None or is_thinking(live):
        return
    chair = table.chairs[seat]
    if chair.is_automatic and live.services.clock.now() - table.since > STUCK_SECONDS * 1000:
        autoplay.wake(live)
    elif chair.robot is None and not isinstance(table.plan.pace, protocol.Free) and live.time_left(seat) == 0:
        autoplay.schedule_move(live, seat)


async def _begin_late(live: LiveTable) -> None:
    try:
        await live.begin_late()
    except Refusal as refusal:
        log.info("table %s: its start waits: %s", live.table.id, refusal.code)
