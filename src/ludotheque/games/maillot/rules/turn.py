"""The turn under way."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.rider import NONE

FREE: Final = 0
TOWING: Final = 1  # first step forward or diagonal
SHIFTING: Final = 2  # first step sideways
LEADING: Final = 3  # proposer of a pact that was accepted
PAIRED: Final = 4  # the partner, bound to end abreast


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What the rider in turn has decided so far."""

    def __init__(self) -> None:
        self.rider: i64 = NONE
        self.way: i64 = FREE
        self.partner: i64 = NONE  # the other rider of a pact, proposed or concluded
        self.refusals: i64 = 0  # one bit for each rider that refused a pact
        self.safe: i64 = 0
        self.risk: i64 = 0
        self.punctured: bool = False

    def copy_from(self, other: "Turn") -> None:
        self.rider = other.rider
        self.way = other.way
        self.partner = other.partner
        self.refusals = other.refusals
        self.safe = other.safe
        self.risk = other.risk
        self.punctured = other.punctured

    def begin(self, rider: i64) -> None:
        self.rider = rider
        self.way = FREE
        self.partner = NONE
        self.refusals = 0
        self.safe = 0
        self.risk = 0
        self.punctured = False

    def in_pact(self) -> bool:
        return self.way == LEADING or self.way == PAIRED

    def refuse(self) -> None:
        """MJ-57: that partner cannot be asked twice."""
        bit: i64 = 1
        self.refusals |= bit << self.partner
        self.partner = NONE

    def has_refused(self, rider: i64) -> bool:
        return (self.refusals >> rider) & 1 == 1

    def extra(self) -> i64:
        """MJ-25: the breakaway cells; MJ-34: after a puncture without the risky ones."""
        return self.safe if self.punctured else self.safe + self.risk
