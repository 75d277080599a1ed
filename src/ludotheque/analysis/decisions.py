"""The decisions of a game: moments at which a seat had more than one choice."""

from __future__ import annotations

from ludotheque.analysis.task import WHOLE, Task
from ludotheque.kernel.replay import play, replay


def decisions(task: Task) -> list[int]:
    """Return the steps before which a seat had to choose."""
    played = enumerate(replay(task.start(), task.tokens))
    return [number for number, step in played if step.actor >= 0 and len(step.before.legal()) > 1]


def outcome(task: Task) -> tuple[int, ...]:
    """Each seat's share of the victory at the end, ties divided."""
    return shares(play(task.start(), task.tokens).ranks())


def shares(ranks: list[int]) -> tuple[int, ...]:
    """Return what each seat won, in ten-thousandths.

    >>> shares([2, 1, 3]), shares([1, 1, 3])
    ((0, 10000, 0), (5000, 5000, 0))
    """
    first = ranks.count(1)
    return tuple(WHOLE // first if rank == 1 else 0 for rank in ranks)
