"""Moves are counted, not seconds: what is found does not depend on how fast the machine is."""

from __future__ import annotations

import asyncio

import pytest
from benchmarks import growth
from benchmarks.our_tables import OurTables, Player
from benchmarks.server_load import Crowd


class Answering(Player):
    """A player whose moves are answered at once, until the game is over."""

    def __init__(self, tables: OurTables, left: int) -> None:
        super().__init__(tables, "t", 0)
        self.left = left
        tables.ready.append(self)

    def move(self) -> None:
        if self.left == 0:
            return
        self.left -= 1
        self.tables.answered(0.0)
        self.tables.ready.append(self)


def made(lefts: list[int], moves: int) -> int:
    """How many moves are made at tables at which so many are left."""

    async def run() -> int:
        tables = OurTables(0, "lemans", Crowd(len(lefts)))
        for left in lefts:
            Answering(tables, left)
        return await growth.make_moves(tables, moves, 0)

    return asyncio.run(run())


@pytest.mark.parametrize(("lefts", "moves", "found"), [([9, 9], 12, 12), ([3, 4], 12, 7)])
def test_as_many_moves_are_made_as_are_wanted_or_left(lefts: list[int], moves: int, found: int) -> None:
    assert made(lefts, moves) == found


def test_moves_that_nobody_answers_are_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="no move was answered"):
        made([0], 12)
