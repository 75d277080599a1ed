"""Statistics of a person, and the leaderboard of the house."""

from __future__ import annotations

from collections import Counter
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


def standings(c: Connection, books: RatingBooks, person: str) -> Standings:
    """Return every game that was played for the ratings, with its players."""
    boards, programs = [], []
    for game in sorted(slugs()):
        book = books.read(c, game)
        if book.people.players:
            boards.append(_board(c, game, book.people, person))
        if book.programs.players:
            programs.append(_board(c, game, book.programs, PROGRAM + person))
    return Standings(boards, programs)


def _board(c: Connection, game: str, rated: RatedBoard, person: str) -> Board:
    """Make the board of people, or of programs when ``person`` is one; levels of the house are on both.

    Only the best are sorted and named; more of them where some have left the house.
    """
    wanted = 2 * LINES
    while True:
        best = nsmallest(wanted, rated.players.items(), key=lambda one: (-one[1].cautious, one[0]))
        lines = _lines(c, best, rated, person)
        if len(lines) >= LINES or len(best) == len(rated.players):
            return Board(game, lines[:LINES])
        wanted *= 4


def _lines(c: Connection, found: list[tuple[str, Rating]], rated: RatedBoard, person: str) -> list[Standing]:
    programs = person.startswith(PROGRAM)
    names = _names(c, [player for player, _ in found if player.startswith(PROGRAM) == programs])
    return [
        _line(player, rating, rated.won[player], names.get(player), person)
        for player, rating in found
        if player in names or (player.startswith(BOT) and player != BOT)
    ]


def _names(c: Connection, players: list[str]) -> dict[str, str]:
    """Return the names of people; a bot from outside is called as its person."""
    named = stored_results.names(c, [player.removeprefix(PROGRAM) for player in players])
    found = {player: named.get(player.removeprefix(PROGRAM)) for player in players}
    return {player: name for player, name in found.items() if name is not None}


def _line(player: str, rating: Rating, won: int, name: str | None, person: str) -> Standing:
    level = player.removeprefix(BOT) if player.startswith(BOT) else None
    return Standing(name, level, player == person, Rated(*shown(rating)), rating.games, won)
