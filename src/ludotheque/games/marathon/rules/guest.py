"""A guest: one seat's time pawn, placement pawns and score sheet."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.lodge import PLACES, Lodge


@final
@mypyc_attr(acyclic=True)
class Guest:
    """The clock is the number of periods used; the sheet has a cell for each place and leg (MA-09)."""

    def __init__(self, lodge: Lodge) -> None:
        self.clock: i64 = 0
        self.hand: i64 = lodge.pawns  # MA-02
        self.ticks: i64 = 0
        self.penalty: i64 = 0
        self.sheet: vec[i64] = lodge.no_sheet[:]  # leg by leg, a cell for each place

    def copy_from(self, other: "Guest", written: i64) -> None:
        """Copy another guest; so many legs of the sheet are written."""
        self.clock = other.clock
        self.hand = other.hand
        self.ticks = other.ticks
        self.penalty = other.penalty
        mine = self.sheet
        theirs = other.sheet
        cell: i64 = 0
        while cell < written * PLACES:
            mine[cell] = theirs[cell]
            cell += 1

    def pay(self, cost: i64, end: i64) -> None:
        """Move forward by the cost (MA-16); stop on the end space and note the penalty (MA-67, MA-68)."""
        self.clock += cost
        if self.clock > end:
            missing: i64 = self.clock - end
            self.penalty = missing * (missing + 1) // 2
            self.clock = end

    def written(self, legs: i64) -> i64:
        """Add up the cells of so many legs."""
        total: i64 = 0
        cell: i64 = 0
        while cell < legs * PLACES:
            total += self.sheet[cell]
            cell += 1
        return total

    def crossed_out(self, legs: i64) -> i64:
        """Add up as many cells as there are ticks, the highest first (MA-70, MA-71)."""
        total: i64 = 0
        cell: i64 = 0
        while cell < legs * PLACES:
            if self.is_among_highest(cell, legs):
                total += self.sheet[cell]
            cell += 1
        return total

    def is_among_highest(self, cell: i64, legs: i64) -> bool:
        """Say whether the ticks reach this cell when the highest come first; of equals the first comes first."""
        sheet = self.sheet
        value: i64 = sheet[cell]
        before: i64 = 0
        other: i64 = 0
        while other < legs * PLACES and before < self.ticks:
            if sheet[other] > value or (sheet[other] == value and other < cell):
                before += 1
            other += 1
        return before < self.ticks
