"""Improve a round by exchanging two players again and again: the start for the solver, and what is left without it.

Deterministic: the same question always has the same answer. It ends in a round that no exchange of two improves, after
several starts; that need not be the best of all.
"""

from __future__ import annotations

from ludotheque.server.tournaments.pairing.question import Question

Tables = list[tuple[int, ...]]
STARTS = 6
MAX_SWEEPS = 100


def exchange(question: Question, starts: int = STARTS) -> Tables:
    """Return the best round that was found; lots decide between rounds of the same cost."""
    best, least = list[tuple[int, ...]](), -1
    for start in range(starts):
        tables = _Seating(question, _first(question, start)).improved()
        found = sum(question.table_weight(table) for table in tables)
        if not best or found < least:
            best, least = tables, found
        if question.cost(best) == 0:
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
    return [tuple(order[at : at + seats]) for at in range(0, count, seats)]


class _Seating:
    """Who sits where, and what each player costs at each table."""

    def __init__(self, question: Question, tables: Tables) -> None:
        self.weights = question.weights
        self.tables = [list(table) for table in tables]
        self.costs = [[sum(row[other] for other in table) for table in tables] for row in self.weights]

    def improved(self) -> Tables:
        for _ in range(MAX_SWEEPS):
            changed = False
            for one in range(len(self.tables)):
                for other in range(one + 1, len(self.tables)):
                    changed |= self._exchange_between(one, other)
            if not changed:
                break
        return [tuple(sorted(table)) for table in self.tables]

    def _exchange_between(self, one: int, other: int) -> bool:
        """Exchange the two players of two tables whose exchange saves most; True if one was found."""
        costs, weights = self.costs, self.weights
        least, best = 0, (-1, -1)
        for mine in self.tables[one]:
            leaving = costs[mine][other] - costs[mine][one]
            for theirs in self.tables[other]:
                change = leaving + costs[theirs][one] - costs[theirs][other] - 2 * weights[mine][theirs]
                if change < least:
                    least, best = change, (mine, theirs)
        mine, theirs = best
        if mine < 0:
            return False
        self.tables[one][self.tables[one].index(mine)] = theirs
        self.tables[other][self.tables[other].index(theirs)] = mine
        for player, row in enumerate(costs):
            moved = weights[player][theirs] - weights[player][mine]
            row[one] += moved
            row[other] -= moved
        return True
