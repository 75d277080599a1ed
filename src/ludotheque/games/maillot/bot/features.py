"""Write what is known of a tour as numbers, seen from a seat: everything is public."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules import standings
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.rider import NONE, OUT, RIDING, Rider
from ludotheque.games.maillot.rules.state import FINISHED, MaillotState
from ludotheque.games.maillot.rules.tour import LAST_BIT, STAGES, Tour
from ludotheque.games.maillot.rules.turn import PAIRED
from ludotheque.kernel.features import Features, Field, Pen, flag, number, one_hot, repeated
from ludotheque.kernel.state import State

STATUSES: Final = OUT + 1
MISSES: Final = 3


def fields(seats: int, tour: Tour) -> list[Field]:
    """List the fields in the order in which they are written."""
    columns, limit, energy = int(tour.columns), int(tour.limit), max(1, int(tour.energy))
    stars = max([int(stars) for stars in tour.stars])
    over = LAST_BIT - columns
    phases = "first, deal, pick, wake, answer, tow dice, break, dice, move, assist, over"
    return [
        one_hot("phase", FINISHED + 1, f"what is decided now: {phases}"),
        one_hot("actor", seats, "the seat that decides; none while dice are rolled"),
        one_hot("first", seats, "the seat that chose first"),
        number("stage", STAGES, "the stage, from 1; 0 before the first"),
        number("round", limit, "the round of the stage, from 1; 0 before the first"),
        one_hot("turn_rider", RIDERS, "the rider in turn"),
        one_hot("turn_way", PAIRED + 1, "how it rides: free, tow, shift, leading a pact, paired"),
        one_hot("turn_partner", RIDERS, "the other rider of a pact, proposed or concluded"),
        flag("turn_refused", "riders that refused a pact in this turn", size=RIDERS),
        flag("turn_asked", "riders that are asked for help, now or next", size=RIDERS),
        number("turn_safe", int(tour.energy), "breakaway cells paid for", scale=5),
        number("turn_risk", int(tour.risk), "breakaway cells at risk", scale=5),
        flag("turn_punctured", "the rider in turn has a puncture"),
        number("scores", int(tour.riders), "the score of each seat, from the watcher on", scale=RIDERS, size=seats),
        *repeated(
            "rider",
            RIDERS,
            one_hot("owner", seats, "the seat that owns the rider; none for one in the box"),
            one_hot("status", STATUSES, "riding, across the line of this stage, out of the tour"),
            number("col", columns + over, "the column; 0 at the banner", scale=columns),
            number("lane", int(tour.lanes), "the lane; 0 at the banner"),
            number("energy", int(tour.energy), "energy left", scale=energy),
            number("form", int(tour.form), "form left"),
            number("stars", stars, "star cells where it stands (MJ-06)", scale=6),
            one_hot("misses", MISSES, "its next turn: played, missed for a puncture, missed for another"),
            flag("declined", "the riders on its left and right have declined to help (MJ-74)", size=2),
            number("round", limit, "the round in which it crossed the line; 0 before"),
            number("over", over, "cells beyond the line", scale=10),
            number("crossed", RIDERS, "first, second … to cross the line; 0 before"),
            number("time", STAGES * limit, "sum of its delays", scale=10),
            number("place", RIDERS, "its place in the general classification; 0 before the start"),
            number("turns_before", RIDERS, "its place in the queue of this round; 0 without a turn to play"),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MaillotFeatures(Features):
    """Writes the row of numbers; the same facts for every seat."""

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
        rider = 0
        while rider < RIDERS:
            pen.flag(turn.asked == rider or turn.asked_next == rider)
            rider += 1
        pen.put(turn.safe)
        pen.put(turn.risk)
        pen.flag(turn.punctured)

    def find_waits(self, state: MaillotState) -> None:
        """Note each rider's place in the queue: 1 plays next, 0 has no turn to play."""
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
        """Write one rider; zeros for a rider in the box."""
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
        self.fill_noes(state, rider, entered, pen)
        pen.put(rider.round if entered else 0)
        pen.put(rider.over if entered else 0)
        pen.put(rider.crossed if entered else 0)
        pen.put(rider.time if entered else 0)
        pen.put(standings.place(state.race.riders, rider) if racing else 0)
        pen.put(self.waits[rider.number])

    def fill_noes(self, state: MaillotState, rider: Rider, entered: bool, pen: Pen) -> None:
        """Write whether the riders on the left and on the right have declined to help (MJ-74)."""
        side: i64 = -1
        while side <= 1:
            other: i64 = NONE
            if entered and rider.first_no != NONE:
                other = state.race.road.rider_on(rider.col, rider.lane + side)
            pen.flag(other != NONE and rider.has_no_from(other))
            side += 2
