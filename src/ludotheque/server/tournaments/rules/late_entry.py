"""Until when people may enter (T-20)."""

from __future__ import annotations

from ludotheque.server.tournaments.state import TournamentState

LATE_FORMATS = ("swiss", "duplicate", "ladder")


def is_entry_open(state: TournamentState) -> bool:
    """May somebody enter, or come back: before the start, or late, until half of the rounds are paired?"""
    if state.status != "running":
        return state.status == "announced"
    return state.plan.format in LATE_FORMATS and 2 * len(state.rounds) <= state.planned
