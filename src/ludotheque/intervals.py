"""How sure a counted share is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
REACH = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)  # standard deviations on either side
DEALS = 8  # fewer do not tell how far deals differ


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


def share_by_deals(deals: Sequence[tuple[float, float]]) -> Estimate:
    """Return the share that was won of games that were played in deals: (won, games) of each.

    Games of one deal have the same dice and cards, and everybody once had each seat: what luck gave in one of them it
    takes in another. So what counts is how far deals differ. Wilson's interval is that of as many independent games as
    would tell as much; with few deals, or all alike, each game counts for itself.

    >>> even = [(1.0, 2.0), (1.5, 2.0)] * 20
    >>> found = share_by_deals(even)
    >>> round(found.value, 3), round(found.low, 2), round(found.high, 2)
    (0.625, 0.58, 0.66)
    >>> share_by_deals(even[:6]) == share(7.5, 12)
    True
    """
    won, games = sum(one for one, _ in deals), sum(number for _, number in deals)
    whole = share(won, games)
    strays = sum((one - whole.value * number) ** 2 for one, number in deals)
    if len(deals) < DEALS or strays == 0 or not 0 < whole.value < 1:
        return whole
    error = sqrt(strays * len(deals) / (len(deals) - 1)) / games * _students(len(deals) - 1) / REACH
    alike = whole.value * (1 - whole.value) / error**2
    return share(whole.value * alike, alike)


def _students(freedom: int) -> float:
    """Return Student's quantile for the same confidence, by the series of Cornish and Fisher.

    >>> round(_students(7), 2), round(_students(60), 3)
    (2.36, 2.0)
    """
    first = (REACH**3 + REACH) / (4 * freedom)
    return REACH + first + (5 * REACH**5 + 16 * REACH**3 + 3 * REACH) / (96 * freedom**2)
