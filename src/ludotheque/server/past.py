"""What a reader saw at a table under way: the events from some step on, each with the table after it."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.state import State
from ludotheque.server import narrating, seeing, wire
from ludotheque.server.ledger import Ledger

MOST = 60  # events shown again at once; whoever was away for longer sees the latest of them


def frames(ledger: Ledger, person: str, first: int) -> list[wire.Frame]:
    """The table before the event that holds step ``first``, and after that one and each later event.

    Only the reader's own eyes are used, so nothing is told that was not seen at the time.
    """
    if ledger.state is None:
        return []
    wanted = [told for told in ledger.told if told.first + told.count > first][-MOST:]
    if not wanted:
        return []
    mine, reader = ledger.seats_of(person), narrating.reader_of(ledger, person)
    state = ledger.state_after(wanted[0].first)
    found = [_frame(state, mine, wanted[0].first, [])]
    for told in wanted:
        steps = ledger.steps[told.first : told.first + told.count]
        lines = narrating.lines(state, steps, told, reader)
        _play(ledger, state, steps)
        found.append(_frame(state, mine, told.first + told.count, lines))
    return found


def _play(ledger: Ledger, state: State, steps: list[tuple[int, str]]) -> None:
    game: Any = ledger.game
    for _, token in steps:
        state.apply(game.action(state, token))


def _frame(state: State, mine: list[int], step: int, log: list[wire.LogLine]) -> wire.Frame:
    actor = int(state.actor())
    seats = [_eyes(state, seat) for seat in mine]
    public = None if mine else seeing.seen(state, None, True)
    return wire.Frame(step, actor if actor >= 0 else None, public, seats, log)


def _eyes(state: State, seat: int) -> wire.SeatView:
    """Nothing can be played in the past: no choices."""
    shown = seeing.seen(state, seat, True)
    return wire.SeatView(seat, shown.view, shown.text, [], [], None)
