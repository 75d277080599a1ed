"""One car alone on the road: what a stint is worth, solved once for a pack.

Cards come independently from the full pack; the car may stop before each draw. What others do is left out, but for
an attack card, which is worth a little. All values are hundredths of a point.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.rules.car import Car
from ludotheque.games.lemans.rules.cards import RACE, STAND, Card, Pack

POINT: Final = 100
DRAWS: Final = 8  # beyond that a car may as well draw for ever
LOWEST: Final = -9  # points of a car
POINTS: Final = 50  # from the lowest
STAND_COST: Final = 100
SHORT_STAND: Final = 50  # at a table of five or six, where the deck is shared by more
ATTACK: Final = 200  # shared among the rivals


@final
@mypyc_attr(acyclic=True)
class Solo:
    """Holds what drawing on is worth, and the better choice, by draws left, card kept, incident, heat and points."""

    def __init__(self, pack: Pack, seats: i64, overheating: i64) -> None:
        self.pack: Pack = pack
        self.limit: i64 = pack.limit
        self.overheating: i64 = overheating  # what it is worth
        self.attack: i64 = ATTACK // (seats - 1)
        self.stand: i64 = STAND_COST if seats <= 4 else SHORT_STAND
        self.likes: vec[i64] = vec[i64]([i64(0)] * len(pack.cards))  # the first type that is alike but for its colour
        i: i64 = 0
        while i < i64(len(pack.cards)):
            self.likes[i] = first_like(pack, i)
            i += 1
        cells: i64 = (DRAWS + 1) * i64(len(pack.cards)) * 2 * self.limit * POINTS
        self.drive: vec[i64] = vec[i64]([i64(0)] * int(cells))
        self.worth: vec[i64] = vec[i64]([i64(0)] * int(cells))
        draws: i64 = 0
        while draws <= DRAWS:
            self.solve(draws)
            draws += 1

    def cell(self, draws: i64, hand: i64, incident: bool, heat: i64, points: i64) -> i64:
        stopped: i64 = 0
        if incident:
            stopped = 1
        place: i64 = points - LOWEST
        if place < 0:
            place = 0
        elif place >= POINTS:
            place = POINTS - 1
        kinds: i64 = i64(len(self.pack.cards))
        return (((draws * kinds + self.likes[hand]) * 2 + stopped) * self.limit + heat) * POINTS + place

    def solve(self, draws: i64) -> None:
        """Solve all situations with so many draws to come, from those with one less."""
        hand: i64 = 0
        while hand < i64(len(self.pack.cards)):
            if self.likes[hand] == hand and self.pack.cards[hand].copies > 0:
                heat: i64 = 0
                while heat < self.limit:
                    points: i64 = LOWEST
                    while points < LOWEST + POINTS:
                        self.settle(draws, hand, False, heat, points)
                        self.settle(draws, hand, True, heat, points)
                        points += 1
                    heat += 1
            hand += 1

    def settle(self, draws: i64, hand: i64, incident: bool, heat: i64, points: i64) -> None:
        cell: i64 = self.cell(draws, hand, incident, heat, points)
        stop: i64 = 0
        if points > 0:
            stop = points * POINT
        if draws > 0:
            total: i64 = 0
            card: i64 = 0
            while card < i64(len(self.pack.cards)):
                copies: i64 = self.pack.cards[card].copies
                if copies > 0:
                    one: i64 = self.lay(draws - 1, hand, card, incident, heat, points)
                    other: i64 = self.lay(draws - 1, card, hand, incident, heat, points)
                    one = max(one, other)
                    total += copies * one
                card += 1
            self.drive[cell] = total // self.pack.size
        else:
            self.drive[cell] = stop
        self.worth[cell] = stop
        if self.drive[cell] > stop:
            self.worth[cell] = self.drive[cell]

    def lay(self, draws: i64, laid: i64, kept: i64, incident: bool, heat: i64, points: i64) -> i64:
        """Value laying one card and keeping the other, with so many draws to come."""
        card = self.pack.cards[laid]
        if card.kind == RACE:
            return self.receive(draws, card, kept, incident, heat, points)
        if card.kind == STAND:
            return self.worth[self.cell(draws, kept, False, 0, 0)] - self.stand
        return self.worth[self.cell(draws, kept, incident, heat, points)] + self.attack

    def receive(self, draws: i64, card: Card, kept: i64, incident: bool, heat: i64, points: i64) -> i64:
        """Value the car once this card lies in front of it."""
        if heat + card.heat >= self.limit or (incident and card.heat > 0):
            return self.overheating
        return self.worth[self.cell(draws, kept, incident, heat + card.heat, points + card.score)]

    def driving(self, draws: i64, car: Car) -> i64:
        """Value drawing a card now."""
        return self.drive[self.cell(draws, car.hand, car.incident, car.heat, car.score)]


def first_like(pack: Pack, number: i64) -> i64:
    """Find the first type that is the same to a car alone: the other colour is."""
    card = pack.cards[number]
    i: i64 = 0
    while True:
        other = pack.cards[i]
        if other.kind == card.kind and other.score == card.score and other.heat == card.heat and other.copies > 0:
            return i
        if i == number:
            return i
        i += 1
