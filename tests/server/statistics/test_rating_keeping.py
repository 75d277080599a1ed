"""A house keeps its ratings now and then, and when it closes."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from ludotheque.server.statistics import rating_keeping
from ludotheque.server.statistics.rating_book import FORMAT, Book, RatingBooks
from ludotheque.server.storage import rating_books as stored_books
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from server.statistics.test_rating_change import GAME, ended, write


def test_ratings_are_kept_once_enough_is_new(database: str) -> None:
    asyncio.run(_kept_once_enough_is_new(database))


async def _kept_once_enough_is_new(database: str) -> None:
    migrate(database)
    store, books = Store(database), RatingBooks()
    store.start()
    try:
        await store.write(lambda c: [write(c, ended(name, at)) for at, name in enumerate("ab", 1)])
        book = await store.read(lambda c: books.read(c, GAME))
        await rating_keeping.keep(books, store, results=7)
        assert await store.read(lambda c: stored_books.kept(c, GAME, FORMAT)) is None
        await rating_keeping.keep(books, store, results=6)
        kept = await store.read(lambda c: stored_books.kept(c, GAME, FORMAT))
        assert kept is not None
        assert (kept.at, kept.table_id, kept.results) == (2, "b", 6)
        again = await store.read(lambda c: RatingBooks().read(c, GAME))
        assert again.people.players == book.people.players
        person = next(iter(book.people.players))
        await store.write(lambda c: stored_results.rename_player(c, "a", person, "ghost"))
        assert await store.read(lambda c: stored_books.kept(c, GAME, FORMAT)) is None
        assert "ghost" in (await store.read(lambda c: books.read(c, GAME))).people.players
        await rating_keeping.keep(books, store, results=6)
        kept = await store.read(lambda c: stored_books.kept(c, GAME, FORMAT))
        assert kept is not None
        assert kept.generation == 1
    finally:
        await store.close()


def test_the_format_is_the_one_that_is_kept() -> None:
    """If this fails, what is kept on disk has become something else: raise FORMAT, then write it down here."""
    book = Book()
    for table in (1, 2):
        book.add([_result(table, player, rank) for rank, player in enumerate(("lea", "tom"), 1)])
    book.add([_result(3, player, rank) for rank, player in enumerate(("lea", "program:b"), 1)])
    lines = [
        json.loads(line, parse_float=lambda text: round(float(text), 6)) for line in book.write().data.splitlines()
    ]
    assert (FORMAT, lines) == (1, WRITTEN)


def _rounded(number: str) -> float:
    return round(float(number), 6)


def _result(table: int, player: str, rank: int) -> Any:
    return SimpleNamespace(table_id=f"t{table}", player=player, rank=rank, played=True, at=table)


WRITTEN: list[Any] = [
    ["people", [["lea", [29.656297, 7.822887, 2], 2], ["tom", [20.343703, 7.822887, 2], 0]], []],
    ["programs", [["lea", [27.635389, 8.065901, 1], 1], ["program:b", [22.364611, 8.065901, 1], 0]], []],
    [
        "changes",
        [],
        [
            ["t1", {"lea": [None, [27.635389, 8.065901, 1]], "tom": [None, [22.364611, 8.065901, 1]]}],
            [
                "t2",
                {
                    "lea": [[27.635389, 8.065901, 1], [29.656297, 7.822887, 2]],
                    "tom": [[22.364611, 8.065901, 1], [20.343703, 7.822887, 2]],
                },
            ],
        ],
    ],
]
