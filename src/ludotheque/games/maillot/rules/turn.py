"""Keep the turn under way."""

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
    """Holds what the rider in turn has decided so far."""

    def __init__(self) -> None:
        self.rider: i64 = NONE
        self.way: i64 = FREE
        self.partner: i64 = NONE  # the other rider of a pact, proposed or concluded
        self.refusals: i64 = 0  # one bit for each rider that refused a pact
        self.asked: i64 = NONE  # the rider that is asked for help now,
        self.asked_next: i64 = NONE  # and the one to ask after it (MJ-72)
        self.safe: i64 = 0
        self.risk: i64 = 0
        self.punctured: bool = False

    def copy_from(self, other: "Turn") -> None:
        self.rider = other.rider
        self.way = other.way
        self.partner = other.partner
        self.refusals = other.refusals
        self.asked = other.asked
        self.asked_next = other.asked_next
        self.safe = other.safe
        self.risk = other.risk
        self.punctured = other.punctured

    def begin(self, rider: i64) -> None:
        self.rider = rider
        self.way = FREE
        self.partner = NONE
        self.refusals = 0
        self.asked = NONE
        self.asked_next = NONE
        self.safe = 0
        self.risk = 0
        self.punctured = False

    def in_pact(self) -> bool:
        return self.way == LEADING or self.way == PAIRED

    def refuse(self) -> None:
        """Note that the partner has refused; it cannot be asked twice (MJ-57)."""
        bit: i64 = 1
        self.refusals |= bit << self.partner
        self.partner = NONE

    def has_refused(self, rider: i64) -> bool:
        return (self.refusals >> rider) & 1 == 1

    def ask(self, rider: i64) -> None:
        """Ask this rider for help, after those to be asked before it (MJ-72)."""
        if self.asked == NONE:
            self.asked = rider
        else:
            self.asked_next = rider

    def ask_next(self) -> None:
        """Ask the next one, if there is one (MJ-72)."""
        self.asked = self.asked_next
        self.asked_next = NONE

    def end_questions(self) -> None:
        self.asked = NONE
        self.asked_next = NONE

    def extra(self) -> i64:
        """Return the breakaway cells (MJ-25), after a puncture without the risky ones (MJ-34)."""
        return self.safe if self.punctured else self.safe + self.risk
