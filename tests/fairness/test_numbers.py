"""How draws are numbered, and what that makes equal at duplicate tables."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from fairness.proven import played
from ludotheque.fairness.drawing import Numbers, kind_of
from ludotheque.fairness.odds import draws
from support import HOUSE


def test_numbers_go_on_where_they_stood() -> None:
    alone = Numbers(False, count=7)
    assert [alone.next("roll:1"), alone.next("draw:a")] == [7, 8]
    duplicate = Numbers(True, {"roll": 2, "draw": 1})
    assert [duplicate.next(token) for token in ("roll:1", "draw:z", "roll:1")] == ["roll:2", "draw:1", "roll:3"]


@pytest.mark.parametrize("slug", HOUSE)
def test_what_one_draw_may_give_is_of_one_kind(slug: str) -> None:
    """So that the first token of the odds tells the kind, and a kind is what people call a die or a deck."""
    for draw in draws(played(slug), ludo.load(slug)):
        assert len({kind_of(token) for token, _ in draw.odds}) == 1
