"""What one game did to a rating: from the games before it to those with it, whenever one asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from ludotheque.ratings import Rating
from ludotheque.server.statistics import leaderboard, rating_book
from ludotheque.server.statistics.rating_book import FORMAT, RatingBooks
from ludotheque.server.statistics.rating_change import rating_change
from ludotheque.server.statistics.results import rows_of
from ludotheque.server.storage import rating_books as stored_books
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.schema import metadata
from ludotheque.server.storage.schema import rating_book as kept_books
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


@pytest.fixture
def books() -> RatingBooks:
    return RatingBooks()


def ended(name: str, at: int) -> TableState:
    table = finished(playing(BOTH, 1))
    table.id, table.turns[-1] = name, replace(table.turns[-1], at=at)
    return table


GAME = ended("a", 1).plan.game


def write(c: sa.Connection, table: TableState) -> None:
    stored_results.replace(c, table.id, rows_of(table))


def test_the_change_is_known_before_the_result_is_written_and_stays(c: sa.Connection, books: RatingBooks) -> None:
    first, second, third = (ended(name, at) for at, name in enumerate("abc", 1))
    write(c, first)
    asked = rating_change(c, books, second, 0)
    assert asked.before is not None
    assert asked.after is not None
    assert asked.before == rating_change(c, books, first, 0).after
    write(c, second)
    write(c, third)  # a later game
    assert rating_change(c, books, second, 0) == asked
    assert rating_change(c, books, third, 0).before == asked.after


def test_the_first_game_begins_at_1500_and_the_ranks_decide(c: sa.Connection, books: RatingBooks) -> None:
    table = ended("a", 1)
    write(c, table)
    ranks = table.state.ranks() if table.state else []
    found = [rating_change(c, books, table, seat) for seat in range(3)]
    assert {one.before.points for one in found if one.before} == {1500}
    points = [one.after.points for one in found if one.after]
    assert sorted(range(3), key=lambda seat: -points[seat]) == sorted(range(3), key=lambda seat: ranks[seat])


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games were rated, in order; results are counted whenever one asks."""
    tables: list[str] = []
    add = rating_book.Book.add
    monkeypatch.setattr(
        rating_book.Book, "add", lambda book, chairs: (tables.append(chairs[0].table_id), add(book, chairs))
    )
    monkeypatch.setattr(rating_book, "COUNT_SECONDS", 0.0)
    return tables


def test_only_what_is_new_is_rated(c: sa.Connection, books: RatingBooks, rated: list[str]) -> None:
    """Games are rated once; again only when one came in between, or somebody is called otherwise."""
    for at, name in enumerate("acd", 1):
        write(c, ended(name, at * 10))
    before = books.read(c, GAME)
    assert rated == ["a", "c", "d"]
    write(c, ended("e", 40))
    assert books.read(c, GAME) is before
    assert rated == ["a", "c", "d", "e"]
    late = ended("b", 15)  # written by another node, or after a crash
    write(c, late)
    books.read(c, GAME)
    assert rated[4:] == ["a", "b", "c", "d", "e"]
    again = RatingBooks()
    assert books.read(c, GAME).people.players == again.read(c, GAME).people.players
    stored_results.rename_player(c, "a", "somebody else", "ghost")
    books.read(c, GAME)
    assert len(rated) == 14
    person = next(iter(again.read(c, GAME).people.players))
    stored_results.rename_player(c, "a", person, "ghost")
    assert "ghost" in books.read(c, GAME).people.players
    assert len(rated) == 19


def test_a_house_that_opens_goes_on_from_what_was_kept(c: sa.Connection, books: RatingBooks, rated: list[str]) -> None:
    for at, name in enumerate("abde", 1):
        write(c, ended(name, at * 10))
    books.read(c, GAME)
    assert books.unkept(12) == [GAME]
    assert stored_books.keep(c, GAME, books.write(GAME))
    assert books.unkept(1) == []
    rated.clear()
    write(c, ended("f", 60))
    again = RatingBooks().read(c, GAME)
    assert rated == ["f"]
    whole = rating_book._new(c, GAME, 0)
    for mine, other in ((again.people, whole.people), (again.programs, whole.programs)):
        assert (mine.players, mine.won) == (other.players, other.won)
    assert list(again.changes.items()) == list(whole.changes.items())


