"""How many imagined games a decision may cost, so that a whole game is analysed in time."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ludotheque.analysis.attribution import turning_points
from ludotheque.analysis.decisions import decisions, outcome
from ludotheque.analysis.judging import judge
from ludotheque.analysis.task import Judgement, Task
from ludotheque.kernel.rng import child_seed

SECONDS = 45.0  # that the standard analysis of a game may take, on all its processes
FIRST_PART = 0.7  # of that time, for the first look at every decision
CLOSER = 8  # times as many imagined games, at most, in the second look: bots wait for a piece of it
CANDIDATES = 10  # for turning points, that are looked at again: among hundreds of decisions some seem large by chance
CHUNK_SECONDS = 0.4  # of one piece of work: a bot that must move waits no longer than that
TRIAL_GAMES = 4
TRIALS = 7
FIRST_LOOK = 0.25  # of the time, before anybody hurries
LEAST_GAMES, MOST_GAMES = 8, 2000


def affordable(task: Task, workers: int, seconds: float = SECONDS) -> int:
    """Imagined games for each choice of each decision, found by a short trial."""
    steps = decisions(task)
    if not steps:
        return LEAST_GAMES
    sample = tuple(steps[len(steps) * k // TRIALS] for k in range(TRIALS))
    judge(task._replace(steps=sample[:1], games=1))  # what a game prepares once is not counted
    began = perf_counter()
    judge(task._replace(steps=sample, games=TRIAL_GAMES))
    each = (perf_counter() - began) / len(sample) / TRIAL_GAMES
    return min(MOST_GAMES, max(LEAST_GAMES, int(FIRST_PART * seconds * workers / len(steps) / each)))


def chunks(task: Task, workers: int, seconds: float = SECONDS) -> list[Task]:
    """Cut the task into pieces of a fraction of a second."""
    steps = decisions(task)
    size = max(1, int(len(steps) * CHUNK_SECONDS / (seconds * workers)))
    return [task._replace(steps=tuple(steps[k : k + size])) for k in range(0, len(steps), size)]


def prepared(task: Task, workers: int, seconds: float = SECONDS) -> list[Task]:
    """Yield the pieces of a game's analysis, each with the number of imagined games that fits the time."""
    return chunks(task._replace(games=affordable(task, workers, seconds)), workers, seconds)


def again(task: Task, found: Sequence[Judgement]) -> list[Task]:
    """Yield the decisions around the largest changes, to be judged anew with many more imagined games, a piece each.

    ``task.games``: those of the first look. What is left of the time is divided among these few decisions.
    """
    ordered = sorted(found)
    turns = turning_points(ordered, outcome(task), len(task.tokens), CANDIDATES)
    places = [number for number, one in enumerate(ordered) if one.step in {turn.step for turn in turns}]
    steps = [ordered[k].step for k in sorted({*places, *(k + 1 for k in places)}) if k < len(ordered)]
    if not steps:
        return []
    times = len(ordered) / len(steps) * (1 - FIRST_PART) / FIRST_PART
    games = min(MOST_GAMES, int(task.games * min(CLOSER, max(1.0, times))))
    fresh = child_seed(task.seed, "again")  # other worlds: those of the first look made these changes seem large
    return [task._replace(steps=(step,), games=games, seed=fresh) for step in steps]


def merged(first: Sequence[Judgement], second: Sequence[Judgement]) -> list[Judgement]:
    """Every decision once, as it was judged last."""
    return list({one.step: one for one in (*first, *second)}.values())


def paced(part: Task, done: int, total: int, elapsed: float, seconds: float = SECONDS) -> Task:
    """Return the next piece, with fewer imagined games when the machine has become slower than it was at the trial."""
    if done == 0 or elapsed < FIRST_LOOK * seconds:  # processes that start are slow
        return part
    needed = elapsed / done * (total - done)
    share = min(1.0, max(0.0, seconds - elapsed) / needed)
    return part._replace(games=min(part.games, max(LEAST_GAMES, int(part.games * share))))
