"""Do two analyses of one game agree within their bands, 95 times in 100?

Games of Débutants, whose choices differ from those of the Habitués that the analysis imagines: else every choice would
count exactly nothing. Each is analysed twice, in other imagined games, and the two are compared number by number.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.calibration import middle_seats
from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import again, merged, pieces, standard
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Task
from ludotheque.bots.bot import Bot
from ludotheque.bots.measured import Measured
from ludotheque.intervals import Estimate, share
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER

LEVEL = "debutant"
KINDS = ("chance", "choice", "luck")


class Told(NamedTuple):
    """One number of a game as two analyses tell it: how far apart they are, and how far their margins let them be."""

    game: int
    kind: str
    apart: int
    band: int


@dataclass(frozen=True)
class Line:
    """How often the numbers of one kind agreed."""

    kind: str
    count: int
    agreed: Estimate


def recorded(game: Game[Any], number: int, seed: int) -> Record:
    """Play one game."""
    rng = Rng(seed).spawn(game.slug, number)
    state, bot = game.new(middle_seats(game)), Bot(LEVEL)
    record = Record.begin(state)
    while (who := int(state.actor())) != OVER:
        record.play(state, state.sample(rng) if who == CHANCE else bot.decide(state, who, seed=int(rng.next())))
    return record


def analysed(record: Record, imagined: int, seed: int) -> Report:
    """Analyse a game as the house does, piece after piece."""
    task = Task.of(record, imagined, seed)
    task = task._replace(games=imagined or standard(task))
    found = [one for piece in pieces(task) for one in judge(piece)]
    closer = [one for piece in again(task, found) for one in judge(piece)]
    return Report.of(task, merged(found, closer))


def compared(number: int, one: Report, other: Report) -> Iterator[Told]:
    """Compare two analyses of one game; numbers that both know exactly are left out."""
    for left, right in zip(one.judgements, other.judgements, strict=True):
        for seat, chance in enumerate(left.chances):
            yield from _told(number, "chance", chance, right.chances[seat])
        yield from _told(number, "choice", left.effects[left.seat], right.effects[left.seat])
    for first, second in zip(one.luck, other.luck, strict=True):
        yield from _told(number, "luck", first, second)


def _told(number: int, kind: str, one: Measured, other: Measured) -> Iterator[Told]:
    band = hypot(one.margin, other.margin)
    if band > 0:
        yield Told(number, kind, abs(one.value - other.value), int(band))


def agreement(found: Iterable[Told]) -> list[Line]:
    """Count the numbers of each kind that lie no further apart than their margins allow."""
    told = list(found)
    kinds = [(kind, [one for one in told if one.kind == kind]) for kind in KINDS]
    return [Line(kind, len(of), share(sum(one.apart <= one.band for one in of), len(of))) for kind, of in kinds if of]


def kept(path: Path) -> list[Told]:
    """Read what an earlier run has found."""
    if not path.exists():
        return []
    return [Told(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def measure(game: Game[Any], games: int, imagined: int, seed: int, path: Path) -> Iterator[list[Told]]:
    """Go on where an earlier run was broken off, and hand out everything found so far after each game."""
    found = kept(path)
    done = {one.game for one in found}
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if number not in done:
            record = recorded(game, number, seed)
            seeds = (child_seed(seed, name, number) for name in ("one", "other"))
            one, other = (analysed(record, imagined, own) for own in seeds)
            fresh = list(compared(number, one, other))
            with path.open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps(told) + "\n" for told in fresh))
            found += fresh
        yield found
