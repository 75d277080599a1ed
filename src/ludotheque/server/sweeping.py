"""What nobody asks for is looked after once a second: clocks that ran out, bots that did not answer, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludotheque.server import stand_ins
from ludotheque.server.clock import time_left
from ludotheque.server.shelfmarks import now

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable
    from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.house")
SWEEP_SECONDS = 1.0
STUCK_SECONDS = 5.0  # a bot that has not answered by then is asked again
IDLE_SECONDS = 600.0  # until a table that waits for nobody leaves the memory; it stays on disk


async def sweep(tables: Tables) -> None:
    """For ever."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        for live in list(tables.at_hand.values()):
            try:
                check_clock(live)
            except Exception:  # the clocks of all other tables go on
                log.exception("the clock of table %s cannot be read", live.ledger.id)
        tables.put_away(time.monotonic() - IDLE_SECONDS)


def check_clock(live: LiveTable) -> None:
    """Ask a bot again that is stuck; let a stand-in play for a person who is out of time."""
    ledger, seat = live.ledger, live.ledger.turn
    if seat is None or stand_ins.thinking(live):
        return
    place = ledger.places[seat]
    stuck = now() - ledger.since > STUCK_SECONDS * 1000
    if place.played_for and stuck:
        stand_ins.wake(live)
    elif place.robot is None and time_left(ledger, seat, now()) == 0:
        stand_ins.let_play(live, seat, 0)
