"""How often somebody may try."""

import pytest

from ludotheque.puzzles.tries import tries_of
from puzzles.samples import sample


@pytest.mark.parametrize(("choices", "tries"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (40, 3)])
def test_who_has_little_to_choose_from_tries_seldom(choices, tries):
    assert tries_of(sample("x", choices)) == tries
