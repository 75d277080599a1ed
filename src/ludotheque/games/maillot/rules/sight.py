"""What is known of a tour, as numbers: everything, seen from a seat."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules import standings
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.rider import NONE, OUT, RIDING, Rider
from ludotheque.games.maillot.rules.state import FINISHED, MaillotState
from ludotheque.games.maillot.rules.tour import STAGES, Tour
from ludotheque.games.maillot.rules.turn import PAIRED
from ludotheque.kernel.sight import Field, Pen, Sight
from ludotheque.kernel.state import State

STATUSES: Final = OUT + 1
MISSES: Final = 3


def fields(seats: int, tour: Tour) -> list[Field]:
    """In the order in which they are written."""
    of_rider = [
        ("owner", seats, 1),
        ("status", STATUSES, 1),
        ("col", 1, int(tour.columns)),
        ("lane", 1, int(tour.lanes)),
        ("energy", 1, max(1, int(tour.energy))),
        ("form", 1, max(1, int(tour.form))),
        ("stars", 1, 6),
        ("misses", MISSES, 1),
        ("round", 1, int(tour.limit)),
        ("over", 1, 10),
        ("time", 1, 10),
        ("place", 1, RIDERS),
        ("turns_before", 1, RIDERS),
    ]
    return [
        Field("phase", FINISHED + 1),
        Field("actor", seats),
        Field("first", seats),
        Field("stage", 1, STAGES),
        Field("round", 1, int(tour.limit)),
        Field("turn_rider", RIDERS),
        Field("turn_way", PAIRED + 1),
        Field("turn_partner", RIDERS),
        Field("turn_refused", RIDERS),
        Field("turn_safe", 1, 5),
        Field("turn_risk", 1, 5),
        Field("turn_punctured", 1),
        Field("scores", seats, RIDERS),
        *[Field(f"rider{rider}.{name}", size, scale) for rider in range(RIDERS) for name, size, scale in of_rider],
    ]


@final
@mypyc_attr(acyclic=True)
class MaillotSight(Sight):
    """Everything happens in the open."""

    def __init__(self, seats: int, tour: Tour) -> None:
        super().__init__(fields(seats, tour))
        self.waits: vec[i64] = vec[i64]([i64(0)] * RIDERS)  # scratch: each rider's place in the queue

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, MaillotState)
        pen.hot(state.phase, FINISHED + 1)
        pen.seat(state.actor(), seat, state.seats)
        pen.seat(state.first, seat, state.seats)
        pen.put(state.race.stage)
        pen.put(state.race.round)
        self.fill_turn(state, pen)
        k: i64 = 0
        while k < state.seats:
            pen.put(state.score((seat + k) % state.seats))
            k += 1
        self.find_waits(state)
        for rider in state.race.riders:
            self.fill_rider(state, rider, seat, pen)

    def fill_turn(self, state: MaillotState, pen: Pen) -> None:
        turn = state.race.turn
        pen.hot(turn.rider, RIDERS)
        pen.hot(turn.way if turn.rider != NONE else NONE, PAIRED + 1)
        pen.hot(turn.partner, RIDERS)
        rider: i64 = 0
        while rider < RIDERS:
            pen.flag(turn.has_refused(rider))
            rider += 1
        pen.put(turn.safe)
        pen.put(turn.risk)
        pen.flag(turn.punctured)

    def find_waits(self, state: MaillotState) -> None:
        """1 for the rider that plays next, 0 for one with no turn to play."""
        line = state.race.queue
        i: i64 = 0
        while i < RIDERS:
            self.waits[i] = 0
            i += 1
        i = line.next
        while i < line.end:
            self.waits[line.riders[i]] = i - line.next + 1
            i += 1

    def fill_rider(self, state: MaillotState, rider: Rider, seat: i64, pen: Pen) -> None:
        """Nothing but zeros for a rider in the box."""
        pen.seat(rider.seat, seat, state.seats)
        entered: bool = rider.seat != NONE
        racing: bool = entered and state.race.stage > 0
        pen.hot(rider.status if entered else NONE, STATUSES)
        pen.put(rider.col if entered else 0)
        pen.put(rider.lane if entered else 0)
        pen.put(rider.energy if entered else 0)
        pen.put(rider.form if entered else 0)
        pen.put(state.race.stars(rider) if racing and rider.status == RIDING else 0)
        pen.hot(rider.misses if entered else NONE, MISSES)
        pen.put(rider.round if entered else 0)
        pen.put(rider.over if entered else 0)
        pen.put(rider.time if entered else 0)
        pen.put(standings.place(state.race.riders, rider) if racing else 0)
        pen.put(self.waits[rider.number])
