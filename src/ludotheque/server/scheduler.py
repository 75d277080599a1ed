"""Look once a second for what nobody asks for: clocks that ran out, bots that did not answer, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time

from ludotheque.server.play.autoplay import Autoplay, is_thinking
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry

log = logging.getLogger("ludotheque.scheduler")
TICK_SECONDS = 1.0
STUCK_SECONDS = 5.0  # a bot that has not answered by then is asked again
IDLE_SECONDS = 600.0  # until a table that waits for nobody leaves the memory; it stays on disk


async def run(tables: TableRegistry, autoplay: Autoplay) -> None:
    """Check all tables in memory, again and again, until cancelled."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            await tables.services.clock.beat()
        except Exception:  # a clock that stands harms nobody
            log.exception("the clock of the house could not go on")
        for live in list(tables.in_memory.values()):
            try:
                check_clock(live, autoplay)
            except Exception:  # the clocks of all other tables go on
                log.exception("table %s: its clock could not be checked", live.table.id)
        tables.evict_idle(time.monotonic() - IDLE_SECONDS)


def check_clock(live: LiveTable, autoplay: Autoplay) -> None:
    """Ask a stuck bot again; let a stand-in play for a person who is out of time."""
    table, seat = live.table, live.table.turn
    if seat is None or is_thinking(live):
        return
    chair = table.chairs[seat]
    stuck = live.services.clock.now() - table.since > STUCK_SECONDS * 1000
    if chair.is_automatic and stuck:
        autoplay.wake(live)
    elif chair.robot is None and live.time_left(seat) == 0:
        autoplay.schedule_move(live, seat)
