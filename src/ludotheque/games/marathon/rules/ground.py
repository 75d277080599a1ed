"""Place 3, the ground-floor library: one path, cell after cell."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ABSENT: Final = -1


@final
@mypyc_attr(acyclic=True)
class GroundCard:
    """What is printed: cost and points of the cells along the arrow."""

    def __init__(self, costs: list[int], points: list[int], seats: int) -> None:
        self.costs: vec[i64] = vec[i64]([i64(cost) for cost in costs])
        self.points: vec[i64] = vec[i64]([i64(value) for value in points])
        self.nobody: vec[i64] = vec[i64]([i64(ABSENT)] * seats)


@final
@mypyc_attr(acyclic=True)
class Ground:
    """The cell that each seat holds on the path, the first is 0."""

    def __init__(self, card: GroundCard, seats: i64) -> None:
        self.card: GroundCard = card
        self.seats: i64 = seats
        self.cell: vec[i64] = card.nobody[:]
        self.taken: i64 = 0

    def copy_from(self, other: "Ground") -> None:
        self.taken = other.taken
        seat: i64 = 0
        while seat < self.seats:
            self.cell[seat] = other.cell[seat]
            seat += 1

    def clear(self) -> None:
        self.taken = 0
        seat: i64 = 0
        while seat < self.seats:
            self.cell[seat] = ABSENT
            seat += 1

    def has(self, seat: i64) -> bool:
        """Say whether the seat is on the path; it may be there once (MA-50)."""
        return self.cell[seat] != ABSENT

    def cost(self) -> i64:
        """Find the price of the first free cell (MA-49)."""
        return self.card.costs[self.taken]

    def put(self, seat: i64) -> None:
        """Put a pawn on the first free cell along the arrow (MA-49)."""
        self.cell[seat] = self.taken
        self.taken += 1

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Give each seat the points of its cell (MA-51)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.has(seat):
                pawns[seat] = 1
                points[seat] = self.card.points[self.cell[seat]]
            seat += 1
