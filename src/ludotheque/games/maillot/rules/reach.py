"""Find how far a rider can ride."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.rider import Rider
from ludotheque.games.maillot.rules.road import Road
from ludotheque.games.maillot.rules.tour import EVERYWHERE, Tour
from ludotheque.games.maillot.rules.turn import FREE, SHIFTING, TOWING


@final
@mypyc_attr(acyclic=True)
class Reach:
    """Finds every cell a rider can come to. Reused from turn to turn.

    Each lane is one number with a bit for each column: bit 0 for the banner, then the columns of the
    road, then the run-out beyond the line. The verges, lanes 0 and lanes + 1, are never reached.
    """

    def __init__(self, tour: Tour, road: Road) -> None:
        self.tour: Tour = tour
        self.road: Road = road
        self.lanes: vec[i64] = tour.empty_lanes[:]
        self.open: vec[i64] = tour.empty_lanes[:]
        self.from_col: i64 = 0
        self.to_col: i64 = 0  # as far as its cells go on an empty road

    def ride(self, rider: Rider, way: i64, stars: i64, extra: i64) -> None:
        """Find all that is in reach of the star cells and then of the breakaway cells (MJ-23)."""
        self.from_col = rider.col
        self.to_col = rider.col + stars + extra
        self.stand(rider)
        if way != FREE:
            self.first_step(rider, way)
            stars -= 1
        self.ride_on(stars, self.tour.star_columns(rider.col))
        self.ride_on(extra, EVERYWHERE)

    def stand(self, rider: Rider) -> None:
        """Close the cells of other riders (MJ-18), or open them on the way only (MJ-19, MJ-70)."""
        reached = self.lanes
        free = self.open
        taken = self.road.taken
        passing: bool = self.tour.passing
        last: i64 = self.tour.lanes
        bit: i64 = 1
        own: i64 = bit << rider.col
        banner: i64 = own & 1  # MJ-11: from the banner to any lane
        full: i64 = EVERYWHERE  # the columns that others hold on every lane
        lane: i64 = 1
        while lane <= last:
            full &= taken[lane]
            lane += 1
        if full & own != 0:
            full ^= own  # MJ-70: the rider itself does not count
        lane = 1
        while lane <= last:
            reached[lane] = banner
            shut: i64 = 0
            if not passing:
                shut = taken[lane] ^ full  # MJ-70: a full column is no wall
            free[lane] = EVERYWHERE ^ shut
            lane += 1
        if rider.col > 0:
            reached[rider.lane] = own
            free[rider.lane] |= own

    def first_step(self, rider: Rider, way: i64) -> None:
        """Step forward or diagonally when towing (MJ-49), sideways when side-stepping (MJ-54)."""
        bit: i64 = 1
        landing: i64 = bit << rider.col
        if way == TOWING:
            landing <<= 1
        lane: i64 = max(rider.lane - 1, 1)
        last: i64 = min(rider.lane + 1, self.tour.lanes)
        while lane <= last:
            self.lanes[lane] = landing & self.open[lane]
            lane += 1
        if way == SHIFTING:
            self.lanes[rider.lane] = 0

    def ride_on(self, steps: i64, columns: i64) -> None:
        """Ride so many steps or fewer, forward, diagonally or sideways, within those columns (MJ-16, MJ-17)."""
        reached = self.lanes
        free = self.open
        count: i64 = self.tour.lanes
        while steps > 0:
            left: i64 = 0
            here: i64 = reached[1]
            lane: i64 = 1
            while lane <= count:
                right: i64 = reached[lane + 1]
                near: i64 = left | here | right
                reached[lane] = (near | near << 1) & free[lane] & columns
                left = here
                here = right
                lane += 1
            steps -= 1

    def ends(self, lane: i64) -> i64:
        """Return the columns of a lane in reach on which the rider may end: those of the road that are free."""
        return self.lanes[lane] & self.tour.on_road & (EVERYWHERE ^ self.road.taken[lane])

    def ends_on(self, col: i64, lane: i64) -> bool:
        return (self.ends(lane) >> col) & 1 == 1

    def can_end(self) -> bool:
        """Tell whether any free cell is in reach."""
        lane: i64 = 1
        while lane <= self.tour.lanes:
            if self.ends(lane) != 0:
                return True
            lane += 1
        return False

    def fill(self, out: vec[i64], count: i64) -> i64:
        """List every free cell in reach, after the count actions already written.

        Every cell ahead is written, but counted only if it is in reach: the next one replaces the others. That is
        quicker than to let the processor guess.
        """
        lanes: i64 = self.tour.lanes
        lane: i64 = 1
        while lane <= lanes:
            col: i64 = max(self.from_col, 1)
            left: i64 = self.ends(lane) >> col
            action: i64 = self.tour.to + (col - 1) * lanes + lane - 1
            while left > 0:
                out[count] = action
                count += left & 1
                left >>= 1
                action += lanes
            lane += 1
        return count

    def over(self) -> i64:
        """Return the most cells beyond the line; 0 if it is out of reach (MJ-20)."""
        if self.to_col <= self.tour.columns:
            return 0
        run_out: i64 = 0
        lane: i64 = 1
        while lane <= self.tour.lanes:
            run_out |= self.lanes[lane] >> self.tour.columns
            lane += 1
        over: i64 = 0
        while run_out > 1:
            run_out >>= 1
            over += 1
        return over
