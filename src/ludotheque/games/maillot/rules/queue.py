"""Keep the order of play in a round."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.rider import RIDING, Rider
from ludotheque.games.maillot.rules.standings import is_further


@final
@mypyc_attr(acyclic=True)
class Queue:
    """Holds the riders that have still to play this round, the next one first."""

    def __init__(self) -> None:
        self.riders: vec[i64] = vec[i64]([i64(0)] * RIDERS)
        self.next: i64 = 0
        self.end: i64 = 0

    def copy_from(self, other: "Queue") -> None:
        self.next = other.next
        self.end = other.end
        i: i64 = other.next
        while i < other.end:
            self.riders[i] = other.riders[i]
            i += 1

    def clear(self) -> None:
        self.next = 0
        self.end = 0

    def join(self, rider: i64) -> None:
        """Put the rider at the end of the queue."""
        self.riders[self.end] = rider
        self.end += 1

    def line_up(self, riders: vec[Rider]) -> None:
        """Take in everybody on the road or at the banner (MJ-12), in race order (MJ-15)."""
        self.clear()
        for rider in riders:
            if rider.seat >= 0 and rider.status == RIDING:
                i: i64 = self.end
                while i > 0 and is_further(rider, riders[self.riders[i - 1]]):
                    self.riders[i] = self.riders[i - 1]
                    i -= 1
                self.riders[i] = rider.number
                self.end += 1

    def is_empty(self) -> bool:
        return self.next == self.end

    def holds(self, rider: i64) -> bool:
        """Tell whether the rider has still to play this round."""
        i: i64 = self.next
        while i < self.end:
            if self.riders[i] == rider:
                return True
            i += 1
        return False

    def bits(self) -> i64:
        """Return all who have still to play this round, one bit for each rider."""
        riders = self.riders
        found: i64 = 0
        bit: i64 = 1
        i: i64 = self.next
        while i < self.end:
            found |= bit << riders[i]
            i += 1
        return found

    def take(self) -> i64:
        """Remove and return the next rider, who is about to play."""
        rider: i64 = self.riders[self.next]
        self.next += 1
        return rider

    def to_front(self, rider: i64) -> None:
        """Let this rider play next (MJ-51, MJ-59)."""
        i: i64 = self.next
        while self.riders[i] != rider:
            i += 1
        while i > self.next:
            self.riders[i] = self.riders[i - 1]
            i -= 1
        self.riders[i] = rider
