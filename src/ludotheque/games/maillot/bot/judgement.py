"""Value a move, a decision about followers, an answer or help for the rider that decides."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.outlook import outlook
from ludotheque.games.maillot.bot.solo_plan import ROUND, Plan
from ludotheque.games.maillot.bot.turn_value import TurnValue, furthest
from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, ASSIST, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.choices import goes_alone
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, NOTHING, RIDING, Rider
from ludotheque.games.maillot.rules.state import MaillotState
from ludotheque.games.maillot.rules.turn import FREE, SHIFTING, TOWING

DRAWN: Final = 12  # what it costs to draw a rival, for each
FOLLOWED: Final = 25  # what it costs to have a rival in one's wheel,
WHEEL: Final = 12  # and what it brings to sit in his
IDLE: Final = 50  # what it costs not to gain a column, beyond the time: the others do
SWERVE: Final = 1  # to leave one's lane for nothing, for each
WASTED: Final = 25  # to end where one could have come without the cells that were paid
NOWHERE: Final = -1  # before every column


@final
@mypyc_attr(acyclic=True)
class Judgement:
    """Adds what wheels cost to the solo plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.turn_value: TurnValue = TurnValue(plan)
        self.near: i64 = NOWHERE  # how far the rider comes without the cells that it has paid for
        self.worths: vec[i64] = vec[i64]([i64(0)] * int(plan.columns + 1))  # of the columns from the rider's
        self.last: i64 = 0  # to this one
        self.rivals: vec[i64] = plan.tour.empty_lanes[:]  # of each lane: the columns in which one rides; one bit each

    def look(self, race: Race, rider: Rider) -> None:
        """Before the cells in reach are weighed: note the wheels, and how far the rider comes if it has paid."""
        self.near = NOWHERE
        if race.turn.safe > 0 and not race.turn.in_pact():
            race.reach.ride(rider, race.turn.way, race.stars(rider), 0)
            self.near = furthest(race.reach, rider.col)
        self.look_at_columns(race, rider)
        if race.tour.slipstream:
            self.look_for_rivals(race, rider)

    def look_at_columns(self, race: Race, rider: Rider) -> None:
        """Note what the columns in reach are worth by the plan."""
        plan = self.plan
        rounds = plan.rounds
        worths = self.worths
        self.last = min(rider.col + race.stars(rider) + race.turn.extra(), plan.columns)
        cell: i64 = plan.cell(rider.number, race.stage, rider.col, rider.energy, rider.form)
        col: i64 = rider.col
        while col <= self.last:
            worth: i64 = -i64(rounds[cell])
            if col <= self.near:
                worth -= WASTED
            worths[col] = worth
            cell += plan.per_col
            col += 1
        worths[rider.col] -= IDLE

    def look_for_rivals(self, race: Race, rider: Rider) -> None:
        """Note who rides against the rider and will still be there in the next round."""
        rivals = self.rivals
        lane: i64 = 1
        while lane <= race.tour.lanes:
            rivals[lane] = 0
            lane += 1
        sides = race.tour.sides
        own: i64 = sides[rider.seat]
        queued: i64 = race.queue.bits()
        bit: i64 = 1
        for other in race.riders:
            if other.seat != NONE and other.status == RIDING and other.col > 0 and other.misses == NOTHING:
                if sides[other.seat] != own and (queued >> other.number) & 1 == 0:
                    rivals[other.lane] |= bit << other.col

    def weigh_moves(self, race: Race, rider: Rider, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh cells by their columns and by the wheels around them."""
        worths = self.worths
        rivals = self.rivals
        cols = race.tour.col_of
        lanes = race.tour.lane_of
        to: i64 = race.tour.to
        i: i64 = 0
        while i < count:
            action: i64 = actions[i]
            if action == FINISH:
                out[i] = -self.plan.left(rider.number, race.stage, self.plan.columns + 1, rider.energy, rider.form)
            elif action == STAY:
                out[i] = worths[rider.col] + self.wheels(rivals[rider.lane], rider.col)
            else:
                col: i64 = i64(cols[action - to])
                lane: i64 = i64(lanes[action - to])
                out[i] = worths[col] + self.wheels(rivals[lane], col)
                if rider.col > 0:
                    out[i] -= SWERVE * (lane - rider.lane if lane > rider.lane else rider.lane - lane)
            i += 1

    def wheels(self, rivals: i64, col: i64) -> i64:
        """Weigh the rivals of the lane just ahead of a column and just behind it."""
        beside: i64 = (rivals << 1) >> col
        return ((beside >> 2) & 1) * WHEEL - (beside & 1) * FOLLOWED

    def wake(self, state: MaillotState, rider: Rider, action: i64) -> i64:
        """Value a decision by the best turn that can follow it."""
        race = state.race
        energy: i64 = rider.energy
        if action == STAY:
            return -self.plan.left(rider.number, race.stage, rider.col, energy, rider.form) - IDLE
        if action == SHIFT:
            self.turn_value.look(race, rider, SHIFTING)
            return -self.turn_value.best(race.stage, rider, energy, True)
        if action == TOW:
            self.turn_value.look(race, rider, TOWING)
            cost: i64 = self.string(state, rider)
            if self.turn_value.far[0] > self.plan.columns:
                cost -= ROUND  # a line in reach is not refused for the sake of a unit
            if energy == 0:
                return -self.turn_value.tow_spent(race.stage, rider) - cost
            return -self.turn_value.best(race.stage, rider, energy - 1, True) - cost
        self.turn_value.look(race, rider, FREE)
        if action == ALONE:
            return -self.turn_value.best(race.stage, rider, energy, True)
        partner = race.riders[action - PACT]
        self.turn_value.cap(race, partner)
        worth: i64 = -self.turn_value.best(race.stage, rider, energy, False)
        if race.is_followed(rider):
            return worth
        if state.tour.sides[partner.seat] == state.tour.sides[rider.seat]:
            return worth + DRAWN  # MJ-76: for the partner's sake
        return worth - DRAWN

    def string(self, state: MaillotState, rider: Rider) -> i64:
        """Return what it costs to draw those behind; less than nothing if the leader of the side is among them."""
        race = state.race
        cost: i64 = 0
        col: i64 = rider.col - 1
        other: i64 = race.road.rider_on(col, rider.lane)
        while other != NONE and race.is_waiting(race.riders[other]):
            follower = race.riders[other]
            if state.tour.sides[follower.seat] != state.tour.sides[rider.seat]:
                cost += DRAWN
            elif outlook(self.plan, race, follower) < outlook(self.plan, race, rider):
                cost -= 4 * DRAWN
            col -= 1
            other = race.road.rider_on(col, rider.lane) if col > 0 else NONE
        return cost

    def answer(self, state: MaillotState, action: i64) -> i64:
        """Compare a turn of its own with a move abreast of the proposer."""
        race = state.race
        mate = race.partner()
        if action == ACCEPT:
            lead = race.in_turn()
            col: i64 = lead.col + race.stars(lead)
            if state.tour.stops and lead.col < state.tour.change:
                col = min(col, state.tour.change)
            col = min(col, self.plan.columns)
            extra: i64 = max(col - mate.col - race.stars(mate), 0)
            extra = min(extra, mate.energy)
            return -self.plan.left(mate.number, race.stage, col, mate.energy - extra, mate.form)
        way: i64 = FREE
        if race.is_followed(mate) and not goes_alone(race, mate):
            way = SHIFTING
        self.turn_value.look(race, mate, way)
        return -self.turn_value.best(race.stage, mate, mate.energy, True)

    def help(self, state: MaillotState, action: i64) -> i64:
        """Value help: only for a rider of the same side with the better outlook."""
        if action == DECLINE:
            return 0
        rider = state.race.riders[state.race.turn.asked]
        other = state.race.riders[action - ASSIST]
        if state.tour.sides[other.seat] != state.tour.sides[rider.seat]:
            return -ROUND
        return outlook(self.plan, state.race, rider) + ROUND - outlook(self.plan, state.race, other)
