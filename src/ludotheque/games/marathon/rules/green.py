"""Place 6, the green table: a queue to play against François."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

AWAY: Final = -1  # not in the queue


@final
@mypyc_attr(acyclic=True)
class GreenCard:
    """What is printed: the price of the tail, of overtaking one seat, the points from the head."""

    def __init__(self, cost: int, overtake: int, points: list[int], seats: int) -> None:
        self.cost: i64 = cost
        self.overtake: i64 = overtake
        self.points: vec[i64] = vec[i64]([i64(value) for value in points])
        self.nobody: vec[i64] = vec[i64]([i64(AWAY)] * seats)


@final
@mypyc_attr(acyclic=True)
class Green:
    """The place of each seat in the queue, the head is 0."""

    def __init__(self, card: GreenCard, seats: i64) -> None:
        self.card: GreenCard = card
        self.seats: i64 = seats
        self.place: vec[i64] = card.nobody[:]
        self.length: i64 = 0

    def copy_from(self, other: "Green") -> None:
        self.length = other.length
        seat: i64 = 0
        while seat < self.seats:
            self.place[seat] = other.place[seat]
            seat += 1

    def clear(self) -> None:
        self.length = 0
        seat: i64 = 0
        while seat < self.seats:
            self.place[seat] = AWAY
            seat += 1

    def has(self, seat: i64) -> bool:
        """Say whether the seat is in the queue; it may be there once (MA-64)."""
        return self.place[seat] != AWAY

    def fill(self, out: vec[i64], count: i64, first: i64) -> i64:
        """Fill in the tail and every place before it (MA-62, MA-63)."""
        place: i64 = 0
        while place <= self.length:
            out[count] = first + place
            count += 1
            place += 1
        return count

    def cost(self, place: i64) -> i64:
        """Add up the price of the tail and of each seat overtaken (MA-62, MA-63)."""
        return self.card.cost + self.card.overtake * (self.length - place)

    def put(self, seat: i64, place: i64) -> None:
        """Put the seat in its place; those overtaken move back one, in the same order (MA-63)."""
        other: i64 = 0
        while other < self.seats:
            if self.place[other] >= place:
                self.place[other] += 1
            other += 1
        self.place[seat] = place
        self.length += 1

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Give each seat the points of its place in the queue (MA-65)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.has(seat):
                pawns[seat] = 1
                points[seat] = self.card.points[self.place[seat]]
            seat += 1
