"""Keep a rider: its figure, its card with energy and form, and its times."""

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
    """Is one of the nine. Without an owner it stays in the box (MJ-02)."""

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
        self.first_no: i64 = NONE  # with a flat tyre: the riders abreast that have declined to help,
        self.second_no: i64 = NONE  # in the order of their answers (MJ-74)
        self.round: i64 = 0  # of its arrival
        self.over: i64 = 0  # cells beyond the line,
        self.sprint: i64 = 0  # and as many of them as count for its place (MJ-63, MJ-78)
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
        self.first_no = other.first_no
        self.second_no = other.second_no
        self.round = other.round
        self.over = other.over
        self.sprint = other.sprint
        self.crossed = other.crossed
        self.left_stage = other.left_stage
        self.left = other.left
        self.time = other.time
        self.places = other.places
        self.last_place = other.last_place

    def enlist(self, seat: i64, pick: i64, start: i64, form: i64) -> None:
        """Take the rider into the tour for a seat."""
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
        """Stand at the banner with full energy (MJ-10, MJ-11) and nothing to miss (MJ-36)."""
        self.status = RIDING
        self.col = 0
        self.lane = 0
        self.energy = energy
        self.play_on()
        self.round = 0
        self.over = 0
        self.sprint = 0
        self.crossed = 0

    def pay(self, price: i64) -> bool:
        """Pay in energy, then in form (MJ-29); False when both together are not enough (MJ-39)."""
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

    def play_on(self) -> None:
        """Clear the turn to miss, and every no with it (MJ-74)."""
        self.misses = NOTHING
        self.first_no = NONE
        self.second_no = NONE

    def hear_no(self, rider: i64) -> None:
        """Note that a rider abreast declines to help; two of them at most (MJ-74)."""
        if self.first_no == NONE:
            self.first_no = rider
        else:
            self.second_no = rider

    def has_no_from(self, rider: i64) -> bool:
        return self.first_no == rider or self.second_no == rider

    def is_spent(self) -> bool:
        return self.energy == 0 and self.form == 0
