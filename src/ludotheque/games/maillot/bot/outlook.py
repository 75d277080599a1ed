"""Estimate how a tour stands: the time each rider will have at the end, and who is ahead of whom."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.solo_plan import BEYOND, ROUND, Plan
from ludotheque.games.maillot.rules.actions import SEATS
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import ACROSS, NONE, NOTHING, OUT, Rider
from ludotheque.games.maillot.rules.tour import STAGES
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
        return plan.left(rider.number, race.stage, rider.col, rider.energy, rider.form)
    if race.stage == STAGES:
        return 0
    return plan.left(rider.number, race.stage + 1, 0, plan.tour.energy, rider.form)


@final
@mypyc_attr(acyclic=True)
class Standing:
    """Compares the riders with the best outlook of each side, the only ones that count (MJ-69)."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.sides: vec[i64] = plan.tour.sides  # of the seats
        self.leaders: vec[i64] = vec[i64]([i64(NONE)] * SEATS)  # of the sides
        self.times: vec[i64] = vec[i64]([i64(0)] * SEATS)  # theirs at the end

    def fill(self, race: Race, seats: i64, out: vec[i64]) -> None:
        """Estimate for each seat the share of the other seats that it will beat, 0 to WHOLE."""
        self.find_leaders(race, seats)
        seat: i64 = 0
        while seat < seats:
            total: i64 = 0
            margin: float = self.margin(race, self.sides[seat])
            other: i64 = 0
            while other < seats:
                if other != seat:
                    total += self.beats(self.sides[seat], self.sides[other], margin)
                other += 1
            out[seat] = total // (seats - 1)
            seat += 1

    def find_leaders(self, race: Race, seats: i64) -> None:
        """Find the rider of each side with the best outlook."""
        side: i64 = 0
        while side < seats:
            self.leaders[side] = NONE
            side += 1
        for rider in race.riders:
            if rider.seat != NONE:
                side = self.sides[rider.seat]
                time: i64 = outlook(self.plan, race, rider)
                if self.leaders[side] == NONE or time < self.times[side]:
                    self.leaders[side] = rider.number
                    self.times[side] = time

    def margin(self, race: Race, side: i64) -> float:
        """Return how far apart two riders may come by luck in the rounds that the leader of the side needs."""
        rider = race.riders[self.leaders[side]]
        left: i64 = 0
        if rider.status != OUT:
            left = max(to_come(self.plan, race, rider), 0)
        return EVEN + LUCK * sqrt(float(left) / ROUND)

    def beats(self, side: i64, other: i64, margin: float) -> i64:
        """Estimate how surely a side beats another, 0 to WHOLE; nobody beats the own side."""
        if side == other:
            return WHOLE // 2
        lead: float = float(self.times[other] - self.times[side]) / margin
        return i64(WHOLE * 0.5 * (1.0 + lead / sqrt(1.0 + lead * lead)))
