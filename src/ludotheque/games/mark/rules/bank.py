"""The bank: the pieces that are not on the board."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, LOT


@final
@mypyc_attr(acyclic=True)
class Bank:
    """How many pieces of each colour are in stock. MK-11: its purse is endless, so nobody counts it."""

    def __init__(self, pieces: i64) -> None:
        self.pieces: vec[i64] = vec[i64]([pieces] * COLOURS)  # MK-03

    def copy_from(self, other: "Bank") -> None:
        colour: i64 = 0
        while colour < COLOURS:
            self.pieces[colour] = other.pieces[colour]
            colour += 1

    def has(self, colour: i64) -> bool:
        return self.pieces[colour] > 0

    def is_empty(self) -> bool:
        for count in self.pieces:
            if count > 0:
                return False
        return True

    def give(self, colour: i64) -> None:
        self.pieces[colour] -= 1

    def receive(self, colour: i64) -> None:
        self.pieces[colour] += 1

    def lose(self, colour: i64) -> None:
        """Lose all pieces of a closed colour (MK-54)."""
        self.pieces[colour] = 0

    def fill_lots(self, out: vec[i64]) -> i64:
        """List the colours that can be put up for auction (MK-32)."""
        count: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if self.has(colour):
                out[count] = LOT + colour
                count += 1
            colour += 1
        return count
