"""The groups of a round robin (T-40)."""

from __future__ import annotations

from ludotheque.server.tournaments.rules.length import group_sizes
from ludotheque.server.tournaments.rules.lots import seeding
from ludotheque.server.tournaments.state import TournamentState


def groups_of(state: TournamentState) -> list[list[int]]:
    """Return who is in which group: by lot, and for good; nobody enters a round robin after its start."""
    order = sorted(state.entrants, key=lambda number: seeding(state, number))
    groups, at = list[list[int]](), 0
    for size in group_sizes(state.plan, len(order)):
        groups.append(order[at : at + size])
        at += size
    return groups
