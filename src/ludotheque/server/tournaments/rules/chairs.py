"""Fair chairs: everybody sits on every chair as equally often as can be (T-41)."""

from __future__ import annotations

from collections import Counter, defaultdict

from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.state import TournamentState


def chairs_had(state: TournamentState) -> dict[int, Counter[int]]:
    """Return how often each entrant sat on each chair."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for one in state.rounds:
        for table in one.tables:
            for seat, chair in enumerate(table.chairs):
                if chair.entrant is not None:
                    found[chair.entrant][seat] += 1
    return found


def seat_fairly(state: TournamentState, company: list[Seated]) -> list[Seated]:
    """Return the same people in the order of their chairs: the exact optimum, found chair by chair over all subsets."""
    had, number = chairs_had(state), len(state.rounds) + 1
    seats = len(company)
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for seat in range(seats):
        later: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        for taken, (cost, lots, order) in best.items():
            for index, who in enumerate(company):
                if taken & (1 << index):
                    continue
                times = had[who.entrant][seat] if who.entrant is not None else 0
                lot = state.lot("chair", number, who.entrant, who.level, index, seat) % 1000
                found = (cost + (times + 1) ** 2 * (who.entrant is not None), lots + lot, (*order, index))
                key = taken | (1 << index)
                if key not in later or found < later[key]:
                    later[key] = found
        best = later
    return [company[index] for index in best[(1 << seats) - 1][2]]
