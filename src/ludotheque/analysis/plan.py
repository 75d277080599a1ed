"""How many imagined games a decision may cost, so that a whole game is analysed in time."""

from __future__ import annotations

from time import perf_counter

from ludotheque.analysis.decisions import decisions
from ludotheque.analysis.judging import judge
from ludotheque.analysis.task import Task

SECONDS = 35.0  # that the standard analysis of a game may take, on all its processes
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
    return min(MOST_GAMES, max(LEAST_GAMES, int(seconds * workers / len(steps) / each)))


def chunks(task: Task, workers: int, seconds: float = SECONDS) -> list[Task]:
    """The task in pieces of a fraction of a second."""
    steps = decisions(task)
    size = max(1, int(len(steps) * CHUNK_SECONDS / (seconds * workers)))
    return [task._replace(steps=tuple(steps[k : k + size])) for k in range(0, len(steps), size)]


def prepared(task: Task, workers: int, seconds: float = SECONDS) -> list[Task]:
    """The pieces of a game's analysis, each with the number of imagined games that fits the time."""
    return chunks(task._replace(games=affordable(task, workers, seconds)), workers, seconds)


def paced(part: Task, done: int, total: int, elapsed: float, seconds: float = SECONDS) -> Task:
    """The next piece, with fewer imagined games when the machine has become slower than it was at the trial."""
    if done == 0 or elapsed < FIRST_LOOK * seconds:  # processes that start are slow
        return part
    needed = elapsed / done * (total - done)
    share = min(1.0, max(0.0, seconds - elapsed) / needed)
    return part._replace(games=min(part.games, max(LEAST_GAMES, int(part.games * share))))
