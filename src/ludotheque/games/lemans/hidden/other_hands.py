"""The hands of the others: with the night cards, all that a seat of 24 Heures cannot know (LM-06, LM-61)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lemans.hidden.kept_cards import COOL, ENOUGH, HOT, OVERHEATED, PASSED, SATISFIED, UNTOUCHED
from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.cards import Pack
from ludotheque.games.lemans.rules.pool import pick
from ludotheque.kernel.rng import Rng


def gather_hands(cars: vec[Car], seats: i64, seat: i64, pool: vec[i64]) -> None:
    """Put the other hands back to the cards that nobody has seen."""
    other: i64 = 0
    while other < seats:
        if other != seat:
            car = cars[other]
            if car.hand != NONE:
                pool[car.hand] += 1
            if car.drawn != NONE:
                pool[car.drawn] += 1
        other += 1


def draw_hands(
    cars: vec[Car], seats: i64, seat: i64, pool: vec[i64], pack: Pack, turn: i64, passes: i64, rng: Rng
) -> None:
    """Draw as many cards anew, anticlockwise from the turn: the cars met first have passed (LM-22)."""
    other: i64 = turn
    step: i64 = 0
    while step < seats:
        other = seats - 1 if other <= 0 else other - 1
        car = cars[other]
        if other != seat:
            if car.hand != NONE:
                car.hand = take_kept(car, passes > 0, pool, pack, rng)
            if car.drawn != NONE:
                car.drawn = take(pool, rng)
        if not car.retired:
            passes -= 1
        step += 1


def take_kept(car: Car, has_passed: bool, pool: vec[i64], pack: Pack, rng: Rng) -> i64:
    """Take the card that this car kept out of the pool, and return its type."""
    room: i64 = max(pack.limit - car.heat, i64(1))  # LM-25
    if car.incident:
        room = 1  # LM-46
    weights = pack.kept.weights
    place: i64 = pack.kept.row(standing_of(car, has_passed, room), room)
    first: i64 = place
    total: i64 = 0
    for copies in pool:
        total += copies * weights[place]
        place += 1
    left: i64 = rng.below(total)
    place = first
    for copies in pool:
        left -= copies * weights[place]
        if left < 0:
            break
        place += 1
    pool[place - first] -= 1
    return place - first


def standing_of(car: Car, has_passed: bool, room: i64) -> i64:
    """Tell how a car stands, as everybody sees it."""
    if car.retired:
        return OVERHEATED
    if has_passed:
        return PASSED
    if car.laid == 0:
        return UNTOUCHED
    if room == 1 and car.score >= ENOUGH:
        return SATISFIED
    return HOT if car.heat > 0 else COOL


def take(pool: vec[i64], rng: Rng) -> i64:
    """Take any card out of the pool, and return its type."""
    size: i64 = 0
    for copies in pool:
        size += copies
    number: i64 = pick(pool, size, rng)
    pool[number] -= 1
    return number
