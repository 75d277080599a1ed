"""Place 2, the lounge: the majority takes it all."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class LoungeCard:
    """What is printed: the armchairs of each line from the top, their cost, the bonus."""

    def __init__(self, cells: list[int], costs: list[int], bonus: int, seats: int) -> None:
        self.lines: i64 = len(cells)
        self.cells: vec[i64] = vec[i64]([i64(width) for width in cells])
        self.costs: vec[i64] = vec[i64]([i64(cost) for cost in costs])
        self.bonus: i64 = bonus
        self.size: i64 = sum(cells)
        self.no_pawns: vec[i64] = vec[i64]([i64(0)] * (len(cells) * seats))


@final
@mypyc_attr(acyclic=True)
class Lounge:
    """How many pawns each seat has on each line; the armchairs of a line are alike."""

    def __init__(self, card: LoungeCard, seats: i64) -> None:
        self.card: LoungeCard = card
        self.seats: i64 = seats
        self.pawns: vec[i64] = card.no_pawns[:]  # line by line, a number for each seat
        self.totals: vec[i64] = card.no_pawns[:seats]  # of each seat, on all lines
        self.free: vec[i64] = card.cells[:]  # armchairs left on each line
        self.room: i64 = card.size  # cells left

    def copy_from(self, other: "Lounge") -> None:
        self.room = other.room
        mine = self.pawns
        theirs = other.pawns
        cells: i64 = self.card.lines * self.seats
        k: i64 = 0
        while k < cells:
            mine[k] = theirs[k]
            k += 1
        seat: i64 = 0
        while seat < self.seats:
            self.totals[seat] = other.totals[seat]
            seat += 1
        line: i64 = 0
        while line < self.card.lines:
            self.free[line] = other.free[line]
            line += 1

    def clear(self) -> None:
        self.room = self.card.size
        pawns = self.pawns
        cells: i64 = self.card.lines * self.seats
        k: i64 = 0
        while k < cells:
            pawns[k] = 0
            k += 1
        seat: i64 = 0
        while seat < self.seats:
            self.totals[seat] = 0
            seat += 1
        line: i64 = 0
        while line < self.card.lines:
            self.free[line] = self.card.cells[line]
            line += 1

    def fill(self, out: vec[i64], count: i64, action: i64) -> i64:
        """Fill in the lines with a free armchair; the top one is action (MA-43)."""
        for free in self.free:
            out[count] = action
            count += 1 if free > 0 else 0
            action += 1
        return count

    def put(self, seat: i64, line: i64) -> None:
        self.pawns[line * self.seats + seat] += 1
        self.totals[seat] += 1
        self.free[line] -= 1
        self.room -= 1

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Count every seat's pawns; the bonus is for the majority, or for all who share it (MA-44, MA-48)."""
        seat: i64 = 0
        while seat < self.seats:
            pawns[seat] += self.totals[seat]
            points[seat] = self.card.bonus
            seat += 1

    def has_majority(self, seat: i64, pawns: vec[i64]) -> bool:
        """Say whether no other seat is better placed; several may be equal to the end (MA-44, MA-48)."""
        other: i64 = 0
        while other < self.seats:
            if self.is_before(other, seat, pawns):
                return False
            other += 1
        return True

    def is_before(self, seat: i64, other: i64, pawns: vec[i64]) -> bool:
        """Say whether a seat comes before another: by its pawns on the card (MA-45), then by their lines."""
        mine: i64 = pawns[seat]
        theirs: i64 = pawns[other]
        if mine != theirs:
            return mine > theirs
        first: i64 = 0
        mine = 0
        theirs = 0
        while mine == 0 and theirs == 0 and first < self.card.lines * self.seats:
            mine = self.pawns[first + seat]
            theirs = self.pawns[first + other]
            first += self.seats
        if mine == 0 or theirs == 0:
            return mine > theirs  # MA-46: alone on the topmost line of both
        mine = theirs  # MA-46: one pawn there is as good as several
        while mine == theirs and first < self.card.lines * self.seats:
            mine = self.pawns[first + seat]  # MA-47: more pawns on the first line below where they differ
            theirs = self.pawns[first + other]
            first += self.seats
        return mine > theirs
