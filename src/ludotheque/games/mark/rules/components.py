"""The components and the constants of Mark, as the edition and the options give them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import FACES, ROLL


@final
@mypyc_attr(acyclic=True)
class Components:
    """What lies in the box, and what the players agreed on."""

    def __init__(
        self,
        pieces: int,
        money: int,
        columns: int,
        fee: int,
        free: int,
        prices: list[list[int]],
        rolls: list[int],
        roll_limit: int,
        end_rows: int,
    ) -> None:
        self.pieces: i64 = pieces  # of each colour, MK-03
        self.money: i64 = money  # of each player at the start, MK-10
        self.columns: i64 = columns  # of each company, MK-04
        self.fee: i64 = fee  # for a row that holds too much, MK-48
        self.free: i64 = free  # pieces that a row stores free of charge, MK-48
        self.cells: i64 = len(prices[0])  # of each market row, MK-06
        self.prices: vec[i64] = vec[i64]([i64(price) for row in prices for price in row])  # MK-07
        self.rolls: vec[i64] = vec[i64]([i64(roll) for roll in rolls])  # MK-09: all as likely as each other
        self.roll_count: i64 = len(rolls)
        self.weights: vec[i64] = vec[i64]([i64(rolls.count(ROLL + roll)) for roll in range(FACES * FACES)])
        self.roll_limit: i64 = roll_limit  # MK-64
        self.end_rows: i64 = end_rows  # MK-59, MK-60
