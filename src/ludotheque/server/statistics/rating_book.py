"""Keep the ratings of each game in memory, and rate only what was played since somebody last asked.

What they have come to is kept on disk now and then (``rating_keeping.py``): a house that opens goes on from there.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter, OrderedDict
from itertools import groupby
from typing import Any

import msgspec

from ludotheque.ratings import Rating, Ratings
from ludotheque.server.storage import rating_books as stored_books
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.rating_books import KeptBook
from ludotheque.server.storage.results import PROGRAM

log = logging.getLogger("ludotheque.ratings")
FORMAT = 1  # of what is kept: one more whenever its lines, or the ratings of the same games, become others
MAX_CHANGES = 2_000  # games of which it is remembered what they did to ratings
AT_ONCE = 50  # games that are rated while the event loop waits, about a millisecond
TOGETHER = 500  # players, or changes, that are written or read while the event loop waits
COUNT_SECONDS = 10.0  # in which all results are counted once: that takes longer the more there are
Change = tuple[Rating | None, Rating]  # before a game, and after it
Line = tuple[str, list[tuple[str, Rating, int]], list[tuple[str, dict[str, Change]]]]
read_line = msgspec.json.Decoder(Line).decode


class Board:
    """Ratings of people (and levels of the house), or of games in which a bot from outside played."""

    def __init__(self) -> None:
        self.ratings = Ratings()
        self.won: Counter[str] = Counter()

    @property
    def players(self) -> dict[str, Rating]:
        """Return everybody who was rated."""
        return self.ratings.players

    def add(self, chairs: list[Any]) -> dict[str, Change]:
        """Rate one more game; return what it did."""
        ranks = [(row.player, row.rank) for row in chairs]
        self.won.update(row.player for row in chairs if row.rank == 1 and row.played)
        if len(chairs) < 2:  # somebody may be left without a rated opponent
            return {}
        before = {player: self.players.get(player) for player, _ in ranks}
        self.ratings.add(ranks)
        return {player: (rating, self.players[player]) for player, rating in before.items()}


class Book:
    """What the rated games of one game have come to, as far as they were rated."""

    def __init__(self, generation: int = 0) -> None:
        self.generation = generation
        self.last: tuple[int, str] = (-1, "")  # the end and the table of the latest game
        self.rows = self.kept_rows = 0
        self.counted = float("-inf")  # when all results were last counted
        self.people, self.programs = Board(), Board()
        self.changes: OrderedDict[str, dict[str, Change]] = OrderedDict()  # of people, by table

    @classmethod
    def read(cls, kept: KeptBook) -> Book:
        """Read what was kept."""
        book = cls(kept.generation)
        book.last, book.rows, book.kept_rows = (kept.at, kept.table_id), kept.results, kept.results
        for text in kept.data.splitlines():
            name, players, changes = read_line(text)
            board = book.programs if name == "programs" else book.people
            board.players.update((player, rating) for player, rating, _ in players)
            board.won.update({player: won for player, _, won in players})
            book.changes.update(changes)
            time.sleep(0)  # the event loop may go on in between
        return book

    def write(self) -> KeptBook:
        """Write it to be kept: a few at a time, a line each."""
        lines: list[Line] = []
        for name, board in (("people", self.people), ("programs", self.programs)):
            players = [(player, rating, board.won[player]) for player, rating in board.players.items()]
            lines += [(name, players[at : at + TOGETHER], []) for at in range(0, len(players), TOGETHER)]
        changes = list(self.changes.items())
        lines += [("changes", [], changes[at : at + TOGETHER]) for at in range(0, len(changes), TOGETHER)]
        texts = []
        for line in lines:
            texts.append(msgspec.json.encode(line).decode())
            time.sleep(0)  # the event loop may go on in between
        return KeptBook(self.generation, *self.last, self.rows, "\n".join(texts), FORMAT)

    def add(self, chairs: list[Any]) -> None:
        """Rate one more game, later than all before."""
        is_of_people = not any(row.player.startswith(PROGRAM) for row in chairs)
        found = (self.people if is_of_people else self.programs).add(chairs)
        self.last, self.rows = (chairs[0].at, chairs[0].table_id), self.rows + len(chairs)
        if is_of_people:
            self.changes[chairs[0].table_id] = found
            if len(self.changes) > MAX_CHANGES:
                self.changes.popitem(last=False)


class RatingBooks:
    """The books of all games; asked on the reader threads."""

    def __init__(self) -> None:
        self.books: dict[str, Book] = {}
        self.lock = threading.Lock()

    def read(self, c: Connection, game: str) -> Book:
        """Return the book of a game, with all that is on disk.

        Where games came in between, or somebody is called otherwise, it goes on from what was kept or begins anew.
        """
        with self.lock:
            generation = stored_books.generation(c, game)
            found = self.books.get(game)
            if found is None or found.generation != generation:
                found = _kept(c, game, generation)
            book = _whole(c, game, found) or _whole(c, game, _kept(c, game, generation)) or _new(c, game, generation)
            self.books[game] = book
            return book

    def read_until(self, c: Connection, game: str, end: tuple[int, str]) -> Book:
        """Return the book as it was before the game that ended then: of one that is long ago."""
        rows = stored_results.rated_after(c, game, Book().last)
        return _continued(Book(), [row for row in rows if (row.at, row.table_id) < end])

    def unkept(self, results: int) -> list[str]:
        """Return the games in whose books at least so many results are not kept yet."""
        books = list(self.books.items())  # at once: a reader may be opening another one just now
        return [game for game, book in books if book.rows - book.kept_rows >= results]

    def write(self, game: str) -> KeptBook:
        """Write the book of a game to be kept."""
        with self.lock:
            book = self.books[game]
            book.kept_rows = book.rows
            return book.write()


def _kept(c: Connection, game: str, generation: int) -> Book:
    """Read what was kept; begin anew where that cannot be read, since every game can be rated again."""
    found = stored_books.kept(c, game, FORMAT)
    if found is None or found.generation != generation:
        return Book(generation)
    try:
        return Book.read(found)
    except (msgspec.DecodeError, UnicodeError):
        log.warning("ratings of %s: what was kept cannot be read, and every game is rated again", game)
        return Book(generation)


def _whole(c: Connection, game: str, book: Book) -> Book | None:
    """Rate what is new; None if games came in between, which is looked for now and then."""
    rows = stored_results.rated_after(c, game, book.last)
    if time.monotonic() - book.counted >= COUNT_SECONDS:
        if not stored_results.is_whole(c, game, book.rows + len(rows)):
            return None
        book.counted = time.monotonic()
    return _continued(book, rows)


def _new(c: Connection, game: str, generation: int) -> Book:
    """Rate every game there is."""
    book = Book(generation)
    return _continued(book, stored_results.rated_after(c, game, book.last))


def _continued(book: Book, rows: list[Any]) -> Book:
    for number, (_, chairs) in enumerate(groupby(rows, key=lambda row: row.table_id)):
        book.add(list(chairs))
        if number % AT_ONCE == 0:
            time.sleep(0)  # the event loop may go on in between
    return book
