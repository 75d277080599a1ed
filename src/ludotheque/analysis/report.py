"""A whole game analysed: the curves, the changes, the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.analysis.attribution import Change, Turn, changes, luck, turning_points
from ludotheque.analysis.decisions import outcome
from ludotheque.analysis.task import Judgement, Task


class Report(NamedTuple):
    """What is kept with a game. ``games``: imagined games for each choice, on average."""

    games: int
    outcome: tuple[int, ...]
    judgements: list[Judgement]
    changes: list[Change]
    turns: list[Turn]
    luck: list[int]

    @classmethod
    def of(cls, task: Task, judgements: Sequence[Judgement]) -> Report:
        """Make the report of judgements that came in any order."""
        ordered = sorted(judgements)
        end = outcome(task)
        found = changes(ordered, end)
        turns = turning_points(ordered, end, len(task.tokens))
        return cls(task.games, end, ordered, found, turns, luck(found, task.seats))
