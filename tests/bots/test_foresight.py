"""Foresight: who will end ahead of whom, by numbers that are looked up, the same whenever they are learned."""

from __future__ import annotations

import importlib
import pickle
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.advice import WHOLE
from ludotheque.kernel.foresight import UNIT, Foresight
from support import HOUSE

TOOLS = Path(__file__).parents[2] / "tools"
FORESEEN = [slug for slug in HOUSE if ludo.load(slug).has_foresight]
TABLES = [
    (slug, seats)
    for slug in FORESEEN
    for seats in range(ludo.load(slug).min_seats, ludo.load(slug).max_seats + 1)
    if ludo.load(slug).kept(ludo.load(slug).new(seats).setting, "foresight")
]
every_foreseen_game = pytest.mark.parametrize("slug", FORESEEN)
every_foreseen_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("foresight")


def practised(pupil: Any, table: Any, rounds: int) -> Any:
    for _ in range(rounds):
        pupil.practise(table, 2, 17 + pupil.rounds, 10 * pupil.rate)
    return pupil


def values(foresight: Foresight, state: ludo.State) -> list[int]:
    out = vec[i64]([i64(0)] * state.seats)
    foresight.fill_values(state, out)
    return [int(value) for value in out]


def test_these_tables_are_foreseen() -> None:
    assert [("marathon", seats) for seats in range(3, 7)] == [table for table in TABLES if table[0] == "marathon"]


@every_foreseen_game
def test_practising_anew_finds_the_same_numbers(tool: ModuleType, slug: str) -> None:
    table = tool.ForesightTable(slug)
    one, other = (practised(tool.ForesightPupil(table, []), table, 2) for _ in range(2))
    assert any(one.foreseen())
    assert any(one.calm())
    assert one.foreseen() == other.foreseen()
    assert one.calm() == other.calm()


@every_foreseen_game
def test_an_interrupted_pupil_goes_on_as_if_nothing_had_been(tool: ModuleType, slug: str) -> None:
    table = tool.ForesightTable(slug)
    whole = practised(tool.ForesightPupil(table, []), table, 4)
    half = practised(tool.ForesightPupil(table, []), table, 2)
    again = practised(pickle.loads(pickle.dumps(half)), tool.ForesightTable(slug), 2)
    assert again.foreseen() == whole.foreseen()
    assert again.calm() == whole.calm()


@every_foreseen_game
def test_what_is_practised_foresees_more_than_even_chances(tool: ModuleType, slug: str) -> None:
    table = tool.ForesightTable(slug)
    sight = tool.ForesightPupil(table, []).sight
    assert table.share_foreseen([], sight, 1, 4)[0] == pytest.approx(0, abs=1e-6)
    sight = table.foresee([], sight, 120, 3)
    assert table.share_foreseen([], sight, 1, 20)[0] > 0.05


@every_foreseen_game
def test_a_foresight_settles_and_leaves_habits_and_steps_alone(tool: ModuleType, slug: str) -> None:
    table = tool.ForesightTable(slug)
    pupil = practised(tool.ForesightPupil(table, []), table, 1)
    habits, before = pupil.calm(), pupil.foreseen()
    pupil.settle(table, 3, 5)
    assert pupil.calm() == habits
    assert pupil.foreseen() != before


@every_foreseen_table
def test_only_the_champion_foresees(slug: str, seats: int) -> None:
    setting = ludo.load(slug).new(seats).setting
    assert LEVELS["champion"].advice(setting).foresees
    for level in ("habitue", "fine-mouche"):
        assert not LEVELS[level].advice(setting).foresees


@every_foreseen_table
def test_chances_of_a_table_add_up_and_nobody_is_surer_than_sure(slug: str, seats: int) -> None:
    foresight = ludo.load(slug).new(seats).setting.experience.foresight
    for state in moments(slug, seats, {}, 11, 12):
        found = values(foresight, state)
        assert all(0 <= value <= WHOLE for value in found)
        assert abs(sum(found) - seats * WHOLE // 2) <= 2 * seats


class Ladder(Foresight):
    """Looks seat by seat up in the only list, at the seat's own number."""

    def look(self, state: ludo.State) -> None:
        for seat in range(int(self.seats)):
            self.found[seat] = i64(seat + 1)


def test_the_larger_sum_is_ahead_the_more_surely_the_larger_the_difference() -> None:
    state = ludo.load("marathon").new(3)
    assert values(Ladder([0, 0, 0, 0], 4, 1, 3), state) == [5000, 5000, 5000]
    # a difference of UNIT makes e times as likely: 10,000 / (1 + 1 / e) is 7311, and for twice the difference 8808
    assert values(Ladder([0, 2 * UNIT, UNIT, 0], 4, 1, 3), state) == [(7311 + 8808) // 2, 5000, (2689 + 1192) // 2]
    # number 0 says that all differences count half as much as usual
    halved = Ladder([-UNIT // 2, 2 * UNIT, UNIT, 0], 4, 1, 3)
    assert values(halved, state) == [(6225 + 7311) // 2, 5000, (3775 + 2689) // 2]


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers are no foresight of 4"):
        Foresight([1, 2, 3], 4, 1, 2)
