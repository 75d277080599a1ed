"""Read finished games in a process of its own: folding and narrating one takes longer than a move may wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from ludotheque.server.errors import Refusal
from ludotheque.server.workers.fair_lane import FairLane
from ludotheque.server.workers.process_pool import ProcessPool

log = logging.getLogger("ludotheque.reading")
T = TypeVar("T")
Q = TypeVar("Q")
MAX_SECONDS = 10.0  # that one reading may take, on a slow machine
MAX_WAITING, MAX_WAITING_EACH = 200, 20
BUSY = "Many games are being read; ask again in a moment."
TOO_LONG = "Reading this game took too long; nothing was changed."


class ReadingRoom:
    """One reading at a time, fairly among those who ask; people's moves never wait for it."""

    def __init__(self) -> None:
        self.processes = ProcessPool(1, "reading")
        self.lane = FairLane(1, MAX_WAITING, MAX_WAITING_EACH, BUSY)

    async def read(self, who: str, work: Callable[[Q], T], question: Q) -> T:
        """Return what the work makes of the question; Refusal if it takes too long. ``who``: for whom others wait."""
        async with self.lane.turn(who):
            try:
                found = await asyncio.wait_for(self.processes.run(work, question), MAX_SECONDS)
            except TimeoutError:
                log.warning("reading: a game took longer than %d s; its process is replaced", MAX_SECONDS)
                self.processes.stop()
                raise Refusal("too_big", TOO_LONG) from None
        if found is None:
            raise Refusal("later")
        return found

    def stop(self) -> None:
        """Send the process home."""
        self.processes.stop()
