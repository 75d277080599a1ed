"""Let a page enter a table's room and leave it again."""

from __future__ import annotations

import asyncio

from ludotheque.server import protocol
from ludotheque.server.play import room
from ludotheque.server.play.broadcast import broadcast_presence, snapshot
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
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
    unseen = 0 if seen is None else sum(turn.seq > seen for turn in live.table.turns)
    connection.send(snapshot(live.room, live.table, person, connection.words, unseen, told, connection.muted))
    broadcast_presence(live.room, live.table)


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
