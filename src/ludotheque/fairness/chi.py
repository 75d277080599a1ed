"""The chi-square distribution, and the quadratic form that is compared with it."""

from __future__ import annotations

import math

TINY = 1e-9
MOST_TERMS = 10_000


def survival(x: float, degrees: int) -> float:
    """How often a chi-square variable of so many degrees of freedom is at least x.

    >>> round(survival(11.0705, 5), 4), round(survival(2.0, 2), 6), survival(0.0, 3)
    (0.05, 0.367879, 1.0)
    """
    if x <= 0:
        return 1.0
    a, half = degrees / 2, x / 2
    front = math.exp(a * math.log(half) - half - math.lgamma(a))
    return max(0.0, 1 - front * _series(a, half)) if half < a + 1 else min(1.0, front * _fraction(a, half))


def _series(a: float, x: float) -> float:
    """Return the lower incomplete gamma function, without its front factor."""
    term = total = 1 / a
    for n in range(1, MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * 1e-15:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Return the upper one, as a continued fraction (Lentz)."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    total = d
    for n in range(1, MOST_TERMS):
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        total *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return total


def quadratic(gap: list[float], spread: list[list[float]]) -> tuple[float, int]:
    """gap' spread^-1 gap, and the rank of the spread; directions in which nothing can vary are left out.

    >>> quadratic([1.0, -1.0], [[0.5, -0.5], [-0.5, 0.5]])
    (2.0, 1)
    """
    rows = [[*row, value] for row, value in zip(spread, gap, strict=True)]
    size, value, rank = len(gap), 0.0, 0
    scale = max((row[k] for k, row in enumerate(rows)), default=0.0)
    left = list(range(size))
    while left:
        pivot = max(left, key=lambda k: rows[k][k])
        if rows[pivot][pivot] <= TINY * max(scale, 1.0):
            break
        left.remove(pivot)
        rank += 1
        value += rows[pivot][size] ** 2 / rows[pivot][pivot]
        for k in left:
            factor = rows[k][pivot] / rows[pivot][pivot]
            rows[k] = [one - factor * two for one, two in zip(rows[k], rows[pivot], strict=True)]
    return value, rank
