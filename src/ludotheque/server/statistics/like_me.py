"""'Like me': the level of the bots whose rating is nearest to a person's at a game.

Levels are rated beside people. Where one has played too few rated games, the strengths that were measured between
levels (`strengths.json`) tell how far it stands from the others; where none has, the Habitué stands where newcomers do.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import get_args

from ludotheque.ladder.strengths import Strength, measured_of
from ludotheque.ratings import NEWCOMER, Rating, shown
from ludotheque.registry import load
from ludotheque.server.protocol import Level
from ludotheque.server.protocol.statistics import LikeMe
from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.statistics.results import BOT
from ludotheque.server.storage.engine import Connection

LEVELS: tuple[Level, ...] = get_args(Level)
USUAL: Level = "habitue"
MIN_GAMES = 12  # rated games of a level that tell more than what was measured
STEP = 150  # points between two levels of which nothing was measured
MAX_SHARE = 0.97  # of comparisons won: whatever lies above it says only 'far stronger'


def like_me(c: Connection, books: RatingBooks, game: str, person: str) -> LikeMe:
    """Find the level that is like the person; Habitué for somebody without a rated game."""
    known = books.read(c, game).people.players
    mine = known.get(person)
    if mine is None:
        return LikeMe(USUAL, None, 0)
    points = shown(mine).points
    return LikeMe(nearest(points, standings(game, known)), points, mine.games)


def nearest(points: int, levels: dict[Level, float]) -> Level:
    """Return the level that stands nearest; of two the weaker one.

    >>> nearest(1540, {"debutant": 1300, "habitue": 1500, "champion": 1800})
    'habitue'
    """
    return min(levels, key=lambda level: abs(levels[level] - points))


def standings(game: str, known: dict[str, Rating]) -> dict[Level, float]:
    """Return the points of each level: its rating, or where the measured strengths put it beside the others."""
    rated = {
        level: float(shown(found).points)
        for level in LEVELS
        if (found := known.get(BOT + level)) is not None and found.games >= MIN_GAMES
    }
    measured = ladder_of(game)
    anchors = [points - measured[level] for level, points in rated.items()] or [NEWCOMER - measured[USUAL]]
    anchor = sum(anchors) / len(anchors)
    return {level: rated.get(level, anchor + measured[level]) for level in LEVELS}


def ladder_of(game: str) -> dict[Level, float]:
    """Return how far each level stands above the lowest, as measured by duels with the one below it."""
    found = [one for one in measured_of(load(game)) if one.tells]
    height, heights = 0.0, {LEVELS[0]: 0.0}
    for below, level in pairwise(LEVELS):
        height += _step([one for one in found if (one.level, one.against) == (level, below)])
        heights[level] = height
    return heights


def _step(duels: list[Strength]) -> float:
    """Return the points between two levels over all tables at which they met: Elo of the share won, never negative."""
    games = sum(one.games for one in duels)
    if not games:
        return STEP
    share = min(MAX_SHARE, max(0.5, sum(one.won for one in duels) / games))
    return 400 * math.log10(share / (1 - share))
