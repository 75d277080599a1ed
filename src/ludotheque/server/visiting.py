"""Somebody looks in at a table, and goes again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludotheque.server import events as ev
from ludotheque.server import room, telling

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable
    from ludotheque.server.socket import Socket


async def come_in(live: LiveTable, socket: Socket, seen: int | None) -> None:
    """Show the present, say how much was missed since ``seen``, and tell the others who is here."""
    person = socket.who.id
    await _welcome_back(live, person)
    live.room.sockets.add(socket)
    unseen = 0 if seen is None else sum(told.seq > seen for told in live.ledger.told)
    socket.say(telling.shown(live.room, live.ledger, person, socket.words, unseen))
    telling.tell_presence(live.room, live.ledger)


async def _welcome_back(live: LiveTable, person: str) -> None:
    """A seat that a stand-in played goes back to its person."""
    if not any(place.away and place.person == person for place in live.ledger.places):
        return
    async with live.lock:
        for seat in live.ledger.seats_of(person):
            if live.ledger.places[seat].away:
                await live.write(ev.Returned(seat))


def go(live: LiveTable, socket: Socket) -> None:
    """The chair says that its person left only when the page has not come back for a while."""
    live.room.leave(socket)
    asyncio.get_running_loop().call_later(room.PATIENCE, _look_round, live)
    _look_round(live)


def _look_round(live: LiveTable) -> None:
    telling.tell_presence(live.room, live.ledger)
