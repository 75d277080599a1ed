"""Take a person out of tournaments when their data are deleted, or give their place to the account of a guest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludotheque.server.protocol.tournaments import Reason
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import merging as stored_merging
from ludotheque.server.storage import tournaments as stored
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.registry import TournamentRegistry
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.anonymise import anonymised, is_named, moved

Change = Callable[[ev.AnyEvent], ev.AnyEvent]


class TournamentPeople:
    """Rewrites who took part, in storage and in memory; numbers and order of the events stay."""

    def __init__(self, tournaments: TournamentRegistry) -> None:
        self.tournaments = tournaments
        self.store = tournaments.store

    async def delete(self, person: str, ghost: Callable[[], str]) -> None:
        """Take the person out of every tournament; they play no more rounds, and their results stay without them."""
        for live in await self._with(person):
            async with live.lock:
                await live.catch_up()
                await self._leave(live, person, "deleted")
                change = partial(anonymised, person=person, ghost=ghost())
                await self.store.write(partial(rewrite_events, tournament=live.state.id, change=change))
                await live.load()

    async def merge(self, guest: str, account: str) -> None:
        """Give the guest's places to the account; where it takes part itself, the guest plays no more."""
        for live in await self._with(guest):
            async with live.lock:
                await live.catch_up()
                if live.state.entrant_of(account) is not None:
                    await self._leave(live, guest, "self")
                change = partial(moved, person=guest, other=account)
                rewrite = partial(rewrite_events, tournament=live.state.id, change=change)
                await self.store.write(partial(_while_pending, guest=guest, account=account, rewrite=rewrite))
                await live.load()

    async def forget(self, person: str) -> None:
        """Read tournaments in memory again after another node has rewritten them."""
        for live in [one for one in list(self.tournaments.in_memory.values()) if is_named(one.state, person)]:
            async with live.lock:
                await live.load()

    async def _with(self, person: str) -> list[LiveTournament]:
        found = await self.store.read(lambda c: stored_deletion.tournaments_with(c, person), patient=True)
        return [await self.tournaments.find(one) for one in found]

    async def _leave(self, live: LiveTournament, person: str, why: Reason) -> None:
        """Let an entrant of a tournament that is not over play no more."""

        def leave() -> ev.AnyEvent | None:
            known, state = live.state.entrant_of(person), live.state
            if known is None or known.left is not None or state.status not in ("announced", "running"):
                return None
            return ev.Left(known.number, why)

        await live.commit(leave)


def rewrite_events(c: Connection, tournament: str, change: Change) -> None:
    """Change what is written of a tournament, in its events and its rows."""
    for seq, _, data in events_since(c, tournament, -1):
        event = ev.decode(data)
        if (clean := change(event)) is not event:
            stored_deletion.rewrite_event(c, tournament, seq, ev.encode(clean).decode())
            if isinstance(clean, ev.Announced):
                stored.set_organiser(c, tournament, clean.organiser)
            elif isinstance(clean, ev.Entered) and clean.person is not None:
                stored.set_entrant(c, tournament, clean.number, clean.person)


def _while_pending(c: Connection, guest: str, account: str, rewrite: Callable[[Connection], None]) -> None:
    """Move nobody to an account that is gone meanwhile."""
    if stored_merging.is_pending(c, guest, account):
        rewrite(c)
