"""Place 4, the garden table: the more the merrier, and the dearer."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class GardenCard:
    """What is printed: the base cost, the period per player, the points by number of occupied cells."""

    def __init__(self, cost: int, per_player: int, points: list[int], seats: int) -> None:
        self.cost: i64 = cost
        self.per_player: i64 = per_player
        self.points: vec[i64] = vec[i64]([i64(value) for value in points])
        self.cells: i64 = len(points)
        self.nobody: vec[i64] = vec[i64]([i64(0)] * seats)


@final
@mypyc_attr(acyclic=True)
class Garden:
    """How many pawns each seat has at the table; the chairs are alike."""

    def __init__(self, card: GardenCard, seats: i64) -> None:
        self.card: GardenCard = card
        self.seats: i64 = seats
        self.pawns: vec[i64] = card.nobody[:]
        self.room: i64 = card.cells  # cells left; MA-55: none, and the table is closed
        self.players: i64 = 0

    def copy_from(self, other: "Garden") -> None:
        self.room = other.room
        self.players = other.players
        seat: i64 = 0
        while seat < self.seats:
            self.pawns[seat] = other.pawns[seat]
            seat += 1

    def clear(self) -> None:
        self.room = self.card.cells
        self.players = 0
        seat: i64 = 0
        while seat < self.seats:
            self.pawns[seat] = 0
            seat += 1

    def cost(self) -> i64:
        """Add a period for each player already there, the seat itself included (MA-52, MA-53)."""
        return self.card.cost + self.card.per_player * self.players

    def put(self, seat: i64) -> None:
        if self.pawns[seat] == 0:
            self.players += 1
        self.pawns[seat] += 1
        self.room -= 1

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Pay by the number of occupied cells, the same to everybody at the table (MA-54)."""
        taken: i64 = self.card.cells - self.room
        seat: i64 = 0
        while seat < self.seats:
            if self.pawns[seat] > 0:
                pawns[seat] = self.pawns[seat]
                points[seat] = self.card.points[taken - 1]
            seat += 1
