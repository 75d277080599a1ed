"""How a person's puzzles of the day went, from several browsers."""

import pytest

from ludotheque.server.storage import puzzle_days, schema
from ludotheque.server.storage.engine import make_engine

LEA, MAX = "l" * 22, "m" * 22


@pytest.fixture
def c(tmp_path):
    engine = make_engine(f"sqlite:///{tmp_path / 'house.db'}")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_what_two_browsers_saw_becomes_one_story(c):
    first = {"2026-11-16": {"mark": "xo"}, "2026-11-17": {"mark": "x"}}
    assert puzzle_days.keep_days(c, LEA, first) == first
    second = {"2026-11-16": {"mark": "xxa", "maillot": "o"}, "2026-11-17": {"mark": "xh"}}
    assert puzzle_days.keep_days(c, LEA, second) == {
        "2026-11-16": {"mark": "xo", "maillot": "o"},  # what is over stays as it ended
        "2026-11-17": {"mark": "xh"},
    }
    assert puzzle_days.days_of(c, MAX) == {}


def test_only_the_latest_days_are_told(c):
    days = {f"20{year}-01-{day:02d}": {"mark": "o"} for year in range(10, 30) for day in range(1, 31)}
    found = puzzle_days.keep_days(c, LEA, days)
    assert len(found) == puzzle_days.MOST_DAYS
    assert max(found) == "2029-01-30"
    assert list(found) == sorted(found)
