"""The result of a table, as the tournament counts it (T-13, T-22, T-51, T-58)."""

from __future__ import annotations

from ludotheque.server.tables.state import TableState
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.state import Round, RoundTable, TournamentState

MAX_ABSENCES = 2  # rounds in a row


def absent_too_often(state: TournamentState) -> ev.Left | None:
    """Return who is taken out because they did not come, None if there is nobody (T-22)."""
    if state.status != "running":
        return None
    found = next((one for one in state.active if one.absences >= MAX_ABSENCES), None)
    return None if found is None else ev.Left(found.number, "absent")


def result_of(table: TableState, number: int, late: bool, clock: int) -> ev.TableEnded:
    """Return the result of a table that has ended; ``late``: the house closed it at the deadline."""
    place = table.tournament
    assert place is not None
    if table.status == "over" and table.state is not None:
        return ev.TableEnded(
            place.round, number, "over", table.state.ranks(), clock, table.state.scores(), _absent(table)
        )
    if late:
        return ev.TableEnded(place.round, number, "late", _level_but_late(table), clock, absent=_absent(table))
    absent = [] if table.state is None else _absent(table)  # people are not absent before it begins
    return ev.TableEnded(place.round, number, "given_up", [1] * len(table.chairs), clock, absent=absent)


def result_of_removed(one: Round, table: RoundTable, clock: int) -> ev.TableEnded:
    """Return the result of a table that is not there any more: everybody is level (T-58)."""
    return ev.TableEnded(one.number, table.number, "given_up", [1] * len(table.chairs), clock)


def _absent(table: TableState) -> list[int]:
    """Return the seats whose person has not made one decision themselves, though one was to be made for them."""
    own = {table.steps[turn.first][0] for turn in table.turns if turn.count and turn.by == ""}
    played = {seat for seat, _ in table.steps}
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and seat not in own and (seat in played or not chair.ready)
    ]


def _level_but_late(table: TableState) -> list[int]:
    """Rank everybody level but the person whom the table waits for, who is last (T-51)."""
    seats, turn = len(table.chairs), table.turn_before_end()
    if turn is None or table.chairs[turn].person is None:
        return [1] * seats
    return [seats if seat == turn else 1 for seat in range(seats)]
