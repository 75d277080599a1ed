"""A house keeps its ratings now and then, and when it closes."""

from __future__ import annotations

import asyncio

from ludotheque.server.statistics import rating_keeping
from ludotheque.server.statistics.rating_book import RatingBooks
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
        assert await store.read(lambda c: stored_books.kept(c, GAME)) is None
        await rating_keeping.keep(books, store, results=6)
        kept = await store.read(lambda c: stored_books.kept(c, GAME))
        assert kept is not None
        assert (kept.at, kept.table_id, kept.results) == (2, "b", 6)
        again = await store.read(lambda c: RatingBooks().read(c, GAME))
        assert again.people.players == book.people.players
        person = next(iter(book.people.players))
        await store.write(lambda c: stored_results.rename_player(c, "a", person, "ghost"))
        assert await store.read(lambda c: stored_books.kept(c, GAME)) is None
        assert "ghost" in (await store.read(lambda c: books.read(c, GAME))).people.players
        await rating_keeping.keep(books, store, results=6)
        kept = await store.read(lambda c: stored_books.kept(c, GAME))
        assert kept is not None
        assert kept.generation == 1
    finally:
        await store.close()
