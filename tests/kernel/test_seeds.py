"""Seeds: neighbours know nothing of each other, children nothing of their parents, and nobody derives by arithmetic."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import numpy as np
import pytest
from numpy.typing import NDArray

from ludotheque.adapters.vector import Games
from ludotheque.kernel.rng import Rng, child_seed

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 10_000
FACES = [2, 3, 6, 52]
LAGS = 64
FAR = 4.5  # standard errors: among 2,000 comparisons of independent streams, one stray in seventy runs
Column = NDArray[np.float64]


def first_draws(made: list[Rng], faces: int) -> Column:
    return np.array([int(rng.below(faces)) for rng in made], float)


def strays(one: Column, other: Column) -> float:
    """How many standard errors the correlation of two columns is away from none."""
    return abs(float(np.corrcoef(one, other)[0, 1])) * float(np.sqrt(len(one)))


def strays_at_lags(column: Column) -> float:
    return max(strays(column[:-lag], column[lag:]) for lag in range(1, LAGS + 1))


# -- neighbouring seeds ---------------------------------------------------------------------------


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("first", [0, -SEEDS // 2, 2**62, 10**30])
def test_first_draws_of_neighbouring_seeds_are_independent(first: int, faces: int) -> None:
    column = first_draws([Rng(first + number) for number in range(SEEDS)], faces)
    assert strays_at_lags(column) < FAR


def test_second_draws_of_neighbouring_seeds_are_independent() -> None:
    made = [Rng(seed) for seed in range(SEEDS)]
    first, second = first_draws(made, 6), first_draws(made, 6)
    assert strays_at_lags(second) < FAR
    assert strays(first, second) < FAR
    assert strays(first[1:], second[:-1]) < FAR


def test_the_test_itself_notices_neighbours_that_know_each_other() -> None:
    """A multiplied seed, as generators often take it, shows at once."""
    linear = np.array([(seed * 0x9E3779B97F4A7C15 >> 63) & 1 for seed in range(SEEDS)], float)
    assert strays_at_lags(linear) > 10 * FAR


@pytest.mark.parametrize("bit", [0, 1, 31, 32, 61, 62, 63, 64, 65, 127, 128, 200])
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    """One other bit changes half of the first 64 bits, on average over many seeds."""
    changed = 0
    for seed in range(200):
        one, other = Rng(seed), Rng(seed ^ (1 << bit))
        changed += sum((int(one.next()) ^ int(other.next())).bit_count() for _ in range(2))
    assert abs(changed - 6400) < FAR * 57  # the binomial's standard deviation: half the root of 12,800


def test_a_seed_and_its_opposite_differ() -> None:
    assert len({int(Rng(seed).key) for seed in range(-2000, 2001)}) == 4001


# -- batches of environments ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_0_starts_as_often_as_chance_has_it(seats: int) -> None:
    """The variance over batches of 64 games is the binomial's: 16, 14.2, 12."""
    batches, size, share = 150, 64, 1 / seats
    games = Games("lemans", size, seats=seats)
    starts = []
    for seed in range(batches):
        games.reset(seed)
        starts.append(int((games.actors == 0).sum()))
    expected = size * share * (1 - share)
    assert abs(np.mean(starts) - size * share) < FAR * np.sqrt(expected / batches)
    assert abs(np.var(starts, ddof=1) / expected - 1) < FAR * np.sqrt(2 / (batches - 1))


# -- children -------------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", FACES)
def test_children_of_neighbouring_seeds_are_independent(faces: int) -> None:
    assert strays_at_lags(first_draws([Rng(seed).spawn("dice", 1) for seed in range(SEEDS)], faces)) < FAR


@pytest.mark.parametrize("faces", FACES)
def test_children_of_neighbouring_numbers_are_independent(faces: int) -> None:
    source = Rng(1)
    assert strays_at_lags(first_draws([source.spawn("dice", number) for number in range(SEEDS)], faces)) < FAR


@pytest.mark.parametrize("faces", FACES)
def test_parents_and_children_are_independent(faces: int) -> None:
    seeds = range(SEEDS)
    parents = first_draws([Rng(seed) for seed in seeds], faces)
    for number in range(4):
        children = first_draws([Rng(seed).spawn("dice", number) for seed in seeds], faces)
        assert strays(parents, children) < FAR
        assert strays(parents[1:], children[:-1]) < FAR
        assert strays(parents[:-1], children[1:]) < FAR


