"""Keep track of what a hand could and could not expose: a vehicle and its paper go together (MC-22)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.likelihoods import ABOVE, Likelihoods
from ludotheque.games.macadam.hidden.memory import ready
from ludotheque.games.macadam.hidden.slots import Row, Slots
from ludotheque.games.macadam.rules.cards import EVERYTHING, INSURANCE, NONE, PERMIT, TYPES, Pack, one


@final
@mypyc_attr(acyclic=True)
class Papers:
    """Knows hands that could expose something, hands that lacked a vehicle or its paper, and the hidden papers."""

    def __init__(self, pack: Pack, slots: Slots, alive: Row, unseen: vec[i64], likelihoods: Likelihoods) -> None:
        self.pack: Pack = pack
        self.likelihoods: Likelihoods = likelihoods
        self.slots: Slots = slots
        self.alive: Row = alive  # the slots of cards that are hidden now
        self.unseen: vec[i64] = unseen
        self.vehicles: Row = Row()  # of each fact
        self.paper: Row = Row()
        self.ends: Row = Row()  # where its hand ends among the members
        self.members: Row = Row()

    def clear(self) -> None:
        self.vehicles.count = 0
        self.paper.count = 0
        self.ends.count = 0
        self.members.count = 0

    def could(self, hand: Row, types: i64, papers: i64) -> bool:
        """Make the hand able to expose one of the types: it needs nothing, or its paper was there too."""
        free: i64 = ready(self.pack, types, papers)
        if self.slots.certain(hand, free):
            return True
        insured: i64 = types & ~free & self.pack.insured
        permitted: i64 = types & ~free & self.pack.permitted
        if self.sure(hand, insured, one(INSURANCE)) or self.sure(hand, permitted, one(PERMIT)):
            return True
        left: i64 = EVERYTHING & ~self.spent()
        free &= left
        by_insurance: bool = self.can_both(hand, insured, one(INSURANCE), left)
        by_permit: bool = self.can_both(hand, permitted, one(PERMIT), left)
        if self.slots.able(hand, free) > 0:
            if not (by_insurance or by_permit) or self.slots.picks.first(7, 1):
                return self.slots.narrow(hand, free) != NONE
        if by_insurance and (not by_permit or self.slots.picks.first(1, 1)):
            return self.both(hand, insured, one(INSURANCE))
        return by_permit and self.both(hand, permitted, one(PERMIT))

    def sure(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        return self.slots.certain(hand, vehicles) and self.slots.certain(hand, paper)

    def can_both(self, hand: Row, vehicles: i64, paper: i64, left: i64) -> bool:
        """Ask whether the hand can have held one of the vehicles and the paper."""
        vehicle: bool = self.slots.certain(hand, vehicles) or self.slots.able(hand, vehicles & left) > 0
        return vehicle and (self.slots.certain(hand, paper) or self.slots.able(hand, paper & left) > 0)

    def both(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        """Put a vehicle and its paper into the hand: two different cards."""
        if not self.slots.certain(hand, paper) and self.slots.narrow(hand, paper) == NONE:
            return False
        return self.slots.certain(hand, vehicles) or self.slots.narrow(hand, vehicles) != NONE

    def spent(self) -> i64:
        """Return the types whose hidden cards are all accounted for by slots that can be nothing else."""
        types: i64 = 0
        card: i64 = 0
        while card < TYPES:
            if self.slots.exactly(self.alive, one(card)) >= self.unseen[card]:
                types |= one(card)
            card += 1
        return types

    def keep_apart(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        """Note that the hand held none of the vehicles, or not their paper; False if it certainly held both."""
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

    def place(self, card: i64, loose: i64) -> bool:
        """Place each hidden copy of the paper in one of the slots, or among the loose cards."""
        alive = self.alive
        paper: i64 = one(card)
        copies: i64 = self.unseen[card]
        if not self.settle(paper):
            return False
        slots = self.slots
        placed: i64 = slots.exactly(alive, paper)
        while placed < copies:
            able: i64 = slots.able(alive, paper) - slots.exactly(alive, paper)
            spare: i64 = 1 if slots.picks.in_order and loose > 1 else loose
            if able + spare == 0:
                return False
            if not self.put(paper, self.choose(card, able, spare)):
                loose -= 1
            placed += 1
        return placed == copies and self.forbid_others(paper) and self.settle(paper)

    def choose(self, card: i64, able: i64, spare: i64) -> i64:
        """Choose among the slots that may be the paper and something else, and behind them the spare cards."""
        if self.slots.picks.in_order:
            return self.slots.picks.below(able + spare)
        paper: i64 = one(card)
        total: i64 = spare * self.likelihoods.of(card, ABOVE)
        place: i64 = 0
        while place < self.alive.count:
            if self.is_open(place, paper):
                total += self.likelihoods.of(card, self.slots.lies[self.alive.slots[place]])
            place += 1
        rest: i64 = self.slots.picks.rng.below(total)
        number: i64 = 0
        place = 0
        while place < self.alive.count and rest >= 0:
            if self.is_open(place, paper):
                rest -= self.likelihoods.of(card, self.slots.lies[self.alive.slots[place]])
                number += 1
            place += 1
        return number - 1 if rest < 0 else number

    def is_open(self, place: i64, paper: i64) -> bool:
        """Ask whether the slot at that place may be the paper, and something else."""
        types: i64 = self.slots.sets[self.alive.slots[place]]
        return types & paper != 0 and types != paper

    def put(self, paper: i64, number: i64) -> bool:
        """Put the paper into that one of the slots that may be it and something else; False if there are fewer."""
        place: i64 = 0
        while place < self.alive.count:
            if self.is_open(place, paper):
                if number == 0:
                    self.slots.sets[self.alive.slots[place]] = paper
                    return True
                number -= 1
            place += 1
        return False

    def forbid_others(self, paper: i64) -> bool:
        """Forbid the paper to all other slots, once its copies are placed."""
        alive = self.alive
        place: i64 = 0
        while place < alive.count:
            slot: i64 = alive.slots[place]
            if self.slots.sets[slot] != paper and not self.slots.limit(slot, ~paper):
                return False
            place += 1
        return True

    def settle(self, paper: i64) -> bool:
        """Exclude one of both where the other is certain."""
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
        """Ask whether one of these members was certainly one of these types."""
        while first < last:
            if self.slots.sets[self.members.slots[first]] & ~types == 0:
                return True
            first += 1
        return False

    def drop(self, first: i64, last: i64, types: i64) -> bool:
        """Exclude these types from these members."""
        while first < last:
            if not self.slots.limit(self.members.slots[first], ~types):
                return False
            first += 1
        return True
