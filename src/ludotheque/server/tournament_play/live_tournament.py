"""A tournament in memory: decide, commit, apply, publish, one event at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import structs

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.tournaments import Standing
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow, events_since
from ludotheque.server.storage.store import Store
from ludotheque.server.storage.tournaments import set_listed
from ludotheque.server.timestamps import now
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.listing import listing_after
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.state import TournamentState
from ludotheque.server.views.tournaments import standings

MAX_TRIES = 8  # when other nodes write the same tournament at the same time

Follower = Callable[["LiveTournament", ev.AnyEvent, bool], Awaitable[None]]


class LiveTournament:
    """The one place where a tournament of this node changes; whoever changes it holds its lock."""

    def __init__(self, store: Store, publish: Follower, tournament_id: str) -> None:
        self.store = store
        self.publish = publish
        self.state = TournamentState(tournament_id)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()  # when somebody last asked for it
        self.ticking = False  # what is due is being done
        self.told: tuple[int, list[Standing]] = (-1, [])  # the standings after that event
        self.uncertain = False  # a write was not answered: read the disk first

    async def commit(self, make: Callable[[], ev.AnyEvent | None]) -> bool:
        """Write the event that ``make`` gives, then apply it; where another node was faster, catch up and try again.

        ``make`` gives None when there is nothing to be done any more; False then.
        """
        if self.uncertain:
            await self.catch_up()
        for _ in range(MAX_TRIES):
            event = make()
            if event is None:
                return False
            seq, at = self.state.seq + 1, now()
            row = EventRow(self.state.id, seq, at, ev.encode(event).decode())
            listed = listing_after(self.state, event)
            index = None if listed is None else partial(set_listed, tournament=self.state.id, **structs.asdict(listed))
            try:
                written = await self.store.append(row, index)
            except StorageUnavailable:
                self.uncertain = True
                raise Refusal("later") from None
            if written:
                await self._apply(seq, at, event, own=True)
                return True
            await self.catch_up()
        raise Refusal("conflict")

    async def _apply(self, seq: int, at: int, event: ev.AnyEvent, own: bool) -> None:
        apply_event(self.state, seq, at, event)
        await self.publish(self, event, own)

    def standings(self) -> list[Standing]:
        """Return the standings; worked out once after each event, because many look at them."""
        if self.told[0] != self.state.seq:
            self.told = (self.state.seq, standings(self.state))
        return self.told[1]

    # -- what is on disk ---------------------------------------------------------------------

    async def sync_to(self, seq: int) -> None:
        """Catch up when another node says that it wrote this event."""
        async with self.lock:
            if self.state.seq < seq:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read and apply what other nodes have written; after a write without an answer it may be our own."""
        own = self.uncertain
        try:
            found = await self.store.read(partial(events_since, table=self.state.id, seq=self.state.seq))
        except StorageUnavailable:
            self.uncertain = True
            raise Refusal("later") from None
        self.uncertain = False
        for seq, at, data in found:
            await self._apply(seq, at, ev.decode(data), own)

    async def load(self) -> None:
        """Read the tournament from disk, without telling anybody."""
        rows = await self.store.read(partial(events_since, table=self.state.id, seq=-1))
        self.state, self.told = TournamentState(self.state.id), (-1, [])
        for seq, at, data in rows:
            apply_event(self.state, seq, at, ev.decode(data))
