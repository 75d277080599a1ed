"""Chi-square and runs tests of both generators, on fixed streams: they cannot fail by bad luck."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from ludotheque.fairness import drawing
from ludotheque.fairness.chi import survival
from ludotheque.kernel.rng import Rng

SEED, NONCES = bytes(range(32)), ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]
DRAWS = 24_000
LEAST = 0.001  # about one stream in five hundred of a good generator strays further, one way or the other


def fair(total: int) -> list[int]:
    """Rolls of a table."""
    return [drawing.draw(SEED, NONCES, number, total) for number in range(DRAWS)]


def fast(total: int) -> list[int]:
    """Rolls of a study."""
    rng = Rng(2026)
    return [int(rng.below(total)) for _ in range(DRAWS)]


Stream = Callable[[int], list[int]]
both = pytest.mark.parametrize("stream", [fair, fast])


def plausible(chi: float, degrees: int) -> bool:
    """Neither too far from what is expected nor too near to it."""
    return LEAST < survival(chi, degrees) < 1 - LEAST


def chi_square(counts: Counter[int] | Counter[tuple[int, int]], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected


@both
@pytest.mark.parametrize("total", [2, 6, 7, 36, 100])
def test_every_face_is_as_likely(stream: Stream, total: int) -> None:
    assert plausible(chi_square(Counter(stream(total)), total), total - 1)


@both
@pytest.mark.parametrize("total", [2, 6, 12])
def test_a_draw_does_not_know_the_one_before(stream: Stream, total: int) -> None:
    rolls = stream(total)
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    assert plausible(chi_square(pairs, total * total), total * total - 1)


@both
def test_runs_above_and_below_the_middle(stream: Stream) -> None:
    """Wald and Wolfowitz: too few runs mean streaks, too many mean a draw that shuns the last one."""
    high = [roll >= 3 for roll in stream(6)]
    ups, downs = sum(high), len(high) - sum(high)
    runs = 1 + sum(one != two for one, two in pairwise(high))
    mean = 2 * ups * downs / len(high) + 1
    spread = math.sqrt((mean - 1) * (mean - 2) / (len(high) - 1))
    assert abs(runs - mean) / spread < 3.29  # two sides of one in a thousand


@both
def test_the_length_of_runs_up(stream: Stream) -> None:
    """How long numbers keep rising, with the element after each run left out so that runs are independent (Knuth)."""
    found: Counter[int] = Counter()
    numbers, at = stream(1_000_003), 0
    while at < len(numbers):
        length = 1
        while at + length < len(numbers) and numbers[at + length] > numbers[at + length - 1]:
            length += 1
        if at + length >= len(numbers):
            break
        found[min(length, 6)] += 1
        at += length + 1
    runs = sum(found.values())
    odds = {k: 1 / math.factorial(k) - 1 / math.factorial(k + 1) for k in range(1, 6)}
    odds[6] = 1 / math.factorial(6)
    chi = sum((found[k] - runs * odd) ** 2 / (runs * odd) for k, odd in odds.items())
    assert plausible(chi, 5)


@both
def test_the_test_itself_notices_a_loaded_die(stream: Stream) -> None:
    """One roll in fifty turned into a six is enough."""
    rolls = [5 if k % 50 == 0 else roll for k, roll in enumerate(stream(6))]
    assert not plausible(chi_square(Counter(rolls), 6), 5)


def test_weights_are_met_exactly() -> None:
    odds = [("one", 1), ("two", 2), ("five", 5)]
    assert Counter(drawing.choose(odds, pick) for pick in range(8)) == {"one": 1, "two": 2, "five": 5}
    with pytest.raises(ValueError, match="beyond"):
        drawing.choose(odds, 8)


def test_another_nonce_gives_another_game() -> None:
    other = [drawing.draw(SEED, [NONCES[0], "0" * 32], number, 1000) for number in range(200)]
    assert sum(one == two for one, two in zip(fair(1000)[:200], other, strict=True)) < 5
