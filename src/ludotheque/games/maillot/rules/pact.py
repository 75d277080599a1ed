"""Find the cells that suit two riders abreast."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.reach import Reach
from ludotheque.games.maillot.rules.rider import Rider
from ludotheque.games.maillot.rules.road import Road
from ludotheque.games.maillot.rules.tour import Tour
from ludotheque.games.maillot.rules.turn import FREE


@final
@mypyc_attr(acyclic=True)
class Pact:
    """Works out the reach of the proposer and that of its partner. Reused from turn to turn."""

    def __init__(self, tour: Tour, road: Road) -> None:
        self.tour: Tour = tour
        self.road: Road = road
        self.lead: Reach = Reach(tour, road)
        self.mate: Reach = Reach(tour, road)

    def is_possible(self, rider: Rider, partner: Rider, stage: i64, extra: i64) -> bool:
        """Tell whether a joint move exists when the proposer has so many breakaway cells (MJ-56)."""
        self.lead.ride(rider, FREE, self.tour.stars_at(rider.number, stage, rider.col), extra)
        col: i64 = rider.col + 1
        while col <= self.tour.columns:
            lane: i64 = 1
            while lane <= self.tour.lanes:
                if self.suits(rider, partner, stage, col, lane):
                    return True
                lane += 1
            col += 1
        return False

    def fill(self, rider: Rider, partner: Rider, stage: i64, extra: i64, out: vec[i64]) -> i64:
        """List the cells ahead on which the proposer may end (MJ-58)."""
        self.lead.ride(rider, FREE, self.tour.stars_at(rider.number, stage, rider.col), extra)
        count: i64 = 0
        col: i64 = rider.col + 1
        while col <= self.tour.columns:
            lane: i64 = 1
            while lane <= self.tour.lanes:
                if self.suits(rider, partner, stage, col, lane):
                    out[count] = self.tour.to + (col - 1) * self.tour.lanes + lane - 1
                    count += 1
                lane += 1
            col += 1
        return count

    def suits(self, rider: Rider, partner: Rider, stage: i64, col: i64, lane: i64) -> bool:
        """Tell whether the proposer can end there and the partner, with its whole energy, abreast of it (MJ-58)."""
        if not self.lead.ends_on(col, lane):
            return False
        home_col: i64 = rider.col
        home_lane: i64 = rider.lane
        self.road.move(rider, col, lane)
        self.mate.ride(partner, FREE, self.tour.stars_at(partner.number, stage, partner.col), partner.energy)
        beside: bool = self.mate.ends_on(col, lane - 1) or self.mate.ends_on(col, lane + 1)
        self.road.move(rider, home_col, home_lane)
        return beside
