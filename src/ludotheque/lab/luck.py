"""The share of luck: how much of what decides a game is done by choices, and how much by dice and cards.

What a seat may expect (the share of the others that it will beat, if Habitués play on) moves with every event. Squared,
these moves add up to the variance of the result, and each belongs either to a decision or to chance. The variance is
known from plain games, so one of the two is enough: decisions are measured, the rest is luck.

A move is the mean gap between what was chosen and what might have been chosen instead. Both are played on with the same
dice and slips, and a choice that comes out the same has no gap at all, so that little noise is left. The square of the
mean is taken over pairs of different gaps: the errors of the one do not meet those of the other, and it is right on
average.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ludotheque.intervals import Estimate
from ludotheque.kernel.advice import WHOLE, fill_shares
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.lab.engine.table import Table
from ludotheque.lab.intervals import ratio
from ludotheque.lab.plan import Plan, seed_of

Floats = NDArray[np.float64]
BATCH = 96  # gaps for one look at one event
LOOKS = 8  # events of a game that are looked at
PLAIN = 20  # games played for nothing but their result, for each game that is looked at
SEEDS = 2**31 - 1


class Probe(NamedTuple):
    """Look at some decisions (or events of chance) of some games of a plan's first variant. Travels to a worker."""

    plan: Plan
    seats: int
    first: int
    games: int
    batch: int = BATCH
    looks: int = LOOKS
    of_chance: bool = False


class Looked(NamedTuple):
    """What was found in one game: the variance that its decisions brought, and the results of plain games."""

    brought: float
    results: list[list[float]]  # the share of the others that each seat beat


class Step(NamedTuple):
    """One event of a game, and whether something else might have happened."""

    action: int
    of_chance: bool
    free: bool


def probe(order: Probe) -> list[Looked]:
    """For each game of the order."""
    setting = order.plan.setting(0, order.seats)
    start: State = setting.game.start(setting)
    return [_look(Table(start), order, game) for game in range(order.first, order.first + order.games)]


def luck_share(found: list[Looked]) -> Estimate:
    """Of all that decides, the part that is not done by decisions."""
    results = np.array([one.results for one in found])
    moved = ((results - results.mean(axis=(0, 1))) ** 2).sum(axis=2).mean(axis=1)
    choice = ratio(np.array([one.brought for one in found]), moved)
    return clipped(Estimate(1 - choice.value, 1 - choice.high, 1 - choice.low))


def clipped(found: Estimate) -> Estimate:
    """Measures that are right on average may lie outside 0 to 1; the truth does not."""
    low, value, high = (min(1.0, max(0.0, bound)) for bound in (found.low, found.value, found.high))
    return Estimate(value, min(low, value), max(high, value))


def _look(table: Table, order: Probe, game: int) -> Looked:
    rng = Rng(seed_of(order.plan.seed, game, order.seats, "luck"))
    steps = _played(table, rng)
    places = [n for n, step in enumerate(steps) if step.of_chance == order.of_chance and step.free]
    moves = [_squared(table, steps, place, order.batch, rng) for place in _spread(places, order.looks, rng)]
    brought = len(places) * float(np.mean(moves)) if moves else 0.0
    return Looked(brought, [_ended(table, table.start, rng).tolist() for _ in range(PLAIN)])


def _spread(places: list[int], looks: int, rng: Rng) -> list[int]:
    """So many of them, one from each stretch of the game: late decisions weigh more than early ones."""
    if not places:
        return []
    first = int(rng.below(SEEDS)) / SEEDS
    return [places[int((look + first) * len(places) / looks)] for look in range(looks)]


def _played(table: Table, rng: Rng) -> list[Step]:
    """Play a game of Habitués."""
    state, steps = table.start.clone(), []
    while (who := int(state.actor())) != OVER:
        free = len(state.chances() if who == CHANCE else state.legal()) > 1
        steps.append(Step(_next(table, state, rng), who == CHANCE, free))
        state.advance(steps[-1].action)
    return steps


def _next(table: Table, state: State, rng: Rng) -> int:
    """Draw what chance brings, or choose as a Habitué does."""
    return int(state.draw(rng) if state.actor() == CHANCE else table.playout.choose(state, table.slip, rng))


def _squared(table: Table, steps: list[Step], place: int, batch: int, rng: Rng) -> float:
    """Return the squared move of everybody's expectation at that event."""
    before = table.start.clone()
    for step in steps[:place]:
        before.advance(step.action)
    came = _after(before, steps[place].action)
    total, squares = np.zeros(int(before.seats)), 0.0
    for _ in range(batch):
        action = _next(table, before, rng)
        if action == steps[place].action:
            continue
        seed = int(rng.below(SEEDS))
        gap = _ended(table, came, Rng(seed)) - _ended(table, _after(before, action), Rng(seed))
        total += gap
        squares += float(gap @ gap)
    return (float(total @ total) - squares) / (batch * (batch - 1))


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.advance(action)
    return after


def _ended(table: Table, moment: State, rng: Rng) -> Floats:
    """Return the share of the others that each seat beats when Habitués have played on."""
    state, shares = moment.clone(), _shares(int(moment.seats))
    table.finish(state, rng)
    fill_shares(state, shares)
    return np.array(list(shares), dtype=np.float64) / WHOLE


@cache
def _shares(seats: int) -> vec[i64]:
    """Room for the shares. Kept, for the compiler's covers never let go of a vec that they were given."""
    return vec[i64]([0] * seats)
