"""Estimate how a tour stands: the time each rider will have at the end, and who is ahead of whom."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ludotheque.games.maillot.bot.solo_plan import BEYOND, ROUND, Plan
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import ACROSS, NONE, NOTHING, OUT, Rider
from ludotheque.games.maillot.rules.tour import STAGES, Tour
from ludotheque.kernel.advice import WHOLE

PLACE: Final = 5  # hundredths of a round: what a place is worth, which cuts ties
LOST: Final = 100_000  # the time of a rider that is out
EVEN: Final = 30.0  # hundredths of a round by which two riders differ anyway,
LUCK: Final = 45.0  # and for the root of the rounds to come


def outlook(plan: Plan, race: Race, rider: Rider) -> i64:
    """Estimate a rider's final time in hundredths of a round, to compare with the others."""
    if rider.status == OUT:
        return LOST - rider.left_stage * 10 * ROUND - rider.col * 10 - rider.left
    past: i64 = rider.time * ROUND + rider.places * PLACE
    if rider.status == ACROSS:
        return past + rider.round * ROUND + to_come(plan, race, rider) - rider.over * BEYOND
    if rider.misses != NOTHING:
        past += ROUND
    return past + (race.round - 1) * ROUND + to_come(plan, race, rider)


def to_come(plan: Plan, race: Race, rider: Rider) -> i64:
    """Return the rounds that a rider still needs."""
    if rider.status != ACROSS:
        return plan.rounds[plan.cell(rider.number, race.stage, rider.col, rider.energy, rider.form)]
    if race.stage == STAGES:
        return 0
    return plan.rounds[plan.cell(rider.number, race.stage + 1, 0, plan.tour.energy, rider.form)]


def leader(plan: Plan, race: Race, tour: Tour, side: i64) -> i64:
    """Find the rider of a side with the best outlook, the only one that counts (MJ-69)."""
    found: i64 = NONE
    least: i64 = 2 * LOST
    for rider in race.riders:
        if rider.seat != NONE and tour.sides[rider.seat] == side:
            time: i64 = outlook(plan, race, rider)
            if time < least:
                least = time
                found = rider.number
    return found


def standing(plan: Plan, race: Race, tour: Tour, seats: i64, seat: i64) -> i64:
    """Estimate the share of the other seats that the seat will beat, 0 to WHOLE."""
    mine = race.riders[leader(plan, race, tour, tour.sides[seat])]
    time: i64 = outlook(plan, race, mine)
    left: i64 = 0
    if mine.status != OUT:
        left = max(to_come(plan, race, mine), 0)
    margin: float = EVEN + LUCK * sqrt(float(left) / ROUND)
    total: i64 = 0
    other: i64 = 0
    while other < seats:
        if other != seat:
            if tour.sides[other] == tour.sides[seat]:
                total += WHOLE // 2
            else:
                theirs = race.riders[leader(plan, race, tour, tour.sides[other])]
                lead: float = float(outlook(plan, race, theirs) - time) / margin
                total += i64(WHOLE * 0.5 * (1.0 + lead / sqrt(1.0 + lead * lead)))
        other += 1
    return total // (seats - 1)
