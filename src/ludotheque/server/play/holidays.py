"""Let the clocks of games by correspondence stand while their people are on holiday."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import Spawn
from ludotheque.server.storage import holidays as stored_holidays
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.holidays")
READ_MS = 30_000  # from one look at what other nodes wrote to the next


class HolidayKeeper:
    """Writes into each table when the days off of a chair's person begin and end."""

    def __init__(self, store: Store, spawn: Spawn) -> None:
        self.store = store
        self.spawn = spawn
        self.rows: dict[str, list[Any]] = {}  # by person: each table asks for its own people alone, once a second
        self.read_at = 0

    async def refresh(self) -> None:
        """Read who is or will be on holiday, now and then."""
        at = now()
        if at - self.read_at < READ_MS:
            return
        self.read_at = at
        try:
            self.rows = await self.store.read(lambda c: by_person(stored_holidays.not_over(c, at)))
        except StorageUnavailable:
            log.warning("storage unavailable: holidays are read later")

    def forget(self) -> None:
        """Read again at the next look: somebody has changed theirs here."""
        self.read_at = 0

    def check(self, live: LiveTable) -> None:
        """Let the table know what begins or ends now."""
        if self._due(live) is not None and not live.lock.locked():
            self.spawn(self._write(live))

    async def _write(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                while self._due(live) is not None:
                    await live.commit(lambda: self._outcome(live))
        except Refusal as refusal:
            if refusal.code != "malformed":
                log.info("table %s: a holiday waits: %s", live.table.id, refusal.code)

    def _outcome(self, live: LiveTable) -> Outcome:
        """Return what is to be written; another node may have written it meanwhile."""
        event = self._due(live)
        if event is None:
            raise Refusal("malformed", "The holiday is written already.")
        return Outcome(event)

    def _due(self, live: LiveTable) -> ev.HolidayBegan | ev.HolidayEnded | None:
        """Return the first thing that the table does not know yet."""
        table = live.table
        if table.status != "playing" or not isinstance(table.plan.pace, protocol.Post):
            return None
        for seat, chair in enumerate(table.chairs):
            until = self._until(chair.person)
            if until is None and chair.holiday is not None:
                return ev.HolidayEnded(seat)
            if until is not None and until != chair.holiday:
                return ev.HolidayBegan(seat, until)
        return None

    def _until(self, person: str | None) -> int | None:
        own = self.rows.get(person or "")
        if own is None:
            return None
        at = now()
        return max((row.ends for row in own if row.begins <= at < row.ends), default=None)


def by_person(rows: Iterable[Any]) -> dict[str, list[Any]]:
    """Put days off together that are one person's."""
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.person, []).append(row)
    return found
