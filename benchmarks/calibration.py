"""When the house says 70 %, does it happen 70 times in 100? Chances told in games of Habitués, and how these ended.

Habitués are the players that the analysis imagines, so a difference is the analysis's own: of what it thinks that a
seat can know, of imagined games that are not played as real ones are. How well it speaks of people is another question.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.bots.calibration import STRAIGHT
from ludotheque.bots.measured import WHOLE
from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.bots.worlds import Worlds, all_open, of, shares
from ludotheque.intervals import REACH, Estimate
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

WANTED = 7000  # the chance that is looked for, of which there are few
QUICK = 30  # games imagined to find it
HANDFUL = 6  # moments among which it is looked for
EDGES = (5, 15, 25, 35, 45, 55, 65, 75, 85, 95)  # percent, between the lines of the table


class Said(NamedTuple):
    """A chance that was told, in ten-thousandths, and the share of the victory that it came to."""

    game: int
    step: int
    seat: int
    chance: int
    won: int


@dataclass(frozen=True)
class Line:
    """One line of a reliability table: chances of about ``told`` percent, and how often they came true."""

    told: float
    count: int
    games: int
    happened: Estimate  # the interval knows that chances of one game are not independent


def middle_seats(game: Game[Any]) -> int:
    """Return the size of the table at which a game is measured."""
    return (game.min_seats + game.max_seats) // 2


@dataclass(frozen=True)
class Asked:
    """What is asked: at a table of so many seats, for chances as they are told, or as they were imagined."""

    game: Game[Any]
    seats: int
    moments: int  # of each game
    imagined: int  # games, for each chance
    seed: int
    is_raw: bool = False

    @property
    def file(self) -> str:
        """Where the answers are kept."""
        raw = "-raw" if self.is_raw else ""
        return f"{self.game.slug}-{self.seats}-{self.seed}-{self.imagined}{raw}.jsonl"


def sampled(asked: Asked, number: int) -> Iterator[Said]:
    """Play one game of Habitués and tell every seat's chance at some of its decisions.

    They are drawn at random; every second one is that of a handful at which somebody has about 70 %, since such moments
    are rare. A few other imagined games say so, before anything is told, so the choice favours no result.
    """
    rng = Rng(asked.seed).spawn(asked.game.slug, number)
    met, won = played(asked.game, asked.seats, rng)
    for place in range(min(asked.moments, len(met) // HANDFUL)):
        drawn = [met.pop(rng.below(len(met))) for _ in range(HANDFUL if place % 2 else 1)]
        step, state = min(drawn, key=lambda one: _distance(one[1], int(rng.next()), asked.is_raw))
        for seat, told in enumerate(chances(state, asked.imagined, int(rng.next()), asked.is_raw)):
            yield Said(number, step, seat, told, won[seat])


def chances(state: State, imagined: int, seed: int, is_raw: bool) -> list[int]:
    """Tell every seat's chance, as that seat could reckon it."""
    worlds, seats = Worlds(state, imagined, seed), range(int(state.seats))
    seen = worlds.seen_by(0) if all_open(state) else None
    curves = [STRAIGHT if is_raw else worlds.curve(seat) for seat in seats]
    return [curves[seat].chance(of(worlds.seen_by(seat) if seen is None else seen, seat)).value for seat in seats]


def _distance(state: State, seed: int, is_raw: bool) -> int:
    """How far from 70 % the seat is that is nearest to it, at a quick look."""
    return min(abs(told - WANTED) for told in chances(state, QUICK, seed, is_raw))


def played(game: Game[Any], seats: int, rng: Rng) -> tuple[list[tuple[int, State]], tuple[int, ...]]:
    """Return the decisions of a game of Habitués, as (step, table), and who won."""
    state = game.new(seats)
    playout, met = Playout(state, state.setting.advice, True), []
    for step in count():
        who = int(state.actor())
        if who == OVER:
            break
        if who != CHANCE and len(state.legal()) > 1:
            met.append((step, state.clone()))
        state.advance(state.sample(rng) if who == CHANCE else playout.choose(state, BEST, rng))
    return met, shares(state.ranks())


def reliability(found: Iterable[Said]) -> list[Line]:
    """Put the chances that were told side by side with what happened, from unlikely to likely."""
    bins: dict[int, list[Said]] = defaultdict(list)
    for one in found:
        bins[sum(one.chance >= 100 * edge for edge in EDGES)].append(one)
    return [_line(bins[number]) for number in sorted(bins)]


def _line(told: list[Said]) -> Line:
    """Sum up one line. Chances of one game stand or fall together: the interval counts games, not chances."""
    happened = sum(one.won for one in told) / len(told)
    strays: dict[int, float] = defaultdict(float)
    for one in told:
        strays[one.game] += one.won - happened
    reach = REACH * sqrt(sum(stray * stray for stray in strays.values())) / len(told)
    interval = Estimate(happened / WHOLE, max(0.0, happened - reach) / WHOLE, min(WHOLE, happened + reach) / WHOLE)
    return Line(sum(one.chance for one in told) / len(told) / 100, len(told), len(strays), interval)


def kept(path: Path) -> list[Said]:
    """Read what an earlier run has found."""
    if not path.exists():
        return []
    return [Said(*json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def measure(asked: Asked, games: int, path: Path) -> Iterator[list[Said]]:
    """Go on where an earlier run was broken off, and hand out everything found so far after each game."""
    found = kept(path)
    done = {one.game for one in found}
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if number not in done:
            fresh = list(sampled(asked, number))
            with path.open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps(one) + "\n" for one in fresh))
            found += fresh
        yield found
