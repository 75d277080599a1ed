"""Note who rides where around a rider that decides: what its habits are looked up by."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.outlook import outlook
from ludotheque.games.maillot.bot.solo_plan import ROUND, Plan
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, RIDING, Rider

COMING: Final = 63  # the six columns from which a rider comes up in one turn, most often; one bit each
BEHIND: Final = 6
MIDDLE: Final = 4  # of the standings, where nobody leads,
STANDINGS: Final = 8  # and how many are told apart: whole rounds ahead of the best rival, or behind him


@final
@mypyc_attr(acyclic=True)
class Surroundings:
    """Notes where the others are: those who have played this round, and those who will. Reused.

    Every number has a bit for each column, as those of Reach have. Where columns are counted, there is a number for
    the columns with one or more, one for those with two or more, and one for those with three or more.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.others: vec[i64] = plan.tour.empty_lanes[:]  # of each lane: where somebody is,
        self.queuing: vec[i64] = plan.tour.empty_lanes[:]  # and where somebody is who has still to play
        self.settled: i64 = 0  # the columns in which somebody has played,
        self.settled_two: i64 = 0
        self.settled_three: i64 = 0
        self.coming: i64 = 0  # and those to which somebody who has still to play may come up from behind
        self.coming_two: i64 = 0
        self.coming_three: i64 = 0
        self.queued: i64 = 0  # one bit for each rider that has still to play
        self.standing: i64 = MIDDLE

    def look(self, race: Race, rider: Rider) -> None:
        """Note the others as this rider meets them, and how it stands against the best of the other sides."""
        self.clear()
        self.queued = race.queue.bits()
        sides = race.tour.sides
        own: i64 = sides[rider.seat]
        none: bool = True
        best: i64 = 0
        for other in race.riders:
            if other.seat != NONE and other.number != rider.number:
                if other.status == RIDING and other.col > 0:
                    self.note(other)
                if sides[other.seat] != own:
                    time: i64 = outlook(self.plan, race, other)
                    if none or time < best:
                        best = time
                        none = False
        lead: i64 = best - outlook(self.plan, race, rider)
        self.standing = max(min(lead // ROUND + MIDDLE, i64(STANDINGS - 1)), i64(0))

    def clear(self) -> None:
        self.settled = 0
        self.settled_two = 0
        self.settled_three = 0
        self.coming = 0
        self.coming_two = 0
        self.coming_three = 0

    def note(self, other: Rider) -> None:
        """Note the column of somebody on the road."""
        here: i64 = 1
        here <<= other.col
        if self.is_queued(other.number):
            ahead: i64 = COMING * 2 * here
            self.coming_three |= self.coming_two & ahead
            self.coming_two |= self.coming & ahead
            self.coming |= ahead
        else:
            self.settled_three |= self.settled_two & here
            self.settled_two |= self.settled & here
            self.settled |= here

    def look_at_lanes(self, race: Race, rider: Rider) -> None:
        """Note the others lane by lane, before cells are looked up."""
        others = self.others
        queuing = self.queuing
        taken = race.road.taken
        lane: i64 = 1
        while lane <= race.tour.lanes:
            others[lane] = taken[lane]
            queuing[lane] = 0
            lane += 1
        bit: i64 = 1
        if rider.col > 0:
            others[rider.lane] ^= bit << rider.col
        queue = race.queue
        i: i64 = queue.next
        while i < queue.end:
            other = race.riders[queue.riders[i]]
            if other.col > 0:
                queuing[other.lane] |= bit << other.col
            i += 1

    def is_queued(self, number: i64) -> bool:
        return (self.queued >> number) & 1 == 1

    def wheels(self) -> i64:
        """Return the columns just behind those who will still be there in the next round."""
        return (self.settled >> 2) << 1  # the banner is no column

    def coming_up(self, col: i64) -> i64:
        """Count those who have still to play and may end in the wheel of a rider in that column, up to three."""
        return ((self.coming >> col) & 1) + ((self.coming_two >> col) & 1) + ((self.coming_three >> col) & 1)

    def crowd(self, col: i64) -> i64:
        """Tell apart who is around a column: just ahead 3, abreast 4, just behind 3, coming up 4."""
        one: i64 = (self.settled << 1) >> col  # from the column behind on
        two: i64 = (self.settled_two << 1) >> col
        ahead: i64 = ((one >> 2) & 1) + ((two >> 2) & 1)
        abreast: i64 = ((one >> 1) & 1) + ((two >> 1) & 1) + ((self.settled_three >> col) & 1)
        behind: i64 = (one & 1) + (two & 1)
        return ((ahead * 4 + abreast) * 3 + behind) * 4 + self.coming_up(col)
