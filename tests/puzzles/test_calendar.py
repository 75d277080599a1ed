"""Which puzzle is whose day."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.puzzles.calendar import FIRST_DAY, KEPT_BACK, collection, of_day
from puzzles.samples import numbered

DAYS = st.integers(0, 2000).map(lambda number: FIRST_DAY + timedelta(number))


@given(DAYS, st.integers(1, 90))
def test_no_puzzle_returns_before_the_bank_is_used_up(day, size):
    bank = numbered(size)
    assert len({of_day(bank, day + timedelta(ahead)).id for ahead in range(size)}) == size
    assert of_day(bank, day) == of_day(bank, day + timedelta(size))


@given(DAYS, st.integers(1, 90))
def test_the_collection_holds_days_gone_by_and_nothing_that_comes_soon(day, size):
    bank = numbered(size)
    found = collection(bank, day)
    ids = [puzzle.id for puzzle, _ in found]
    assert all(of_day(bank, then) == puzzle and then < day for puzzle, then in found)
    assert [then for _, then in found] == sorted((then for _, then in found), reverse=True)
    assert len(set(ids)) == len(ids)
    coming = {of_day(bank, day + timedelta(ahead)).id for ahead in range(min(KEPT_BACK, size // 2) + 1)}
    assert not coming & set(ids)


def test_in_the_first_round_no_day_to_come_is_shown():
    bank, day = numbered(60), FIRST_DAY + timedelta(20)
    later = {of_day(bank, day + timedelta(ahead)).id for ahead in range(40)}
    assert not later & {puzzle.id for puzzle, _ in collection(bank, day)}
    assert len(collection(bank, day)) == 20


def test_a_bank_that_grows_keeps_the_days_of_its_first_round():
    small, large = numbered(60), numbered(200)
    days = [FIRST_DAY + timedelta(number) for number in range(60)]
    assert [of_day(small, day) for day in days] == [of_day(large, day) for day in days]


def test_before_the_first_day_and_without_a_bank_there_is_none():
    assert of_day(numbered(5), FIRST_DAY - timedelta(1)) is None
    assert of_day([], date(2027, 1, 1)) is None
    assert collection([], date(2027, 1, 1)) == []
    assert collection(numbered(5), FIRST_DAY) == []
