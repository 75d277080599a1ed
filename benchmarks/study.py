"""What a study costs: against bare games of the same bots, on two cores against one, in memory."""

from __future__ import annotations

import multiprocessing
import resource
import tempfile
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.lab.executor import crew
from ludotheque.lab.plan import Plan, chunk_size
from ludotheque.lab.study import length_of, play
from ludotheque.lab.study_store import Folder
from ludotheque.registry import load

SCALES, OVERHEAD, GROWTH = 1.8, 0.15, 1.25  # wanted
KILOBYTE = 1024


@dataclass(frozen=True)
class StudyFigures:
    """Games a second, and the ratios that count."""

    game: str
    seats: int
    games: int
    bare: float  # Bot.decide and state.advance, one process
    one: float  # the study with one process
    two: float  # the study with two
    overhead: float  # of the study over bare games; below 0 it is faster
    scaling: float  # two processes against one
    small_megabytes: float  # peak of a study of a tenth of the games
    megabytes: float  # peak of the whole

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(slug: str, seats: int, games: int) -> StudyFigures:
    """One after the other; each study in a fresh folder, the pool warm before the clock starts."""
    bare = bare_speed(slug, seats, max(200, games // 50))
    plan = plan_of_size(slug, seats, games)
    one, two = speed(plan, 1), speed(plan, 2)
    small = peak(plan_of_size(slug, seats, max(1, games // 10)))
    return StudyFigures(slug, seats, games, bare, one, two, bare / one - 1, two / one, small, peak(plan))


def plan_of_size(slug: str, seats: int, games: int) -> Plan:
    """A study of habitués, cut into the pieces that a real one would have."""
    rough = Plan(slug, (seats,), ("habitue",), games)
    return Plan(slug, (seats,), ("habitue",), games, chunk=chunk_size(length_of(rough), rough.bots))


def bare_speed(slug: str, seats: int, games: int) -> float:
    """Games a second of bots that nobody watches."""
    game = load(slug)
    began = perf_counter()
    for deal in range(games):
        state, bots = game.new(seats), [Bot("habitue") for _ in range(seats)]
        chance, steps = Rng(deal).spawn("chance"), 0
        while (who := int(state.actor())) != OVER:
            seed = child_seed(deal, f"seat {who}", steps)
            state.advance(state.sample(chance) if who == CHANCE else bots[who].decide(state, who, None, seed))
            steps += 1
    return games / (perf_counter() - began)


def speed(plan: Plan, workers: int) -> float:
    """Games a second of the study, from the first game to the one file of games."""
    with tempfile.TemporaryDirectory() as path, crew(workers) as hands:
        if hands.executor is not None:
            list(hands.executor.map(warm, [plan.game] * workers * 4))
        began = perf_counter()
        play(plan, Folder(Path(path)), hands)
        return plan.games / (perf_counter() - began)


def warm(slug: str) -> int:
    """Have the worker load what it needs."""
    plan = Plan(slug, (load(slug).min_seats,), ("habitue",), 2, chunk=2)
    from ludotheque.lab.games import play_chunk

    return len(play_chunk(plan.chunks()[0]))


def peak(plan: Plan) -> float:
    """Megabytes at the peak of a process that plays and summarises the whole study alone."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_peak, plan).result()


def _peak(plan: Plan) -> float:
    from ludotheque.lab.study import study

    with tempfile.TemporaryDirectory() as path:
        study(plan, Path(path))
    return own_peak()


def own_peak() -> float:
    """Megabytes at the peak of this process. What ``getrusage`` says begins with the parent's, so it is not asked."""
    told = Path("/proc/self/status")
    if not told.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTE
    peak = next(line for line in told.read_text().splitlines() if line.startswith("VmHWM:"))
    return int(peak.split()[1]) / KILOBYTE
