"""What a tournament is due to do by itself, by the house's clock; its start alone goes by the clock on the wall."""

from __future__ import annotations

from typing import Literal

from ludotheque.server.tournaments.rules.length import fewest_entrants
from ludotheque.server.tournaments.state import TournamentState

Due = Literal["start", "pair", "open", "close", "finish", "call_off"]
TAKE_OVER_MS = 3000  # after which a node opens the tables that another has paired and not opened


def what_is_due(state: TournamentState, clock: int, wall: int, patience: int) -> Due | None:
    """Return the next step that time alone brings about, None while there is none.

    ``patience``: milliseconds after which an announcement that nobody followed is called off (T-05).
    """
    if state.status == "announced":
        starts = state.plan.starts
        if wall > max(state.made, starts or 0) + patience:
            return "call_off"
        return "start" if starts is not None and wall >= starts and can_play(state) else None
    if state.status != "running":
        return None
    current = state.current
    if current is not None and not current.is_over:
        if current.opened_at is None:
            since = clock - current.paired_at
            return (
                "open" if since >= TAKE_OVER_MS or since < 0 else None
            )  # a house that opens again sets its clock back
        deadline = state.deadline(current)
        return "close" if deadline is not None and clock >= deadline else None
    due = state.next_round_at()
    if due is None or clock < due:
        return None
    return "pair" if can_play(state) else "finish"


def can_play(state: TournamentState) -> bool:
    """Are there enough left for another round?"""
    return len(state.active) >= fewest_entrants(state.plan)
