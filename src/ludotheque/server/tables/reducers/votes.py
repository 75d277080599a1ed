"""Events for which the others are asked: a decision is taken back, a game is abandoned."""

from __future__ import annotations

from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.context import EventContext
from ludotheque.server.tables.state import TableState


def take_back_asked(table: TableState, event: ev.TakeBackAsked, _: EventContext) -> None:
    """Begin a vote in which nobody has agreed yet."""
    table.take_back_by, table.take_back_votes = event.seat, set()


def take_back_voted(table: TableState, event: ev.TakeBackVoted, _: EventContext) -> None:
    """Count a vote; one who does not agree ends the question."""
    if event.agree:
        table.take_back_votes.add(event.seat)
    else:
        table.take_back_by, table.take_back_votes = None, set()


def taken_back(table: TableState, event: ev.TakenBack, _: EventContext) -> None:
    """Undo the last decision: its steps go, and the table stands where it stood before."""
    last = table.turns.pop()
    del table.steps[last.first :]
    table.state = table.state_after(last.first)
    table.keep_checkpoint()
    table.take_back_by, table.take_back_votes = None, set()
    table.status, table.since = "playing", event.clock


def abandon_voted(table: TableState, event: ev.AbandonVoted, _: EventContext) -> None:
    """Count a vote; one who would rather play on takes all votes back."""
    table.abandon_votes = table.abandon_votes | {event.seat} if event.agree else set()


def closed(table: TableState, event: ev.Closed, _: EventContext) -> None:
    """End the game: nothing is played, asked or drawn any more."""
    table.closed_by = _late_seat(table) if event.expired else event.seat
    table.status, table.take_back_by, table.take_back_votes = "closed", None, set()
    if table.closed_by is not None:
        table.abandon_votes = table.abandon_votes | {table.closed_by}


def _late_seat(table: TableState) -> int | None:
    """Return the seat for whose person the game waits; None if it waits for a bot."""
    seat = table.turn
    return None if seat is None or table.chairs[seat].person is None else seat
