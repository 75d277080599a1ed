"""Rows are made as the house makes them; and no list reads more because others have played more."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from benchmarks.growth_rows import BEGAN, MINUTE, Rows, table_id

from ludotheque.server.statistics.history import history
from ludotheque.server.statistics.leaderboard import LINES, standings
from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.storage import results, tables
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.migrate import migrate
from support import HOUSE

FEW, MANY = 200, 2_000
ME = "me"
STEPS = 10  # instructions of SQLite's machine that are counted together


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Two houses in which I have played the same twenty games, and others few or many."""
    return [_house(tmp_path_factory.mktemp("growth") / "house.db", size) for size in (FEW, MANY)]


def _house(path: Path, size: int) -> str:
    migrate(f"sqlite:///{path}")
    rows = Rows(path)
    rows.line.execute("insert into person (id, name, made) values (?, 'Moi', 0)", (ME,))
    rows.finished_games(0, size, "", 0)
    mine = [table_id("g", number) for number in range(0, FEW, 10)]
    for name in mine:
        rows.line.execute("update chair set person = ? where table_id = ? and seat = 0", (ME, name))
        rows.line.execute("update result set player = ? where table_id = ? and seat = 0", (ME, name))
    rows.close()
    return f"sqlite:///{path}"


def _steps(url: str, ask: Callable[[sa.Connection], Any]) -> tuple[int, Any]:
    """How much SQLite does to answer, and the answer."""
    counted = 0

    def count() -> None:
        nonlocal counted
        counted += 1

    engine = make_engine(url)
    with engine.connect() as c:
        ask(c)  # what is prepared once
        driver = c.connection.dbapi_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_progress_handler(count, STEPS)
        found = ask(c)
        driver.set_progress_handler(None, 0)
    engine.dispose()
    return counted, found


@pytest.mark.parametrize(
    "ask",
    [
        lambda c: results.of_person(c, ME),
        lambda c: results.history(c, ME, None, 21),
        lambda c: history(c, ME, ""),
        lambda c: tables.tables_at_hand(c, ME),
        lambda c: tables.waits(c, "lemans"),
        tables.has_running_clocks,
        lambda c: tables.abandoned_tables(c, 1 << 60, 200),
        lambda c: results.rated_after(c, "lemans", (1 << 60, "")),
    ],
    ids=["of_person", "history", "page", "home", "waits", "clocks", "abandoned", "new ratings"],
)
def test_lists_do_not_read_the_games_of_others(houses: list[str], ask: Callable[[sa.Connection], Any]) -> None:
    (few, before), (many, after) = (_steps(url, ask) for url in houses)
    assert many <= 1.5 * few + 20
    assert type(before) is type(after)


def test_a_leaderboard_counts_in_an_index_and_reads_no_game_again(houses: list[str]) -> None:
    books = RatingBooks()
    steps, found = _steps(houses[1], lambda c: standings(c, books, ME))
    assert steps * STEPS < 20 * 2 * MANY  # a few instructions for each result that is counted
    assert {board.game for board in found.boards} >= set(HOUSE)
    assert all(0 < len(board.lines) <= LINES for board in found.boards)
    assert any(line.mine for board in found.boards for line in board.lines)


def test_all_that_is_mine_is_found(houses: list[str]) -> None:
    for url in houses:
        engine = make_engine(url)
        with engine.connect() as c:
            assert len(results.of_person(c, ME)) == 20
            assert len(tables.tables_at_hand(c, ME)) == tables.RECENT
            page = history(c, ME, "")
            assert [game.at for game in page.games] == sorted((game.at for game in page.games), reverse=True)
            assert page.games[0].at == BEGAN + 190 * MINUTE + 20 * MINUTE
            assert results.tables_without_results(c) == []
        engine.dispose()
