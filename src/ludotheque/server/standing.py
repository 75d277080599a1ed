"""Statistics of a person, and the leaderboard of the house."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludotheque.server import schema, shelfmarks
from ludotheque.server.ratings import Rating, ratings
from ludotheque.server.results import BOT
from ludotheque.server.wire import Marked
from ludotheque.server.wire_replay import Analysis

LINES = 50  # of a leaderboard
OPENINGS = 3
FORM = 10  # latest games


class Opening(Struct, frozen=True):
    """A first decision, how often it was made and how often it won."""

    label: Marked
    games: int
    won: int


class GameStats(Struct, frozen=True):
    """One game of one person. ``luck``: points of the chance to win that chance brought a game, if any was analysed."""

    game: str
    games: int
    won: int
    rated: int
    rating: float | None
    doubt: float | None
    best: int
    mean: float
    form: list[int]  # latest ranks, the newest first
    luck: float | None
    analysed: int
    openings: list[Opening]


class MyGames(Struct, frozen=True):
    """The statistics of a person."""

    games: list[GameStats]


class Standing(Struct, frozen=True):
    """A line of the leaderboard; a bot has a level and no name."""

    name: str | None
    level: str | None
    mine: bool
    rating: float
    skill: float
    doubt: float
    games: int
    won: int


class Board(Struct, frozen=True):
    """The leaderboard of one game."""

    game: str
    lines: list[Standing]


class Standings(Struct, frozen=True):
    """The leaderboard of the house, games that were rated only."""

    boards: list[Board]


def _told() -> sa.ColumnElement[bool]:
    """Results wait until the whole group of duplicate tables is over: they would tell something of the deal."""
    return schema.result.c.table_id.not_in(shelfmarks.sealed())


def my_games(c: sa.Connection, person: str) -> MyGames:
    """What the person did, game by game."""
    r = schema.result
    rows = list(c.execute(sa.select(r).where(r.c.player == person, _told()).order_by(r.c.at.desc())))
    lucks = _lucks(c, rows)
    games = list(dict.fromkeys(row.game for row in rows))
    return MyGames([_stats(c, game, person, [row for row in rows if row.game == game], lucks) for game in games])


def _stats(c: sa.Connection, game: str, person: str, rows: list[Any], lucks: dict[tuple[str, int], int]) -> GameStats:
    rated = [row for row in rows if row.rated]
    rating = ratings(rated_rows(c, game)).get(person) if rated else None
    known = [lucks[row.table_id, row.seat] for row in rows if (row.table_id, row.seat) in lucks]
    return GameStats(
        game=game,
        games=len(rows),
        won=sum(row.rank == 1 for row in rows),
        rated=len(rated),
        rating=None if rating is None else round(rating.shown, 2),
        doubt=None if rating is None else round(rating.doubt, 2),
        best=max(row.score for row in rows),
        mean=round(sum(row.score for row in rows) / len(rows), 1),
        form=[row.rank for row in rows[:FORM]],
        luck=round(sum(known) / len(known) / 100, 1) if known else None,
        analysed=len(known),
        openings=_openings(rows),
    )


def _openings(rows: list[Any]) -> list[Opening]:
    made = Counter(row.opening for row in rows if row.opening)
    won = Counter(row.opening for row in rows if row.rank == 1)
    return [Opening(label, count, won[label]) for label, count in made.most_common(OPENINGS)]


def _lucks(c: sa.Connection, rows: list[Any]) -> dict[tuple[str, int], int]:
    """By table and seat, where the game was analysed."""
    a = schema.analysis
    tables = {row.table_id for row in rows}
    found = c.execute(sa.select(a.c.subject, a.c.data).where(a.c.subject.in_(tables)))
    luck = {subject: msgspec.json.decode(data, type=Analysis).luck for subject, data in found}
    return {(table, seat): points for table, line in luck.items() for seat, points in enumerate(line)}


def rated_rows(c: sa.Connection, game: str) -> list[Any]:
    """Results that count, in the order of the games."""
    r = schema.result
    wanted = sa.select(r.c.table_id, r.c.player, r.c.rank).where(r.c.game == game, r.c.rated, _told())
    return list(c.execute(wanted.order_by(r.c.at, r.c.table_id, r.c.seat)))


def standings(c: sa.Connection, person: str) -> Standings:
    """Every game that was played for the ratings, with its players."""
    r = schema.result
    games = sorted(row[0] for row in c.execute(sa.select(r.c.game).where(r.c.rated, _told()).distinct()))
    return Standings([_board(c, game, person) for game in games])


def _board(c: sa.Connection, game: str, person: str) -> Board:
    rows = rated_rows(c, game)
    won = Counter(row.player for row in rows if row.rank == 1)
    found = sorted(ratings(rows).items(), key=lambda one: (-one[1].shown, one[0]))
    names = _names(c, [player for player, _ in found])
    lines = [
        _line(player, rating, won[player], names.get(player), person)
        for player, rating in found
        if player in names or (player.startswith(BOT) and player != BOT)
    ]
    return Board(game, lines[:LINES])


def _line(player: str, rating: Rating, won: int, name: str | None, person: str) -> Standing:
    level = player.removeprefix(BOT) if player.startswith(BOT) else None
    numbers = (round(rating.shown, 2), round(rating.skill, 2), round(rating.doubt, 2))
    return Standing(name, level, player == person, *numbers, rating.games, won)


def _names(c: sa.Connection, players: list[str]) -> dict[str, str]:
    p = schema.person
    wanted = sa.select(p.c.id, p.c.name).where(p.c.id.in_(players))
    return {row.id: row.name for row in c.execute(wanted)}
