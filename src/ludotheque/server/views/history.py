"""Show again what a viewer saw at a table under way: the events from some step on, each with the table after it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel.replay import play
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.tables.state import TableState, Turn
from ludotheque.server.views import log as log_views
from ludotheque.server.views import seat as seat_views

MAX_EVENTS = 60  # events shown again at once; whoever was away for longer sees the latest of them


def frames(table: TableState, person: str, first: int) -> Iterator[protocol.Frame]:
    """Return the table before the event that holds step ``first``, and after that one and each later event.

    Only the reader's own eyes are used, so nothing is told that was not seen at the time. The table may move on while
    the frames are made: they show what had happened when they were asked for.
    """
    wanted = [turn for turn in table.turns if turn.first + turn.count > first][-MAX_EVENTS:]
    if table.state is None or not wanted:
        return iter(())
    mine, viewer = table.seats_of(person), log_views.viewer_seat(table, person)
    state, tokens = table.state_after(wanted[0].first), [table.tokens(turn) for turn in wanted]
    return _frames(state, wanted, tokens, mine, viewer)


def _frames(
    state: State, turns: list[Turn], played: list[list[str]], mine: list[int], viewer: int | None
) -> Iterator[protocol.Frame]:
    yield _frame(state, mine, turns[0].first, [])
    for turn, tokens in zip(turns, played, strict=True):
        lines = log_views.log_lines(state, tokens, turn, viewer)
        play(state, tokens)
        yield _frame(state, mine, turn.first + turn.count, lines)


def _frame(state: State, mine: list[int], step: int, log: list[protocol.LogLine]) -> protocol.Frame:
    actor = int(state.actor())
    seats = [_eyes(state, seat) for seat in mine]
    public = None if mine else seat_views.observe(state, None, True)
    return protocol.Frame(step, actor if actor >= 0 else None, public, seats, log)


def _eyes(state: State, seat: int) -> protocol.SeatView:
    """Show a seat in the past, where there are no choices."""
    shown = seat_views.observe(state, seat, True)
    return protocol.SeatView(seat, shown.view, shown.text, [], [], None)
