"""Searches compared at the same moments: alike where they choose the same, and a search that is blind loses."""

from __future__ import annotations

from itertools import islice

import pytest
from benchmarks.choices import Course, Variant

import ludotheque as ludo
from ludotheque.kernel.errors import BadOption
from support import HOUSE


@pytest.mark.parametrize("slug", HOUSE)
def test_a_search_gains_nothing_over_itself(slug: str) -> None:
    course = Course(ludo.load(slug), 3, ["simulations=20", "simulations=20"], 2, 1)
    found = list(islice(course.moments(1), 4))
    assert [(gain.points, gain.margin, gain.differs) for gain in course.gains(found)] == [(0.0, 0.0, 0.0)] * 2


def test_a_search_that_hardly_searches_is_told_apart_by_its_choices() -> None:
    course = Course(ludo.load("lemans"), 3, ["simulations=200", "simulations=1 trust=0"], 1, 1)
    found = list(islice(course.moments(1), 60))
    assert not any(moment.differs[0] for moment in found)
    assert any(moment.differs[1] for moment in found)
    assert course.played == 0  # moments come while a game is on


def test_a_whole_game_is_told_by_its_decisions() -> None:
    course = Course(ludo.load("lemans"), 2, ["simulations=2", "simulations=3"], 1, 1)
    for _ in course.moments(10):
        if course.played:
            break
    assert course.decisions / course.played > 20


@pytest.mark.parametrize("slug", HOUSE)
def test_a_variant_changes_no_advice_but_its_own(slug: str) -> None:
    game = ludo.load(slug)
    usual = game.new(3).setting.experience
    before = (usual.horizon, usual.explore)
    far = Variant.read(game, 3, "horizon=77 explore=1.25").advice
    assert (far.horizon, far.explore) == (77, 1.25)
    assert (usual.horizon, usual.explore) == before != (77, 1.25)


@pytest.mark.parametrize("words", ["depth=3", "horizon", "horizon=far", "horizon=inf", "spread=nan", "trust=-1"])
def test_what_is_no_number_of_a_search_is_refused(words: str) -> None:
    with pytest.raises(BadOption, match=r"--search: .* accepted "):
        Variant.read(ludo.load("mark"), 3, words)
