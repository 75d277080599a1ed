"""Sums over any number of games in memory that does not grow with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ludotheque.lab.intervals import Estimate, mean, variance

Floats = NDArray[np.float64]


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

    Both are taken as differences from the table's own mean, so that long games and rich tables do not count as worth;
    the interval treats each game as one observation.
    """

    def __init__(self, width: int) -> None:
        self.games = 0
        self.xx, self.xy = np.zeros(width), np.zeros(width)
        self.cross, self.xx2, self.xy2 = np.zeros(width), np.zeros(width), np.zeros(width)

    def add(self, uses: Floats, beaten: Floats) -> None:
        x = uses - uses.mean(axis=1, keepdims=True)
        y = beaten - beaten.mean(axis=1, keepdims=True)
        xx, xy = (x * x).sum(axis=1), (x * y[:, :, None]).sum(axis=1)
        self.games += len(uses)
        self.xx += xx.sum(axis=0)
        self.xy += xy.sum(axis=0)
        self.cross += (xx * xy).sum(axis=0)
        self.xx2 += (xx * xx).sum(axis=0)
        self.xy2 += (xy * xy).sum(axis=0)

    def slope(self, column: int) -> tuple[Estimate, float]:
        """The slope with its interval, and the slope in standard errors."""
        xx = float(self.xx[column])
        if xx <= 0 or self.games < 3:
            return Estimate(0.0, 0.0, 0.0), 0.0
        value = float(self.xy[column]) / xx
        spread = self.xy2[column] - 2 * value * self.cross[column] + value * value * self.xx2[column]
        error = sqrt(max(float(spread), 0.0)) / xx
        reach = 1.959964 * error
        return Estimate(value, value - reach, value + reach), value / error if error else 0.0


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
