"""Improve a round by exchanging two players again and again: the start for the solver, and what is left without it.

Deterministic: the same question always has the same answer. It ends in a round that no exchange of two improves, after
several starts; that need not be the best of all.
"""

from __future__ import annotations

from ludotheque.server.tournaments.pairing.question import Question

Tables = list[tuple[int, ...]]
STARTS = 6
MAX_SWEEPS = 60


def exchange(question: Question, starts: int = STARTS) -> Tables:
    """Return the best round that was found; lots decide between rounds of the same cost."""
    best, least = list[tuple[int, ...]](), (-1, -1)
    for start in range(starts):
        tables = _improved(question, _first(question, start))
        found = _cost(question, tables)
        if not best or found < least:
            best, least = tables, found
        if least[0] == 0:
            break
    return best


def _first(question: Question, start: int) -> Tables:
    """Begin with the players as they stand, or shifted, table by table."""
    count, seats = question.players, question.seats
    order = list(range(count))
    if start % 2:  # as cards are dealt: one for each table, then again
        tables = count // seats
        order = [table + tables * seat for table in range(tables) for seat in range(seats)]
    shift = (start // 2) * max(1, seats // 2) % count
    order = order[shift:] + order[:shift]
    return [tuple(sorted(order[at : at + seats])) for at in range(0, count, seats)]


def _improved(question: Question, tables: Tables) -> Tables:
    costs = [question.table_cost(table) for table in tables]
    for _ in range(MAX_SWEEPS):
        changed = False
        for one in range(len(tables)):
            for other in range(one + 1, len(tables)):
                changed |= _exchange_between(question, tables, costs, one, other)
        if not changed:
            break
    return tables


def _exchange_between(question: Question, tables: Tables, costs: list[tuple[int, int]], one: int, other: int) -> bool:
    """Exchange the two players of two tables whose exchange saves most; True if one was found."""
    now = _add(costs[one], costs[other])
    best = None
    for mine in tables[one]:
        for theirs in tables[other]:
            left = tuple(sorted((*(p for p in tables[one] if p != mine), theirs)))
            right = tuple(sorted((*(p for p in tables[other] if p != theirs), mine)))
            left_cost, right_cost = question.table_cost(left), question.table_cost(right)
            if _add(left_cost, right_cost) < now:
                now, best = _add(left_cost, right_cost), (left, right, left_cost, right_cost)
    if best is None:
        return False
    tables[one], tables[other], costs[one], costs[other] = best
    return True


def _cost(question: Question, tables: Tables) -> tuple[int, int]:
    total = (0, 0)
    for table in tables:
        total = _add(total, question.table_cost(table))
    return total


def _add(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
