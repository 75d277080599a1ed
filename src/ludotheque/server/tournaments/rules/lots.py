"""What is decided by lot."""

from __future__ import annotations

from ludotheque.server.tournaments.state import TournamentState


def seeding(state: TournamentState, number: int) -> int:
    """Return the lot of an entrant: the first order of all, and what decides at last (T-33)."""
    return state.lot("seeding", number)
