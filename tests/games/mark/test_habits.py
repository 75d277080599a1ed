"""The habits of Mark's Champion: every choice within its lists, from what lies open, and the Champion's alone."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.levels import LEVELS
from ludotheque.games.mark.bot.advice import MarkAdvice
from ludotheque.games.mark.bot.habits import (
    CELLS,
    LISTS,
    NEXT,
    PIECES,
    PRICES,
    RIVALS,
    ROOM,
    SIZE,
    SPACE,
    TIME,
    VARIETY,
    WORTH,
)
from ludotheque.games.mark.rules.actions import BID, COLUMNS, LOT, WAYS

GAME = ludo.load("mark")
ACTIONS = (PRICES, PIECES, ROOM, TIME, NEXT, VARIETY, CELLS)
BIDS = (WORTH, RIVALS, SPACE)
SOME = [(7 * number) % 41 - 20 for number in range(SIZE)]
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def advice(state: ludo.State, numbers: list[int]) -> MarkAdvice:
    found = GAME.with_habits(state.setting, numbers)
    assert isinstance(found, MarkAdvice)
    return found


def weights(of: MarkAdvice, state: ludo.State) -> list[int]:
    choices, out = state.scratch[:], state.scratch[:]
    count = state.fill_legal(choices)
    of.weigh_all(state, choices, count, out)
    return [int(out[i]) for i in range(count)]


def test_every_list_begins_where_the_one_before_it_ends() -> None:
    kinds, columns = 4, 2**COLUMNS
    sizes = [kinds * 6 * 5 * 5, kinds * 3 * 3 * 4 * 4 * 4, kinds * 5 * 5 * 2 * 3, kinds * 26 * 5]
    sizes += [kinds * 3 * 2 * 6 * 5, kinds * 6 * 4 * 6, (2 * COLUMNS + WAYS) * columns * columns]
    sizes += [8 * 10 * 2, 8 * 7 * 5 * 2, 8 * 5 * 5 * 5]
    assert [after - before for before, after in pairwise([*ACTIONS, *BIDS, SIZE])] == sizes


@every_table
@pytest.mark.parametrize("end_rows", [5, 4])
def test_every_choice_is_looked_up_within_its_lists(seats: int, end_rows: int) -> None:
    for state in moments("mark", seats, {"end_rows": end_rows}, 3 * seats, 40):
        one = advice(state, [0] * SIZE)
        for action in state.legal():
            one.weigh(state, action)
            found = [int(place) for place in one.habits.found]
            begins = BIDS if action >= BID else ACTIONS
            ends = [*begins[1:], WORTH if begins is ACTIONS else SIZE]
            assert len(found) == LISTS
            for place, begin, end in zip(found, begins, ends, strict=False):
                assert place == 0 or begin <= place < end
            assert (found[0] > 0) == (action < LOT + 5 or action >= BID)


@every_table
def test_what_is_looked_up_is_added(seats: int) -> None:
    for state in moments("mark", seats, {}, 5 * seats, 25):
        plain, learned = advice(state, []), advice(state, SOME)
        for action in state.legal():
            worth = learned.weigh(state, action)
            added = sum(SOME[place] for place in learned.habits.found if place)
            assert worth == plain.weigh(state, action) + added


@every_table
def test_habits_of_nothing_weigh_as_the_advice_does(seats: int) -> None:
    for state in moments("mark", seats, {}, 9 * seats, 25):
        assert weights(advice(state, [0] * SIZE), state) == weights(advice(state, []), state)


@every_table
def test_habits_see_no_sealed_bid(seats: int) -> None:
    """The others' bids are changed while they are sealed; nothing is weighed otherwise."""
    sealed = 0
    for seed in range(6):
        for state in moments("mark", seats, {}, seed, 40):
            seat = int(state.actor())
            before = weights(advice(state, SOME), state)
            for other in range(3):
                changed = state.resample(seat, ludo.Rng(other))
                sealed += changed.position() != state.position()
                assert weights(advice(changed, SOME), changed) == before
    assert sealed


@every_table
def test_they_are_the_champions_alone(seats: int) -> None:
    setting = GAME.new(seats).setting
    assert isinstance(setting.advice, MarkAdvice)
    assert not setting.advice.learned
    assert not any(setting.advice.habits.numbers)
    assert LEVELS["habitue"].advice(setting) is LEVELS["fine-mouche"].advice(setting) is setting.advice
    assert LEVELS["champion"].advice(setting) is setting.experience


@every_table
def test_they_serve_under_the_usual_rules_only(seats: int) -> None:
    other = GAME.new(seats, {"end_rows": 4}).setting
    assert other.experience is other.advice
    edition = GAME.new(seats, None, next(iter(GAME.ready_editions.values()))).setting
    assert edition.experience is edition.advice
