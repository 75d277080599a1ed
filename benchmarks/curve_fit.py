"""Fit the curve along which a game's chances are told, to chances as they were imagined and how their games ended.

The likeliest curve of its kind (Newton's method on the log-likelihood, which has one summit). Chances of 0 and 100 %
stay what they are and are left out. What a curve is worth is measured in other games than those it was fitted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from benchmarks.calibration import Said
from ludotheque.bots.curve import Curve
from ludotheque.bots.measured import WHOLE

STEPS = 25
Row = tuple[float, float, float]


def fitted(found: Sequence[Said]) -> Curve:
    """Return the curve; ValueError where so few chances, or such strange ones, give none that only rises."""
    rows = [(_row(one.chance / WHOLE), one.won / WHOLE) for one in found if 0 < one.chance < WHOLE]
    low, high, shift = 0.0, 0.0, 0.0
    for _ in range(STEPS):
        slope, bend = [0.0] * 3, [[0.0] * 3 for _ in range(3)]
        for row, won in rows:
            told = 1 / (1 + exp(-(low * row[0] + high * row[1] + shift)))
            for i in range(3):
                slope[i] += row[i] * (won - told)
                for j in range(3):
                    bend[i][j] += row[i] * row[j] * told * (1 - told)
        step = _solved(bend, slope)
        low, high, shift = low + step[0], high + step[1], shift + step[2]
    if min(low, high) <= 0:
        raise ValueError(f"the curve would fall: low {low:.3f}, high {high:.3f}; accepted are both above 0")
    return Curve(round(low, 3), round(high, 3), round(shift, 3))


def _row(part: float) -> Row:
    return log(part), -log(1 - part), 1.0


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve three equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(3):
        pivot = max(range(i, 3), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            raise ValueError("too few chances to fit a curve to")
        for k in range(3):
            if k != i:
                share = rows[k][i] / rows[i][i]
                rows[k] = [one - share * other for one, other in zip(rows[k], rows[i], strict=True)]
    return [rows[i][3] / rows[i][i] for i in range(3)]
