"""The curve that is fitted to chances and how their games ended: it finds the one that made them."""

from __future__ import annotations

import pytest
from benchmarks.calibration import Said
from benchmarks.curve_fit import fitted

from ludotheque.bots.calibration import Curve
from ludotheque.bots.measured import WHOLE
from ludotheque.kernel.errors import LudoError


def told_along(curve: Curve) -> list[Said]:
    """Chances of every size, each of which came true as often as the curve says."""
    return [Said(value, 0, 0, value, round(curve.at(value))) for value in range(0, WHOLE + 1, 50)]


@pytest.mark.parametrize("curve", [Curve(), Curve(1.2, 1.1, -0.2), Curve(0.9, 1.3, 0.2)])
def test_it_finds_the_curve_that_was_there(curve: Curve) -> None:
    assert fitted(told_along(curve)) == pytest.approx(curve, abs=0.005)


def test_a_curve_that_would_fall_is_refused() -> None:
    upside_down = [one._replace(won=WHOLE - one.won) for one in told_along(Curve())]
    with pytest.raises(LudoError, match="would fall"):
        fitted(upside_down)
    with pytest.raises(LudoError, match="too few"):
        fitted([Said(0, 0, 0, 5000, WHOLE)])
