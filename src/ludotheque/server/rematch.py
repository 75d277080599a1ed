"""Another game with the same people on the same chairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.server import commands, wire
from ludotheque.server import events as ev
from ludotheque.server.ledger import Ledger
from ludotheque.server.place import Place
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable


async def rematch(live: LiveTable, who: Who, command: wire.Rematch) -> wire.Done:
    """A new table; asking twice leads to the same one. The caller holds the lock of the old table."""
    ledger = live.ledger
    if ledger.status != "over":
        raise Refusal("not_over")
    if not ledger.seats_of(who.id):
        raise Refusal("not_seated")
    if ledger.rematch is None:
        other = await live.house.tables.open(who, ledger.plan)
        await _seat_as(other, ledger)
        await live.write(ev.Rematched(other.ledger.id))
    return wire.Done(table=str(ledger.rematch), seq=ledger.seq, id=command.id)


async def _seat_as(live: LiveTable, old: Ledger) -> None:
    async with live.lock:
        for seat, place in enumerate(old.places):
            event = _same_chair(live, seat, place)
            if event is not None:
                await live.write(event)
            if live.ledger.places[seat].ink != place.ink:
                await live.write(ev.Inked(seat, place.ink))


def _same_chair(live: LiveTable, seat: int, place: Place) -> ev.Robotted | ev.Sat | None:
    nonce = commands.house_nonce(live.ledger, live.seed, seat)
    if place.robot is not None:
        return ev.Robotted(seat, place.robot, nonce)
    if place.person is not None and place.name is not None:  # nobody waits for somebody who left for good
        return ev.Sat(seat, place.person, place.name, nonce, drawn=True)
    return None
