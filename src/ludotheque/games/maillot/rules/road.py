"""Keep which rider stands on which cell of a stage."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.maillot.rules.rider import Rider
from ludotheque.games.maillot.rules.tour import Tour

EMPTY: Final = 0


@final
@mypyc_attr(acyclic=True)
class Road:
    """Holds a rider's number + 1 in each cell. The verges, lanes 0 and lanes + 1, stay empty."""

    def __init__(self, tour: Tour) -> None:
        self.width: i64 = tour.width
        self.cells: vec[u8] = tour.empty_road[:]
        self.taken: vec[i64] = tour.empty_lanes[:]  # of each lane: bit c is set when column c is occupied

    def copy_from(self, other: "Road") -> None:
        self.cells = other.cells[:]
        lane: i64 = 1
        while lane < self.width:
            self.taken[lane] = other.taken[lane]
            lane += 1

    def rider_on(self, col: i64, lane: i64) -> i64:
        """Return the rider on a cell, or NONE."""
        return i64(self.cells[col * self.width + lane]) - 1

    def put(self, rider: Rider, col: i64, lane: i64) -> None:
        """Put the figure on a cell of the road."""
        bit: i64 = 1
        rider.col = col
        rider.lane = lane
        self.cells[col * self.width + lane] = u8(rider.number + 1)
        self.taken[lane] |= bit << col

    def lift(self, rider: Rider) -> None:
        """Take the figure off its cell; the banner has no cells."""
        bit: i64 = 1
        if rider.col > 0:
            self.cells[rider.col * self.width + rider.lane] = EMPTY
            self.taken[rider.lane] ^= bit << rider.col

    def move(self, rider: Rider, col: i64, lane: i64) -> None:
        self.lift(rider)
        self.put(rider, col, lane)
