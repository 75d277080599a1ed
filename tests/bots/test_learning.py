"""An instinct that is kept can be learned further: nothing of it is lost, and luck is told from skill first."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.kernel import learned

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("learning")


@pytest.fixture
def schooling(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("schooling")


def test_what_is_kept_is_begun_with_as_it_is(learning: ModuleType, schooling: ModuleType) -> None:
    company = schooling.Company("macadam")
    numbers = learned.numbers(company.path)
    pupil = learning.Pupil(company.shape, company.heat, 2, seed=1)
    pupil.begin_with(numbers)
    assert pupil.numbers() == pupil.calm() == numbers


def test_a_new_critic_learns_alone_at_first(learning: ModuleType, schooling: ModuleType) -> None:
    company = schooling.Company("macadam")
    numbers = learned.numbers(company.path)
    pupil = learning.Pupil(company.shape, company.heat, 2, seed=1)
    pupil.begin_with(numbers)
    pupil.listening = 1
    before = pupil.critic["last"].copy()
    pupil.learn(company.play(pupil.numbers(), 2, 1), 1.0)
    assert pupil.numbers() == numbers
    assert (pupil.critic["last"] != before).any()
    pupil.learn(company.play(pupil.numbers(), 2, 2), 0.1)
    assert pupil.numbers() != numbers
