"""Points: two for everybody whom one leaves behind, one for everybody who is level; of a deal, see T-11 and T-12."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from ludotheque.server.tournaments.events import TableEnded
from ludotheque.server.tournaments.state import Round, RoundTable, TournamentState


class Place(NamedTuple):
    """A chair at a table that has its result; a bot that fills a chair has no number."""

    entrant: int | None
    seat: int
    result: TableEnded

    @property
    def is_absent(self) -> bool:
        """Did nobody decide there? Whoever was absent gets nothing from any comparison (T-22)."""
        return self.seat in self.result.absent


def circles(state: TournamentState, one: Round) -> Iterator[list[Place]]:
    """Yield the chairs that are compared with each other: those of a table, or the same chair at all tables."""
    if not state.is_duplicate:
        for table in one.tables:
            if table.result is not None:
                yield [Place(chair.entrant, seat, table.result) for seat, chair in enumerate(table.chairs)]
    elif one.is_over:
        ended = [(table, table.result) for table in one.tables if table.result is not None]
        for seat in range(state.plan.seats):
            yield [Place(table.chairs[seat].entrant, seat, result) for table, result in ended]


def compared(places: Sequence[Place], duplicate: bool) -> list[int]:
    """Return what each gets for being compared with all the others, the absent among them."""
    if duplicate:
        return _of_deal(places)
    ranks = [place.result.ranks[place.seat] for place in places]
    return [sum(1 + (other > rank) - (other < rank) for other in ranks) - 1 for rank in ranks]


def _of_deal(places: Sequence[Place]) -> list[int]:
    """Compare by rank, then by lead (T-12); a deal that was not played out is level with all (T-13).

    In order of rank and lead everybody finds by their own place how many stand behind them, level and before them.
    """
    keys = [
        (place.result.ranks[place.seat], _lead(place)) if place.result.ending == "over" else None for place in places
    ]
    order: list[tuple[int, float]] = sorted(key for key in keys if key is not None)
    unplayed = len(keys) - len(order)
    return [2 * (len(keys) - 1) if key is None else 2 * unplayed + _beside(order, key) for key in keys]


def _beside(order: list[tuple[int, float]], key: tuple[int, int]) -> int:
    rank, _ = key
    first, last = bisect_left(order, (rank, -inf)), bisect_right(order, (rank, inf))  # of the same rank
    lower, upper = bisect_left(order, key), bisect_right(order, key)  # and of the same lead, oneself among them
    return 4 * (len(order) - last) + 3 * (lower - first) + 2 * (upper - lower - 1) + (last - upper)


def _lead(place: Place) -> int:
    """Return how far a seat's score lies above the mean of its table, times the number of seats."""
    scores = place.result.scores
    return len(scores) * scores[place.seat] - sum(scores)


def round_points(state: TournamentState, one: Round) -> list[list[int]]:
    """Return the points of each seat of each table, the absent among them; [] where there are none yet.

    Once all tables have their result they are worked out for good.
    """
    if one.points is not None:
        return one.points
    if not state.is_duplicate:
        found = [_of_table(table) for table in one.tables]
    elif one.is_over:
        found = [list(points) for points in zip(*(_of_deal(circle) for circle in circles(state, one)), strict=True)]
    else:
        found = [[] for _ in one.tables]
    if one.is_over:
        one.points = found
    return found


def _of_table(table: RoundTable) -> list[int]:
    result = table.result
    return [] if result is None else compared([Place(None, seat, result) for seat in range(len(table.chairs))], False)


def bye_points(state: TournamentState, one: Round) -> int:
    """Return what a bye is worth: level with everybody one would have been compared with (T-21)."""
    return 2 * (len(one.tables) - 1) if state.is_duplicate else state.plan.seats - 1
