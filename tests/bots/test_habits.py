"""Habits: the same numbers however often they are learned, and whether or not the learning was interrupted."""

from __future__ import annotations

import importlib
import pickle
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.kernel.habits import Habits
from support import HOUSE

TOOLS = Path(__file__).parents[2] / "tools"
FORMED = [slug for slug in HOUSE if ludo.load(slug).has_habits]
every_game_with_habits = pytest.mark.parametrize("slug", FORMED)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("habits")


def learned(pupil: Any, table: Any, rounds: int) -> Any:
    for _ in range(rounds):
        pupil.learn(table.play(pupil.numbers(), 2, pupil.rounds), 10 * pupil.rate)  # as far as in ten rounds
    return pupil


def test_marathon_has_habits() -> None:
    assert "marathon" in FORMED


@every_game_with_habits
def test_learning_anew_finds_the_same_numbers(tool: ModuleType, slug: str) -> None:
    table = tool.HabitTable(slug)
    one, other = (learned(tool.HabitPupil(table, []), table, 2) for _ in range(2))
    assert any(one.numbers())
    assert one.numbers() == other.numbers()
    assert one.calm() == other.calm()


@every_game_with_habits
def test_an_interrupted_pupil_goes_on_as_if_nothing_had_been(tool: ModuleType, slug: str) -> None:
    table = tool.HabitTable(slug)
    whole = learned(tool.HabitPupil(table, []), table, 3)
    half = learned(tool.HabitPupil(table, []), table, 1)
    again = learned(pickle.loads(pickle.dumps(half)), table, 2)
    assert again.calm() == whole.calm()


@every_game_with_habits
def test_what_a_round_teaches_is_about_choices_that_were_looked_up(tool: ModuleType, slug: str) -> None:
    table = tool.HabitTable(slug)
    seen = table.play([0] * table.size, 2, 5)
    assert seen.slope.shape == (table.size,)
    assert seen.decisions > 40
    assert 0 < (seen.slope != 0).sum() <= seen.decisions * tool.SLOTS * table.lists
    assert abs(seen.slope.sum()) < 0.001  # what one choice gains the others of the moment lose


def test_a_round_teaches_the_same_compiled_and_uncompiled(tool: ModuleType) -> None:
    table = tool.HabitTable("marathon")
    seen = table.play([0] * table.size, 2, 5)
    assert (seen.decisions, round(seen.error, 6), round(float(abs(seen.slope).sum()), 2)) == (192, 0.906399, 43.45)


@every_game_with_habits
def test_without_habits_a_learner_meets_the_advice_as_an_equal(tool: ModuleType, slug: str) -> None:
    table = tool.HabitTable(slug)
    assert 0.1 < table.compare([], 1, 4)[0] < 0.9


@every_game_with_habits
def test_no_habits_change_nothing(tool: ModuleType, slug: str) -> None:
    state, rng = ludo.load(slug).new(), ludo.Rng(4)
    plain, zeros = (
        state.setting.game.with_habits(state.setting, numbers) for numbers in ([], [0] * tool.HabitTable(slug).size)
    )
    weights = [state.scratch[:], state.scratch[:]]
    actions = state.scratch[:]
    while state.actor() < 0:
        state.advance(state.draw(rng))
    count = state.fill_legal(actions)
    plain.weigh_all(state, actions, count, weights[0])
    zeros.weigh_all(state, actions, count, weights[1])
    assert list(weights[0][:count]) == list(weights[1][:count])


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers are no habits of 4"):
        Habits([1, 2, 3], 4, 1)
