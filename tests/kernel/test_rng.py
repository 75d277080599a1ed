"""The fast generator: exact, and the same numbers whether compiled or not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotheque.kernel.rng import Rng, as_rng


def test_the_stream_never_changes() -> None:
    rng = Rng(2026)
    assert [int(rng.next()) for _ in range(4)] == [3728974089, 1909535511, 3744139784, 1652294862]


def test_below_is_even() -> None:
    rng = Rng(1)
    found = Counter(int(rng.below(7)) for _ in range(70_000))
    assert set(found) == set(range(7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in found.values()) < 25


def test_seeds_give_different_streams() -> None:
    assert len({int(Rng(seed).next()) for seed in range(1000)}) == 1000


def test_negative_and_huge_seeds_are_seeds() -> None:
    assert 0 <= int(Rng(-5).below(10)) < 10
    assert 0 <= int(Rng(10**40).below(10)) < 10


def test_a_python_generator_seeds_ours() -> None:
    assert int(as_rng(random.Random(3)).next()) == int(as_rng(random.Random(3)).next())
    rng = Rng(3)
    assert as_rng(rng) is rng
    with pytest.raises(TypeError, match="Rng"):
        as_rng(42)
