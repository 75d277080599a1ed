"""How sure a figure is: 95 % intervals, effect sizes, and honesty about many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from ludotheque.intervals import CONFIDENCE, Estimate

ROUNDING = 1e-12  # what sums of squares lose
Floats = NDArray[np.float64]


def mean(count: float, total: float, squares: float) -> Estimate:
    """Estimate a mean from the sums of many independent values, with Student's interval.

    >>> found = mean(4, 10.0, 30.0)  # 1, 2, 3, 4
    >>> round(found.value, 3), round(found.low, 3), round(found.high, 3)
    (2.5, 0.446, 4.554)
    """
    if count < 1:
        return Estimate(0.0, 0.0, 0.0)
    value = total / count
    if count < 2:
        return Estimate(value, value, value)
    reach = float(stats.t.ppf((1 + CONFIDENCE) / 2, count - 1)) * sqrt(variance(count, total, squares) / count)
    return Estimate(value, value - reach, value + reach)


def variance(count: float, total: float, squares: float) -> float:
    """Return the unbiased variance from sums."""
    if count < 2:
        return 0.0
    return max(0.0, (squares - total * total / count) / (count - 1))


def chance_of(count: float, total: float, squares: float) -> float:
    """How likely a mean at least so far from 0 would be if the true one were 0 (Student's test, two sides)."""
    spread = variance(count, total, squares)
    if count < 2 or total == 0:
        return 1.0
    if spread <= ROUNDING * squares / count:
        return float(2.0 ** (1 - count))  # the same in every game: as likely as so many coins that fall alike
    return float(2 * stats.t.sf(abs(total / count) / sqrt(spread / count), count - 1))


def holm(chances: Sequence[float]) -> list[float]:
    """Return the same probabilities when all of them are looked at together (Holm's correction).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected, most = [0.0] * len(chances), 0.0
    for place, i in enumerate(order):
        most = max(most, min(1.0, (len(chances) - place) * chances[i]))
        corrected[i] = most
    return corrected


def equal_shares(won: Floats) -> float:
    """How likely counts at least so unequal would be if all were equally likely (chi-square).

    >>> equal_shares(np.array([50.0, 50.0]))
    1.0
    """
    if len(won) < 2 or won.sum() <= 0:
        return 1.0
    return float(stats.chisquare(won).pvalue)


def ratio(over: Floats, under: Floats, seed: int = 1, rounds: int = 2000) -> Estimate:
    """Estimate a ratio of two sums over the same games, with an interval by bootstrap; one game has none."""
    total = float(under.sum())
    if total == 0 or len(over) < 2:
        return Estimate(0.0, 0.0, 1.0)
    rng = np.random.default_rng(seed)
    picks = rng.integers(0, len(over), size=(rounds, len(over)))
    above, below = over[picks].sum(axis=1), under[picks].sum(axis=1)
    drawn = np.divide(above, below, out=np.zeros(rounds), where=below != 0)
    low, high = np.quantile(drawn, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return Estimate(float(over.sum()) / total, float(low), float(high))
