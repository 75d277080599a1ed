"""Deal the unseen cards to slots that may not be every type.

The buried slots come first, then the hands, each by how likely a type lies there; the fresh cards are what is left.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.likelihoods import EVEN, Likelihoods
from ludotheque.games.macadam.hidden.slots import Row, Slots, lowest
from ludotheque.games.macadam.rules.cards import NONE, TYPES, one
from ludotheque.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Dealing:
    """Deals by chance; a slot for which nothing fitting is left makes others exchange their cards."""

    def __init__(self, unseen: vec[i64], slots: Slots, blank: vec[i64], likelihoods: Likelihoods, rng: Rng) -> None:
        self.unseen: vec[i64] = unseen
        self.left: vec[i64] = unseen[:]
        self.size: i64 = sum([int(number) for number in unseen])
        self.types: vec[i64] = blank[:]  # dealt to each slot
        self.served: Row = Row()
        self.wanted_by: vec[i64] = unseen[:]
        self.slots: Slots = slots
        self.likelihoods: Likelihoods = likelihoods
        self.twins: i64 = 0  # the types that the hand has already which is being dealt to
        self.rng: Rng = rng

    def deal(self, row: Row, held: i64, buried: i64) -> bool:
        """Deal a card to each slot of the row, first those held in hands, then those buried; False if one lacks."""
        card: i64 = 0
        while card < TYPES:
            self.left[card] = self.unseen[card]
            card += 1
        self.served.count = 0
        if not self.serve(row, held, held + buried):
            return False
        if not self.serve(row, 0, held):
            return False
        return self.serve(row, held + buried, row.count)

    def serve(self, row: Row, first: i64, end: i64) -> bool:
        sets, owners = self.slots.sets, self.slots.owners
        owner: i64 = NONE
        self.twins = 0
        i: i64 = first
        while i < end:
            slot: i64 = row.slots[i]
            if owners[slot] != owner:
                owner = owners[slot]
                self.twins = self.certain(row, i, end)
            self.types[slot] = NONE
            if not self.give(slot, sets[slot]) and not self.exchange(slot, sets):
                return False
            if owner != NONE:
                self.twins |= one(self.types[slot])
            self.served.add(slot)
            i += 1
        return True

    def certain(self, row: Row, first: i64, end: i64) -> i64:
        """Return the types that the hand beginning there certainly has; none where it is no hand."""
        owner: i64 = self.slots.owners[row.slots[first]]
        types: i64 = 0
        while owner != NONE and first < end and self.slots.owners[row.slots[first]] == owner:
            only: i64 = self.slots.sets[row.slots[first]]
            if only & (only - 1) == 0:
                types |= only
            first += 1
        return types

    def give(self, slot: i64, types: i64) -> bool:
        """Give a card of these types that is left, by the copies left and how likely each lies there."""
        card: i64 = self.pick(types, self.slots.lies[slot])
        if card == NONE:
            return False
        self.types[slot] = card
        return True

    def pick(self, types: i64, lies: i64) -> i64:
        total: i64 = 0
        card: i64 = 0
        while card < TYPES:
            if types & one(card) != 0:
                total += self.weight(card, lies)
            card += 1
        if total == 0:
            return NONE
        rest: i64 = self.rng.below(total)
        card = 0
        while True:
            if types & one(card) != 0:
                rest -= self.weight(card, lies)
                if rest < 0:
                    self.left[card] -= 1
                    return card
            card += 1

    def weight(self, card: i64, lies: i64) -> i64:
        """Weigh a type by the copies left; another of those that the hand has already may be less likely."""
        weight: i64 = self.left[card] * self.likelihoods.of(card, lies)
        if self.twins & one(card) != 0:
            return weight * self.likelihoods.twins[card]
        return weight * EVEN

    def exchange(self, slot: i64, sets: vec[i64]) -> bool:
        """Exchange cards: a slot gives up one that fits for another that fits it, and so on, until one is left."""
        reached: i64 = 0
        fresh: i64 = sets[slot]  # types reached of which nobody was asked yet
        self.note(fresh, slot)
        while fresh != 0:
            card: i64 = lowest(fresh)
            fresh ^= one(card)
            reached |= one(card)
            i: i64 = 0
            while i < self.served.count:
                other: i64 = self.served.slots[i]
                if self.types[other] == card:
                    more: i64 = sets[other] & ~reached & ~fresh
                    self.note(more, other)
                    fresh |= more
                    found: i64 = self.in_stock(more)
                    if found != NONE:
                        self.pass_on(slot, found)
                        return True
                i += 1
        return False

    def note(self, types: i64, slot: i64) -> None:
        """Note that this slot would take one of these types."""
        while types != 0:
            card: i64 = lowest(types)
            types ^= one(card)
            self.wanted_by[card] = slot

    def in_stock(self, types: i64) -> i64:
        while types != 0:
            card: i64 = lowest(types)
            types ^= one(card)
            if self.left[card] > 0:
                return card
        return NONE

    def pass_on(self, slot: i64, card: i64) -> None:
        """Give each slot what it wanted; its own card goes to the slot before."""
        self.left[card] -= 1
        while True:
            taker: i64 = self.wanted_by[card]
            given: i64 = self.types[taker]
            self.types[taker] = card
            if taker == slot:
                return
            card = given
