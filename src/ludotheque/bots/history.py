"""What a seat has seen happen at its table, for a search that goes on from the last one."""

from __future__ import annotations

from ludotheque.bots.search.tree import HIDDEN
from ludotheque.kernel.state import CHANCE, State


def note(history: list[int], state: State, seat: int, action: int) -> None:
    """Write down an action that is about to happen, as the seat sees it.

    A card drawn in secret leaves no trace; an opponent's secret choice leaves the trace that it was made.
    """
    if not state.hides(seat, action):
        history.append(action)
    elif state.actor() != CHANCE:
        history.append(HIDDEN)
