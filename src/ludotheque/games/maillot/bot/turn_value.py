"""Value the turn of a rider among the others: the solo plan on the road as it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.maillot.bot.solo_plan import FALLS, Plan
from ludotheque.games.maillot.rules.actions import BREAK
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.reach import Reach
from ludotheque.games.maillot.rules.rider import Rider
from ludotheque.games.maillot.rules.tour import EVERYWHERE
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED


@final
@mypyc_attr(acyclic=True)
class TurnValue:
    """Notes the furthest column for each number of breakaway cells. Reused from turn to turn."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.most: i64 = plan.tour.energy + plan.tour.risk
        self.far: vec[i64] = vec[i64]([i64(0)] * int(self.most + 1))
        self.wide: i64 = plan.tour.risk + 1
        splits = range((plan.tour.energy + 1) * self.wide)
        self.safes: vec[u8] = vec[u8]([u8(split // self.wide) for split in splits])  # the safe cells of announcements
        self.saved: i64 = 0  # for a Champion, beyond the plan: what a safe cell costs,
        self.shelter: i64 = 0  # and what it brings to end just behind somebody,
        self.wheels: i64 = 0  # in one of these columns; one bit each

    def look(self, race: Race, rider: Rider, way: i64) -> None:
        """Note how far the rider comes with that kind of first step."""
        reach = race.reach
        if way == PAIRED:
            self.limit(rider, race.partner().col)
            return
        first: i64 = way
        if way == LEADING:
            first = FREE
        reach.ride(rider, first, race.stars(rider), 0)
        self.go_on(reach, rider.col, rider.energy + self.plan.risk)
        if way == LEADING:
            mate = race.partner()
            self.cap(race, mate)

    def go_on(self, reach: Reach, col: i64, last: i64) -> None:
        """Note how far the rider comes with so many cells more, or fewer: from that column, where nothing is free."""
        far = self.far
        col = furthest(reach, col)
        far[0] = col
        straight: bool = goes_straight(reach, col, last)
        extra: i64 = 1
        while extra <= last:
            if straight:
                col += 1
            else:
                reach.ride_on(1, EVERYWHERE)
                col = furthest(reach, col)  # with one cell more it comes at least as far
            far[extra] = col
            extra += 1

    def limit(self, rider: Rider, col: i64) -> None:
        """Bind every announcement to that column."""
        extra: i64 = 0
        while extra <= self.most:
            self.far[extra] = col
            extra += 1

    def cap(self, race: Race, mate: Rider) -> None:
        """Go no further than a partner comes, and not over the line."""
        last: i64 = mate.col + race.stars(mate) + mate.energy
        last = min(last, self.plan.columns)
        extra: i64 = 0
        while extra <= self.most:
            self.far[extra] = min(self.far[extra], last)
            extra += 1

    def weigh(self, stage: i64, rider: Rider, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh announcements by the rounds to come, and by what a Champion adds."""
        plan = self.plan
        rounds = plan.rounds
        thrown = plan.thrown
        far = self.far
        safes = self.safes
        begin: i64 = plan.begin(rider.number, stage, rider.form)
        first: i64 = 0  # where the cells begin with the energy that is left,
        left: i64 = 0  # the rounds to come from the last safe cell,
        flat: i64 = 0  # and those of all punctures together: the same for every risk
        safe: i64 = -1
        i: i64 = 0
        while i < count:
            split: i64 = actions[i] - BREAK
            if i64(safes[split]) != safe:
                safe = i64(safes[split])
                first = begin + (rider.energy - safe) * plan.per_energy
                left = i64(rounds[first + far[safe] * plan.per_col])
                flat = plan.flat(left, far[safe])
            risk: i64 = split - safe * self.wide
            end: i64 = far[safe + risk]
            worth: i64 = ((self.wheels >> end) & 1) * self.shelter - safe * self.saved
            if risk == 0:
                out[i] = worth - left
            else:
                out[i] = worth - (flat + i64(thrown[plan.throw_cell(first, end, risk)])) // FALLS
            i += 1

    def after(self, begin: i64, energy: i64, safe: i64, risk: i64) -> i64:
        """Return the rounds to come after an announcement, for a rider whose cells in the plan begin there."""
        first: i64 = begin + (energy - safe) * self.plan.per_energy
        if risk == 0:
            return i64(self.plan.rounds[first + self.far[safe] * self.plan.per_col])
        return self.plan.dare_from(first, self.far[safe], self.far[safe + risk], risk)

    def tow_spent(self, stage: i64, rider: Rider) -> i64:
        """Return the rounds to come of a rider that tows without energy: the dice are paid in form (MJ-48)."""
        return self.plan.dare(rider.number, stage, self.far[0], self.far[0], 1, 0, rider.form)

    def best(self, stage: i64, rider: Rider, energy: i64, bold: bool) -> i64:
        """Return the rounds to come after the best announcement."""
        begin: i64 = self.plan.begin(rider.number, stage, rider.form)
        best: i64 = self.after(begin, energy, 0, 0)
        most: i64 = 0
        if bold:
            most = self.plan.tour.risk
        safe: i64 = 0
        while safe <= energy:
            risk: i64 = 0
            while risk <= most and (risk == 0 or energy - safe + rider.form > 0):
                best = min(best, self.after(begin, energy, safe, risk))
                risk += 1
            safe += 1
        return best


def goes_straight(reach: Reach, col: i64, cells: i64) -> bool:
    """Tell whether so many cells lead as many columns beyond the furthest in reach: somebody on it has a free lane."""
    lanes = reach.lanes
    taken = reach.road.taken
    ahead: i64 = 2
    ahead = (ahead << cells) - 1
    all_lanes: i64 = 0
    found: bool = False
    lane: i64 = 1
    while lane <= reach.tour.lanes:
        all_lanes |= lanes[lane] >> col
        if (lanes[lane] >> col) & 1 == 1 and (taken[lane] >> col) & ahead == 0:
            found = True
        lane += 1
    return found and all_lanes == 1


def furthest(reach: Reach, col: i64) -> i64:
    """Return the last column in reach on which the rider may end, or that beyond the line; from col on."""
    ends: i64 = 0
    lane: i64 = 1
    while lane <= reach.tour.lanes:
        ends |= reach.lanes[lane] & (EVERYWHERE ^ reach.road.taken[lane])
        lane += 1
    ends >>= col
    while ends > 1:
        ends >>= 1
        col += 1
    return col
