"""Let a page enter a table's room and leave it again."""

from __future__ import annotations

import asyncio

from ludotheque.server.play import room
from ludotheque.server.play.broadcast import broadcast_presence, snapshot
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev


async def enter(live: LiveTable, connection: Connection, seen: int | None) -> None:
    """Show the present, say how much was missed since ``seen``, and tell the others who is here."""
    person = connection.who.id
    if connection.who.scope != "read":
        await _return_chairs(live, person)
    live.room.connections.add(connection)
    unseen = 0 if seen is None else sum(turn.seq > seen for turn in live.table.turns)
    connection.send(snapshot(live.room, live.table, person, connection.words, unseen))
    broadcast_presence(live.room, live.table)


async def _return_chairs(live: LiveTable, person: str) -> None:
    """Give the chairs that a stand-in played back to their person."""
    if not any(chair.away and chair.person == person for chair in live.table.chairs):
        return
    async with live.lock:
        for seat in live.table.seats_of(person):
            if live.table.chairs[seat].away:
                await live.write(ev.PersonReturned(seat))


def leave(live: LiveTable, connection: Connection) -> None:
    """Take the page out; the chair says that its person left only when no page comes back for a while."""
    live.room.leave(connection)
    asyncio.get_running_loop().call_later(room.GRACE_SECONDS, _tell, live)
    _tell(live)


def _tell(live: LiveTable) -> None:
    broadcast_presence(live.room, live.table)
