"""What one game did to a rating: from the games before it to those with it, whenever one asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from ludotheque.server.statistics.rating_change import rating_change
from ludotheque.server.statistics.results import rows_of
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.schema import metadata
from ludotheque.server.tables.state import TableState
from server.statistics.test_counting import BOTH, finished
from server.tables.made import playing


@pytest.fixture
def c() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def ended(name: str, at: int) -> TableState:
    table = finished(playing(BOTH, 1))
    table.id, table.turns[-1].at = name, at
    return table


def write(c: sa.Connection, table: TableState) -> None:
    stored_results.replace(c, table.id, rows_of(table))


def test_the_change_is_known_before_the_result_is_written_and_stays(c: sa.Connection) -> None:
    first, second, third = (ended(name, at) for at, name in enumerate("abc", 1))
    write(c, first)
    asked = rating_change(c, second, 0)
    assert asked.before is not None
    assert asked.after is not None
    assert asked.before == rating_change(c, first, 0).after
    write(c, second)
    write(c, third)  # a later game
    assert rating_change(c, second, 0) == asked
    assert rating_change(c, third, 0).before == asked.after


def test_the_first_game_begins_at_1500_and_the_ranks_decide(c: sa.Connection) -> None:
    table = ended("a", 1)
    write(c, table)
    ranks = table.state.ranks() if table.state else []
    found = [rating_change(c, table, seat) for seat in range(3)]
    assert {one.before.points for one in found if one.before} == {1500}
    points = [one.after.points for one in found if one.after]
    assert sorted(range(3), key=lambda seat: -points[seat]) == sorted(range(3), key=lambda seat: ranks[seat])
