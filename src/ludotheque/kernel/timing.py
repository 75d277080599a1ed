"""Tight loops for the benchmark: what a search pays for copies, and random games."""

from mypy_extensions import i64

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


def copies(target: State, source: State, times: i64) -> None:
    """Copy into an existing state, many times."""
    i: i64 = 0
    while i < times:
        target.copy_from(source)
        i += 1


def clones(source: State, times: i64) -> None:
    """Make a fresh clone, many times."""
    i: i64 = 0
    while i < times:
        source.clone()
        i += 1


def rollouts(start: State, scratch: State, times: i64, rng: Rng) -> i64:
    """Random games from a start to the end; the number of events in all."""
    events: i64 = 0
    i: i64 = 0
    while i < times:
        scratch.copy_from(start)
        events += scratch.playout(rng)
        i += 1
    return events
