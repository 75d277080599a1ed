"""A car: one seat's hand and what lies in front of it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.lemans.rules.cards import INCIDENT, STAND, YELLOW, Card, Pack

NONE: Final = -1  # no card, no seat


@final
@mypyc_attr(acyclic=True)
class Car:
    """Keeps sums of the visible cards only: those laid since the last Stand, the Stand included."""

    def __init__(self, pack: Pack) -> None:
        self.hand: i64 = NONE
        self.drawn: i64 = NONE  # the second card, while choosing
        self.score: i64 = 0
        self.heat: i64 = 0
        self.yellow: i64 = 0
        self.blue: i64 = 0
        self.incident: bool = False
        self.retired: bool = False
        self.total: i64 = 0
        self.pile: vec[u8] = pack.empty_pile[:]  # the oldest card first
        self.laid: i64 = 0  # cards in the pile
        self.covered: i64 = 0  # of which under the last Stand

    def copy_from(self, other: "Car") -> None:
        self.hand = other.hand
        self.drawn = other.drawn
        self.score = other.score
        self.heat = other.heat
        self.yellow = other.yellow
        self.blue = other.blue
        self.incident = other.incident
        self.retired = other.retired
        self.total = other.total
        self.laid = other.laid
        self.covered = other.covered
        mine = self.pile
        theirs = other.pile
        i: i64 = 0
        while i < other.laid:
            mine[i] = theirs[i]
            i += 1

    def clear(self) -> None:
        """Give everything back (LM-54); an overheated car takes part again (LM-27)."""
        self.hand = NONE
        self.drawn = NONE
        self.retired = False
        self.laid = 0
        self.cover()

    def cover(self) -> None:
        """Cover what lies there: no score, no heat, no tyre, no incident counts any more (LM-31, LM-32)."""
        self.covered = self.laid
        self.score = 0
        self.heat = 0
        self.yellow = 0
        self.blue = 0
        self.incident = False

    def receive(self, number: i64, card: Card, limit: i64) -> None:
        """Lay the card in front of this car, which may overheat."""
        stopped: bool = self.incident and card.heat > 0  # LM-46: the incident lay there before
        if card.kind == STAND:
            self.cover()  # LM-30
        self.pile[self.laid] = u8(number)
        self.laid += 1
        self.score += card.score  # LM-24
        self.heat += card.heat
        self.yellow += card.yellow
        self.blue += card.blue
        if card.kind == INCIDENT:
            self.incident = True
        if stopped or self.heat >= limit:  # LM-25
            self.retired = True

    def tyres(self, colour: i64) -> i64:
        return self.yellow if colour == YELLOW else self.blue

    def points(self) -> i64:
        """Count what the car writes down for the round (LM-53): nothing if overheated (LM-26)."""
        if self.retired or self.score < 0:
            return 0
        return self.score
