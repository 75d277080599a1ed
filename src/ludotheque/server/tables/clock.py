"""Count how much time a seat has for its decision; ``now`` is always the house's clock, never that on the wall."""

from __future__ import annotations

from msgspec import structs

from ludotheque.server import protocol
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState

SECOND = 1000  # milliseconds
DAY = 86_400 * SECOND
REST = 10 * SECOND  # after which a table whose time has run out is known to wait for somebody


def time_left(table: TableState, seat: int, now: int) -> int | None:
    """Return the milliseconds that the seat still has for its decision, None when no clock runs for it."""
    left = _remaining(table, seat, now)
    return None if left is None else max(0, left)


def has_rested(table: TableState, now: int) -> bool:
    """Has time run out so long ago that a stand-in would have played if anybody had been there?"""
    left = None if table.turn is None else _remaining(table, table.turn, now)
    return left is not None and left < -REST


def _remaining(table: TableState, seat: int, now: int) -> int | None:
    """Return the same, below 0 once the time has run out."""
    if table.turn != seat or table.chairs[seat].robot is not None:
        return None
    pace, chair = table.plan.pace, table.chairs[seat]
    if chair.holiday is not None:  # what was left stands
        now = max(table.since, chair.stands_since)
    if isinstance(pace, protocol.Live):
        allowed = pace.move * SECOND + chair.bank
    elif isinstance(pace, protocol.Post):
        allowed = pace.days * DAY
    else:
        return None
    return table.since + allowed - now


def timed(table: TableState, event: ev.AnyEvent, now: int) -> ev.AnyEvent:
    """Write down when the event put a decision to a seat, and what is left of the bank of whoever made one."""
    if isinstance(event, ev.Moved):
        return structs.replace(event, bank=_bank_after(table, event, now), clock=now)
    return structs.replace(event, clock=now) if isinstance(event, ev.TIMED) else event


def _bank_after(table: TableState, event: ev.Moved, now: int) -> int | None:
    """Take what the decision needed beyond the time of a move out of the person's bank."""
    pace, chair = table.plan.pace, table.chairs[event.seat]
    if not isinstance(pace, protocol.Live) or chair.robot is not None:
        return event.bank
    over = max(0, now - table.since - pace.move * SECOND)
    return max(0, chair.bank - over)
