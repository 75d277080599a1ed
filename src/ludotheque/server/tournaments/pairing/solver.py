"""Split players into tables at the least cost: a set partition, solved by HiGHS.

Where there are few enough different tables all of them are choices, and the answer is exact. Otherwise the choices are
the cheapest tables of each player; the exchange of players goes on from what HiGHS found.
"""

from __future__ import annotations

from heapq import nsmallest
from itertools import combinations
from operator import itemgetter
from typing import Any

from ludotheque.extras import is_installed
from ludotheque.server.tournaments.pairing.exchange import exchange
from ludotheque.server.tournaments.pairing.question import Answer, Question

MAX_CHOICES = 20_000
WIDTH = 60  # tables of one player among the choices, where not all can be
SECONDS = 5.0


def solve(question: Question) -> Answer:
    """Return the tables; the answer of the exchange alone where HiGHS is not installed."""
    start = exchange(question)
    if question.players == question.seats or question.cost(start) == 0:
        return Answer(start, True)
    if not is_installed("tournaments"):
        return Answer(start, False)
    complete = question.all_tables() <= MAX_CHOICES
    size = range(question.players)
    choices = list(combinations(size, question.seats)) if complete else _cheapest(question)
    choices = sorted({*choices, *start})
    found, proved = _partition(question, choices, start)
    return Answer(found, (complete and proved) or question.cost(found) == 0)


def _cheapest(question: Question) -> list[tuple[int, ...]]:
    """Return the cheapest tables of each player, filled chair by chair, the cheapest first."""
    found, weights = set[tuple[int, ...]](), question.weights
    for player in range(question.players):
        tables: dict[tuple[int, ...], int] = {(player,): 0}
        for _ in range(question.seats - 1):
            wider: dict[tuple[int, ...], int] = {}
            for table, weight in tables.items():
                for other in range(question.players):
                    if other not in table:
                        row = weights[other]
                        wider[tuple(sorted((*table, other)))] = weight + sum([row[one] for one in table])
            tables = dict(nsmallest(WIDTH, wider.items(), key=itemgetter(1)))
        found.update(tables)
    return sorted(found)


def _partition(
    question: Question, choices: list[tuple[int, ...]], start: list[tuple[int, ...]]
) -> tuple[list[tuple[int, ...]], bool]:
    """Choose tables so that everybody sits at one; whether HiGHS proved that no choice costs less."""
    import highspy
    import numpy as np

    model: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    for option, value in {
        "output_flag": False,
        "threads": 1,
        "random_seed": 0,
        "time_limit": SECONDS,
        "mip_rel_gap": 0.0,
        "mip_abs_gap": 0.49,  # costs are whole numbers, and all lots together weigh less than half of 1
    }.items():
        model.setOptionValue(option, value)
    count, seats = len(choices), question.seats
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = count, question.players
    lp.col_cost_ = np.array([question.table_weight(table) for table in choices]) / question.scale
    lp.col_lower_, lp.col_upper_ = np.zeros(count), np.ones(count)
    lp.row_lower_ = lp.row_upper_ = np.ones(question.players)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    lp.a_matrix_.start_ = np.arange(0, seats * count + 1, seats)
    lp.a_matrix_.index_ = np.array(choices).reshape(-1)
    lp.a_matrix_.value_ = np.ones(seats * count)
    lp.integrality_ = [highspy.HighsVarType.kInteger] * count
    model.passModel(lp)
    solution = highspy.HighsSolution()
    chosen = set(start)
    solution.col_value = [float(table in chosen) for table in choices]
    model.setSolution(solution)
    model.run()
    proved = model.getModelStatus() == highspy.HighsModelStatus.kOptimal
    values = model.getSolution().col_value
    found = [table for table, value in zip(choices, values, strict=True) if value > 0.5]
    seated = sorted(player for table in found for player in table)
    if seated != list(range(question.players)) or question.cost(found) > question.cost(start):
        return start, False
    return found, proved
