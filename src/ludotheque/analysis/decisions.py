"""The decisions of a game: moments at which a seat had more than one choice; and what lies between them."""

from __future__ import annotations

from ludotheque.analysis.task import Task
from ludotheque.bots.measured import WHOLE
from ludotheque.bots.worlds import shares
from ludotheque.kernel.replay import play, replay
from ludotheque.kernel.state import CHANCE


def decisions(task: Task) -> list[int]:
    """Return the steps before which a seat had to choose."""
    played = enumerate(replay(task.start(), task.tokens))
    return [number for number, step in played if step.actor >= 0 and len(step.before.legal()) > 1]


def draws(task: Task) -> list[int]:
    """Return the steps that chance decided."""
    return [number for number, step in enumerate(replay(task.start(), task.tokens)) if step.actor == CHANCE]


def outcome(task: Task) -> tuple[int, ...]:
    """Each seat's share of the victory at the end, ties divided."""
    return shares(play(task.start(), task.tokens).ranks())


def even(task: Task) -> tuple[int, ...]:
    """Each seat's chance before anything has happened that tells the seats apart."""
    return (WHOLE // task.seats,) * task.seats
