"""The race on the road: the riders, their order of play, the turn under way."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.pact import Pact
from ludotheque.games.maillot.rules.queue import Queue
from ludotheque.games.maillot.rules.reach import Reach
from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, NONE, NOTHING, OUT, Rider
from ludotheque.games.maillot.rules.road import Road
from ludotheque.games.maillot.rules.standings import one_side_left
from ludotheque.games.maillot.rules.tour import Tour
from ludotheque.games.maillot.rules.turn import Turn


@final
@mypyc_attr(acyclic=True)
class Race:
    """One stage at one moment, and what can happen to riders in it."""

    def __init__(self, tour: Tour) -> None:
        self.tour: Tour = tour
        self.stage: i64 = 0
        self.round: i64 = 0
        self.crossings: i64 = 0  # riders across the line of this stage
        self.departures: i64 = 0  # riders out of the tour
        self.decided: bool = False  # one side is left (MJ-44)
        self.riders: vec[Rider] = vec[Rider]([Rider(number) for number in range(RIDERS)])
        self.queue: Queue = Queue()
        self.turn: Turn = Turn()
        self.road: Road = Road(tour)
        self.reach: Reach = Reach(tour, self.road)
        self.pact: Pact = Pact(tour, self.road)

    def copy_from(self, other: "Race") -> None:
        self.stage = other.stage
        self.round = other.round
        self.crossings = other.crossings
        self.departures = other.departures
        self.decided = other.decided
        i: i64 = 0
        while i < RIDERS:
            self.riders[i].copy_from(other.riders[i])
            i += 1
        self.queue.copy_from(other.queue)
        self.turn.copy_from(other.turn)
        self.road.copy_from(other.road)

    # -- what can be seen on the road --------------------------------------------------------

    def in_turn(self) -> Rider:
        return self.riders[self.turn.rider]

    def partner(self) -> Rider:
        return self.riders[self.turn.partner]

    def stars(self, rider: Rider) -> i64:
        """MJ-06: the star cells of the rider where it stands."""
        return self.tour.stars_at(rider.number, self.stage, rider.col)

    def is_waiting(self, rider: Rider) -> bool:
        """Has the rider a turn to play this round, and none to miss?"""
        return rider.misses == NOTHING and self.queue.holds(rider.number)

    def is_followed(self, rider: Rider) -> bool:
        """MJ-45: a rider with a turn to play is in its wheel."""
        if not self.tour.slipstream or rider.col <= 1:
            return False
        follower: i64 = self.road.rider_on(rider.col - 1, rider.lane)
        return follower != NONE and self.is_waiting(self.riders[follower])

    def flat_beside(self, rider: Rider, side: i64) -> i64:
        """MJ-37: the punctured rider abreast on that side, or NONE; MJ-38: a helper does not count."""
        other: i64 = self.road.rider_on(rider.col, rider.lane + side)
        if other != NONE and self.riders[other].misses != FLAT:
            return NONE
        return other

    def can_help(self, rider: Rider) -> bool:
        """MJ-37: does the rider stand abreast of a punctured one?"""
        if not self.tour.assist or rider.col == 0:
            return False
        return self.flat_beside(rider, -1) != NONE or self.flat_beside(rider, 1) != NONE

    # -- what happens there ------------------------------------------------------------------

    def line_up(self) -> None:
        """MJ-11: everybody still in the tour at the banner of the next stage."""
        self.stage += 1
        self.round = 1
        self.crossings = 0
        for rider in self.riders:
            if rider.seat != NONE and rider.status != OUT:
                rider.line_up(self.tour.energy)
        self.queue.line_up(self.riders)

    def cross(self, rider: Rider) -> None:
        """MJ-20: over the line, as far beyond it as possible; MJ-36: no turn to miss any more."""
        self.reach.ride(rider, self.turn.way, self.stars(rider), self.turn.extra())
        rider.over = self.reach.over()
        rider.round = self.round
        rider.status = ACROSS
        self.crossings += 1
        rider.crossed = self.crossings
        self.road.lift(rider)
        rider.col = self.tour.columns + rider.over
        rider.lane = 0

    def draw_string(self, col: i64, lane: i64) -> None:
        """MJ-50: the riders wheel to wheel behind the cell move up one; MJ-51: they play next, front to back."""
        drawn: i64 = 0
        follower: i64 = self.road.rider_on(col - 1, lane)
        while follower != NONE and self.is_waiting(self.riders[follower]):
            self.road.move(self.riders[follower], col - drawn, lane)
            drawn += 1
            follower = self.road.rider_on(col - drawn - 1, lane)
        while drawn > 0:
            drawn -= 1
            self.queue.to_front(self.road.rider_on(col - drawn, lane))

    def leave(self, rider: Rider) -> None:
        """MJ-42: the rider is out of the tour and off the road."""
        self.road.lift(rider)
        rider.lane = 0
        self.departures += 1
        rider.left = self.departures
        rider.left_stage = self.stage
        rider.status = OUT
        rider.misses = NOTHING
        self.decided = one_side_left(self.riders, self.tour.sides)

    def time_out(self) -> None:
        """MJ-43: everybody in the queue leaves, the last in race order first."""
        while not self.queue.is_empty():
            self.queue.end -= 1
            self.leave(self.riders[self.queue.riders[self.queue.end]])
