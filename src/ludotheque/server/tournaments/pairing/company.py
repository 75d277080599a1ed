"""Who has sat with whom, and what it costs to seat two players together (T-42 to T-44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.pairing.question import LOTS, Question
from ludotheque.server.tournaments.state import TournamentState

Apart = frozenset[tuple[int, int]]  # entrants who are kept apart while it can be avoided (T-47)
NOBODY: Apart = frozenset()
PairCost = Callable[[int, int], int]  # of two entrants at one table, from 0; the same from both sides
FILLER = 0  # stands for the bots that fill chairs, among the numbers of entrants


def no_cost(one: int, other: int) -> int:
    """Let anybody meet anybody."""
    return 0


def like_standing(points: dict[int, int]) -> PairCost:
    """Let people of like standing meet: the squares of the differences of points (T-42)."""
    return lambda one, other: (points[one] - points[other]) ** 2


def company_met(state: TournamentState) -> Counter[tuple[int, int]]:
    """Return how often each two entrants sat at one table, and each entrant with bots that filled chairs."""
    met = Counter[tuple[int, int]]()
    for one in state.rounds:
        for table in one.tables:
            numbers = sorted(chair.entrant or FILLER for chair in table.chairs)
            for pair in set(combinations(numbers, 2)) - {(FILLER, FILLER)}:
                met[pair] += 1
    return met


def pairs_of(people: Iterable[tuple[int, int]]) -> Apart:
    """Return each two entrants once, the lower number first."""
    return frozenset((min(pair), max(pair)) for pair in people)


def make_question(
    state: TournamentState, players: Sequence[Seated], cost: PairCost = no_cost, apart: Apart = NOBODY
) -> Question:
    """Make the question for these players: meeting again costs more than whatever ``cost`` says of a whole round.

    ``apart``: who are treated as if they had met once more than they did.
    """
    met, count, number = company_met(state), len(players), len(state.rounds) + 1
    met.update(apart)
    numbers = [who.entrant or FILLER for who in players]
    own = [[cost(one, other) if FILLER not in (one, other) else 0 for other in numbers] for one in numbers]
    again = count * state.plan.seats * max(max(row) for row in own) // 2 + 1
    costs, lots = [[0] * count for _ in players], [[0] * count for _ in players]
    for one, other in combinations(range(count), 2):
        pair = (min(numbers[one], numbers[other]), max(numbers[one], numbers[other]))
        times = count if pair == (FILLER, FILLER) else met[pair]  # T-45
        costs[one][other] = costs[other][one] = again * times + own[one][other]
        lots[one][other] = lots[other][one] = state.lot("company", number, *pair) % LOTS
    return Question(state.plan.seats, costs, lots)


def repeats(state: TournamentState) -> int:
    """Count how often two entrants met again."""
    met = company_met(state)
    return sum(times - 1 for (one, _), times in met.items() if times > 1 and one != FILLER)
