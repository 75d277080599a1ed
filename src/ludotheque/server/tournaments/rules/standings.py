"""The order of the entrants: points, then the tie-breaks T-30 to T-33; in a ladder the order of its rungs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from ludotheque.server.tournaments.rules.groups import groups_of
from ludotheque.server.tournaments.rules.ladder import ladder_order, rung_of
from ludotheque.server.tournaments.rules.lots import seeding
from ludotheque.server.tournaments.rules.points import bye_points, duels
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
        for duel in duels(state, one):
            if duel.entrant is not None:
                found[duel.entrant] += duel.points
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
    against = _comparisons(state)
    for number, line in lines.items():
        met = [other for other, _ in against[number]]
        line.company = Fraction(sum(lines[other].points for other in met), len(met) or 1)
    _count_rounds(state, lines)
    ordered = sorted(lines.values(), key=lambda line: -line.points)
    for _, group in groupby(ordered, key=lambda line: line.points):
        level = list(group)
        numbers = {line.entrant for line in level}
        for line in level:
            line.direct = sum(points for other, points in against[line.entrant] if other in numbers)
    ordered.sort(
        key=lambda line: (-line.points, -line.company, -line.direct, -line.firsts, seeding(state, line.entrant))
    )
    for place, line in enumerate(ordered, 1):
        line.place = place
    return ordered


def _comparisons(state: TournamentState) -> dict[int, list[tuple[int, int]]]:
    """Return for each entrant with whom they were compared, and what they got for it."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for one in state.rounds:
        for duel in duels(state, one):
            if duel.entrant is not None and duel.other is not None:
                found[duel.entrant].append((duel.other, duel.points))
    return found


def _count_rounds(state: TournamentState, lines: dict[int, Line]) -> None:
    for one in state.rounds:
        for number in one.byes:
            lines[number].byes += 1
        for table in one.tables:
            if table.result is None or (state.is_duplicate and not one.is_over):
                continue
            for seat, chair in enumerate(table.chairs):
                if chair.entrant is not None:
                    lines[chair.entrant].played += 1
                    lines[chair.entrant].firsts += table.result.ranks[seat] == 1
