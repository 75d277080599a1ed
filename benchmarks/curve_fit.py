"""Fit the curve along which a game's chances are told, to chances as they were imagined and how their games ended.

The likeliest curve of its kind (Newton's method on the log-likelihood, which has one summit). Chances of 0 and 100 %
stay what they are and are left out. What a curve is worth is measured in other games than those it was fitted to.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from benchmarks.calibration import Said
from ludotheque.bots.calibration import Curve
from ludotheque.bots.measured import WHOLE
from ludotheque.kernel.errors import LudoError

STEPS = 25


def fitted(found: Sequence[Said]) -> Curve:
    """Return the curve; LudoError where so few chances, or such strange ones, give none that only rises."""
    open_ones = [one for one in found if 0 < one.chance < WHOLE]
    part = np.array([one.chance for one in open_ones]) / WHOLE
    won = np.array([one.won for one in open_ones]) / WHOLE
    rows = np.stack([np.log(part), -np.log(1 - part), np.ones(len(part))], axis=1)
    if np.linalg.matrix_rank(rows) < rows.shape[1]:
        raise LudoError("too few different chances to fit a curve to: play more games")
    numbers = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-rows @ numbers))
        bend = rows.T @ (rows * (told * (1 - told))[:, None])
        numbers += np.linalg.solve(bend, rows.T @ (won - told))
    low, high, shift = (round(float(number), 3) for number in numbers)
    if min(low, high) <= 0:
        raise LudoError(f"the curve would fall: low {low}, high {high}; accepted are both above 0")
    return Curve(low, high, shift)
