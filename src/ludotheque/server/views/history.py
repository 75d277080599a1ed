"""Show again what a viewer saw at a table under way: the events from some step on, each with the table after it."""

from __future__ import annotations

from ludotheque.kernel.replay import play
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import log as log_views
from ludotheque.server.views import seat as seat_views

MAX_EVENTS = 60  # events shown again at once; whoever was away for longer sees the latest of them


def frames(table: TableState, person: str, first: int) -> list[protocol.Frame]:
    """Show the table before the event that holds step ``first``, and after that one and each later event.

    Only the reader's own eyes are used, so nothing is told that was not seen at the time.
    """
    if table.state is None:
        return []
    wanted = [turn for turn in table.turns if turn.first + turn.count > first][-MAX_EVENTS:]
    if not wanted:
        return []
    mine, viewer = table.seats_of(person), log_views.viewer_seat(table, person)
    state = table.state_after(wanted[0].first)
    found = [_frame(state, mine, wanted[0].first, [])]
    for turn in wanted:
        tokens = table.tokens(turn)
        lines = log_views.log_lines(state, tokens, turn, viewer)
        play(state, tokens)
        found.append(_frame(state, mine, turn.first + turn.count, lines))
    return found


def _frame(state: State, mine: list[int], step: int, log: list[protocol.LogLine]) -> protocol.Frame:
    actor = int(state.actor())
    seats = [_eyes(state, seat) for seat in mine]
    public = None if mine else seat_views.observe(state, None, True)
    return protocol.Frame(step, actor if actor >= 0 else None, public, seats, log)


def _eyes(state: State, seat: int) -> protocol.SeatView:
    """Show a seat in the past, where there are no choices."""
    shown = seat_views.observe(state, seat, True)
    return protocol.SeatView(seat, shown.view, shown.text, [], [], None)
