"""Apply the events of a tournament to its state."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.state import Entrant, Round, TournamentState, make_table


def apply_event(state: TournamentState, seq: int, at: int, event: ev.AnyEvent) -> None:
    """Apply what happened; ``at``: by the clock on the wall."""
    state.seq = seq
    if seq == 0:
        state.made = at
    _REDUCERS[type(event)](state, event)


def _announced(state: TournamentState, event: ev.Announced) -> None:
    state.plan, state.organiser, state.organiser_name = event.plan, event.organiser, event.name
    state.code, state.salt = event.code, event.salt


def _plan_changed(state: TournamentState, event: ev.PlanChanged) -> None:
    state.plan = event.plan


def _entered(state: TournamentState, event: ev.Entered) -> None:
    since = len(state.rounds) + 1
    state.entrants[event.number] = Entrant(
        event.number, event.person, event.name, event.level, event.program, since=since
    )


def _left(state: TournamentState, event: ev.Left) -> None:
    person = state.entrants[event.number].person
    if person is not None and event.why in ("organiser", "office"):
        state.barred |= {person}
    if state.status == "announced":
        del state.entrants[event.number]
    else:
        state.entrants[event.number].left = event.why


def _returned(state: TournamentState, event: ev.Returned) -> None:
    entrant = state.entrants[event.number]
    entrant.left, entrant.absences = None, 0


def _started(state: TournamentState, event: ev.Started) -> None:
    state.status, state.planned, state.started_at = "running", event.rounds, event.clock


def _round_paired(state: TournamentState, event: ev.RoundPaired) -> None:
    tables = [make_table(number, pairing) for number, pairing in enumerate(event.tables)]
    state.rounds.append(Round(event.number, tables, list(event.byes), event.clock, event.exact))
    _end_round(state, state.rounds[-1], event.clock)  # at once where everybody has a bye


def _end_round(state: TournamentState, one: Round, clock: int) -> None:
    """Note when the last table of a round has its result; with the last round the tournament is over."""
    if one.is_over:
        one.ended_at = clock
        if one.number >= state.planned and state.status == "running":
            state.status = "over"


def _round_opened(state: TournamentState, event: ev.RoundOpened) -> None:
    state.rounds[event.number - 1].opened_at = event.clock


def _table_ended(state: TournamentState, event: ev.TableEnded) -> None:
    one = state.rounds[event.round - 1]
    table = one.tables[event.table]
    table.result, one.points = event, None
    for seat, chair in enumerate(table.chairs):
        if chair.entrant is not None:
            entrant = state.entrants[chair.entrant]
            entrant.absences = entrant.absences + 1 if seat in event.absent else 0
    _end_round(state, one, event.clock)


def _finished(state: TournamentState, event: ev.Finished) -> None:
    state.status = "over"


def _called_off(state: TournamentState, event: ev.CalledOff) -> None:
    state.status = "called_off"


_REDUCERS: dict[type, Callable[..., None]] = {
    ev.Announced: _announced,
    ev.PlanChanged: _plan_changed,
    ev.Entered: _entered,
    ev.Left: _left,
    ev.Returned: _returned,
    ev.Started: _started,
    ev.RoundPaired: _round_paired,
    ev.RoundOpened: _round_opened,
    ev.TableEnded: _table_ended,
    ev.Finished: _finished,
    ev.CalledOff: _called_off,
}
