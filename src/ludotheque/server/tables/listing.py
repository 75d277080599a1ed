"""What lists of tables say of one: whether it waits, plays or is over, who sits there, whether strangers see it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from msgspec import Struct

from ludotheque.kernel.state import OVER, State
from ludotheque.server.protocol import Status
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState


class Listing(Struct, frozen=True):
    """What an event changes in the lists; None for what stays as it is."""

    status: Status | None = None
    people: dict[int, str] | None = None  # who sits where
    public: bool | None = None
    lent: dict[int, str] | None = None  # what they are called there, at a children's table


def listing_after(table: TableState, event: ev.AnyEvent, played: State | None) -> Listing | None:
    """Return what lists say after the event that comes next, None if it changes nothing there.

    ``played``: the game after a start or a move.
    """
    if isinstance(event, ev.Moved):
        return Listing("over") if _is_over(played) else None
    if isinstance(event, ev.Started):
        return Listing("over" if _is_over(played) else "playing")
    if isinstance(event, ev.Closed):
        return Listing("closed")
    if not isinstance(event, ev.SEATING):
        return None
    then = replace(table, chairs=[copy(chair) for chair in table.chairs])
    apply_event(then, table.seq + 1, 0, event)
    return Listing(people=seated(then), public=then.plan.public, lent=lent(then))


def _is_over(played: State | None) -> bool:
    return played is not None and played.actor() == OVER


def seated(table: TableState) -> dict[int, str]:
    """Return the people on their chairs."""
    return {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None}


def lent(table: TableState) -> dict[int, str]:
    """Return the names on the chairs of a children's table, which may be lent; of others nothing."""
    if not table.plan.children:
        return {}
    return {seat: chair.name for seat, chair in enumerate(table.chairs) if chair.person is not None and chair.name}
