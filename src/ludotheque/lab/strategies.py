"""Ways of playing, found in what the seats did and not in how it ended; then, how often each of them wins."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.cluster.vq import kmeans2

from ludotheque.bots.levels import LEVELS
from ludotheque.intervals import Estimate, share
from ludotheque.lab.components import Component
from ludotheque.lab.measures import Measures

Floats = NDArray[np.float64]
ENOUGH = 4000  # games that are looked at: more would not make the ways clearer
WAYS = (2, 3, 4, 5)  # how many may be told apart
STARTS = 3  # k-means may end in a poor place: the best of some
MARKS = 3  # components that tell a way apart
CLEAR = 0.4  # standard deviations from the other seats
RARE = 0.03  # of the seats: less is no way of playing


class Strategy(msgspec.Struct, frozen=True):
    """One way of playing: what it does more and less than the other seats of its tables, how common it is, its wins."""

    more: list[dict[str, str]]
    less: list[dict[str, str]]
    seats: float  # of all seats
    wins: Estimate


class Ways:
    """Gathers what the seats of the first games did; its size does not grow beyond them."""

    def __init__(self) -> None:
        self.habits: list[Floats] = []
        self.wins: list[Floats] = []
        self.games = 0

    def add(self, some: Measures) -> None:
        """Add each component's share of a seat's decisions, less its table's mean; of the best level only."""
        wanted = max(0, ENOUGH - self.games)
        uses = some.uses[:wanted]
        if not len(uses):
            return
        habits = uses / np.maximum(some.decided_by[:wanted], 1)[:, :, None]
        best = some.levels[:wanted] == max(np.unique(some.levels), key=list(LEVELS).index)
        self.habits.append((habits - habits.mean(axis=1, keepdims=True))[best])
        self.wins.append(some.wins[:wanted][best])
        self.games += len(uses)

    def found(self, parts: tuple[Component, ...]) -> list[Strategy]:
        """Put the best way first; none where all play alike."""
        columns = [n for n, part in enumerate(parts) if not part.common]
        if not self.games or not columns:
            return []
        habits, wins = np.concatenate(self.habits)[:, columns], np.concatenate(self.wins)
        spread = habits.std(axis=0)
        columns = [column for column, wide in zip(columns, spread, strict=True) if wide > 0]
        if not columns or len(habits) < 10 * max(WAYS):
            return []
        habits = habits[:, spread > 0] / spread[spread > 0]
        ways = _clusters(habits)
        told = [_told(habits[ways == way], wins[ways == way], len(wins), columns, parts) for way in np.unique(ways)]
        return sorted((one for one in told if one.seats >= RARE), key=lambda one: -one.wins.value)


def _clusters(habits: Floats) -> NDArray[np.int32]:
    """Which way each seat played: as many ways as are clearest apart, the same for the same seats."""
    whole = float((habits * habits).sum())
    clearest, best = -1.0, np.zeros(len(habits), dtype=np.int32)
    for ways in WAYS:
        for seed in range(STARTS):
            centres, found = kmeans2(habits, ways, minit="++", rng=np.random.default_rng(seed))
            within = float(((habits - centres[found]) ** 2).sum())
            apart = (whole - within) / (ways - 1) / max(within / (len(habits) - ways), 1e-12)  # Calinski and Harabasz
            if apart > clearest:
                clearest, best = apart, found
    return best


def _told(habits: Floats, wins: Floats, seats: int, columns: list[int], parts: tuple[Component, ...]) -> Strategy:
    means = habits.mean(axis=0)
    order = np.argsort(-np.abs(means))
    marks = [(parts[columns[n]].names, means[n]) for n in order if abs(means[n]) >= CLEAR]
    more, less = ([names for names, mean in marks if mean * sign > 0][:MARKS] for sign in (1, -1))
    return Strategy(more, less, len(wins) / seats, share(float(wins.sum()), len(wins)))
