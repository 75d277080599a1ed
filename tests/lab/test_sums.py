"""Sums that are filled batch by batch say the same as all values at once."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.lab.sums import Histogram, Slopes, Sums


def test_batches_do_not_matter() -> None:
    rows = np.random.default_rng(3).normal(size=(100, 4))
    whole, parts = Sums(4), Sums(4)
    whole.add(rows)
    for start in range(0, 100, 7):
        parts.add(rows[start : start + 7])
    assert parts.mean(2).value == pytest.approx(rows[:, 2].mean())
    assert parts.mean(2).low == pytest.approx(whole.mean(2).low)
    assert parts.deviation(1) == pytest.approx(rows[:, 1].std(ddof=1))


def test_a_known_worth_is_found_and_a_worthless_component_is_not() -> None:
    rng = np.random.default_rng(5)
    uses = rng.poisson(3.0, size=(4000, 4, 2)).astype(float)
    beaten = 0.5 + 0.05 * (uses[:, :, 0] - uses[:, :, 0].mean(axis=1, keepdims=True)) + rng.normal(0, 0.2, (4000, 4))
    slopes = Slopes(2)
    for start in range(0, 4000, 1000):
        slopes.add(uses[start : start + 1000], beaten[start : start + 1000])
    worth, chance = slopes.slope(0)
    assert worth is not None
    assert worth.low <= 0.05 <= worth.high
    assert worth.high - worth.low < 0.01
    assert chance < 1e-9
    nothing, chance = slopes.slope(1)
    assert nothing is not None
    assert nothing.low <= 0.0 <= nothing.high
    assert chance > 0.01


def test_the_interval_of_a_worth_holds_what_it_promises_in_few_games() -> None:
    rng, held = np.random.default_rng(11), 0
    for _ in range(300):
        slopes = Slopes(1)
        slopes.add(rng.poisson(2.0, size=(20, 3, 1)).astype(float), rng.random((20, 3)))
        worth, _ = slopes.slope(0)
        assert worth is not None
        held += worth.low <= 0.0 <= worth.high
    assert 0.90 <= held / 300 <= 0.98


def test_a_table_that_uses_more_in_all_is_not_worth_more() -> None:
    rich = np.array([[[1.0], [1.0]], [[9.0], [9.0]]] * 9)
    slopes = Slopes(1)
    slopes.add(rich, np.array([[1.0, 0.0], [1.0, 0.0]] * 9))
    assert slopes.slope(0) == (None, 1.0)  # no game tells the seats apart


def test_a_better_player_who_uses_it_more_does_not_make_it_worth_more() -> None:
    rng = np.random.default_rng(4)
    levels = np.array([["champion", "champion", "random", "random"]] * 200)
    strong = (levels == "champion").astype(float)
    uses = (rng.poisson(1.0, (200, 4)) + 5 * strong)[:, :, None]
    beaten = 0.5 * strong + rng.random((200, 4)) / 2
    slopes, naive = Slopes(1), Slopes(1)
    slopes.add(uses, beaten, levels)
    naive.add(uses, beaten)
    fair, unfair = slopes.slope(0)[0], naive.slope(0)[0]
    assert fair is not None
    assert unfair is not None
    assert fair.low < 0.0 < fair.high
    assert unfair.low > 0.0


def test_a_worth_is_not_told_from_a_few_games() -> None:
    uses, beaten = np.array([[[1.0], [0.0]]] * 9), np.array([[1.0, 0.0]] * 9)
    slopes = Slopes(1)
    slopes.add(uses, beaten)
    assert slopes.slope(0) == (None, 1.0)
    slopes.add(uses, beaten)
    assert slopes.slope(0)[0] is not None


def test_bars_count_everything_once() -> None:
    histogram = Histogram(1.0)
    histogram.add(np.array([1.0, 1.0, 2.0, 99.0]))
    histogram.add(np.array([2.0]))
    bars = histogram.bars(10)
    assert sum(count for _, _, count in bars) == 5
    assert bars[0][0] <= 1.0
    assert bars[-1][1] > 99.0
    assert len(bars) <= 10
