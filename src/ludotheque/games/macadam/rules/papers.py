"""Vehicles and papers that a hand cannot have held together (MC-22)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.slots import Row, Slots


@final
@mypyc_attr(acyclic=True)
class Papers:
    """The hands that lacked either the vehicles or their paper, and where the hidden papers are."""

    def __init__(self, slots: Slots) -> None:
        self.slots: Slots = slots
        self.vehicles: Row = Row()  # of each fact
        self.paper: Row = Row()
        self.ends: Row = Row()  # where its hand ends among the members
        self.members: Row = Row()

    def clear(self) -> None:
        self.vehicles.count = 0
        self.paper.count = 0
        self.ends.count = 0
        self.members.count = 0

    def keep_apart(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        """The hand held none of the vehicles, or not their paper; False if it certainly held both."""
        slots = self.slots
        if slots.able(hand, vehicles) == 0 or slots.able(hand, paper) == 0:
            return True
        if slots.certain(hand, paper):
            return slots.exclude(hand, vehicles)
        if slots.certain(hand, vehicles):
            return slots.exclude(hand, paper)
        self.vehicles.add(vehicles)
        self.paper.add(paper)
        place: i64 = 0
        while place < hand.count:
            self.members.add(hand.slots[place])
            place += 1
        self.ends.add(self.members.count)
        return True

    def place(self, alive: Row, paper: i64, copies: i64, loose: i64) -> bool:
        """Each hidden copy of the paper is in one of the slots, or among the loose cards."""
        if not self.settle(paper):
            return False
        slots = self.slots
        placed: i64 = slots.exactly(alive, paper)
        while placed < copies:
            able: i64 = slots.able(alive, paper) - slots.exactly(alive, paper)
            spare: i64 = 1 if slots.picks.in_order and loose > 1 else loose
            if able + spare == 0:
                return False
            number: i64 = slots.picks.below(able + spare)
            if number < able:
                self.put(alive, paper, number)
            else:
                loose -= 1
            placed += 1
        return placed == copies and self.forbid_others(alive, paper) and self.settle(paper)

    def put(self, alive: Row, paper: i64, number: i64) -> None:
        """The paper is in that one of the slots that may be it and something else."""
        place: i64 = 0
        while True:
            types: i64 = self.slots.sets[alive.slots[place]]
            if types & paper != 0 and types != paper:
                if number == 0:
                    self.slots.sets[alive.slots[place]] = paper
                    return
                number -= 1
            place += 1

    def forbid_others(self, alive: Row, paper: i64) -> bool:
        """All copies are placed: no other slot is this paper."""
        place: i64 = 0
        while place < alive.count:
            slot: i64 = alive.slots[place]
            if self.slots.sets[slot] != paper and not self.slots.limit(slot, ~paper):
                return False
            place += 1
        return True

    def settle(self, paper: i64) -> bool:
        """Where one of both is certain, the other is excluded."""
        fact: i64 = 0
        first: i64 = 0
        while fact < self.ends.count:
            last: i64 = self.ends.slots[fact]
            if self.paper.slots[fact] == paper and not self.decide(first, last, self.vehicles.slots[fact], paper):
                return False
            first = last
            fact += 1
        return True

    def decide(self, first: i64, last: i64, vehicles: i64, paper: i64) -> bool:
        if self.holds(first, last, paper):
            return self.drop(first, last, vehicles)
        return not self.holds(first, last, vehicles) or self.drop(first, last, paper)

    def holds(self, first: i64, last: i64, types: i64) -> bool:
        """Was one of these members certainly one of these types?"""
        while first < last:
            if self.slots.sets[self.members.slots[first]] & ~types == 0:
                return True
            first += 1
        return False

    def drop(self, first: i64, last: i64, types: i64) -> bool:
        """None of these members is one of these types."""
        while first < last:
            if not self.slots.limit(self.members.slots[first], ~types):
                return False
            first += 1
        return True
