"""The order of the entrants: points, then the tie-breaks T-30 to T-33; in a ladder the order of its rungs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from ludotheque.server.tournaments.rules.groups import groups_of
from ludotheque.server.tournaments.rules.ladder import ladder_order, rung_of
from ludotheque.server.tournaments.rules.lots import seeding
from ludotheque.server.tournaments.rules.points import Place, bye_points, circles, compared, round_points
from ludotheque.server.tournaments.state import TournamentState


@dataclass
class Line:
    """One entrant in the standings."""

    entrant: int
    points: int = 0
    company: Fraction = Fraction(0)
    direct: int = 0
    firsts: int = 0
    played: int = 0
    byes: int = 0
    place: int = 0
    pool: int = 1
    moved: int = 0


def points_of(state: TournamentState) -> dict[int, int]:
    """Return the points that each entrant has so far."""
    found = dict.fromkeys(state.entrants, 0)
    for one in state.rounds:
        for table, points in zip(one.tables, round_points(state, one), strict=True):
            for seat, (chair, gained) in enumerate(zip(table.chairs, points, strict=bool(points))):
                if chair.entrant is not None and table.result is not None and seat not in table.result.absent:
                    found[chair.entrant] += gained
        if one.is_over:
            for number in one.byes:
                found[number] += bye_points(state, one)
    return found


def standing_lines(state: TournamentState) -> list[Line]:
    """Return the standings as the format orders them: a round robin group by group, a ladder from its top."""
    lines = score_lines(state)
    if state.plan.format == "round_robin" and state.rounds:
        return _in_groups(state, lines)
    return _on_rungs(state, lines) if state.plan.format == "ladder" else lines


def _in_groups(state: TournamentState, lines: list[Line]) -> list[Line]:
    pools = {number: pool for pool, group in enumerate(groups_of(state), 1) for number in group}
    for line in lines:
        line.pool = pools[line.entrant]
    lines.sort(key=lambda line: (line.pool, line.place))
    for _, group in groupby(lines, key=lambda line: line.pool):
        for place, line in enumerate(group, 1):
            line.place = place
    return lines


def _on_rungs(state: TournamentState, lines: list[Line]) -> list[Line]:
    order, seats = ladder_order(state), state.plan.seats
    before = list(order)
    over = [one for one in state.rounds if one.is_over]
    if over:
        before = ladder_order(replace(state, rounds=over[:-1]))
    found = {line.entrant: line for line in lines}
    for place, number in enumerate(order):
        line = found[number]
        line.place, line.pool = place + 1, rung_of(place, seats)
        line.moved = rung_of(before.index(number), seats) - line.pool
    return [found[number] for number in order]


def score_lines(state: TournamentState) -> list[Line]:
    """Return everybody's line, in order of points and tie-breaks, with places from 1; nobody shares one (T-33)."""
    lines = {number: Line(number, points) for number, points in points_of(state).items()}
    _compare(state, lines)
    _count_rounds(state, lines)
    ordered = sorted(
        lines.values(),
        key=lambda line: (-line.points, -line.company, -line.direct, -line.firsts, seeding(state, line.entrant)),
    )
    for place, line in enumerate(ordered, 1):
        line.place = place
    return ordered


def _compare(state: TournamentState, lines: dict[int, Line]) -> None:
    """Find the tie-breaks: the mean points of those one was compared with, and what one got from one's equals."""
    sums, met = dict.fromkeys(lines, 0), dict.fromkeys(lines, 0)
    for circle in (circle for one in state.rounds for circle in circles(state, one)):
        people = [(place, lines[place.entrant]) for place in circle if place.entrant is not None]
        total = sum(line.points for _, line in people)
        level: dict[int, list[tuple[Place, Line]]] = defaultdict(list)
        for place, line in people:
            sums[line.entrant] += total - line.points
            met[line.entrant] += len(people) - 1
            level[line.points].append((place, line))
        for group in level.values():
            for (place, line), points in zip(
                group, compared([place for place, _ in group], state.is_duplicate), strict=True
            ):
                line.direct += 0 if place.is_absent else points
    for number, line in lines.items():
        line.company = Fraction(sums[number], met[number] or 1)


def _count_rounds(state: TournamentState, lines: dict[int, Line]) -> None:
    for one in state.rounds:
        for number in one.byes:
            lines[number].byes += 1
        is_told = not state.is_duplicate or one.is_over
        for table in one.tables:
            if table.result is None or not is_told:
                continue
            for seat, chair in enumerate(table.chairs):
                if chair.entrant is not None:
                    lines[chair.entrant].played += 1
                    lines[chair.entrant].firsts += table.result.ranks[seat] == 1
