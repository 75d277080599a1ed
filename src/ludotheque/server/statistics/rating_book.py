"""Keep the ratings of each game in memory, and rate only what was played since somebody last asked."""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from itertools import groupby
from typing import Any

from ludotheque.ratings import Rating, Ratings
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.results import PROGRAM

MAX_CHANGES = 2_000  # games of which it is remembered what they did to ratings
AT_ONCE = 50  # games that are rated while the event loop waits, about a millisecond
Change = tuple[Rating | None, Rating]  # before a game, and after it


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

    def __init__(self) -> None:
        self.last: tuple[int, str] = (-1, "")  # the end and the table of the latest game
        self.rows = 0
        self.people, self.programs = Board(), Board()
        self.changes: OrderedDict[str, dict[str, Change]] = OrderedDict()  # of people, by table

    def add(self, chairs: list[Any]) -> None:
        """Rate one more game, later than all before."""
        is_of_people = not any(row.player.startswith(PROGRAM) for row in chairs)
        found = (self.people if is_of_people else self.programs).add(chairs)
        self.last, self.rows = (chairs[0].at, chairs[0].table_id), self.rows + len(chairs)
        if is_of_people:
            self.changes[chairs[0].table_id] = found
            if len(self.changes) > MAX_CHANGES:
                self.changes.popitem(last=False)

    def names(self, person: str) -> bool:
        """Tell whether the person, or their bot, was rated here."""
        names = {person, PROGRAM + person}
        return any(names & board.players.keys() for board in (self.people, self.programs))


class RatingBooks:
    """The books of all games; asked on the reader threads."""

    def __init__(self) -> None:
        self.books: dict[str, Book] = {}
        self.lock = threading.Lock()

    def read(self, c: Connection, game: str) -> Book:
        """Return the book of a game, with all that is on disk; it is begun anew if games came in between."""
        with self.lock:
            book = self.books.get(game) or Book()
            rows = stored_results.rated_after(c, game, book.last)
            if not stored_results.is_whole(c, game, book.rows + len(rows)):
                book = Book()
                rows = stored_results.rated_after(c, game, book.last)
            self.books[game] = book
            return _continued(book, rows)

    def read_until(self, c: Connection, game: str, end: tuple[int, str]) -> Book:
        """Return the book as it was before the game that ended then: of one that is long ago."""
        rows = stored_results.rated_after(c, game, Book().last)
        return _continued(Book(), [row for row in rows if (row.at, row.table_id) < end])

    def forget(self, person: str) -> None:
        """Begin the books anew in which somebody stands who is called otherwise now."""
        with self.lock:
            self.books = {game: book for game, book in self.books.items() if not book.names(person)}


def _continued(book: Book, rows: list[Any]) -> Book:
    for number, (_, chairs) in enumerate(groupby(rows, key=lambda row: row.table_id)):
        book.add(list(chairs))
        if number % AT_ONCE == 0:
            time.sleep(0)  # the event loop may go on in between
    return book
