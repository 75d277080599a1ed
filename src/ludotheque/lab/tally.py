"""Everything a report says about one variant at one number of seats, gathered batch by batch."""

from __future__ import annotations

import numpy as np

from ludotheque.lab.measures import SCALARS, Measures
from ludotheque.lab.sums import Histogram, Slopes, Sums


class Tally:
    """Add batches of measures; its size does not depend on how many."""

    def __init__(self, seats: int, components: int) -> None:
        self.seats = seats
        self.games = 0
        self.scalars = Sums(len(SCALARS))
        self.wins = Sums(seats)
        self.scores = Sums(seats)
        self.uses = Sums(components)  # in a game, by all seats
        self.used = np.zeros(components)  # games in which it was used at all
        self.winners = Sums(components)  # by winning seats
        self.others = Sums(components)
        self.most = np.zeros((components, 2))  # tables where one seat used it most: that seat's wins, tables
        self.worth = Slopes(components)
        self.levels: dict[str, Sums] = {}  # of each level, game by game: share of others beaten, won
        self.lengths = Histogram(1.0)
        self.decided = Histogram(0.05)
        self.margins = Histogram(1.0)

    def add(self, some: Measures) -> None:
        self.games += len(some.scalars)
        self.scalars.add(some.scalars)
        self.wins.add(some.wins)
        self.scores.add(some.scores)
        self.lengths.add(some.scalars[:, SCALARS.index("decisions")])
        self.decided.add(np.minimum(some.scalars[:, SCALARS.index("decided")], 0.9999))
        self.margins.add(some.scalars[:, SCALARS.index("margin")])
        self._add_uses(some)
        self._add_levels(some)

    def _add_uses(self, some: Measures) -> None:
        by_game = some.uses.sum(axis=1)
        self.uses.add(by_game)
        self.used += (by_game > 0).sum(axis=0)
        won = some.wins > 0
        self.winners.add(some.uses[won])
        self.others.add(some.uses[~won])
        self.worth.add(some.uses, some.beaten, some.levels)
        highest = some.uses.max(axis=1, keepdims=True)
        alone = (some.uses == highest).sum(axis=1) == 1
        its_wins = np.where(some.uses == highest, some.wins[:, :, None], 0.0).sum(axis=1)
        self.most[:, 0] += np.where(alone, its_wins, 0.0).sum(axis=0)
        self.most[:, 1] += alone.sum(axis=0)

    def _add_levels(self, some: Measures) -> None:
        for slug in np.unique(some.levels):
            seated = some.levels == slug
            here = seated.any(axis=1)
            seats = seated.sum(axis=1)[here]
            of_game = [(column * seated).sum(axis=1)[here] / seats for column in (some.beaten, some.wins)]
            self.levels.setdefault(str(slug), Sums(2)).add(np.column_stack(of_game))
