"""What travels about results and ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludotheque.ratings import Sureness
from ludotheque.server.protocol.plan import Level, Marked

Uncounted = Literal[
    "practice",
    "same_deal",
    "edition",
    "hints",
    "alone",
    "several_chairs",
    "program",  # a bot from outside played: it has a ladder of its own
    "early",  # given up before everybody had decided once
    "stand_in",
    "no_opponent",  # stand-ins decided for all others
]


class Opening(Struct, frozen=True):
    """A first decision, how often it was made and how often it won."""

    label: Marked
    games: int
    won: int


class Rated(Struct, frozen=True):
    """A rating around 1500: the true one lies within the margin, 95 times in 100, and in words."""

    points: int
    margin: int
    sureness: Sureness


class RatingChange(Struct, frozen=True):
    """What a game did to somebody's rating, or why it does not count."""

    before: Rated | None = None
    after: Rated | None = None
    why: Uncounted | None = None


class GameStats(Struct, frozen=True):
    """One game of one person. ``luck``: points of the chance to win that chance brought a game, if any was analysed."""

    game: str
    games: int
    won: int
    rated: int
    rating: Rated | None
    best: int
    mean: float
    form: list[int]  # latest ranks, the newest first
    luck: float | None
    analysed: int
    openings: list[Opening]


class MyGames(Struct, frozen=True):
    """The statistics of a person."""

    games: list[GameStats]


class PlayedSeat(Struct, frozen=True):
    """A chair of a game that is over; a bot has a level, and somebody whose data were deleted no name."""

    name: str | None
    level: str | None
    mine: bool
    rank: int
    score: int


class PlayedGame(Struct, frozen=True):
    """A game that is over, to be seen again under the table's address."""

    table: str
    game: str
    at: int
    rated: bool
    seats: list[PlayedSeat]


class History(Struct, frozen=True):
    """Games that somebody played, the newest first; ``next``: what to ask for to see older ones, if there are any."""

    games: list[PlayedGame]
    next: str | None


class LikeMe(Struct):
    """The level of the bots that is like me at a game; ``points``: my own, None before my first rated game there."""

    level: Level
    points: int | None
    games: int


class Standing(Struct, frozen=True):
    """A line of the leaderboard; a bot has a level and no name."""

    name: str | None
    level: str | None
    mine: bool
    rating: Rated
    games: int
    won: int


class Board(Struct, frozen=True):
    """The leaderboard of one game, in the order of the least that each is worth almost for sure."""

    game: str
    lines: list[Standing]


class Standings(Struct, frozen=True):
    """The leaderboard of the house, games that were rated only.

    ``programs``: the ladder of bots from outside, of the games in which one of them played; people are not on it.
    """

    boards: list[Board]
    programs: list[Board] = []
