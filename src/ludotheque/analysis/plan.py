"""How many games are imagined for a decision, and which decisions are looked at again. No clock has a say in it."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.analysis.attribution import losses, turning_points
from ludotheque.analysis.decisions import decisions, outcome
from ludotheque.analysis.task import Judgement, Task
from ludotheque.kernel.rng import child_seed

LEAST_GAMES, MOST_GAMES = 400, 800  # imagined for each choice, at a first look
EFFORT = 10_000_000  # steps that short games may cost beyond the least: decisions x steps x games
CLOSER = 3  # times as many games in the second look: bots wait for a piece of it
TURNS = 8  # candidates for turning points that are looked at again: among hundreds some seem large by chance
LOSSES = 4  # and of each seat, candidates for its three moments
CANDIDATES = 24  # that are looked at again, about, until they are known


def standard(task: Task) -> int:
    """Return how many games are imagined for each choice: the same for the same game, whatever the machine does.

    >>> standard(Task("mark", 2, {}, None, (), (), 0))
    800
    """
    work = len(decisions(task)) * len(task.tokens)
    return max(LEAST_GAMES, min(MOST_GAMES, EFFORT // max(1, work)))


def pieces(task: Task) -> list[Task]:
    """Cut the task into decisions: a bot that must move waits for one of them at most."""
    return [task._replace(steps=(step,)) for step in decisions(task)]


def prepared(task: Task) -> list[Task]:
    """Return the pieces of a game's analysis. Runs in a thinking process."""
    return pieces(task._replace(games=task.games or standard(task)))


def again(task: Task, found: Sequence[Judgement]) -> list[Task]:
    """Return the decisions that seem to matter most, to be judged anew in more games, a piece each.

    ``task.games``: those of the first look.
    """
    ordered = sorted(found)
    turns = turning_points(ordered, outcome(task), len(task.tokens), TURNS)
    places = [number for number, one in enumerate(ordered) if one.step in {turn.step for turn in turns}]
    steps = {ordered[k].step for k in (*places, *(k + 1 for k in places)) if k < len(ordered)}
    for seat in range(task.seats):
        steps |= {moment.step for moment in losses(ordered, seat, LOSSES)}
    fresh = seed_of_second_look(task.seed)
    return [task._replace(steps=(step,), games=CLOSER * task.games, seed=fresh, closer=True) for step in sorted(steps)]


def seed_of_second_look(seed: int) -> int:
    """Return the seed of other worlds: those of the first look made some decisions seem large."""
    return child_seed(seed, "again")


def merged(first: Sequence[Judgement], second: Sequence[Judgement]) -> list[Judgement]:
    """Every decision once, as it was judged last."""
    return list({one.step: one for one in (*first, *second)}.values())
