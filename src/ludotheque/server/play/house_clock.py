"""Count the time in which the house could have taken a move: players do not pay for its downtime."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial

from ludotheque.server.storage.clock import advance_clock, read_clock, set_clock_back
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.store import Store

log = logging.getLogger("ludotheque.clock")
SECOND = 1000  # milliseconds
MAX_BEAT = 3.0  # seconds between two beats of a node that could answer; more means that it was stopped
SAVE_MS = 5 * SECOND  # the most that is lost, in the players' favour, when a node is killed
REOPENED = 10.0  # seconds of silence after which people have to find their way back
GRACE_MS = 30 * SECOND  # that they get for it


class HouseClock:
    """Stands while the house is shut, stopped or without its storage; knows nothing of the clock on the wall.

    All nodes agree on it through storage. Opening again sets it back: whoever was interrupted has time to return.
    """

    def __init__(self, store: Store, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.monotonic = monotonic
        self.value = 0.0  # milliseconds at the last beat
        self.saved = 0  # milliseconds on disk
        self.beaten = monotonic()
        self.answered = monotonic()  # when storage took the clock last
        self.stands = False  # the house is closed, though this node still answers

    def now(self) -> int:
        """Return the milliseconds that the house has been open."""
        if self.stands:
            return int(self.value)
        return int(self.value + min(self.monotonic() - self.beaten, MAX_BEAT) * SECOND)

    async def open(self) -> None:
        """Go on where the clock stood."""
        self._stand_at(await self.store.read(read_clock))

    async def grant_grace(self) -> None:
        """Set the clock back for whoever was interrupted; where other nodes went on, theirs counts."""
        self._stand_at(await self.store.write(partial(set_clock_back, milliseconds=GRACE_MS)))

    def _stand_at(self, milliseconds: int) -> None:
        self.value = self.saved = milliseconds
        self.beaten = self.answered = self.monotonic()

    async def beat(self) -> None:
        """Count the time since the last beat, once a second; write it down now and then."""
        at = self.monotonic()
        gap, self.beaten = at - self.beaten, at
        if gap <= MAX_BEAT and not self.stands:
            self.value += gap * SECOND
        try:
            if gap > REOPENED:
                log.warning("clock: the house was stopped for %d s, which count for nobody", gap)
                await self.grant_grace()
            elif self.value - self.saved >= SAVE_MS:
                await self._save()
        except StorageUnavailable:
            self.value = self.saved  # no move could have been taken since then

    async def _save(self) -> None:
        mine = int(self.value)
        found = await self.store.write(partial(advance_clock, milliseconds=mine))
        silence, self.answered = self.monotonic() - self.answered, self.monotonic()
        self.saved = found
        self.value = max(self.value, found)
        if silence > SAVE_MS / SECOND + REOPENED:
            log.warning("clock: storage was silent for %d s, which count for nobody", silence)
            await self.grant_grace()
