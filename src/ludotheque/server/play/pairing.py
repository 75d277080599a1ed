"""Bring two people together who want to play the same game now."""

from __future__ import annotations

import asyncio
from statistics import median
from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.waiting import free_chairs, is_attended
from ludotheque.server.play.welcome import kept_apart, meets
from ludotheque.server.storage import tables as stored_tables

MAX_OPEN = 400  # open tables that are looked at, the newest first: those that were left hide none
MIN_KNOWN = 3  # waits that an estimate needs: fewer say nothing


async def find_somebody(tables: TableRegistry, who: Person, game: str) -> LiveTable | None:
    """Return the open table of that game that has waited longest: one's own, or another's with a free chair."""
    found, apart = [], await kept_apart(tables.store, who.id)
    for table_id in await tables.store.read(lambda c: stored_tables.open_tables(c, game, MAX_OPEN)):
        await asyncio.sleep(0)  # somebody's move may come in between
        try:
            live = await tables.find(table_id)
        except Refusal:
            continue
        mine = who.id == live.table.host or bool(live.table.seats_of(who.id))
        welcome = free_chairs(live) and not meets(live.table, apart)
        if mine or (welcome and _is_quick(live) and is_attended(live)):
            found.append(live)
    return found[-1] if found else None


def _is_quick(live: LiveTable) -> bool:
    """Is the game played now, and for itself? Not over days, nor as one of several tables with the same deal."""
    return not isinstance(live.table.plan.pace, protocol.Post) and live.table.duplicate is None


def quick_plan(game: Game[Any]) -> protocol.Plan:
    """Return the plan of a table for whoever comes first: as few chairs as the game allows, and a clock."""
    return protocol.Plan(game.slug, game.min_seats, public=True, pace=protocol.Live())


async def expected_wait(tables: TableRegistry, game: str) -> int | None:
    """Return how long open tables of that game waited lately for their second person, in seconds; None: unknown."""
    found = await tables.store.read(lambda c: stored_tables.waits(c, game))
    return round(median(found) / 1000) if len(found) >= MIN_KNOWN else None
