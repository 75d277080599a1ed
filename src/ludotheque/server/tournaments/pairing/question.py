"""The question put to the solver: split these players into tables, at the least cost."""

from __future__ import annotations

from itertools import combinations
from math import comb

from msgspec import Struct

LOTS = 1000  # different lots


class Question(Struct, frozen=True):
    """``costs``: of each two players at one table, whole numbers; lots break ties and never outweigh a cost of 1."""

    seats: int
    costs: list[list[int]]
    lots: list[list[int]]  # 0 to LOTS - 1

    @property
    def players(self) -> int:
        """Return how many are to be seated: a multiple of the seats."""
        return len(self.costs)

    @property
    def scale(self) -> int:
        """Return what a cost of 1 weighs: more than all lots of a round together."""
        return LOTS * self.players * self.seats

    @property
    def weights(self) -> list[list[int]]:
        """Return costs and lots in one number for each two players."""
        scale = self.scale
        return [
            [scale * cost + lot for cost, lot in zip(costs, lots, strict=True)]
            for costs, lots in zip(self.costs, self.lots, strict=True)
        ]

    def table_weight(self, table: tuple[int, ...]) -> int:
        """Return what a table costs, with its lots."""
        return sum(self.scale * self.costs[one][other] + self.lots[one][other] for one, other in combinations(table, 2))

    def cost(self, tables: list[tuple[int, ...]]) -> int:
        """Return what a whole round costs."""
        return sum(self.costs[one][other] for table in tables for one, other in combinations(table, 2))

    def all_tables(self) -> int:
        """Return how many different tables there could be."""
        return comb(self.players, self.seats)


class Answer(Struct, frozen=True):
    """The tables; ``exact``: it is proved that none cost less."""

    tables: list[tuple[int, ...]]
    exact: bool
