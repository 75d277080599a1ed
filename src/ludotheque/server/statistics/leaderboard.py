"""Statistics of a person, and the leaderboard of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import nsmallest
from typing import Any

import msgspec

from ludotheque.bots.measured import Measured, total
from ludotheque.ratings import Rating, shown
from ludotheque.registry import slugs
from ludotheque.server.protocol.replays import Analysis
from ludotheque.server.protocol.statistics import Board, GameStats, MyGames, Opening, Rated, Standing, Standings
from ludotheque.server.statistics.rating_book import Board as RatedBoard
from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.statistics.results import BOT
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.results import PROGRAM

LINES = 50  # of a leaderboard
FIRST = 2 * LINES  # that are looked at: some may have left the house
OPENINGS = 3
FORM = 10  # latest games


def my_games(c: Connection, books: RatingBooks, person: str) -> MyGames:
    """Return what the person did, game by game."""
    rows = stored_results.of_person(c, person)
    lucks = _lucks(c, rows)
    games = list(dict.fromkeys(row.game for row in rows))
    found = [_stats(c, books, game, person, [row for row in rows if row.game == game], lucks) for game in games]
    return MyGames([one for one in found if one is not None])


def _stats(
    c: Connection, books: RatingBooks, game: str, person: str, found: list[Any], lucks: dict[tuple[str, int], Measured]
) -> GameStats | None:
    """Tell what the person did in one game; None if they never played one to its end themselves."""
    rows = [row for row in found if row.played]
    if not rows:
        return None
    is_rated = any(row.rated for row in found)
    rating = books.read(c, game).people.players.get(person) if is_rated else None
    known = [lucks[row.table_id, row.seat] for row in rows if (row.table_id, row.seat) in lucks]
    luck = total(known)
    return GameStats(
        game=game,
        games=len(rows),
        won=sum(row.rank == 1 for row in rows),
        rated=0 if rating is None else rating.games,
        rating=None if rating is None else Rated(*shown(rating)),
        best=max(row.score for row in rows),
        mean=round(sum(row.score for row in rows) / len(rows), 1),
        form=[row.rank for row in rows[:FORM]],
        luck=round(luck.value / len(known) / 100, 1) if known and luck.told is not None else None,
        analysed=len(known),
        openings=_openings(rows),
    )


def _openings(rows: list[Any]) -> list[Opening]:
    made = Counter(row.opening for row in rows if row.opening)
    won = Counter(row.opening for row in rows if row.rank == 1)
    return [Opening(label, count, won[label]) for label, count in made.most_common(OPENINGS)]


def _lucks(c: Connection, rows: list[Any]) -> dict[tuple[str, int], Measured]:
    """Return the luck of each table and seat, where the game was analysed; what could not be told counts as none."""
    found = stored_replays.analyses(c, {row.table_id for row in rows})
    lucks = {}
    for table, data in found.items():
        analysis = msgspec.json.decode(data, type=Analysis)
        for seat, (points, margin) in enumerate(zip(analysis.luck, analysis.luck_margins, strict=True)):
            lucks[table, seat] = Measured(points or 0, margin)
    return lucks


class Names:
    """Names of people, asked for once each and many at a time; a bot from outside is called as its person."""

    def __init__(self, c: Connection) -> None:
        self.c = c
        self.known: dict[str, str | None] = {}

    def look_up(self, players: Iterable[str]) -> None:
        """Ask for those that are not known yet; levels of the house have no names here."""
        people = {player.removeprefix(PROGRAM) for player in players if not player.startswith(BOT)} - self.known.keys()
        if people:
            found = stored_results.names(self.c, people)
            self.known.update((person, found.get(person)) for person in people)

    def of(self, player: str) -> str | None:
        """Return the name, None for somebody who has left the house."""
        return self.known.get(player.removeprefix(PROGRAM))


def standings(c: Connection, books: RatingBooks, person: str) -> Standings:
    """Return every game that was played for the ratings, with its players."""
    names, found = Names(c), [(game, books.read(c, game)) for game in sorted(slugs())]
    people = [(game, book.people, _best(book.people, FIRST)) for game, book in found if book.people.players]
    programs = [(game, book.programs, _best(book.programs, FIRST)) for game, book in found if book.programs.players]
    names.look_up(player for _, _, best in (*people, *programs) for player, _ in best)
    return Standings(
        [_board(names, person, *one) for one in people], [_board(names, PROGRAM + person, *one) for one in programs]
    )


def _best(rated: RatedBoard, wanted: int) -> list[tuple[str, Rating]]:
    players = list(rated.players.items())  # at once: another reader may be rating a newcomer just now
    return nsmallest(wanted, players, key=lambda one: (-one[1].cautious, one[0]))


def _board(names: Names, person: str, game: str, rated: RatedBoard, best: list[tuple[str, Rating]]) -> Board:
    """Make the board of people, or of programs when ``person`` is one; levels of the house are on both.

    Only the best are sorted and named; more of them where some have left the house.
    """
    while True:
        names.look_up(player for player, _ in best)
        lines = _lines(names, best, rated, person)
        if len(lines) >= LINES or len(best) == len(rated.players):
            return Board(game, lines[:LINES])
        best = _best(rated, 4 * len(best))


def _lines(names: Names, found: list[tuple[str, Rating]], rated: RatedBoard, person: str) -> list[Standing]:
    programs = person.startswith(PROGRAM)
    lines = []
    for player, rating in found:
        name = names.of(player) if player.startswith(PROGRAM) == programs else None
        if name is not None or (player.startswith(BOT) and player != BOT):
            lines.append(_line(player, rating, rated.won[player], name, person))
    return lines


def _line(player: str, rating: Rating, won: int, name: str | None, person: str) -> Standing:
    level = player.removeprefix(BOT) if player.startswith(BOT) else None
    return Standing(name, level, player == person, Rated(*shown(rating)), rating.games, won)
