"""A study from the first game to the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path

import msgspec

from ludotheque.bots.levels import LEVELS
from ludotheque.lab.crew import crew, done
from ludotheque.lab.folder import Folder
from ludotheque.lab.games import play_chunk, rows
from ludotheque.lab.luck import BATCH, LOOKS, Probe, probe
from ludotheque.lab.plan import Chunk, Plan, Variant
from ludotheque.lab.summary import Extra, Skill, Summary, summarise

Progress = Callable[[int], None]  # so many more games are done
WARM_UP = 4  # games that tell how long a game is
DUELS = 1000  # games in which a level meets the one below it


def quiet(_: int) -> None:
    """Nobody watches."""


def play(plan: Plan, folder: Folder, executor: Executor | None, workers: int, progress: Progress = quiet) -> None:
    """Play what is missing and gather it."""
    folder.open(plan)
    for chunk, games in done(executor, play_chunk, folder.missing(plan), workers):
        folder.keep(chunk, games)
        progress(chunk.games)
    folder.gather(plan)


def length_of(plan: Plan) -> float:
    """Events of a game of the plan, from a few games of Habitués."""
    few = msgspec.structs.replace(plan, bots=("habitue",), games=WARM_UP, chunk=WARM_UP)
    events = [row[6] for seats in plan.seats for row in rows(Chunk(few, 0, seats, 0, WARM_UP))]
    return float(sum(events)) / len(events)


def study(
    plan: Plan,
    path: Path,
    workers: int = 1,
    cluster: str | None = None,
    rollouts: int = 0,
    progress: Progress = quiet,
    executor: Executor | None = None,
) -> Summary:
    """Play, probe luck and skill, and summarise; what was played before is not played again."""
    folder = Folder(path)
    with crew(workers, cluster) if executor is None else nullcontext(executor) as hands:
        play(plan, folder, hands, workers, progress)
        extras = {seats: _extra(plan, seats, hands, workers, rollouts) for seats in plan.seats} if rollouts else {}
    return summarise(plan, folder, extras)


def _extra(plan: Plan, seats: int, hands: Executor | None, workers: int, rollouts: int) -> Extra:
    luck = sorted(done(hands, probe, _probes(plan, seats, rollouts), workers), key=lambda pair: pair[0].first)
    found = [both for _, some in luck for both in some]
    duels = [(chunk.first, won) for chunk, won in done(hands, duel, _duels(plan, seats), workers)]
    return Extra(found, _skill(plan, [won for _, won in sorted(duels)]))


def _probes(plan: Plan, seats: int, rollouts: int) -> Iterator[Probe]:
    """As many games as the rollouts allow: each look plays on four batches."""
    games = max(4, rollouts // (4 * BATCH * LOOKS))
    for first in range(0, games, 4):
        yield Probe(plan, seats, first, min(4, games - first))


def _duels(plan: Plan, seats: int) -> list[Chunk]:
    """Games of two neighbouring levels."""
    best, below = pair(plan.bots)
    heavy = LEVELS[best].way == "search"
    both = Plan(
        *(plan.game, plan.seats, (best, below), DUELS // 20 if heavy else DUELS, plan.seed + 1),
        variants=(Variant("house", plan.variants[0].options, plan.variants[0].edition),),
        chunk=5 if heavy else 100,
        simulations=plan.simulations,
    )
    return [chunk for chunk in both.chunks() if chunk.seats == seats]


def pair(bots: tuple[str, ...]) -> tuple[str, str]:
    """The strongest level of the study and the one below it; nobody is below Flâneur.

    >>> pair(("flaneur", "habitue")), pair(("flaneur",))
    (('habitue', 'flaneur'), ('habitue', 'flaneur'))
    """
    order = list(LEVELS)
    best = max(1, *(order.index(slug) for slug in bots))
    return order[best], order[best - 1]


def duel(chunk: Chunk) -> tuple[float, int]:
    """Of all comparisons of rank between the two levels, how many the stronger won, and how many there were."""
    best, won, count = chunk.plan.bots[0], 0.0, 0
    for row in rows(chunk):
        levels, ranks = row[3], row[5]
        mine = [rank for slug, rank in zip(levels, ranks, strict=True) if slug == best]
        theirs = [rank for slug, rank in zip(levels, ranks, strict=True) if slug != best]
        won += sum((a < b) + (a == b) / 2 for a in mine for b in theirs) / (len(mine) * len(theirs))
        count += 1
    return won, count


def _skill(plan: Plan, duels: list[tuple[float, int]]) -> Skill:
    best, below = pair(plan.bots)
    return Skill(best, below, sum(won for won, _ in duels), sum(count for _, count in duels))
