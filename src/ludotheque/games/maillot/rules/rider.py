"""A rider: its figure, its card with energy and form, and its times."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

NONE: Final = -1  # no rider, no seat

RIDING: Final = 0  # on the road or at the banner
ACROSS: Final = 1  # has crossed the line of this stage
OUT: Final = 2  # has left the tour

NOTHING: Final = 0  # plays its next turn
FLAT: Final = 1  # misses its next turn after a puncture
HELPED: Final = 2  # misses its next turn in place of another


@final
@mypyc_attr(acyclic=True)
class Rider:
    """One of the nine. Without an owner it stays in the box (MJ-02)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = NONE
        self.pick: i64 = 0  # first, second … rider of its seat
        self.start: i64 = 0  # its place in the first round of the stage
        self.status: i64 = RIDING
        self.col: i64 = 0
        self.lane: i64 = 0
        self.energy: i64 = 0
        self.form: i64 = 0
        self.misses: i64 = NOTHING
        self.round: i64 = 0  # of its arrival
        self.over: i64 = 0  # cells beyond the line
        self.crossed: i64 = 0  # first, second … to cross
        self.left_stage: i64 = 0
        self.left: i64 = 0  # first, second … to leave the tour
        self.time: i64 = 0  # sum of delays
        self.places: i64 = 0  # sum of stage places
        self.last_place: i64 = 0

    def copy_from(self, other: "Rider") -> None:
        self.seat = other.seat
        if other.seat == NONE:
            return
        self.pick = other.pick
        self.start = other.start
        self.status = other.status
        self.col = other.col
        self.lane = other.lane
        self.energy = other.energy
        self.form = other.form
        self.misses = other.misses
        self.round = other.round
        self.over = other.over
        self.crossed = other.crossed
        self.left_stage = other.left_stage
        self.left = other.left
        self.time = other.time
        self.places = other.places
        self.last_place = other.last_place

    def enlist(self, seat: i64, pick: i64, start: i64, form: i64) -> None:
        """A seat takes the rider into the tour."""
        self.line_up(0)
        self.seat = seat
        self.pick = pick
        self.start = start
        self.form = form  # MJ-10
        self.left_stage = 0
        self.left = 0
        self.time = 0
        self.places = 0
        self.last_place = 0

    def line_up(self, energy: i64) -> None:
        """MJ-10, MJ-11: at the banner with full energy; MJ-36: nothing to miss."""
        self.status = RIDING
        self.col = 0
        self.lane = 0
        self.energy = energy
        self.misses = NOTHING
        self.round = 0
        self.over = 0
        self.crossed = 0

    def pay(self, price: i64) -> bool:
        """MJ-29: in energy, then in form. MJ-39: False when both together are not enough."""
        if price > self.energy + self.form:
            self.energy = 0
            self.form = 0
            return False
        if price <= self.energy:
            self.energy -= price
        else:
            self.form -= price - self.energy
            self.energy = 0
        return True

    def is_spent(self) -> bool:
        return self.energy == 0 and self.form == 0
