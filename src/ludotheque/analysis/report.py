"""A whole game analysed: the curves, the changes, the turning points, the moments to try again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.analysis.attribution import Change, Moment, Turn, changes, luck, moments, turning_points
from ludotheque.analysis.decisions import draws, even, outcome
from ludotheque.analysis.task import Judgement, Task
from ludotheque.bots.measured import Measured


class Report(NamedTuple):
    """What is kept with a game. ``games``: imagined games for each choice, at the first look."""

    games: int
    start: tuple[int, ...]
    outcome: tuple[int, ...]
    judgements: list[Judgement]
    changes: list[Change]
    turns: list[Turn]
    luck: list[Measured]
    moments: list[Moment]

    @classmethod
    def of(cls, task: Task, judgements: Sequence[Judgement]) -> Report:
        """Make the report of judgements that came in any order."""
        ordered = sorted(judgements)
        start, end, drawn = even(task), outcome(task), draws(task)
        return cls(
            games=task.games,
            start=start,
            outcome=end,
            judgements=ordered,
            changes=changes(ordered, end, drawn),
            turns=turning_points(ordered, end, len(task.tokens)),
            luck=luck(ordered, start, end, drawn),
            moments=moments(ordered, task.seats),
        )
