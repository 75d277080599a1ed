"""The curve along which chances are told: it only rises, certainty stays certain, and differences follow it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.bots.calibration import NAME, STRAIGHT, Curve, Fitted, curve_of, curves, note
from ludotheque.bots.measured import WHOLE, chance, difference
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.rng import Rng
from support import HOUSE

GAMES, TRIALS = 200, 300
FITTED = [curve for slug in HOUSE for curve in curves(ludo.load(slug)).values()]
bent = pytest.mark.parametrize("curve", [Curve(1.2, 1.1, -0.2), Curve(0.9, 1.3, 0.2), *FITTED])


def drawn(rng: Rng, percent: int) -> list[int]:
    return [WHOLE if rng.below(100) < percent else 0 for _ in range(GAMES)]


@bent
def test_it_only_rises_and_its_ends_are_fixed(curve: Curve) -> None:
    told = [curve.at(value) for value in range(WHOLE + 1)]
    assert (told[0], told[-1]) == (0, WHOLE)
    assert all(one <= other for one, other in pairwise(told))
    assert all(round(one) not in (0, WHOLE) for one in told[1:-1])  # what is not certain is not told as certain


@bent
def test_certainty_stays_certain(curve: Curve) -> None:
    assert curve.chance([0] * GAMES).value == 0
    assert curve.chance([WHOLE] * GAMES).value == WHOLE
    assert curve.chance([0] * GAMES).margin > 0


def test_without_a_curve_nothing_changes() -> None:
    rng = Rng(4)
    for percent in (0, 3, 25, 50, 80, 100):
        left, right = drawn(rng, percent), drawn(rng, 40)
        assert STRAIGHT.chance(left) == chance(left)
        assert STRAIGHT.difference(left, right) == difference(left, right)


@bent
def test_a_difference_is_that_of_the_chances_told(curve: Curve) -> None:
    rng = Rng(9)
    for percent in (1, 20, 60, 97):
        left, right = drawn(rng, percent), drawn(rng, 40)
        assert curve.difference(left, right).value == curve.chance(left).value - curve.chance(right).value
        assert curve.difference(left, list(left)) == (0, 0)


@bent
@pytest.mark.parametrize(("left", "right"), [(50, 50), (30, 40), (2, 15), (80, 95)])
def test_margins_follow_it_and_are_wide_enough(curve: Curve, left: int, right: int) -> None:
    """What endlessly many imagined games would tell lies within the margin, as it does without a curve."""
    rng = Rng(left * right)
    one, other = curve.at(100 * left), curve.at(100 * right)
    pairs = [(drawn(rng, left), drawn(rng, right)) for _ in range(TRIALS)]
    hits = [abs(curve.chance(first).value - one) <= curve.chance(first).margin for first, _ in pairs]
    assert sum(hits) >= 0.92 * TRIALS
    found = [curve.difference(*pair) for pair in pairs]
    assert sum(abs(gap.value - (one - other)) <= gap.margin for gap in found) >= 0.92 * TRIALS


def test_a_game_without_a_file_tells_what_it_imagines() -> None:
    """So do tables of other sizes, other rules and other editions than those a curve was fitted to."""
    game = ludo.load("cochon")
    assert curves(game) == {}
    assert curve_of(game.new(2).setting) == STRAIGHT
    macadam = ludo.load("macadam")
    assert curve_of(macadam.new(4).setting) != STRAIGHT
    assert curve_of(macadam.new(4, {"vehicle_penalty": True}).setting) == STRAIGHT


def test_nothing_is_corrected_where_nothing_is_hidden() -> None:
    state = ludo.load("marathon").new(4)
    assert Worlds(state, 1, 1).curve(0) == STRAIGHT


def test_a_curve_is_written_beside_the_others(tmp_path: Path) -> None:
    path = tmp_path / NAME
    for seats, low in ((4, 1.1), (2, 1.2), (4, 1.3)):
        note(path, Fitted(seats, low, 1.0, 0.0, games=5, chances=20, seed=1))
    text = path.read_text(encoding="utf-8")
    assert text.count("seats") == 2
    assert text.index('"low":1.2') < text.index('"low":1.3')
