"""The few columns that other pages ask for, kept true after each event; the events stay the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.server import events as ev
from ludotheque.server.ledger import Ledger
from ludotheque.server.shelfmarks import set_chairs, set_public, set_status

if TYPE_CHECKING:
    from ludotheque.server.house import House


async def index(house: House, ledger: Ledger, event: ev.AnyEvent) -> None:
    """Write down who sits where, and whether the table waits, plays or is over."""
    table, status = ledger.id, ledger.status
    if isinstance(event, ev.Moved) and status != "over":
        return
    if isinstance(event, ev.SEATING):
        people = {seat: place.person for seat, place in enumerate(ledger.places) if place.person is not None}
        public = ledger.plan.public

        def chairs(c: Any) -> None:
            set_chairs(c, table, people)
            set_public(c, table, public)

        await house.write_quietly(chairs)
    if isinstance(event, ev.Started | ev.Paused | ev.Closed) or status == "over":
        await house.write_quietly(lambda c: set_status(c, table, status))
