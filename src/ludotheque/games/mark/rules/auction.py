"""The last auction that was shown to all."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.company import NONE


@final
@mypyc_attr(acyclic=True)
class Auction:
    """MK-35: its bids are public."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.roller: i64 = NONE  # nobody before the first auction
        self.colour: i64 = NONE
        self.bids: vec[i64] = vec[i64]([i64(0)] * int(seats))
        self.winner: i64 = NONE
        self.delivered: bool = False

    def copy_from(self, other: "Auction") -> None:
        self.roller = other.roller
        self.colour = other.colour
        self.winner = other.winner
        self.delivered = other.delivered
        seat: i64 = 0
        while seat < self.seats:
            self.bids[seat] = other.bids[seat]
            seat += 1

    def highest_bidder(self) -> i64:
        """Find the winner: on a tie the roller, then clockwise (MK-37); nobody if all have refused (MK-39)."""
        best: i64 = 0
        winner: i64 = NONE
        k: i64 = 0
        while k < self.seats:
            seat: i64 = (self.roller + k) % self.seats
            if self.bids[seat] > best:
                best = self.bids[seat]
                winner = seat
            k += 1
        return winner
