"""Fill a house's database quickly with rows like those that its tables write.

One table that was really played is the pattern; its rows are copied under new names. Games of other people have only
what lists and ratings read (their row, chairs and results): nobody opens them here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from ludotheque.registry import slugs
from ludotheque.server.tables import events as ev

MINUTE = 60_000  # milliseconds
BEGAN = 1_700_000_000_000  # when the first of the copied games was opened
GAMES = slugs()
GAMES_PER_PERSON = 50
RESULT = "table_id, seat, game, player, rank, score, rated, played, opening, at"
OPENING = "\u2068opening\u2069"


def table_id(kind: str, number: int) -> str:
    """A name as long as every table's.

    >>> table_id("g", 7)
    'g000000000000000000007'
    """
    return f"{kind}{number:021d}"


class Rows:
    """The database of a house that is shut, or only read meanwhile."""

    def __init__(self, path: Path) -> None:
        self.line = sqlite3.connect(path)
        self.line.execute("pragma synchronous=off")
        self.codes = self._count("game_table")

    def close(self) -> None:
        self.line.commit()
        self.line.execute("pragma optimize")
        self.line.close()

    def _count(self, table: str) -> int:
        return int(self.line.execute(f"select count(*) from {table}").fetchone()[0])

    def _code(self) -> str:
        self.codes += 1
        return f"{self.codes:06X}"

    def person(self, name: str) -> str:
        """The id of the latest person of that name."""
        found = self.line.execute("select id from person where name = ? order by made desc", (name,)).fetchone()
        return str(found[0])

    def copy_table(self, pattern: str, name: str, made: int, events: int | None = None) -> None:
        """Copy a table with its events (the first ones, if a number is given), chairs and results."""
        self.line.execute(
            "insert into game_table (id, code, game, seed, public, status, made) "
            "select ?, ?, game, randomblob(32), public, status, ? from game_table where id = ?",
            (name, self._code(), made, pattern),
        )
        self.line.execute(
            "insert into event (table_id, seq, at, data) "
            "select ?, seq, at, data from event where table_id = ? and seq < ?",
            (name, pattern, events if events is not None else 1 << 30),
        )
        self.line.execute(
            "insert into chair (table_id, seat, person) select ?, seat, person from chair where table_id = ?",
            (name, pattern),
        )
        self.line.execute(
            f"insert into result ({RESULT}) select ?, seat, game, player, rank, score, rated, played, opening, ? "
            "from result where table_id = ?",
            (name, made + 20 * MINUTE, pattern),
        )

    def set_playing(self, name: str) -> None:
        """Say in lists that a copy is still played."""
        self.line.execute("update game_table set status = 'playing' where id = ?", (name,))
        self.line.execute("delete from result where table_id = ?", (name,))

    def talk(self, name: str, until: int, person: str) -> None:
        """Add talk to a table until it has so many events."""
        have = int(self.line.execute("select count(*) from event where table_id = ?", (name,)).fetchone()[0])
        said = ev.encode(ev.Said(person=person, name="P0", text="À toi de jouer !", seat=0)).decode()
        rows = ((name, seq, BEGAN + seq, said) for seq in range(have, until))
        self.line.executemany("insert into event (table_id, seq, at, data) values (?, ?, ?, ?)", rows)

    def finished_games(self, first: int, last: int, pattern: str, mine: int) -> None:
        """Add the games from one number to another, of which so many, evenly spread, are copies of the pattern."""
        people = max(2, last // GAMES_PER_PERSON)
        known = ((f"p{number:021d}", f"P{number}", BEGAN) for number in range(people))
        self.line.executemany("insert or ignore into person (id, name, made) values (?, ?, ?)", known)
        every = max(1, (last - first) // mine) if mine else 0
        copies = set(range(first, last, every)[:mine]) if mine else set[int]()
        for number in copies:
            self.copy_table(pattern, table_id("g", number), BEGAN + number * MINUTE)
        others = [number for number in range(first, last) if number not in copies]
        self.line.executemany(
            "insert into game_table (id, code, game, seed, public, status, made) "
            "values (?, ?, ?, randomblob(32), 1, 'over', ?)",
            ((table_id("g", number), self._code(), _game(number), BEGAN + number * MINUTE) for number in others),
        )
        seats = [seat for number in others for seat in _seats(number, people)]
        self.line.executemany("insert into chair (table_id, seat, person) values (?, ?, ?)", (one[:3] for one in seats))
        self.line.executemany(f"insert into result ({RESULT}) values (?, ?, ?, ?, ?, ?, 1, 1, ?, ?)", _results(seats))
        self.line.commit()


def _game(number: int) -> str:
    return GAMES[number % len(GAMES)]


def _seats(number: int, people: int) -> Iterator[tuple[str, int, str, int]]:
    """Two people who meet at a table: neighbours in the list, so that ratings have something to compare."""
    first = number * 7919 % people
    for seat in (0, 1):
        yield table_id("g", number), seat, f"p{(first + seat * (1 + number % 3)) % people:021d}", number


def _results(seats: list[tuple[str, int, str, int]]) -> Iterator[tuple[object, ...]]:
    for name, seat, person, number in seats:
        rank = 1 if seat == number * 31 % 2 else 2
        score = 100 - 20 * rank + number % 17
        yield name, seat, _game(number), person, rank, score, OPENING, BEGAN + number * MINUTE + 20 * MINUTE