@pytest.mark.parametrize(
    "changed", [{"format": FORMAT + 1}, {"data": "no line of ours"}, {"data": '["people",[["a",1,2]],[]]'}]
)
def test_what_was_kept_in_another_format_is_worked_out_anew(c: sa.Connection, changed: dict[str, Any]) -> None:
    """A house that goes back to an earlier release, or on to a later one, misreads no rating."""
    for at, name in enumerate("ab", 1):
        write(c, ended(name, at))
    books = RatingBooks()
    players = dict(books.read(c, GAME).people.players)
    other = books.write(GAME)._replace(data='["people",[["a",[99.0,1.0,500],400]],[]]')
    assert stored_books.keep(c, GAME, other)
    assert RatingBooks().read(c, GAME).people.players != players  # in this format it would be believed
    c.execute(sa.update(kept_books).values(**changed))
    assert RatingBooks().read(c, GAME).people.players == players
    assert stored_books.keep(c, GAME, books.write(GAME))
    assert stored_books.kept(c, GAME, FORMAT) is not None


def test_a_late_game_is_rated_after_what_was_kept(c: sa.Connection, books: RatingBooks, rated: list[str]) -> None:
    for at, name in ((10, "a"), (20, "b")):
        write(c, ended(name, at))
    books.read(c, GAME)
    stored_books.keep(c, GAME, books.write(GAME))
    write(c, ended("d", 40))
    books.read(c, GAME)
    rated.clear()
    write(c, ended("c", 30))  # ended earlier, written later
    books.read(c, GAME)
    assert rated == ["c", "d"]
    write(c, ended("0", 5))  # earlier than all that was kept
    books.read(c, GAME)
    assert rated[2:] == ["0", "a", "b", "c", "d"]


def test_nobody_who_is_called_otherwise_stays_in_what_is_kept(c: sa.Connection, books: RatingBooks) -> None:
    write(c, ended("a", 10))
    person = next(iter(books.read(c, GAME).people.players))
    stale = books.write(GAME)
    stored_books.keep(c, GAME, stale)
    stored_results.rename_player(c, "a", person, "ghost")
    assert stored_books.kept(c, GAME, FORMAT) is None
    assert not stored_books.keep(c, GAME, stale)  # another node was about to
    assert person not in books.read(c, GAME).people.players


def test_whoever_reads_is_not_stopped_by_whoever_rates_a_newcomer(books: RatingBooks) -> None:
    """Readers are threads: a book may grow while another one of them sorts it, and a shelf while it is looked over."""

    class Grown(Rating):
        @property
        def cautious(self) -> float:
            board.players[f"newcomer {len(board.players)}"] = Rating(25.0, 8.0, 1)
            return super().cautious

    board = rating_book.Board()
    board.players.update({"lea": Grown(30.0, 2.0, 9), "tom": Grown(28.0, 2.0, 9)})
    assert [player for player, _ in leaderboard._best(board, 2)] == ["lea", "tom"]

    class Opened(rating_book.Book):
        def __getattribute__(self, name: str) -> Any:
            if name == "kept_rows":
                books.books[f"game {len(books.books)}"] = rating_book.Book()
            return super().__getattribute__(name)

    books.books = {"lemans": Opened(), "mark": Opened()}
    assert books.unkept(0) == ["lemans", "mark"]


def test_all_results_are_counted_now_and_then(
    c: sa.Connection, books: RatingBooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    is_whole = stored_results.is_whole
    monkeypatch.setattr(
        stored_results, "is_whole", lambda c, game, rows: (counted.append(rows), is_whole(c, game, rows))[1]
    )
    for at, name in enumerate("abc", 1):
        write(c, ended(name, at))
        books.read(c, GAME)
    assert counted == [3]
    assert books.read(c, GAME).rows == 9


def test_a_game_of_long_ago_is_rated_after_those_before_it(
    c: sa.Connection, books: RatingBooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [ended(name, at) for at, name in enumerate("abcd", 1)]
    for table in tables:
        write(c, table)
    known = [rating_change(c, books, table, 0) for table in tables]
    monkeypatch.setattr(rating_book, "MAX_CHANGES", 1)
    assert [rating_change(c, RatingBooks(), table, 0) for table in tables] == known
