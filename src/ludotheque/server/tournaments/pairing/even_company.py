"""Let everybody have company of the same strength, over all rounds (T-43).

Whoever sits on the same chair at another table had other company. Over a tournament this evens out only if those who
have met the strong meet the weak next, and the other way round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

from ludotheque.server.tournaments.pairing.company import PairCost
from ludotheque.server.tournaments.rules.points import bye_points
from ludotheque.server.tournaments.rules.standings import points_of
from ludotheque.server.tournaments.state import TournamentState

STEPS = 50  # from the mean to whoever gets all points of every round

Results = dict[int, dict[int, float]]  # of each entrant, by rounds: from -1, nothing, to 1, all points


def even_company(state: TournamentState) -> PairCost:
    """Return the cost of two at one table: what it adds to the squares of everybody's company, summed.

    With strengths counted from the mean, of company c so far and players p at a table of n, that is the sum of
    ``c(a) p(b) + c(b) p(a) + (n - 2) p(a) p(b)`` of each two, apart from what is the same for every round.
    """
    strength, company, more = strengths(state), company_strengths(state), state.plan.seats - 2
    least = 2 * STEPS * max(map(abs, company.values()), default=0) + more * STEPS**2

    def cost(one: int, other: int) -> int:
        mine, theirs = strength[one], strength[other]
        return least + company[one] * theirs + company[other] * mine + more * mine * theirs

    return cost


def strengths(state: TournamentState) -> dict[int, int]:
    """Return how strong everybody has been, in steps from the mean."""
    found = _results(state)
    return {number: _strength(found[number]) for number in state.entrants}


def company_strengths(state: TournamentState) -> Counter[int]:
    """Return how strong all those together were with whom an entrant sat, by what they got in their other rounds.

    What they got at the common table says as much about the entrant: the strong would seem to have met the weak.
    """
    found, company = _results(state), Counter[int]()
    for one in state.rounds:
        for table in one.tables:
            numbers = [chair.entrant for chair in table.chairs if chair.entrant is not None]
            elsewhere = {number: _strength(found[number], without=one.number) for number in numbers}
            for number in numbers:
                company[number] += sum(elsewhere.values()) - elsewhere[number]
    return company


def _results(state: TournamentState) -> Results:
    found: Results = defaultdict(dict)
    for one in state.rounds:
        points, middle = points_of(replace(state, rounds=[one])), bye_points(state, one)
        for table in one.tables:
            for chair in table.chairs:
                if chair.entrant is not None and middle:
                    found[chair.entrant][one.number] = points[chair.entrant] / middle - 1
    return found


def _strength(results: dict[int, float], without: int = 0) -> int:
    """Return the mean of some rounds in steps; one round more counts as the middle, because few rounds say little."""
    counted = [result for number, result in results.items() if number != without]
    return round(STEPS * sum(counted) / (len(counted) + 1))
