"""Intervals and tests against scipy's own and against worked answers."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from ludotheque.intervals import share
from ludotheque.lab.intervals import chance_of, equal_shares, holm, mean, ratio, variance

VALUES = np.array([3.1, 4.7, 2.2, 5.9, 4.4, 3.8, 6.1])


@pytest.mark.parametrize(("won", "games"), [(0, 5), (3, 7), (50, 100), (999, 1000), (1, 1)])
def test_a_share_has_wilsons_interval(won: int, games: int) -> None:
    known = stats.binomtest(won, games).proportion_ci(method="wilson")
    found = share(won, games)
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-9)


def test_a_mean_has_students_interval() -> None:
    low, high = stats.t.interval(0.95, len(VALUES) - 1, VALUES.mean(), stats.sem(VALUES))
    found = mean(len(VALUES), VALUES.sum(), (VALUES**2).sum())
    assert (found.value, found.low, found.high) == pytest.approx((VALUES.mean(), low, high))
    assert variance(len(VALUES), VALUES.sum(), (VALUES**2).sum()) == pytest.approx(VALUES.var(ddof=1))


def test_the_chance_of_a_difference_is_that_of_the_paired_test() -> None:
    other = VALUES + np.array([0.3, -0.1, 0.4, 0.2, 0.0, 0.5, 0.1])
    gap = other - VALUES
    known = stats.ttest_rel(other, VALUES).pvalue
    assert chance_of(len(gap), gap.sum(), (gap**2).sum()) == pytest.approx(known)
    assert chance_of(5, 0.0, 0.0) == 1.0


def test_one_game_proves_nothing_and_the_same_gap_in_few_games_little() -> None:
    assert chance_of(1, 7.0, 49.0) == 1.0
    assert chance_of(5, 10.0, 20.0) == 2 / 2**5
    gaps = np.full(7, 0.1)
    assert chance_of(7, gaps.sum(), (gaps**2).sum()) == 2 / 2**7
    assert chance_of(5000, 10_000.0, 20_000.0) == 0.0


def test_holm_gives_the_textbook_answer() -> None:
    # Holm (1979): 0.01, 0.04, 0.03, 0.005 become 0.03, 0.06, 0.06, 0.02.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_equal_seats_are_judged_by_chi_square() -> None:
    assert equal_shares(np.array([30.0, 20.0])) == pytest.approx(stats.chisquare([30, 20]).pvalue)
    assert equal_shares(np.array([900.0, 100.0])) < 1e-9


def test_intervals_hold_what_they_promise() -> None:
    rng = np.random.default_rng(7)
    held = sum(share(won, 200).low <= 0.3 <= share(won, 200).high for won in rng.binomial(200, 0.3, 400))
    assert 0.92 <= held / 400 <= 0.98
    inside = 0
    for _ in range(100):
        under = rng.gamma(2.0, 1.0, 60)
        found = ratio(0.4 * under + rng.normal(0, 0.3, 60), under, rounds=300)
        inside += found.low <= 0.4 <= found.high
    assert 86 <= inside <= 100
