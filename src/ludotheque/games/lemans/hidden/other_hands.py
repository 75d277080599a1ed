"""The hands of the others: with the night cards, all that a seat of 24 Heures cannot know (LM-06, LM-61)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.pool import pick
from ludotheque.kernel.rng import Rng


def redraw_hands(cars: vec[Car], seats: i64, seat: i64, pool: vec[i64], size: i64, rng: Rng) -> None:
    """Put the other hands back to the cards that nobody has seen, and draw as many anew from them."""
    other: i64 = 0
    while other < seats:
        if other != seat:
            car = cars[other]
            if car.hand != NONE:
                pool[car.hand] += 1
                size += 1
            if car.drawn != NONE:
                pool[car.drawn] += 1
                size += 1
        other += 1
    other = 0
    while other < seats:
        if other != seat:
            car = cars[other]
            if car.hand != NONE:
                car.hand = take(pool, size, rng)
                size -= 1
            if car.drawn != NONE:
                car.drawn = take(pool, size, rng)
                size -= 1
        other += 1


def take(pool: vec[i64], size: i64, rng: Rng) -> i64:
    """Take a card out of the pool, and return its type."""
    number: i64 = pick(pool, size, rng)
    pool[number] -= 1
    return number
