"""Points: two for everybody whom one leaves behind, one for everybody who is level (T-10, T-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.server.tournaments.events import TableEnded
from ludotheque.server.tournaments.state import Round, RoundTable, TournamentState

AHEAD, LEVEL, BEHIND = 2, 1, 0


class Duel(NamedTuple):
    """What one seat got for being compared with another; a bot that fills a chair has no number."""

    entrant: int | None
    other: int | None
    points: int


def table_points(one: Round, table: RoundTable, duplicate: bool) -> list[int]:
    """Return the points of each seat, the absent among them (T-22 takes theirs away); [] while there are none."""
    if table.result is None or (duplicate and not one.is_over):
        return []
    return [
        sum(
            _compared(one, table, seat, other, there, duplicate)
            for other, there in _against(one, table, seat, duplicate)
        )
        for seat in range(len(table.chairs))
    ]


def duels(state: TournamentState, one: Round) -> Iterator[Duel]:
    """Yield all comparisons of a round, from both sides; whoever was absent gets nothing from any (T-22)."""
    duplicate = state.is_duplicate
    for table in one.tables:
        if table.result is None or (duplicate and not one.is_over):
            continue
        for seat, chair in enumerate(table.chairs):
            for other, there in _against(one, table, seat, duplicate):
                points = 0 if seat in table.result.absent else _compared(one, table, seat, other, there, duplicate)
                yield Duel(chair.entrant, other.chairs[there].entrant, points)


def bye_points(state: TournamentState, one: Round) -> int:
    """Return what a bye is worth: level with everybody one would have been compared with (T-21)."""
    return len(one.tables) - 1 if state.is_duplicate else state.plan.seats - 1


def _against(one: Round, table: RoundTable, seat: int, duplicate: bool) -> list[tuple[RoundTable, int]]:
    """Return with whom a seat is compared: the others at its table, or the same chair at the other tables."""
    if duplicate:
        return [(other, seat) for other in one.tables if other is not table]
    return [(table, other) for other in range(len(table.chairs)) if other != seat]


def _compared(one: Round, table: RoundTable, seat: int, other: RoundTable, there: int, duplicate: bool) -> int:
    mine, theirs = table.result, other.result
    assert mine is not None
    assert theirs is not None
    if not duplicate:
        return _points(theirs.ranks[there] - mine.ranks[seat])
    if mine.ending != "over" or theirs.ending != "over":  # T-13: a deal that was not played out is level with all
        return LEVEL
    return _points((_worth(mine, seat) > _worth(theirs, there)) - (_worth(mine, seat) < _worth(theirs, there)))


def _worth(result: TableEnded, seat: int) -> tuple[int, int]:
    """Compare chairs of the same deal by their rank, then by their lead over the mean score of the table (T-12)."""
    return -result.ranks[seat], len(result.scores) * result.scores[seat] - sum(result.scores)


def _points(lead: int) -> int:
    return AHEAD if lead > 0 else LEVEL if lead == 0 else BEHIND
