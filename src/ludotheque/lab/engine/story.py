"""How a game went, read from where everybody stood at each turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Story:
    """Of one finished game. The last row of the standing is the result; of several winners the first is followed."""

    def __init__(self, standing: vec[i64], seats: i64) -> None:
        self.standing: vec[i64] = standing
        self.seats: i64 = seats
        self.turns: i64 = len(standing) // seats - 1
        self.winner: i64 = self.leader(self.turns, False)
        self.changes: i64 = 0  # how often somebody else took the lead alone
        self.decided: i64 = 0  # the first turn from which nobody but the winners had the lead, alone or shared
        self.behind: i64 = 0  # over all turns, the number of seats ahead of the winner
        self.read()

    def leader(self, turn: i64, alone: bool) -> i64:
        """Return the seat of rank 1; NOBODY if it must be alone and is not."""
        found: i64 = NOBODY
        seat: i64 = 0
        while seat < self.seats:
            if self.standing[turn * self.seats + seat] == 1:
                if not alone:
                    return seat
                if found != NOBODY:
                    return NOBODY
                found = seat
            seat += 1
        return found

    def rank(self, turn: i64, seat: i64) -> i64:
        return self.standing[turn * self.seats + seat]

    def read(self) -> None:
        """Go through the turns once."""
        last: i64 = NOBODY
        turn: i64 = 0
        while turn <= self.turns:
            first = self.leader(turn, True)
            if first != NOBODY:
                if last != NOBODY and first != last:
                    self.changes += 1
                last = first
            ahead: i64 = self.rank(turn, self.winner) - 1
            if turn < self.turns:
                self.behind += ahead
            if self.open(turn):
                self.decided = turn + 1
            turn += 1
        if self.all_won():
            self.decided = self.turns

    def open(self, turn: i64) -> bool:
        """Had a seat that did not win the lead then?"""
        seat: i64 = 0
        while seat < self.seats:
            if self.rank(turn, seat) == 1 and self.rank(self.turns, seat) != 1:
                return True
            seat += 1
        return False

    def all_won(self) -> bool:
        """Find when it was decided; a game that ends with everybody level never was."""
        seat: i64 = 0
        while seat < self.seats:
            if self.rank(self.turns, seat) != 1:
                return False
            seat += 1
        return True
