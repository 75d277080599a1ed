"""Find tournaments, in memory or on disk."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from weakref import WeakValueDictionary

from ludotheque.server import ids
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.protocol.tournaments import TournamentPlan
from ludotheque.server.storage import tournaments as stored
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow
from ludotheque.server.storage.store import Store
from ludotheque.server.timestamps import now
from ludotheque.server.tournament_play.live_tournament import Follower, LiveTournament
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.commands.plan import checked_plan
from ludotheque.server.tournaments.reducers import apply_event

MAX_CODE_TRIES = 50
MAX_UNENDED = 20  # tournaments of one organiser: each that is not over stays in memory


class TournamentRegistry:
    """The tournaments of this node."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.in_memory: dict[str, LiveTournament] = {}
        self.loading = WeakValueDictionary[str, asyncio.Lock]()
        self.followers: list[Follower] = []

    def subscribe(self, follower: Follower) -> None:
        """Call the follower after each event of any tournament, in the order of subscription."""
        self.followers.append(follower)

    async def _publish(self, live: LiveTournament, event: ev.AnyEvent, own: bool) -> None:
        for follow in self.followers:
            await follow(live, event, own)

    async def announce(self, who: Person, plan: TournamentPlan) -> LiveTournament:
        """Announce a tournament; its organiser does not take part yet."""
        plan = checked_plan(plan, now())
        if await self.store.read(partial(stored.count_unended, organiser=who.id)) >= MAX_UNENDED:
            raise Refusal("full", f"You have announced {MAX_UNENDED} tournaments that are not over; that is the most.")
        tournament_id, code = ids.new_id(), await self._free_code()
        event = ev.Announced(plan, who.id, who.name, code, ids.new_id())
        first = EventRow(tournament_id, 0, now(), ev.encode(event).decode())
        row = {
            "id": tournament_id,
            "code": code,
            "status": "announced",
            "listed": plan.entry == "everybody",
            "organiser": who.id,
            "made": first.at,
        }
        try:
            await self.store.write(partial(stored.add_tournament, row=row, first=first))
        except StorageUnavailable:
            raise Refusal("later") from None
        live = LiveTournament(self.store, self._publish, tournament_id)
        apply_event(live.state, 0, first.at, event)
        self.in_memory[tournament_id] = live
        await self._publish(live, event, True)
        return live

    async def _free_code(self) -> str:
        for _ in range(MAX_CODE_TRIES):
            code = ids.new_code()
            if await self.store.read(partial(stored.by_code, code=code)) is None:
                return code
        raise Refusal("later")

    async def find(self, tournament_id: str) -> LiveTournament:
        """Return the tournament, from memory or from disk; Refusal if there is none."""
        found = self.in_memory.get(tournament_id)
        if found is None:
            if not ids.is_id(tournament_id):
                raise Refusal("no_tournament")
            async with self.loading.setdefault(tournament_id, asyncio.Lock()):
                if tournament_id not in self.in_memory:
                    self.in_memory[tournament_id] = await self._load(tournament_id)
            found = self.in_memory[tournament_id]
        found.used = time.monotonic()
        return found

    async def find_by_code(self, code: str) -> LiveTournament:
        """Return the tournament with these six letters; Refusal if there is none."""
        found = await self.store.read(partial(stored.by_code, code=code)) if ids.is_code(code) else None
        if found is None:
            raise Refusal("no_tournament", "No tournament has this code.")
        return await self.find(found)

    async def _load(self, tournament_id: str) -> LiveTournament:
        try:
            if not await self.store.read(partial(stored.exists, tournament=tournament_id)):
                raise Refusal("no_tournament")
            live = LiveTournament(self.store, self._publish, tournament_id)
            await live.load()
        except StorageUnavailable:
            raise Refusal("later") from None
        return live

    def evict_idle(self, before: float) -> None:
        """Drop tournaments from memory that have ended and that nobody has asked for since ``before``."""
        for tournament_id, live in list(self.in_memory.items()):
            ended = live.state.status in ("over", "called_off")
            if ended and live.used < before and not live.lock.locked():
                del self.in_memory[tournament_id]
