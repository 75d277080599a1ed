"""List what things are worth to a good player of Macadam; amounts are tenths of a point, shares are hundredths."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

POINT: Final = 10
HUNDRED: Final = 100


@final
@mypyc_attr(acyclic=True)
class Weights:
    """Holds the numbers of the advice, fitted to what choices brought in imagined games."""

    def __init__(self) -> None:
        self.points: i64 = 77  # share of a card's points that it is worth in hand
        self.safety: i64 = 700  # added for the coup in which it will be followed with,
        self.harmless: i64 = 200  # the same for a card that costs nothing if it is missing,
        self.follows: i64 = 4  # if there are still so many,
        self.twin: i64 = 55  # share of that when one holds two of a type
        self.poorer: i64 = 130  # share of the cards with fewer points that compete for the places
        self.places: i64 = 92  # share of the chances to place a card that one really gets
        self.follow: i64 = 42  # share of the coups in which one can follow
        self.pace: i64 = 1  # coups that a card lasts in the smallest hand once the talon is exhausted
        self.closed: i64 = 35  # share left when no uncovered signal admits the card
        self.agent: i64 = 1940
        self.second_agent: i64 = 27  # share of that when one holds another
        self.late_agent: i64 = 275  # in the last coups,
        self.late: i64 = 3  # which are so many
        self.arrow: i64 = 600  # while its signal is uncovered
        self.insurance: i64 = 450
        self.per_moped: i64 = 500
        self.permit: i64 = 200
        self.per_motor: i64 = 390
        self.harm: i64 = 167  # share of what the others gain or lose
        self.match: i64 = 23  # share of the points that a follower gains by a match
        self.any_vehicle: i64 = 1430  # what a follower matches with when any vehicle will do
        self.armed: i64 = 52  # what a follower gains who has an agent instead
        self.extra: i64 = 157  # share of its worth in hand that an extra card must bring
