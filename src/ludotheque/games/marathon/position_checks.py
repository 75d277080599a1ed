"""Checks that a marathon could stand as a position says."""

from __future__ import annotations

from ludotheque.games.marathon.position_schema import Facts
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.position import require


def check_phase(state: MarathonState, given: Facts) -> None:
    """Require the clocks, the rows and the expelled pawn that the phase implies."""
    fits = (given.expelled is not None) == (given.phase == "send")
    require(fits, "$.expelled", "a pawn waits for its cell in phase send, and only then")
    require(not given.forced or given.phase in ("draw", "roll"), "$.forced", "true only while a row is opened")
    clocks = sorted(guest.clock for guest in given.guests)
    if given.phase == "over":
        require(clocks[0] == state.lodge.end, "$.guests", "the game is over when all are on the end space (MA-69)")
        require(state.scored == state.lodge.laps, "$.discarded", "every leg is scored when the game is over")
    elif given.phase == "pile":
        fits = state.opened == 0 and clocks[-1] == 0
        require(fits, "$.phase", "while the pile is built every clock is 0 and every row face down")
    elif given.phase == "draw":
        _check_opening(state, given, clocks, int(state.opened))
    elif given.phase == "roll":
        _check_opening(state, given, clocks, int(state.opened) - 1)
    else:
        _check_turn(state, given, clocks)


def _check_opening(state: MarathonState, given: Facts, clocks: list[int], leg: int) -> None:
    """Require one seat alone in the new leg, and one open row and all others in the leg before (MA-18)."""
    require(0 <= leg < state.lodge.laps, "$.rows", "there is no leg to be opened")
    if leg == 0:
        require(clocks[-1] == 0 and not given.forced, "$.guests", "the first row is opened before anybody moves")
        return
    first = leg * state.lodge.periods
    require(state.scored == leg - 1, "$.discarded", f"only the row of leg {leg - 1} is open when leg {leg} is opened")
    fits = clocks[0] >= first - state.lodge.periods and clocks[-2] < first <= clocks[-1] < first + state.lodge.periods
    require(fits, "$.guests", f"one seat alone has reached clock {first}, the others are in the leg before (MA-18)")
    require(not given.forced or clocks[-1] == first, "$.forced", f"a forced move leads to clock {first} (MA-24)")


def _check_turn(state: MarathonState, given: Facts, clocks: list[int]) -> None:
    periods, turn = int(state.lodge.periods), int(state.order[0])
    reached = min(clocks[-1] // periods + 1, int(state.lodge.laps))
    require(clocks[0] < state.lodge.end, "$.guests", "every seat is on the end space: the game is over (MA-69)")
    require(state.opened == reached, "$.rows", f"{state.opened} legs were opened, {reached} are reached (MA-18)")
    require(state.opened > state.scored, "$.rows", "no row is open")
    require(clocks[0] >= (reached - 2) * periods, "$.guests", "no seat can be two legs behind another (MA-22)")
    require(not state.older_row_is_due(clocks[0]), "$.rows", "everybody has left the older row: it is scored (MA-23)")
    if given.phase == "turn":
        require(state.can_place(turn), "$.guests", f"seat {turn} must play and cannot: it moves on at once (MA-24)")
