"""Keep hidden cards as slots, in the hands and piles they lie in."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.picks import Picks
from ludotheque.games.macadam.rules.cards import NONE, one


@final
@mypyc_attr(acyclic=True)
class Row:
    """Holds the slots in one hand or pile, the oldest first."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([])
        self.count: i64 = 0

    def add(self, slot: i64) -> None:
        if self.count < i64(len(self.slots)):
            self.slots[self.count] = slot
        else:
            self.slots = append(self.slots, slot)
        self.count += 1

    def take(self, place: i64) -> i64:
        """Take out the slot at that place; the others move up."""
        slot: i64 = self.slots[place]
        self.count -= 1
        while place < self.count:
            self.slots[place] = self.slots[place + 1]
            place += 1
        return slot


@final
@mypyc_attr(acyclic=True)
class Slots:
    """Holds for each hidden card of this round the set of types it may be."""

    def __init__(self, blank: vec[i64], picks: Picks) -> None:
        self.sets: vec[i64] = blank[:]
        self.lies: vec[i64] = blank[:]  # where the card of each slot lies now,
        self.owners: vec[i64] = blank[:]  # and in whose hand, or NONE
        self.count: i64 = 0
        self.picks: Picks = picks

    def new(self, types: i64) -> i64:
        slot: i64 = self.count
        self.sets[slot] = types
        self.count += 1
        return slot

    def able(self, row: Row, types: i64) -> i64:
        """Count the slots of the row that may be one of these types."""
        found: i64 = 0
        i: i64 = 0
        while i < row.count:
            if self.sets[row.slots[i]] & types != 0:
                found += 1
            i += 1
        return found

    def exactly(self, row: Row, types: i64) -> i64:
        """Count the slots of the row that may be just these types."""
        found: i64 = 0
        i: i64 = 0
        while i < row.count:
            if self.sets[row.slots[i]] == types:
                found += 1
            i += 1
        return found

    def nth(self, row: Row, types: i64, number: i64) -> i64:
        """Find the place of the slot with that number among those that may be one of these types."""
        place: i64 = 0
        while True:
            if self.sets[row.slots[place]] & types != 0:
                if number == 0:
                    return place
                number -= 1
            place += 1

    def narrow(self, row: Row, types: i64) -> i64:
        """Narrow one slot of the row to these types; return its place, or NONE."""
        found: i64 = self.able(row, types)
        if found == 0:
            return NONE
        place: i64 = self.nth(row, types, self.picks.below(found))
        self.sets[row.slots[place]] &= types
        return place

    def exclude(self, row: Row, types: i64) -> bool:
        """Exclude these types from all slots of the row; False if one has no type left."""
        i: i64 = 0
        while i < row.count:
            self.sets[row.slots[i]] &= ~types
            if self.sets[row.slots[i]] == 0:
                return False
            i += 1
        return True

    def limit(self, slot: i64, types: i64) -> bool:
        """Limit the slot to these types; False if it has no type left."""
        self.sets[slot] &= types
        return self.sets[slot] != 0

    def surest(self, row: Row, types: i64) -> i64:
        """Find one that is certainly of these types, else one that may be; return its place, or NONE."""
        place: i64 = 0
        while place < row.count:
            if self.sets[row.slots[place]] & ~types == 0:
                return place
            place += 1
        return self.narrow(row, types)

    def certain(self, row: Row, types: i64) -> bool:
        """Ask whether some slot of the row is certainly one of these types."""
        i: i64 = 0
        while i < row.count:
            if self.sets[row.slots[i]] & ~types == 0:
                return True
            i += 1
        return False


def lowest(numbers: i64) -> i64:
    """Return the smallest number of a set that is not empty."""
    number: i64 = 0
    while numbers & one(number) == 0:
        number += 1
    return number
