"""Chances to win in an imagined game, when it is over or when the Champion judges it early."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.analysis.decisions import shares
from ludotheque.analysis.task import WHOLE
from ludotheque.kernel.state import OVER, State


def winners(state: State) -> tuple[int, ...]:
    """Each seat's share of the victory, or its chance of it where the imagined game was broken off."""
    if state.actor() == OVER:
        return shares(state.ranks())
    advice = state.setting.advice
    return first_of([int(advice.value(state, seat)) for seat in range(int(state.seats))])


def first_of(beaten: Sequence[int]) -> tuple[int, ...]:
    """From the share of the others that each seat would beat, the chance to beat them all: one after the other.

    >>> first_of([7000, 3000])
    (7000, 3000)
    >>> first_of([5000, 5000, 5000, 5000])
    (2500, 2500, 2500, 2500)
    """
    rivals = len(beaten) - 1
    odds = [(share / WHOLE) ** rivals for share in beaten]
    total = sum(odds)
    if total == 0:
        return tuple(WHOLE // len(beaten) for _ in beaten)
    return tuple(round(WHOLE * one / total) for one in odds)
