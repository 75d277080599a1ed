"""A company: a first row of raw material, a second row of finished products, and money."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLUMNS, MOVE, WAYS

NONE: Final = -1  # no colour, no seat, no row, no bid
FIRST: Final = 0
SECOND: Final = 1


@final
@mypyc_attr(acyclic=True)
class Row:
    """One row of a company: in each cell a colour or nothing."""

    def __init__(self, columns: i64) -> None:
        self.columns: i64 = columns
        self.cells: vec[i64] = vec[i64]([i64(NONE)] * COLUMNS)
        self.count: i64 = 0

    def copy_from(self, other: "Row") -> None:
        mine = self.cells
        theirs = other.cells
        column: i64 = 0
        while column < COLUMNS:
            mine[column] = theirs[column]
            column += 1
        self.count = other.count

    def has_room(self) -> bool:
        return self.count < self.columns

    def is_vacant(self, column: i64) -> bool:
        """Ask whether there is such a cell, with no piece in it (MK-04)."""
        return 0 <= column < self.columns and self.cells[column] == NONE

    def fill_vacant(self, base: i64, out: vec[i64], count: i64) -> i64:
        """List the vacant cells, as actions numbered from base.

        Every cell is written, but counted only if it is vacant: the next one replaces the others. That is quicker
        than to let the processor guess.
        """
        cells = self.cells
        column: i64 = 0
        while column < self.columns:
            out[count] = base + column
            count += 1 if cells[column] == NONE else 0
            column += 1
        return count

    def fill_pieces(self, base: i64, out: vec[i64]) -> i64:
        """List the cells with a piece, as actions numbered from base."""
        count: i64 = 0
        column: i64 = 0
        while column < self.columns:
            if self.cells[column] != NONE:
                out[count] = base + column
                count += 1
            column += 1
        return count

    def holds(self, colour: i64) -> bool:
        column: i64 = 0
        while column < self.columns:
            if self.cells[column] == colour:
                return True
            column += 1
        return False

    def put(self, column: i64, colour: i64) -> None:
        self.cells[column] = colour
        self.count += 1

    def lift(self, column: i64) -> i64:
        """Take the piece out of its cell and return its colour."""
        colour = self.cells[column]
        self.cells[column] = NONE
        self.count -= 1
        return colour

    def lose(self, colour: i64) -> None:
        """Lose all pieces of a closed colour (MK-54)."""
        column: i64 = 0
        while column < self.columns:
            if self.cells[column] == colour:
                self.lift(column)
            column += 1


@final
@mypyc_attr(acyclic=True)
class Company:
    """One seat's company, purse and sealed bid."""

    def __init__(self, columns: i64, money: i64) -> None:
        self.first: Row = Row(columns)
        self.second: Row = Row(columns)
        self.money: i64 = money  # MK-10
        self.bid: i64 = NONE  # while bids are sealed, MK-34

    def copy_from(self, other: "Company") -> None:
        self.first.copy_from(other.first)
        self.second.copy_from(other.second)
        self.money = other.money
        self.bid = other.bid

    def row(self, number: i64) -> Row:
        return self.first if number == FIRST else self.second

    def crowded(self, free: i64) -> i64:
        """Count the rows that hold more than is stored free of charge (MK-48)."""
        count: i64 = 0
        if self.first.count > free:
            count += 1
        if self.second.count > free:
            count += 1
        return count

    def fill_moves(self, colour: i64, column: i64, out: vec[i64], count: i64) -> i64:
        """List the moves of a piece: straight or diagonally ahead, to a vacant cell (MK-19)."""
        cells = self.second.cells
        to: i64 = max(column - 1, 0)
        last: i64 = min(column + 1, self.second.columns - 1)
        while to <= last:
            out[count] = MOVE + colour * WAYS + column * 2 + to
            count += 1 if cells[to] == NONE else 0
            to += 1
        return count

    def can_move(self, colour: i64) -> bool:
        """Ask whether a piece of the colour has a vacant cell straight or diagonally ahead (MK-19)."""
        column: i64 = 0
        while column < self.first.columns:
            if self.first.cells[column] == colour and self.has_way(column):
                return True
            column += 1
        return False

    def has_way(self, column: i64) -> bool:
        ahead = self.second
        return ahead.is_vacant(column) or ahead.is_vacant(column - 1) or ahead.is_vacant(column + 1)

    def lose(self, colour: i64) -> None:
        self.first.lose(colour)
        self.second.lose(colour)
