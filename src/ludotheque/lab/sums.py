"""Sums over any number of games in memory that does not grow with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from ludotheque.intervals import CONFIDENCE, Estimate
from ludotheque.lab.intervals import mean, variance

Floats = NDArray[np.float64]
FEW = 10  # games that must tell seats apart before a worth is told


class Sums:
    """Count, sum and sum of squares of columns of numbers."""

    def __init__(self, width: int) -> None:
        self.count = 0
        self.total = np.zeros(width)
        self.squares = np.zeros(width)

    def add(self, rows: Floats) -> None:
        self.count += len(rows)
        self.total += rows.sum(axis=0)
        self.squares += (rows * rows).sum(axis=0)

    def mean(self, column: int) -> Estimate:
        return mean(self.count, float(self.total[column]), float(self.squares[column]))

    def deviation(self, column: int) -> float:
        return sqrt(variance(self.count, float(self.total[column]), float(self.squares[column])))


class Slopes:
    """What one use more of a component than the table's mean goes with, in the share of others beaten.

    Both are taken as differences from the mean of the table's seats of the same level, so that long games, rich tables
    and better players do not count as worth;
    the interval treats each game as one observation, and only those count in which seats differed.
    """

    def __init__(self, width: int) -> None:
        self.games = np.zeros(width)  # in which some seat used it more than another
        self.xx, self.xy = np.zeros(width), np.zeros(width)
        self.cross, self.xx2, self.xy2 = np.zeros(width), np.zeros(width), np.zeros(width)

    def add(self, uses: Floats, beaten: Floats, levels: NDArray[np.str_] | None = None) -> None:
        """Add some games; without levels, all seats are alike."""
        x, y = (centred(some, levels) for some in (uses, beaten[:, :, None]))
        xx, xy = (x * x).sum(axis=1), (x * y).sum(axis=1)
        self.games += (xx > 0).sum(axis=0)
        self.xx += xx.sum(axis=0)
        self.xy += xy.sum(axis=0)
        self.cross += (xx * xy).sum(axis=0)
        self.xx2 += (xx * xx).sum(axis=0)
        self.xy2 += (xy * xy).sum(axis=0)

    def slope(self, column: int) -> tuple[Estimate | None, float]:
        """Return the slope with its interval, and how likely such a one is if there is none; None from a FEW games."""
        games, xx = float(self.games[column]), float(self.xx[column])
        if games < FEW:
            return None, 1.0
        value = float(self.xy[column]) / xx
        spread = self.xy2[column] - 2 * value * self.cross[column] + value * value * self.xx2[column]
        error = sqrt(max(float(spread), 0.0) * games / (games - 1)) / xx
        reach = float(stats.t.ppf((1 + CONFIDENCE) / 2, games - 1)) * error
        chance = 2 * stats.t.sf(abs(value) / error, games - 1) if error else float(value == 0)
        return Estimate(value, value - reach, value + reach), float(chance)


def centred(some: Floats, levels: NDArray[np.str_] | None) -> Floats:
    """Games x seats x columns, less the mean of the seats of the same level in the same game.

    >>> centred(np.array([[[1.0], [5.0], [3.0]]]), np.array([["a", "b", "a"]]))[0, :, 0].tolist()
    [-1.0, 0.0, 1.0]
    """
    if levels is None:
        return np.asarray(some - some.mean(axis=1, keepdims=True))
    out = np.zeros_like(some)
    for level in np.unique(levels):
        here = (levels == level)[:, :, None]
        mean = (some * here).sum(axis=1, keepdims=True) / np.maximum(here.sum(axis=1, keepdims=True), 1)
        out += here * (some - mean)
    return out


@dataclass
class Histogram:
    """How often each whole number came; wide enough steps keep it small."""

    step: float
    counts: dict[int, int] = field(default_factory=dict)

    def add(self, values: Floats) -> None:
        keys, counts = np.unique(np.floor(values / self.step).astype(np.int64), return_counts=True)
        for key, count in zip(keys.tolist(), counts.tolist(), strict=True):
            self.counts[key] = self.counts.get(key, 0) + count

    def bars(self, most: int = 40) -> list[tuple[float, float, int]]:
        """From, to, how many; neighbours are joined until there are few enough."""
        if not self.counts:
            return []
        low, high = min(self.counts), max(self.counts)
        join = max(1, -(-(high - low + 1) // most))
        bars: dict[int, int] = {}
        for key, count in self.counts.items():
            bars[(key - low) // join] = bars.get((key - low) // join, 0) + count
        first = low * self.step
        width = join * self.step
        return [(first + n * width, first + (n + 1) * width, bars.get(n, 0)) for n in range(max(bars) + 1)]
