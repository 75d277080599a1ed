"""Wilson's interval for a share that was counted."""

from __future__ import annotations

from math import sqrt

NINETY_FIVE = 1.96  # standard deviations on either side


def wilson(won: float, games: int) -> tuple[float, float]:
    """Where the true share lies, 95 times in 100.

    >>> [round(bound, 3) for bound in wilson(70, 100)]
    [0.604, 0.781]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, NINETY_FIVE**2
    middle = share + square / (2 * games)
    reach = NINETY_FIVE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
