"""Were the dice bad? The numbers are right, and the p-value says what it claims."""

from __future__ import annotations

import math

import pytest

import ludotheque as ludo
from fairness.proven import played
from ludotheque.fairness.chi import quadratic, survival
from ludotheque.fairness.luck import Luck, luck
from ludotheque.fairness.odds import Draw, draws, own_draws

GAMES = 80
DIE = tuple((f"roll:{face}", 1) for face in range(1, 7))
PAIR = tuple((f"dice:{a}:{b}", 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7))


def rolled(odds: tuple[tuple[str, int], ...], tokens: list[str]) -> Luck:
    return luck([[Draw(number, number + 1, odds, token) for number, token in enumerate(tokens)]])


def test_a_plain_die_gives_pearson_s_chi_square() -> None:
    counts = [12, 8, 9, 11, 15, 5]
    kind = rolled(DIE, [f"roll:{face}" for face, n in enumerate(counts, 1) for _ in range(n)]).kinds[0]
    assert [face.seen for face in kind.faces] == counts
    assert {face.expected for face in kind.faces} == {10.0}
    assert kind.chi == pytest.approx(sum((n - 10) ** 2 / 10 for n in counts))
    assert kind.degrees == 5
    assert kind.p == pytest.approx(survival(6.0, 5)) == pytest.approx(0.306219, abs=1e-6)


def test_survival_against_known_values() -> None:
    assert survival(3.841459, 1) == pytest.approx(0.05, abs=1e-6)
    assert survival(18.307038, 10) == pytest.approx(0.05, abs=1e-6)
    assert survival(124.342113, 100) == pytest.approx(0.05, abs=1e-6)
    assert survival(10.0, 2) == pytest.approx(math.exp(-5))


def test_directions_that_cannot_vary_are_left_out() -> None:
    assert quadratic([0.0], [[0.0]]) == (0.0, 0)


def test_two_dice_in_one_token_count_as_two() -> None:
    kind = rolled(PAIR, ["dice:1:1", "dice:2:5"] * 20).kinds[0]
    assert {face.name: face.seen for face in kind.faces} == {"1": 40, "2": 20, "3": 0, "4": 0, "5": 20, "6": 0}
    assert sum(face.expected for face in kind.faces) == pytest.approx(80, abs=0.01)


def test_few_draws_say_nothing() -> None:
    found = rolled(DIE, ["roll:1"] * 7)
    assert found.kinds[0].p is None
    assert found.p is None


def test_rare_faces_are_looked_at_together() -> None:
    odds = (("draw:often", 90), ("draw:rare", 5), ("draw:rarer", 5))
    kind = rolled(odds, ["draw:often"] * 55 + ["draw:rare"] * 5).kinds[0]
    assert (kind.groups, kind.degrees) == (2, 1)


def test_a_loaded_die_is_noticed() -> None:
    found = rolled(DIE, ["roll:6", "roll:6", "roll:1", "roll:2", "roll:3", "roll:4", "roll:5"] * 30)
    assert found.p is not None
    assert found.p < 1e-3


@pytest.mark.parametrize(
    ("slug", "kind"), [("mark", "roll"), ("lemans", "draw"), ("macadam", "draw"), ("maillot", "dice")]
)
def test_p_is_honest(slug: str, kind: str) -> None:
    """Among games of true chance, about one in twenty has p < 0.05, with cards that are not put back as with dice."""
    game = ludo.load(slug)
    found = [luck([draws(played(slug, f"luck {k}", 3), game)]) for k in range(GAMES)]
    values = [one.p for each in found for one in each.kinds if one.kind == kind and one.p is not None]
    assert len(values) >= GAMES / 2
    assert sum(value < 0.05 for value in values) <= GAMES / 8
    assert abs(sum(values) / len(values) - 0.5) < 3.3 / math.sqrt(12 * len(values))  # one in a thousand strays further


def test_a_game_that_is_played_on_brings_its_own_draws_only() -> None:
    """The draws of the first game would count twice for whoever played both."""
    record = played("macadam")
    steps = [draw.step for draw in draws(record, ludo.load("macadam"))]
    record.extra["house"] = {"played_on": {"source": "elsewhere", "steps": steps[-5]}}
    assert [draw.step for draw in own_draws(record, ludo.load("macadam"))] == steps[-4:]


def test_many_games_add_up() -> None:
    game = ludo.load("marathon")
    alone = [luck([draws(played("marathon", f"m{k}"), game)]) for k in range(8)]
    together = luck(draws(played("marathon", f"m{k}"), game) for k in range(8))
    roll = next(kind for kind in together.kinds if kind.kind == "roll")
    assert together.games == 8
    assert roll.draws == sum(kind.draws for one in alone for kind in one.kinds if kind.kind == "roll")
    assert roll.p is not None
    assert together.p is not None
    assert together.p >= min(kind.p for kind in together.kinds if kind.p is not None)
