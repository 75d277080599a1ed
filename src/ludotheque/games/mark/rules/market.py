"""The market: five rows, each for one colour, filled from its arrow."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, ROWS, SELL
from ludotheque.games.mark.rules.company import NONE


@final
@mypyc_attr(acyclic=True)
class Market:
    """Which colour has which row, and how many of its cells are filled."""

    def __init__(self, prices: vec[i64], cells: i64) -> None:
        self.prices: vec[i64] = prices  # row by row, the cell beside the arrow first
        self.cells: i64 = cells
        self.row_of: vec[i64] = vec[i64]([i64(NONE)] * COLOURS)
        self.colour_of: vec[i64] = vec[i64]([i64(NONE)] * ROWS)
        self.sold: vec[i64] = vec[i64]([i64(0)] * ROWS)
        self.full: i64 = 0  # rows

    def copy_from(self, other: "Market") -> None:
        row: i64 = 0
        while row < ROWS:
            self.colour_of[row] = other.colour_of[row]
            self.sold[row] = other.sold[row]
            row += 1
        colour: i64 = 0
        while colour < COLOURS:
            self.row_of[colour] = other.row_of[colour]
            colour += 1
        self.full = other.full

    def accepts(self, colour: i64, row: i64) -> bool:
        """Accept a new colour in any free row (MK-44), later ones in their own (MK-45, MK-46)."""
        if self.row_of[colour] == NONE:
            return self.colour_of[row] == NONE
        return self.row_of[colour] == row

    def fill_sales(self, colour: i64, column: i64, out: vec[i64], count: i64) -> i64:
        """List the ways to sell the piece of that second-row column (MK-20)."""
        first: i64 = SELL + (colour * COLUMNS + column) * ROWS
        row: i64 = self.row_of[colour]
        if row != NONE:  # MK-45, MK-46
            out[count] = first + row
            return count + 1
        row = 0
        while row < ROWS:  # MK-44
            out[count] = first + row
            count += 1 if self.colour_of[row] == NONE else 0
            row += 1
        return count

    def sell(self, colour: i64, row: i64) -> i64:
        """Fill the next cell from the arrow and return its price (MK-47)."""
        self.row_of[colour] = row
        self.colour_of[row] = colour
        price = self.next_price(row)
        self.sold[row] += 1
        if self.sold[row] == self.cells:
            self.full += 1
        return price

    def next_price(self, row: i64) -> i64:
        return self.prices[row * self.cells + self.sold[row]]

    def is_closed(self, colour: i64) -> bool:
        """Ask whether the colour's row is full (MK-54)."""
        row = self.row_of[colour]
        return row != NONE and self.sold[row] == self.cells

    def paid(self, row: i64) -> i64:
        """Add up what the bank has paid for the pieces of a row."""
        total: i64 = 0
        cell: i64 = 0
        while cell < self.sold[row]:
            total += self.prices[row * self.cells + cell]
            cell += 1
        return total
