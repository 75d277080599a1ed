"""Run the race on the road: the riders, their order of play, the turn under way."""

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
    """Holds one stage at one moment, and does what can happen to riders in it."""

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
        """Return the star cells of the rider where it stands (MJ-06)."""
        return self.tour.stars_at(rider.number, self.stage, rider.col)

    def is_waiting(self, rider: Rider) -> bool:
        """Tell whether the rider has a turn to play this round, and none to miss."""
        return rider.misses == NOTHING and self.queue.holds(rider.number)

    def is_followed(self, rider: Rider) -> bool:
        """Tell whether a rider with a turn to play is in its wheel (MJ-45)."""
        if not self.tour.slipstream or rider.col <= 1:
            return False
        follower: i64 = self.road.rider_on(rider.col - 1, rider.lane)
        return follower != NONE and self.is_waiting(self.riders[follower])

    def flat_beside(self, rider: Rider, side: i64) -> i64:
        """Return the punctured rider abreast on that side that has not had a no (MJ-74), or NONE.

        A helper's missed turn cannot be taken over (MJ-38).
        """
        number: i64 = self.road.rider_on(rider.col, rider.lane + side)
        if number == NONE:
            return NONE
        other = self.riders[number]
        if other.misses != FLAT or other.has_no_from(rider.number):
            return NONE
        return number

    def can_help(self, rider: Rider) -> bool:
        """Tell whether the rider stands abreast of a punctured one to which it has not said no (MJ-37)."""
        return self.flat_beside(rider, -1) != NONE or self.flat_beside(rider, 1) != NONE

    def is_abreast(self, rider: Rider, number: i64) -> bool:
        """Tell whether that rider is on the next lane of the same column."""
        on_left: bool = self.road.rider_on(rider.col, rider.lane - 1) == number
        return on_left or self.road.rider_on(rider.col, rider.lane + 1) == number

    # -- what happens there ------------------------------------------------------------------

    def line_up(self) -> None:
        """Bring everybody still in the tour to the banner of the next stage (MJ-11)."""
        self.stage += 1
        self.round = 1
        self.crossings = 0
        for rider in self.riders:
            if rider.seat != NONE and rider.status != OUT:
                rider.line_up(self.tour.energy)
        self.queue.line_up(self.riders)

    def cross(self, rider: Rider) -> None:
        """Take the rider over the line, as far beyond it as possible (MJ-20); it has no turn to miss (MJ-36)."""
        self.reach.ride(rider, self.turn.way, self.stars(rider), self.turn.extra())
        rider.over = self.reach.over()
        if self.tour.sprint:
            rider.sprint = rider.over  # MJ-63; MJ-78: otherwise the order of crossing decides
        rider.round = self.round
        rider.status = ACROSS
        self.crossings += 1
        rider.crossed = self.crossings
        self.road.lift(rider)
        rider.col = self.tour.columns + rider.over
        rider.lane = 0

    def draw_string(self, col: i64, lane: i64) -> None:
        """Move up the riders wheel to wheel behind the cell (MJ-50); they play next, front to back (MJ-51)."""
        drawn: i64 = 0
        follower: i64 = self.road.rider_on(col - 1, lane)
        while follower != NONE and self.is_waiting(self.riders[follower]):
            self.road.move(self.riders[follower], col - drawn, lane)
            drawn += 1
            follower = self.road.rider_on(col - drawn - 1, lane)
        while drawn > 0:
            drawn -= 1
            self.queue.to_front(self.road.rider_on(col - drawn, lane))

    def ask_for_help(self, rider: Rider) -> None:
        """Ask the riders abreast of one that has just punctured (MJ-72), or the rider itself beside another (MJ-37)."""
        if not self.tour.assist or rider.col == 0:
            return
        if not self.turn.punctured:
            if self.can_help(rider):
                self.turn.ask(rider.number)
            return
        side: i64 = -1  # the left one first
        while side <= 1:
            other: i64 = self.road.rider_on(rider.col, rider.lane + side)
            if other != NONE and self.riders[other].misses == NOTHING:  # MJ-38
                self.turn.ask(other)
            side += 2

    def decline(self) -> None:
        """Note the no: for the one that has just punctured, or for all punctured riders abreast (MJ-74)."""
        helper = self.riders[self.turn.asked]
        if self.turn.punctured:
            self.in_turn().hear_no(helper.number)
            return
        side: i64 = -1
        while side <= 1:
            other: i64 = self.flat_beside(helper, side)
            if other != NONE:
                self.riders[other].hear_no(helper.number)
            side += 2

    def forget_noes(self) -> None:
        """Forget the noes of riders that are no longer abreast (MJ-74)."""
        for rider in self.riders:
            if rider.first_no != NONE:
                if rider.second_no != NONE and not self.is_abreast(rider, rider.second_no):
                    rider.second_no = NONE
                if not self.is_abreast(rider, rider.first_no):
                    rider.first_no = rider.second_no
                    rider.second_no = NONE

    def leave(self, rider: Rider) -> None:
        """Take the rider out of the tour and off the road (MJ-42)."""
        self.road.lift(rider)
        rider.lane = 0
        self.departures += 1
        rider.left = self.departures
        rider.left_stage = self.stage
        rider.status = OUT
        rider.play_on()
        self.decided = one_side_left(self.riders, self.tour.sides)

    def time_out(self) -> None:
        """Let everybody in the queue leave, the last in race order first (MJ-43)."""
        while not self.queue.is_empty():
            self.queue.end -= 1
            self.leave(self.riders[self.queue.riders[self.queue.end]])
