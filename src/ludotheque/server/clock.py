"""How much time a seat has for its decision."""

from __future__ import annotations

from msgspec import structs

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.ledger import Ledger

SECOND = 1000  # milliseconds
DAY = 86_400 * SECOND


def time_left(ledger: Ledger, seat: int, now: int) -> int | None:
    """Milliseconds the seat still has for its decision, None when no clock runs for it."""
    if ledger.turn != seat or ledger.places[seat].robot is not None:
        return None
    pace = ledger.plan.pace
    if isinstance(pace, wire.Live):
        allowed = pace.move * SECOND + ledger.places[seat].bank
    elif isinstance(pace, wire.Post):
        allowed = pace.days * DAY
    else:
        return None
    return max(0, ledger.since + allowed - now)


def with_bank(ledger: Ledger, event: ev.Moved, now: int) -> ev.Moved:
    """What the decision took beyond the time of a move comes out of the person's bank."""
    pace, place = ledger.plan.pace, ledger.places[event.seat]
    if not isinstance(pace, wire.Live) or place.robot is not None:
        return event
    over = max(0, now - ledger.since - pace.move * SECOND)
    return structs.replace(event, bank=max(0, place.bank - over))
