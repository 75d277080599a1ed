"""The share of luck."""

from __future__ import annotations

import numpy as np

from ludotheque.lab.luck import Probe, luck_share, probe
from ludotheque.lab.plan import Plan


def test_the_moves_add_up_to_the_variance_of_the_result() -> None:
    # Three equal seats: the shares of others beaten are 0, 1/2 and 1, so the three variances add up to about a half.
    found = np.array(probe(Probe(Plan("marathon", (3,), ("habitue",), 1), 3, 0, 24, batch=40, looks=4)))
    assert 0.2 <= found.sum(axis=1).mean() <= 0.9
    estimate = luck_share([(chance, choice) for chance, choice in found.tolist()])
    assert 0.0 <= estimate.low <= estimate.value <= estimate.high <= 1.0
    assert estimate.value < 0.7  # guests choose where to go; the dice only colour the days


def test_all_luck_and_no_luck() -> None:
    assert luck_share([(0.3, 0.0), (0.5, 0.0)]).value == 1.0
    assert luck_share([(0.0, 0.2), (0.0, 0.1)]).value == 0.0


def test_measures_outside_are_brought_inside() -> None:
    assert luck_share([(2.0, -1.0)] * 8).value == 1.0
