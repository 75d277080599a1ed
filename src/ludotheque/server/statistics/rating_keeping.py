"""Keep ratings on disk now and then, and when the house closes: one that opens rates only what came after."""

from __future__ import annotations

import asyncio
from functools import partial

from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.storage import rating_books as stored_books
from ludotheque.server.storage.store import Store

EVERY_SECONDS = 60.0
RESULTS = 2_000  # that may be rated again at the next start: a twentieth of a second


async def run(books: RatingBooks, store: Store) -> None:
    """Keep what is new again and again, until cancelled."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        await keep(books, store)


async def keep(books: RatingBooks, store: Store, results: int = RESULTS) -> None:
    """Keep the books in which so many results are new."""
    for game in books.unkept(results):
        book = await asyncio.to_thread(books.write, game)
        await store.write_index(partial(stored_books.keep, game=game, book=book))
