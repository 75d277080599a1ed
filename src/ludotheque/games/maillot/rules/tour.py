"""Hold what never changes in a tour: the course, the rider cards, the price table, the options."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.maillot.rules.actions import BREAK, RIDERS, SEATS, THROWS

STAGES: Final = 3
TERRAINS: Final = 3  # plain, climb, descent
HALVES: Final = 2  # terrains of a stage
FACES: Final = 6  # of a die
PUNCTURE: Final = -1  # in the price table
LAST_BIT: Final = 60  # of the columns and the run-out
EVERYWHERE: Final = 2305843009213693951  # a bit for every column from 0 to LAST_BIT


@final
@mypyc_attr(acyclic=True)
class Tour:
    """Holds the components as the edition gives them, and the options of the table."""

    def __init__(
        self,
        columns: int,
        change: int,
        lanes: int,
        energy: int,
        form: int,
        risk: int,
        limit: int,
        terrains: list[int],
        stars: list[int],
        prices: list[list[int]],
        riders: int,
        teams: int,
        dealt: bool,
        slipstream: bool,
        pact: bool,
        assist: bool,
        stops: bool,
        passing: bool,
        sprint: bool,
    ) -> None:
        self.columns: i64 = columns
        self.change: i64 = change
        self.lanes: i64 = lanes
        self.energy: i64 = energy
        self.form: i64 = form
        self.risk: i64 = risk
        self.limit: i64 = limit
        self.terrains: vec[i64] = vec[i64]([i64(terrain) for terrain in terrains])
        self.stars: vec[i64] = vec[i64]([i64(number) for number in stars])
        self.prices: vec[i64] = vec[i64]([i64(price) for row in prices for price in row])
        self.riders: i64 = riders  # of all seats together
        self.sides: vec[i64] = vec[i64]([i64(seat % teams if teams else seat) for seat in range(SEATS)])  # MJ-03
        self.dealt: bool = dealt
        self.slipstream: bool = slipstream
        self.pact: bool = pact
        self.assist: bool = assist
        self.stops: bool = stops
        self.passing: bool = passing
        self.sprint: bool = sprint  # cells beyond the line count for the places of a stage (MJ-63, MJ-78)
        self.width: i64 = self.lanes + 2  # a lane, and the verge on either side
        self.to: i64 = BREAK + (self.energy + 1) * (self.risk + 1)  # action: + cell of the road
        cells = range(columns * lanes)
        self.col_of: vec[u8] = vec[u8]([u8(cell // lanes + 1) for cell in cells])  # of each cell of the road,
        self.lane_of: vec[u8] = vec[u8]([u8(cell % lanes + 1) for cell in cells])
        self.empty_road: vec[u8] = vec[u8]([u8(0)] * int((self.columns + 1) * self.width))
        self.empty_lanes: vec[i64] = vec[i64]([i64(0)] * int(self.width))
        self.on_road: i64 = (2 << columns) - 2  # a bit for every column of the road
        self.first_terrain: i64 = (2 << change) - 1  # and for every column up to the change of terrain
        self.no_results: vec[u8] = vec[u8]([u8(0)] * (STAGES * RIDERS * 2))
        self.throws: vec[i64] = vec[i64]([i64(throw) for throw in throws()])

    def stars_at(self, rider: i64, stage: i64, col: i64) -> i64:
        """Return the stars for the terrain of the column in front (MJ-21), or of the column itself (MJ-24)."""
        second: bool = col >= self.change if self.stops else col > self.change
        half: i64 = (stage - 1) * HALVES
        if second:
            half += 1
        return self.stars[rider * TERRAINS + self.terrains[half]]

    def star_columns(self, col: i64) -> i64:
        """Return the columns in which star cells count for a rider that starts there; one bit each (MJ-22)."""
        if self.stops and col < self.change:
            return self.first_terrain
        return EVERYWHERE

    def price(self, throw: i64, cells: i64) -> i64:
        """Return what that many cells cost (MJ-28); PUNCTURE for some doubles (MJ-33)."""
        return self.prices[throw * (self.risk + 1) + cells]


def throws() -> list[int]:
    """Return, for each of the 36 falls of two dice, its number among the throws with the lower die first."""
    pairs = [(low, high) for low in range(FACES) for high in range(low, FACES)]
    assert len(pairs) == THROWS
    return [pairs.index((min(a, b), max(a, b))) for a in range(FACES) for b in range(FACES)]
