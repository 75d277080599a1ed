"""Margins: as wide as they must be, 95 times in 100."""

from __future__ import annotations

import pytest

from ludotheque.bots.measured import WHOLE, Measured, chance, difference, less, total
from ludotheque.kernel.rng import Rng

GAMES, TRIALS = 200, 400


def drawn(rng: Rng, percent: int) -> list[int]:
    return [WHOLE if rng.below(100) < percent else 0 for _ in range(GAMES)]


@pytest.mark.parametrize("percent", [2, 30, 50, 97])
def test_the_true_chance_lies_within_the_margin(percent: int) -> None:
    rng = Rng(percent)
    found = [chance(drawn(rng, percent)) for _ in range(TRIALS)]
    hits = sum(abs(one.value - 100 * percent) <= one.margin for one in found)
    assert hits >= 0.92 * TRIALS


@pytest.mark.parametrize(("left", "right"), [(50, 50), (30, 40), (1, 2)])
def test_the_true_difference_lies_within_the_margin(left: int, right: int) -> None:
    rng = Rng(left * right)
    found = [difference(drawn(rng, left), drawn(rng, right)) for _ in range(TRIALS)]
    hits = sum(abs(one.value - 100 * (left - right)) <= one.margin for one in found)
    assert hits >= 0.92 * TRIALS


def test_two_that_were_measured_apart_agree_within_their_margins() -> None:
    rng = Rng(5)
    pairs = [(chance(drawn(rng, 40)), chance(drawn(rng, 40))) for _ in range(TRIALS)]
    assert sum(less(one, other).told is None for one, other in pairs) >= 0.92 * TRIALS


def test_the_same_games_differ_in_nothing() -> None:
    same = drawn(Rng(1), 50)
    assert difference(same, list(same)) == Measured(0, 0)
    assert difference([*same[:-1], WHOLE - same[-1]], same).told is None  # one game is no evidence


def test_margins_of_a_sum_grow_as_its_parts_do() -> None:
    assert total([Measured(100, 100)] * 25) == Measured(2500, 500)
    assert total([]) == Measured(0, 0)
    assert less(Measured(500, 3), Measured(700, 4)) == Measured(-200, 5)
