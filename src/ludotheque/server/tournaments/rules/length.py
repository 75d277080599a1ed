"""How many must take part, and how many rounds are played (T-02, T-40)."""

from __future__ import annotations

from math import ceil

from ludotheque.server.protocol.tournaments import TournamentPlan


def fewest_entrants(plan: TournamentPlan) -> int:
    """Return how many a round needs: one table, two tables of a duplicate round; bots may fill all but two chairs."""
    tables = 2 if plan.format == "duplicate" else 1
    return 2 if plan.bots is not None else tables * plan.seats


def group_sizes(plan: TournamentPlan, entrants: int) -> list[int]:
    """Return the sizes of the groups of a round robin, which differ by one at most."""
    wanted = plan.group_size or entrants
    count = max(1, min(round(entrants / wanted), entrants // plan.seats or 1))
    return [entrants // count + (number < entrants % count) for number in range(count)]


def rounds_of(plan: TournamentPlan, entrants: int) -> int:
    """Return the rounds that are played: as announced, or as many as a round robin takes."""
    if plan.rounds:
        return plan.rounds
    return max(meeting_rounds(size, plan.seats) for size in group_sizes(plan, entrants))


def tables_of_bots(plan: TournamentPlan, bots: int) -> int:
    """Return at how many tables these bots will play, if they play among themselves.

    >>> tables_of_bots(TournamentPlan("Soirée", "mark", 2, rounds=3), 8)
    12
    """
    return ceil(bots / plan.seats) * rounds_of(plan, max(bots, plan.seats))


def meeting_rounds(size: int, seats: int) -> int:
    """Return in how many rounds everybody of a group can have met everybody, where a schedule for it exists.

    >>> meeting_rounds(6, 2), meeting_rounds(5, 2), meeting_rounds(9, 3), meeting_rounds(4, 4)
    (5, 5, 4, 1)
    """
    tables = ceil(size / seats)
    return max(1, ceil((tables * seats - 1) / (seats - 1)))
