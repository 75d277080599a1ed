"""Who is paired, who has a bye, and how many bots fill chairs (T-21, T-45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.rules.lots import seeding
from ludotheque.server.tournaments.rules.standings import points_of
from ludotheque.server.tournaments.state import TournamentState


def by_standing(state: TournamentState) -> list[int]:
    """Return who will be paired, the best first; lots decide among those who are level."""
    points = points_of(state)
    return sorted((one.number for one in state.active), key=lambda number: (-points[number], seeding(state, number)))


def byes_had(state: TournamentState) -> Counter[int]:
    """Return how many byes everybody has had."""
    return Counter(number for one in state.rounds for number in one.byes)


def split_byes(state: TournamentState, numbers: Sequence[int]) -> tuple[list[Seated], list[int]]:
    """Return the players of the next round, with bots up to whole tables, and who has a bye instead (no bots)."""
    seats = state.plan.seats
    if state.plan.bots is not None:
        tables = max(-(-len(numbers) // seats), 2 if state.is_duplicate else 1)
        fillers = [Seated(level=state.plan.bots)] * (tables * seats - len(numbers))
        return [*(Seated(number) for number in numbers), *fillers], []
    had = byes_had(state)
    spare = len(numbers) % seats
    last_first = sorted(range(len(numbers)), key=lambda place: (had[numbers[place]], -place))
    byes = {numbers[place] for place in last_first[:spare]}
    return [Seated(number) for number in numbers if number not in byes], sorted(byes)