def test_children_of_two_names_are_independent() -> None:
    pairs = [(Rng(seed).spawn("dice"), Rng(seed).spawn("mind")) for seed in range(SEEDS)]
    dice, mind = (first_draws([pair[side] for pair in pairs], 6) for side in range(2))
    assert strays(dice, mind) < FAR


def test_a_child_depends_on_seed_name_and_number_alone() -> None:
    rng = Rng(7)
    early = rng.spawn("dice", 2)
    again, drawn = Rng(7), [int(rng.next()) for _ in range(5)]
    late = rng.spawn("dice", 2)
    assert [int(early.next()) for _ in range(5)] == [int(late.next()) for _ in range(5)]
    assert drawn == [int(again.next()) for _ in range(5)]
    made = [int(rng.spawn(name, number).key) for name in ("", "a", "b", "ab") for number in range(-9, 9)]
    assert len(set(made)) == len(made)


def test_a_child_seed_is_the_seed_of_that_child() -> None:
    for seed in (0, 1, -1, 2**70, -(2**90)):
        for number in (0, 1, -1, 10**25):
            assert int(Rng(child_seed(seed, "deal", number)).key) == int(Rng(seed).spawn("deal", number).key)
            assert 0 <= child_seed(seed, "deal", number) < 2**63


def test_the_numbers_never_change() -> None:
    """Compiled and uncompiled, on every machine."""
    seeds = (0, 1, -1, 2**63, -(2**63), 10**40)
    assert [int(Rng(seed).next()) for seed in seeds] == [
        505975142,
        4286164611,
        1554739843,
        2791894864,
        3853221168,
        3159703893,
    ]
    cases = ((0, 0), (1, 0), (1, 1), (-1, -1), (2**70, 2**70))
    assert [child_seed(seed, "deal", number) for seed, number in cases] == [
        7351421945970323700,
        3240466647399766907,
        4964490435335477827,
        4091047881743520685,
        1979222579433297541,
    ]
    assert int(Rng(1).spawn("dice", 3).below(1_000_000)) == 436098


# -- nobody adds to a seed ------------------------------------------------------------------------

SOURCES = {"Rng", "Random", "RandomState", "default_rng", "child_seed", "spawn", "seed"}  # what is given a seed
DERIVING = (ast.Add, ast.Sub, ast.Mult, ast.BitXor, ast.BitOr, ast.LShift, ast.Pow)


def programs() -> Iterator[Path]:
    yield from (ROOT / "src").rglob("*.py")
    for path in (ROOT / "tools").iterdir():
        if path.suffix == ".py" or (path.is_file() and path.read_bytes().startswith(b"#!/usr/bin/env python")):
            yield path


def is_seed(node: ast.AST) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "deal" or name.lower().strip("_").endswith("seed")


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def calculated(node: ast.AST) -> TypeGuard[ast.BinOp]:
    return isinstance(node, ast.BinOp) and isinstance(node.op, DERIVING)


def derived(tree: ast.AST) -> Iterator[int]:
    """The lines on which a seed is calculated from something else."""
    for node in ast.walk(tree):
        if calculated(node) and (is_seed(node.left) or is_seed(node.right)):
            yield node.lineno
        if isinstance(node, ast.AugAssign) and is_seed(node.target):
            yield node.lineno
        if isinstance(node, ast.Assign) and calculated(node.value) and any(map(is_seed, node.targets)):
            yield node.lineno
        if isinstance(node, ast.keyword) and node.arg == "seed" and calculated(node.value):
            yield node.value.lineno
        if isinstance(node, ast.Call) and called(node) in SOURCES:
            yield from (given.lineno for given in node.args[:1] if calculated(given))


def test_nothing_adds_to_a_seed_or_multiplies_it() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{line}"
        for path in programs()
        if path.name != "rng.py"
        for line in derived(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "Rng(seed + 1)",
        "Rng(2 * self.seed)",
        "seed = (pairing.deal * 8191 + who) * 8191 + steps",
        "seed += 1",
        "deal += 1",
        "seed = number * 7919",
        "Rng(look + 1)",
        "random.Random(game * 31)",
        "bot.decide(state, seed=step + 1)",
        "replace(plan, seed=plan.seed + 1)",
        "play(numbers, 2 * seed + half)",
        "judge(state, task.seed + step)",
    ],
)
def test_the_reader_of_sources_sees_every_way(line: str) -> None:
    assert list(derived(ast.parse(line)))
