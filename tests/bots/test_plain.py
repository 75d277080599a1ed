"""A search without guidance: plain random playouts, no advice asked, the same for a seed."""

from __future__ import annotations

from math import log

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.search.choosing import BY_HEART, logarithm
from ludotheque.bots.search.search import Search
from ludotheque.bots.search.tree import CHILDREN, NONE, ROOT, STEP, VISITS, Tree
from ludotheque.kernel.advice import Advice
from support import HOUSE


class Mute(Advice):
    """Advice that nobody may ask."""

    def weigh_all(self, state: ludo.State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        raise AssertionError("a plain search asks for no advice")


def searched(slug: str, seed: int) -> Search:
    state = next(moments(slug, ludo.load(slug).min_seats, {}, 8, 1))
    search = Search(state, int(state.actor()), Mute(state.setting), False, ludo.Rng(seed))
    search.run(40)
    return search


@pytest.mark.parametrize("slug", HOUSE)
def test_without_guidance_no_advice_is_asked(slug: str) -> None:
    one, again = searched(slug, 1), searched(slug, 1)
    legal = one.root.legal()
    assert sum(one.visits_of(action) for action in legal) == 40 == one.tree.book[ROOT + VISITS]
    assert [one.visits_of(action) for action in legal] == [again.visits_of(action) for action in legal]
    assert sum(one.visits_of(action) > 0 for action in legal) >= min(len(legal), 8)


def test_what_lies_below_a_node_is_kept() -> None:
    tree = Tree()
    left, right = tree.add(ROOT, 5), tree.add(ROOT, 6)
    far = tree.add(right, 7)
    tree.book[far + VISITS] = 3
    kept = tree.after([6])
    assert (tree.size, kept.size) == (4, 2)
    found = kept.find(ROOT, 7)
    assert (kept.book[found + STEP], kept.book[found + VISITS], kept.book[found + CHILDREN]) == (7, 3, 0)
    assert tree.after([5, 7]).size == 1
    assert tree.find(left, 7) == NONE


def test_logarithms_by_heart_are_those_of_the_book() -> None:
    for number in (1, 2, BY_HEART - 1, BY_HEART, 10**6):
        assert logarithm(number) == log(number)
