"""The decisions of a game: moments at which a seat had more than one choice."""

from __future__ import annotations

from ludotheque.analysis.task import WHOLE, Task


def decisions(task: Task) -> list[int]:
    """The steps before which a seat had to choose."""
    state, found = task.start(), []
    for step, token in enumerate(task.tokens):
        if state.actor() >= 0 and len(state.legal()) > 1:
            found.append(step)
        state.apply(state.setting.game.action(state, token))
    return found


def outcome(task: Task) -> tuple[int, ...]:
    """Each seat's share of the victory at the end, ties divided."""
    state = task.start()
    for token in task.tokens:
        state.apply(state.setting.game.action(state, token))
    return shares(state.ranks())


def shares(ranks: list[int]) -> tuple[int, ...]:
    """What each seat won, in ten-thousandths.

    >>> shares([2, 1, 3]), shares([1, 1, 3])
    ((0, 10000, 0), (5000, 5000, 0))
    """
    first = ranks.count(1)
    return tuple(WHOLE // first if rank == 1 else 0 for rank in ranks)
