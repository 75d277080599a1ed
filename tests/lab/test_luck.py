"""The share of luck."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.lab.luck import Looked, Probe, luck_share, probe
from ludotheque.lab.plan import Plan

PLAN = Plan("marathon", (3,), ("habitue",), 1)
LEVEL = [[0.0, 1.0], [1.0, 0.0]]  # results of two equal seats: the two variances add up to a half


def test_chance_and_choices_add_up_to_the_variance_of_the_result() -> None:
    choice, chance = (probe(Probe(PLAN, 3, 0, 48, batch=24, looks=6, of_chance=kind)) for kind in (False, True))
    results = np.array([result for one in choice for result in one.results])
    brought = [np.array([one.brought for one in found]) for found in (choice, chance)]
    error = sum(found.var() / len(found) for found in brought) ** 0.5
    assert abs(sum(found.mean() for found in brought) - results.var(axis=0).sum()) < 3 * error
    assert error < 0.3
    assert brought[0].mean() > 0.0


def test_the_same_probe_finds_the_same() -> None:
    order = Probe(PLAN, 3, 5, 1, batch=4, looks=2)
    assert probe(order) == probe(order)


def test_all_luck_no_luck_and_between() -> None:
    assert luck_share([Looked(0.0, LEVEL)] * 8).value == pytest.approx(1.0)
    assert luck_share([Looked(0.5, LEVEL)] * 8).value == pytest.approx(0.0)
    half = luck_share([Looked(0.2, LEVEL), Looked(0.3, LEVEL)] * 20)
    assert half.value == pytest.approx(0.5)
    assert half.low < 0.5 < half.high
    assert half.high - half.low < 0.1


def test_measures_outside_are_brought_inside_and_one_game_says_nothing() -> None:
    assert luck_share([Looked(0.9, LEVEL)] * 8).value == 0.0
    assert luck_share([Looked(-0.9, LEVEL)] * 8).value == 1.0
    one = luck_share([Looked(0.1, LEVEL)])
    assert (one.low, one.high) == (0.0, 1.0)
