"""How sure a counted share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
REACH = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # standard deviations on either side


@dataclass(frozen=True)
class Estimate:
    """A figure and where the true one lies, 95 times in 100."""

    value: float
    low: float
    high: float


def share(won: float, games: float) -> Estimate:
    """Return the share that was won, with Wilson's interval. Ties may count in part.

    >>> found = share(70, 100)
    >>> round(found.low, 4), round(found.high, 4)
    (0.6042, 0.7811)
    """
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    part, square = won / games, REACH * REACH
    middle = part + square / (2 * games)
    reach = REACH * sqrt(part * (1 - part) / games + square / (4 * games * games))
    scale = 1 + square / games
    return Estimate(part, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))
