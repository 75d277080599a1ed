"""The question put to the solver: split these players into tables, at the least cost."""

from __future__ import annotations

from math import comb

from msgspec import Struct


class Question(Struct, frozen=True):
    """``costs``: of each two players at one table, whole numbers; lots break ties and never outweigh a cost of 1."""

    seats: int
    costs: list[list[int]]
    lots: list[list[int]]  # 0 to LOTS - 1

    @property
    def players(self) -> int:
        """Return how many are to be seated: a multiple of the seats."""
        return len(self.costs)

    def table_cost(self, table: tuple[int, ...]) -> tuple[int, int]:
        """Return what a table costs, and its lots."""
        costs, lots, cost, lot = self.costs, self.lots, 0, 0
        for place, one in enumerate(table):
            for other in table[place + 1 :]:
                cost += costs[one][other]
                lot += lots[one][other]
        return cost, lot

    def cost(self, tables: list[tuple[int, ...]]) -> int:
        """Return what a whole round costs."""
        return sum(self.table_cost(table)[0] for table in tables)

    def all_tables(self) -> int:
        """Return how many different tables there could be."""
        return comb(self.players, self.seats)


class Answer(Struct, frozen=True):
    """The tables; ``exact``: it is proved that none cost less."""

    tables: list[tuple[int, ...]]
    exact: bool


LOTS = 1000
