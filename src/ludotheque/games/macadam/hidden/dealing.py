"""Deal the unseen cards to slots that may not be every type."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.slots import Row, lowest
from ludotheque.games.macadam.rules.cards import NONE, TYPES, one
from ludotheque.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Dealing:
    """Deals by chance; a slot for which nothing fitting is left makes others exchange their cards."""

    def __init__(self, unseen: vec[i64], blank: vec[i64], rng: Rng) -> None:
        self.unseen: vec[i64] = unseen
        self.left: vec[i64] = unseen[:]
        self.size: i64 = sum([int(number) for number in unseen])
        self.types: vec[i64] = blank[:]  # dealt to each slot
        self.served: Row = Row()
        self.wanted_by: vec[i64] = unseen[:]
        self.rng: Rng = rng

    def deal(self, row: Row, sets: vec[i64]) -> bool:
        """Deal a card to each slot of the row; False if a card is lacking."""
        card: i64 = 0
        while card < TYPES:
            self.left[card] = self.unseen[card]
            card += 1
        self.served.count = 0
        i: i64 = 0
        while i < row.count:
            slot: i64 = row.slots[i]
            self.types[slot] = NONE
            if not self.give(slot, sets[slot]) and not self.exchange(slot, sets):
                return False
            self.served.add(slot)
            i += 1
        return True

    def give(self, slot: i64, types: i64) -> bool:
        """Give a card of these types that is left, by the copies left."""
        card: i64 = self.pick(types)
        if card == NONE:
            return False
        self.types[slot] = card
        return True

    def pick(self, types: i64) -> i64:
        total: i64 = 0
        card: i64 = 0
        while card < TYPES:
            if types & one(card) != 0:
                total += self.left[card]
            card += 1
        if total == 0:
            return NONE
        rest: i64 = self.rng.below(total)
        card = 0
        while True:
            if types & one(card) != 0:
                rest -= self.left[card]
                if rest < 0:
                    self.left[card] -= 1
                    return card
            card += 1

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
