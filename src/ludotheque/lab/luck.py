"""The share of luck: how much of what decides a game is done by dice and cards, and how much by choices.

What a seat may expect (the share of the others that it will beat, if Habitués play on) moves with every event. Squared,
these moves add up to the variance of the result, and each belongs either to chance or to a decision. A move is
measured twice with independent games played on from before and after the event, and the two measures are multiplied:
the errors of the one do not meet those of the other, so the product is right on average.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ludotheque.kernel.advice import WHOLE, fill_shares
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.lab.hot.table import Table
from ludotheque.lab.intervals import Estimate, ratio
from ludotheque.lab.plan import Plan, seed_of

Floats = NDArray[np.float64]
BATCH = 200  # games played on for one measure of one moment
LOOKS = 4  # events of a game that are looked at, half of each kind


class Probe(NamedTuple):
    """Look at some events of some games of a plan's first variant. Travels to a worker."""

    plan: Plan
    seats: int
    first: int
    games: int
    batch: int = BATCH
    looks: int = LOOKS


def probe(order: Probe) -> list[tuple[float, float]]:
    """For each game: the variance that chance brought, and that decisions brought."""
    setting = order.plan.setting(0, order.seats)
    start: State = setting.game.start(setting)
    return [_look(Table(start), order, game) for game in range(order.first, order.first + order.games)]


def luck_share(found: list[tuple[float, float]]) -> Estimate:
    """Of all that decides, the part done by chance."""
    both = np.array(found, dtype=np.float64)
    return clipped(ratio(both[:, 0], both.sum(axis=1)))


def clipped(found: Estimate) -> Estimate:
    """Measures that are right on average may lie outside 0 to 1; the truth does not."""
    low, value, high = (min(1.0, max(0.0, bound)) for bound in (found.low, found.value, found.high))
    return Estimate(value, min(low, value), max(high, value))


def _look(table: Table, order: Probe, game: int) -> tuple[float, float]:
    rng = Rng(seed_of(order.plan.seed, game, order.seats, "luck"))
    steps = _played(table, rng)
    totals = []
    for kind in (True, False):
        places = [n for n, (_, of_chance, free) in enumerate(steps) if of_chance == kind and free]
        picks = [places[int(rng.below(len(places)))] for _ in range(order.looks // 2)] if places else []
        moves = [_squared(table, steps, place, order.batch, rng) for place in picks]
        totals.append(len(places) * float(np.mean(moves)) if moves else 0.0)
    return totals[0], totals[1]


def _played(table: Table, rng: Rng) -> list[tuple[int, bool, bool]]:
    """A game of Habitués: each action, whether chance made it, and whether there was another one."""
    state, steps = table.start.clone(), []
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            free, action = len(state.chances()) > 1, int(state.draw(rng))
        else:
            free, action = len(state.legal()) > 1, int(table.playout.choose(state, table.slip, rng))
        steps.append((action, who == CHANCE, free))
        state.advance(action)
    return steps


def _squared(table: Table, steps: list[tuple[int, bool, bool]], place: int, batch: int, rng: Rng) -> float:
    """The squared move of everybody's expectation at that event."""
    before = table.start.clone()
    for action, _, _ in steps[:place]:
        before.advance(action)
    after = before.clone()
    after.advance(steps[place][0])
    moves = [_expected(table, after, batch, rng) - _expected(table, before, batch, rng) for _ in range(2)]
    return float((moves[0] * moves[1]).sum())


def _expected(table: Table, moment: State, batch: int, rng: Rng) -> Floats:
    """The share of the others that each seat will beat, by playing on."""
    total, shares, scratch = np.zeros(int(moment.seats)), vec[i64]([0] * int(moment.seats)), moment.clone()
    for _ in range(batch):
        scratch.copy_from(moment)
        table.finish(scratch, rng)
        fill_shares(scratch, shares)
        total += np.array(list(shares), dtype=np.float64) / WHOLE
    return total / batch
