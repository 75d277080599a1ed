"""What things are worth to a good player of Macadam; amounts are tenths of a point, shares are hundredths."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

POINT: Final = 10
HUNDRED: Final = 100


@final
@mypyc_attr(acyclic=True)
class Worth:
    """The numbers of the play advice, tuned by games of the greedy player against himself."""

    def __init__(self) -> None:
        self.points: i64 = 85  # share of a card's points that it is worth in hand
        self.safety: i64 = 500  # added for the coup in which it will be followed with,
        self.follows: i64 = 2  # if there are still so many,
        self.twin: i64 = 60  # share of that when one holds two of a type
        self.poorer: i64 = 100  # share of the cards with fewer points that compete for the places
        self.places: i64 = 95  # share of the chances to place a card that one really gets
        self.follow: i64 = 45  # share of the coups in which one can follow
        self.closed: i64 = 21  # share left when no uncovered signal admits the card
        self.agent: i64 = 1275
        self.late_agent: i64 = 240  # in the last coups,
        self.late: i64 = 3  # which are so many
        self.arrow: i64 = 350  # while its signal is uncovered
        self.insurance: i64 = 450
        self.per_moped: i64 = 500
        self.permit: i64 = 200
        self.per_motor: i64 = 300
        self.harm: i64 = 90  # share of what the others gain or lose
        self.match: i64 = 32  # share of the points that a follower gains when he can match
        self.any_vehicle: i64 = 1100  # what he matches with when any vehicle will do
        self.armed: i64 = 300  # what a follower gains who has an agent instead
        self.extra: i64 = 145  # share of its worth in hand that an extra card must bring
