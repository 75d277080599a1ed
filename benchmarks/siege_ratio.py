"""How much slower the slowest moves are under attack than in the idle windows beside it, and how sure that is.

All moves of the attacked windows are compared with all moves of the idle ones: nothing is left out, so that no stall is
explained away. A stop of the disk meets both alike, and where it met few moves, the interval tells: moves that follow
each other wait for the same stop, so that whole blocks of them are drawn again, not single ones.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from math import inf

from ludotheque.intervals import CONFIDENCE

WANTED = 2.0  # times the p99 of idle, at most
SHARE = 0.99
BLOCK_MOVES = 40  # that follow each other: a fifth of a second at 200 a second
DRAWS = 300

Waits = Sequence[float]


@dataclass
class Ratio:
    """The p99 of moves under attack and of idle ones, in milliseconds, and where their ratio lies."""

    moves: int  # under attack
    p50: float
    p99: float
    idle: float
    low: float  # 95 times in 100 the ratio lies between these
    high: float

    @property
    def value(self) -> float:
        return self.p99 / self.idle

    @property
    def is_within(self) -> bool:
        """Is it clear that the ratio is not too high?"""
        return self.high <= WANTED


def ratio(attacked: Sequence[Waits], idle: Sequence[Waits]) -> Ratio:
    """Compare windows of one attack with the idle windows beside them; each is the waits of its moves in their order.

    >>> calm, stopped = [0.001] * 400, [0.001] * 395 + [0.080] * 5
    >>> found = ratio([calm, stopped], [calm] * 3)
    >>> found.value, found.low
    (1.0, 1.0)
    >>> found.high > 2  # with a stop in one of two windows nothing is sure
    True
    """
    blocks, beside = _blocks(attacked), _blocks(idle)
    if not blocks:  # no move was answered at all
        return Ratio(moves=0, p50=inf, p99=inf, idle=_p99(beside) * 1000, low=inf, high=inf)
    rng = random.Random(len(blocks))
    drawn = sorted(_p99(_again(blocks, rng)) / _p99(_again(beside, rng)) for _ in range(DRAWS))
    tail = round(DRAWS * (1 - CONFIDENCE) / 2)
    waits = sorted(wait for window in attacked for wait in window)
    return Ratio(
        moves=len(waits),
        p50=waits[len(waits) // 2] * 1000,
        p99=_p99(blocks) * 1000,
        idle=_p99(beside) * 1000,
        low=drawn[tail],
        high=drawn[-1 - tail],
    )


def _blocks(windows: Sequence[Waits]) -> list[list[float]]:
    """Cut windows into blocks of moves, the slowest of each first."""
    return [
        sorted(window[start : start + BLOCK_MOVES], reverse=True)
        for window in windows
        for start in range(0, len(window), BLOCK_MOVES)
    ]


def _again(blocks: list[list[float]], rng: random.Random) -> list[list[float]]:
    return rng.choices(blocks, k=len(blocks))


def _p99(blocks: list[list[float]]) -> float:
    """Return the wait that a hundredth of the moves exceed, at most."""
    slower = int(sum(map(len, blocks)) * (1 - SHARE))
    return next(islice(merge(*blocks, reverse=True), slower, None))
