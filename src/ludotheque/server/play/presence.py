"""Let a page enter a table's room and leave it again."""

from __future__ import annotations

import asyncio

import msgspec

from ludotheque.server import protocol
from ludotheque.server.play import room
from ludotheque.server.play.broadcast import broadcast_presence, snapshot
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.views import log as log_views


async def enter(live: LiveTable, connection: Connection, seen: int | None) -> None:
    """Show the present, say how much was missed since ``seen``, and tell the others who is here."""
    person = connection.who.id
    if connection.who.scope != "read":
        await _return_chairs(live, person)
        await _resume(live, person)
        await _ready(live, person)
    told = await _told(live, person) if connection.words else []
    live.room.connections.add(connection)
    unseen = _count_unseen(live, seen)
    connection.send(snapshot(live.room, live.table, person, connection.words, unseen, told, connection.muted))
    broadcast_presence(live.room, live.table)


async def look_ahead(live: LiveTable, person: str, seen: int | None, muted: frozenset[str]) -> protocol.Shown:
    """Return what a person will be shown on entering, as if their page were here already; changes nothing."""
    told = await _told(live, person)
    shown = snapshot(live.room, live.table, person, True, _count_unseen(live, seen), told, muted)
    own = set(shown.table.mine)
    chairs = [msgspec.structs.replace(chair, here=chair.here or chair.seat in own) for chair in shown.table.chairs]
    return msgspec.structs.replace(shown, table=msgspec.structs.replace(shown.table, chairs=chairs))


def is_awaited(live: LiveTable, person: str) -> bool:
    """Would the table change if this person came in: does it wait for somebody, or does a stand-in play for them?"""
    mine = live.table.seats_of(person)
    return (
        live.table.status == "lobby"
        or any(live.table.chairs[seat].away for seat in mine)
        or (bool(mine) and live.has_rested())
    )


async def read_past(store: Store, table: str, person: str) -> tuple[int | None, stored_company.Avoided]:
    """Return how much of a table the person has seen, and whom they do not want to read."""
    return await store.read(lambda c: (stored_tables.last_seen(c, table, person), stored_company.avoided(c, person)))


def _count_unseen(live: LiveTable, seen: int | None) -> int:
    return 0 if seen is None else sum(turn.seq > seen for turn in live.table.turns)


async def _told(live: LiveTable, person: str) -> list[protocol.LogLine]:
    """Tell the latest lines in slices; what happened meanwhile is told at once at the end."""
    table, viewer, known = live.table, log_views.viewer_seat(live.table, person), len(live.table.turns)
    turns = log_views.latest_turns(table)
    lines = await live.services.slices.gather(log_views.told_turns(table, turns, viewer))
    is_past = live.table is table and table.turns[:known][-1:] == turns[-1:]
    if not is_past or viewer != log_views.viewer_seat(table, person):
        return log_views.latest_log(live.table, person)  # something was taken back or rewritten, or somebody sat down
    lines += log_views.told_turns(table, table.turns[known:], viewer)
    return [line for told in lines for line in told]


async def _return_chairs(live: LiveTable, person: str) -> None:
    """Give the chairs that a stand-in played back to their person."""
    if not any(chair.away and chair.person == person for chair in live.table.chairs):
        return
    async with live.lock:
        for seat in live.table.seats_of(person):
            if live.table.chairs[seat].away:
                await live.write(ev.PersonReturned(seat))


async def _resume(live: LiveTable, person: str) -> None:
    """Give whoever must decide their time anew, if the table has waited for any of its people to come."""
    if live.table.seats_of(person) and live.has_rested():
        async with live.lock:
            if live.has_rested():
                await live.write(ev.PlayResumed())


async def _ready(live: LiveTable, person: str) -> None:
    """Take whoever comes to a table of a tournament as ready: all nodes see it, and the house begins."""
    if live.table.tournament is None or live.table.status != "lobby" or live.table.is_sealed:
        return
    async with live.lock:
        for seat in live.table.seats_of(person):
            if not live.table.chairs[seat].ready:
                await live.write(ev.ReadyChanged(seat, True))


def leave(live: LiveTable, connection: Connection) -> None:
    """Take the page out; the chair says that its person left only when no page comes back for a while."""
    live.room.leave(connection)
    asyncio.get_running_loop().call_later(room.GRACE_SECONDS, _tell, live)
    _tell(live)


def _tell(live: LiveTable) -> None:
    broadcast_presence(live.room, live.table)
