"""How much closer to an aim each version of a plan is than the first, and whether that is more than noise."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.intervals import Estimate
from ludotheque.lab.measures import Measures, measures
from ludotheque.lab.objective import Aim
from ludotheque.lab.plan import Plan
from ludotheque.lab.study_store import Folder

Floats = NDArray[np.float64]
DRAWS = 1000  # of a bootstrap
DOUBT = 0.05  # shared by all versions: the best of several is chosen


def gains_of(aim: Aim, folder: Folder) -> list[Estimate]:
    """For each version; the interval holds for all of them together.

    Games of one number have the same dice in all versions, so they are drawn again together.
    """
    plan = folder.plan()
    misses = [_misses(aim, plan, folder, variant) for variant in range(len(plan.variants))]
    tail = DOUBT / 2 / max(1, len(misses) - 1)
    found = []
    for drawn in misses:
        gain = misses[0] - drawn
        low, high = np.quantile(gain[1:], [tail, 1 - tail])
        found.append(Estimate(float(gain[0]), float(low), float(high)))
    return found


def _misses(aim: Aim, plan: Plan, folder: Folder, variant: int) -> Floats:
    """Return the distance from the aim, first as played and then in each draw; the mean over all numbers of seats."""
    found = []
    for seats in plan.seats:
        totals: Any = 0.0
        for number, frame in enumerate(folder.batches(plan, variant, seats)):
            games = _games(aim, measures(frame, seats))
            weights = np.random.default_rng([plan.seed % 2**32, seats, number]).poisson(1, (DRAWS, len(games)))
            ones = np.ones((1, len(games)))
            totals = totals + np.vstack([ones, weights]) @ np.column_stack([games, ones[0]])
        found.append([aim.distance(row[:-1] / max(row[-1], 1)) for row in totals])
    return np.asarray(np.mean(found, axis=0), dtype=np.float64)


def _games(aim: Aim, some: Measures) -> Floats:
    """Return what the aim looks at in each game."""
    if aim.kind == "length":
        return some.scalars[:, :1]
    return some.wins if aim.kind == "seats" else some.uses.sum(axis=1)
