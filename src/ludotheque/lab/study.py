"""A study from the first game to the figures."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import msgspec

from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.executor import Hands, crew, done
from ludotheque.lab.games import play_chunk, rows
from ludotheque.lab.luck import BATCH, LOOKS, PLAIN, Probe, luck_share, probe
from ludotheque.lab.plan import Chunk, Plan, Variant
from ludotheque.lab.study_store import Folder
from ludotheque.lab.summary import Extra, Skill, Summary, summarise

Progress = Callable[[int], None]  # so many more games are done
WARM_UP = 4  # games that tell how long a game is
DUELS = 1000  # games in which a level meets the one below it
FEWEST = 4  # games that are looked at for luck, however small the budget


class Extras(msgspec.Struct, frozen=True):
    """What was found beside the games, by number of seats; kept, so that nothing is measured twice."""

    rollouts: int
    found: dict[int, Extra]


def quiet(_: int) -> None:
    """Nobody watches."""


def play(plan: Plan, folder: Folder, hands: Hands, progress: Progress = quiet) -> None:
    """Play what is missing and gather it."""
    folder.open(plan)
    for chunk, games in done(hands, play_chunk, folder.missing(plan)):
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
    hands: Hands | None = None,
) -> Summary:
    """Play, probe luck and skill, and summarise; what was played before is not played again."""
    folder = Folder(path)
    with crew(workers, cluster) if hands is None else nullcontext(hands) as all_hands:
        play(plan, folder, all_hands, progress)
        extras = _extras(plan, folder, all_hands, rollouts)
    return summarise(plan, folder, extras)


def _extras(plan: Plan, folder: Folder, hands: Hands, rollouts: int) -> dict[int, Extra]:
    if not rollouts:
        return {}
    kept = folder.kept("luck.json", Extras)
    if kept is None or kept.rollouts != rollouts:
        kept = Extras(rollouts, {seats: _extra(plan, seats, hands, rollouts) for seats in plan.seats})
        folder.put("luck.json", kept)
    return kept.found


def _extra(plan: Plan, seats: int, hands: Hands, rollouts: int) -> Extra:
    looked = sorted(done(hands, probe, _probes(plan, seats, rollouts)), key=lambda pair: pair[0].first)
    duels = [(chunk.first, won) for chunk, won in done(hands, duel, _duels(plan, seats))]
    return Extra(
        luck_share([one for _, some in looked for one in some]), _skill(plan, [won for _, won in sorted(duels)])
    )


def _probes(plan: Plan, seats: int, rollouts: int) -> list[Probe]:
    """As many games as the rollouts allow, if every gap had to be played out from both sides."""
    games = max(FEWEST, rollouts // (2 * BATCH * LOOKS + PLAIN))
    return [Probe(plan, seats, first, min(FEWEST, games - first)) for first in range(0, games, FEWEST)]


def _duels(plan: Plan, seats: int) -> list[Chunk]:
    """Games of two neighbouring levels."""
    best, below = pair(plan.bots)
    heavy = LEVELS[best].way == "search"
    both = Plan(
        *(plan.game, plan.seats, (best, below), DUELS // 20 if heavy else DUELS, child_seed(plan.seed, "duels")),
        variants=(Variant("house", plan.variants[0].options, plan.variants[0].edition),),
        chunk=5 if heavy else 100,
        simulations=plan.simulations,
    )
    return [chunk for chunk in both.chunks() if chunk.seats == seats]


def pair(bots: tuple[str, ...]) -> tuple[str, str]:
    """Return the strongest level of the study and the one below it; nobody is below Flâneur.

    >>> pair(("flaneur", "habitue")), pair(("flaneur",))
    (('habitue', 'flaneur'), ('habitue', 'flaneur'))
    """
    order = list(LEVELS)
    best = max(1, *(order.index(slug) for slug in bots))
    return order[best], order[best - 1]


def duel(chunk: Chunk) -> tuple[float, int]:
    """Add up over games the share of comparisons of rank that the stronger level won; return it with the games."""
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
