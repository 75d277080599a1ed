"""Place 1, the upstairs library: shelves that push upwards."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class UpstairsCard:
    """What is printed: the shelves with cost and height, the points of the lines from the bottom."""

    def __init__(self, costs: list[int], heights: list[int], points: list[int], counts_all: bool) -> None:
        self.columns: i64 = len(costs)
        self.costs: vec[i64] = vec[i64]([i64(cost) for cost in costs])
        self.heights: vec[i64] = vec[i64]([i64(height) for height in heights])
        self.points: vec[i64] = vec[i64]([i64(value) for value in points])
        self.counts_all: bool = counts_all  # option shelf_scoring
        self.tallest: i64 = max(heights)
        self.size: i64 = sum(heights)
        self.no_pawns: vec[i64] = vec[i64]([i64(0)] * (len(heights) * max(heights)))


@final
@mypyc_attr(acyclic=True)
class Upstairs:
    """The pawns on the shelves. A column is filled backwards: the newest pawn, at the bottom, comes first (MA-38)."""

    def __init__(self, card: UpstairsCard) -> None:
        self.card: UpstairsCard = card
        self.pawns: vec[i64] = card.no_pawns[:]
        self.free: vec[i64] = card.heights[:]  # cells left on each shelf
        self.room: i64 = card.size  # cells left

    def copy_from(self, other: "Upstairs") -> None:
        self.room = other.room
        mine = self.pawns
        theirs = other.pawns
        column: i64 = 0
        first: i64 = 0
        while column < self.card.columns:
            free: i64 = other.free[column]
            self.free[column] = free
            k: i64 = first + free
            while k < first + self.card.heights[column]:
                mine[k] = theirs[k]
                k += 1
            first += self.card.tallest
            column += 1

    def clear(self) -> None:
        self.room = self.card.size
        column: i64 = 0
        while column < self.card.columns:
            self.free[column] = self.card.heights[column]
            column += 1

    def fill(self, out: vec[i64], count: i64, action: i64) -> i64:
        """Fill in the shelves; the first is action (MA-37); a full one is closed (MA-40)."""
        for free in self.free:
            out[count] = action
            count += 1 if free > 0 else 0
            action += 1
        return count

    def put(self, seat: i64, column: i64) -> None:
        """Put a pawn at the bottom; the others move up (MA-38)."""
        self.free[column] -= 1
        self.pawns[column * self.card.tallest + self.free[column]] = seat
        self.room -= 1

    def at(self, column: i64, line: i64) -> i64:
        """Find whose pawn lies on an occupied line; the bottom line is 0."""
        return self.pawns[column * self.card.tallest + self.free[column] + line]

    def filled(self, column: i64) -> i64:
        """Count the pawns on a shelf, which are the occupied lines."""
        return self.card.heights[column] - self.free[column]

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Give each pawn's owner the points of its line (MA-41)."""
        column: i64 = 0
        while column < self.card.columns:
            line: i64 = 0
            filled: i64 = self.filled(column)
            while line < filled:
                seat: i64 = self.at(column, line)
                pawns[seat] += 1
                points[seat] += self.card.points[line]
                line += 1
            column += 1
        if self.card.counts_all:
            self.tally_lines(pawns, points)

    def tally_lines(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Pay each seat with a pawn on a line for every pawn on it (MA-42)."""
        seat: i64 = 0
        while seat < len(points):
            points[seat] = 0
            line: i64 = 0
            while line < self.card.tallest and pawns[seat] > 0:
                points[seat] += self.card.points[line] * self.pawns_beside(seat, line)
                line += 1
            seat += 1

    def pawns_beside(self, seat: i64, line: i64) -> i64:
        """Count all pawns on the line if the seat has one there, else none."""
        found: i64 = 0
        own: bool = False
        column: i64 = 0
        while column < self.card.columns:
            if line < self.filled(column):
                found += 1
                own = own or self.at(column, line) == seat
            column += 1
        return found if own else 0
