"""Show a position at which one choice is tried, from what the seat that decides may know and nothing else.

Puzzles use it, and moments of finished games that are tried again.
"""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.exercises import Beat, Exercise
from ludotheque.server.views import explain
from ludotheque.server.views import seat as seat_views
from ludotheque.server.views.beats import beats

WORLD = 0  # seed of the world in which a choice is shown: chance is not foreseen


def exercise(state: State) -> Exercise:
    """Show the moment to the seat that must decide."""
    return Exercise(seat_views.seat_view(state, int(state.actor()), acts=True), int(state.seats))


def played(state: State, token: str) -> list[Beat]:
    """Tell what a choice leads to, up to the next event that is not the seat's own; Refusal if it is not legal."""
    seat = int(state.actor())
    try:
        return beats(state.resample(seat, Rng(WORLD)), [token], seat)
    except LudoError as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None


def after(state: State, token: str) -> protocol.After:
    """Show what the seat would see after a token."""
    return explain.after(state, int(state.actor()), token, Rng(WORLD))


def why(state: State, token: str) -> protocol.Why:
    """Name the clause that forbids a token, and the nearest legal one."""
    return explain.why(state, token)
