"""Place 5, pétanque: free choice, and expulsions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

FREE: Final = -1  # nobody's cell


@final
@mypyc_attr(acyclic=True)
class PetanqueCard:
    """What is printed: cost and points of the cells, the surcharge for expelling."""

    def __init__(self, costs: list[int], points: list[int], surcharge: int) -> None:
        self.cells: i64 = len(costs)
        self.costs: vec[i64] = vec[i64]([i64(cost) for cost in costs])
        self.points: vec[i64] = vec[i64]([i64(value) for value in points])
        self.surcharge: i64 = surcharge
        self.nobody: vec[i64] = vec[i64]([i64(FREE)] * len(costs))


@final
@mypyc_attr(acyclic=True)
class Petanque:
    """Who holds each cell."""

    def __init__(self, card: PetanqueCard) -> None:
        self.card: PetanqueCard = card
        self.holder: vec[i64] = card.nobody[:]
        self.room: i64 = card.cells  # cells left

    def copy_from(self, other: "Petanque") -> None:
        self.room = other.room
        mine = self.holder
        theirs = other.holder
        cell: i64 = 0
        while cell < self.card.cells:
            mine[cell] = theirs[cell]
            cell += 1

    def clear(self) -> None:
        self.room = self.card.cells
        cell: i64 = 0
        while cell < self.card.cells:
            self.holder[cell] = FREE
            cell += 1

    def fill(self, seat: i64, out: vec[i64], count: i64, place: i64, expel: i64) -> i64:
        """Fill in any free cell (MA-56) or an opponent's (MA-57, MA-60); neither on a full card (MA-59)."""
        if self.room == 0:
            return count
        for holder in self.holder:
            out[count] = place if holder == FREE else expel
            count += 1 if holder != seat else 0
            place += 1
            expel += 1
        return count

    def fill_free(self, out: vec[i64], action: i64) -> i64:
        """Fill in where an expelled pawn may go; the first cell is action (MA-58)."""
        count: i64 = 0
        for holder in self.holder:
            out[count] = action
            count += 1 if holder == FREE else 0
            action += 1
        return count

    def put(self, seat: i64, cell: i64) -> None:
        self.holder[cell] = seat
        self.room -= 1

    def expel(self, seat: i64, cell: i64) -> i64:
        """Take the cell for the seat and return whose pawn must leave it (MA-57)."""
        expelled: i64 = self.holder[cell]
        self.holder[cell] = seat
        return expelled

    def expulsion_cost(self, cell: i64) -> i64:
        """Add the surcharge to the price of the cell (MA-57)."""
        return self.card.costs[cell] + self.card.surcharge

    def tally(self, pawns: vec[i64], points: vec[i64]) -> None:
        """Add up the points of the cells that each seat holds (MA-61)."""
        cell: i64 = 0
        while cell < self.card.cells:
            seat: i64 = self.holder[cell]
            if seat != FREE:
                pawns[seat] += 1
                points[seat] += self.card.points[cell]
            cell += 1
