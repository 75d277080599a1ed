"""Look once a second for what is due in tournaments: starts, rounds, deadlines, and what another node left undone."""

from __future__ import annotations

import asyncio
import logging
import time

from ludotheque.server.errors import Refusal
from ludotheque.server.storage import tournaments as stored
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.service import TournamentService

log = logging.getLogger("ludotheque.tournaments")
TICK_SECONDS = 1.0
FIND_SECONDS = 5.0  # from one look for tournaments that another node has announced to the next
IDLE_SECONDS = 600.0


async def run(service: TournamentService) -> None:
    """Do what is due, again and again, until cancelled."""
    looked = 0.0
    while True:
        if time.monotonic() - looked >= FIND_SECONDS:
            looked = time.monotonic()
            await find_unended(service)
        tick_all(service)
        service.tournaments.evict_idle(time.monotonic() - IDLE_SECONDS)
        await asyncio.sleep(TICK_SECONDS)


async def find_unended(service: TournamentService) -> None:
    """Bring the tournaments into memory that are not over."""
    try:
        for tournament_id in await service.tournaments.store.read(stored.unended):
            await service.tournaments.find(tournament_id)
    except (Refusal, StorageUnavailable) as error:
        log.warning("tournaments are looked for later: %s", error)


def tick_all(service: TournamentService) -> None:
    """Do what is due in each tournament in memory; none waits for another."""
    for live in list(service.tournaments.in_memory.values()):
        if live.state.status in stored.UNENDED and not live.ticking and not _waits(service, live):
            service.spawn(tick(service, live))


def _waits(service: TournamentService, live: LiveTournament) -> bool:
    """Is nothing to be done before its time comes? Announcements may be many, and wait for weeks."""
    return live.state.status == "announced" and service.what_is_due(live) is None


async def tick(service: TournamentService, live: LiveTournament) -> None:
    """Do what is due in one tournament."""
    live.ticking = True
    try:
        await service.tick(live)
    except (Refusal, StorageUnavailable) as error:
        log.info("tournament %s: what is due waits: %s", live.state.id, error)
    except Exception:  # it is tried again
        log.exception("tournament %s: what is due could not be done", live.state.id)
    finally:
        live.ticking = False
