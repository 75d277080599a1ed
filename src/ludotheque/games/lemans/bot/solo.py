"""One car alone on the road: what a stint is worth, solved once for a pack.

Cards come independently from the full pack; the car may stop before each draw. What others do is left out, but for
an attack card, which is worth a little. All values are hundredths of a point.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

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
    """Holds what drawing on is worth, by draws left, card kept, incident, heat and points.

    Kept small, for a search looks into it at every decision: cards that differ by colour share their cells, and what
    stopping is worth is worked out from the points.
    """

    def __init__(self, pack: Pack, seats: i64, overheating: i64) -> None:
        self.pack: Pack = pack
        self.limit: i64 = pack.limit
        self.overheating: i64 = overheating  # what it is worth
        self.attack: i64 = ATTACK // (seats - 1)
        self.stand: i64 = STAND_COST if seats <= 4 else SHORT_STAND
        self.per_incident: i64 = self.limit * POINTS  # cells without an incident, and as many with one
        self.rows: vec[i64] = vec[i64]([i64(0)] * len(pack.cards))  # where the cells of a card kept begin
        self.per_draw: i64 = 0
        i: i64 = 0
        while i < pack.types:
            like: i64 = first_like(pack, i)
            if like == i:
                self.rows[i] = self.per_draw
                self.per_draw += 2 * self.per_incident
            else:
                self.rows[i] = self.rows[like]
            i += 1
        self.drive: vec[i32] = vec[i32]([i32(0)] * int((DRAWS + 1) * self.per_draw))
        draws: i64 = 0
        while draws <= DRAWS:
            self.solve(draws)
            draws += 1

    def row(self, draws: i64, hand: i64, incident: bool, heat: i64) -> i64:
        """Find the cells for all points."""
        row: i64 = draws * self.per_draw + self.rows[hand] + heat * POINTS
        if incident:
            row += self.per_incident
        return row

    def solve(self, draws: i64) -> None:
        """Solve all situations with so many draws to come, from those with one less."""
        hand: i64 = 0
        while hand < i64(len(self.pack.cards)):
            if first_like(self.pack, hand) == hand and self.pack.cards[hand].copies > 0:
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
        cell: i64 = self.row(draws, hand, incident, heat) + place_of(points)
        if draws == 0:
            self.drive[cell] = i32(max(points * POINT, i64(0)))
            return
        total: i64 = 0
        card: i64 = 0
        while card < i64(len(self.pack.cards)):
            copies: i64 = self.pack.cards[card].copies
            if copies > 0:
                one: i64 = self.lay(draws - 1, hand, card, incident, heat, points)
                other: i64 = self.lay(draws - 1, card, hand, incident, heat, points)
                total += copies * max(one, other)
            card += 1
        self.drive[cell] = i32(total // self.pack.size)

    def worth(self, draws: i64, hand: i64, incident: bool, heat: i64, points: i64) -> i64:
        """Value the better of drawing on and stopping."""
        place: i64 = place_of(points)
        stop: i64 = (place + LOWEST) * POINT
        stop = max(stop, i64(0))
        return max(stop, i64(self.drive[self.row(draws, hand, incident, heat) + place]))

    def lay(self, draws: i64, laid: i64, kept: i64, incident: bool, heat: i64, points: i64) -> i64:
        """Value laying one card and keeping the other, with so many draws to come."""
        card = self.pack.cards[laid]
        if card.kind == RACE:
            return self.receive(draws, card, kept, incident, heat, points)
        if card.kind == STAND:
            return self.worth(draws, kept, False, 0, 0) - self.stand
        return self.worth(draws, kept, incident, heat, points) + self.attack

    def receive(self, draws: i64, card: Card, kept: i64, incident: bool, heat: i64, points: i64) -> i64:
        """Value the car once this card lies in front of it."""
        if heat + card.heat >= self.limit or (incident and card.heat > 0):
            return self.overheating
        return self.worth(draws, kept, incident, heat + card.heat, points + card.score)

    def driving(self, draws: i64, car: Car) -> i64:
        """Value drawing a card now."""
        return i64(self.drive[self.row(draws, car.hand, car.incident, car.heat) + place_of(car.score)])


def place_of(points: i64) -> i64:
    """Find the points in a row of cells; those beyond its ends are at its ends."""
    place: i64 = points - LOWEST
    place = max(place, i64(0))
    return min(place, i64(POINTS - 1))


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
