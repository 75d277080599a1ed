"""What a move, a decision about followers, an answer or help is worth to the rider in turn."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.rules.actions import ACCEPT, ASSIST, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.outlook import outlook
from ludotheque.games.maillot.rules.plan import ROUND, Plan
from ludotheque.games.maillot.rules.rider import NONE, NOTHING, Rider
from ludotheque.games.maillot.rules.state import MaillotState
from ludotheque.games.maillot.rules.turn import FREE, SHIFTING, TOWING
from ludotheque.games.maillot.rules.turnout import Turnout

DRAWN: Final = 12  # what it costs to draw a rival, for each
FOLLOWED: Final = 25  # what it costs to have a rival in one's wheel,
WHEEL: Final = 12  # and what it brings to sit in his


@final
@mypyc_attr(acyclic=True)
class Judgement:
    """The plan, and what wheels cost."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.turnout: Turnout = Turnout(plan)

    def move(self, state: MaillotState, rider: Rider, action: i64) -> i64:
        """The plan from there, and whose wheel is where."""
        race = state.race
        if action == FINISH:
            return -self.plan.left(rider.number, race.stage, self.plan.columns + 1, rider.energy, rider.form)
        col: i64 = rider.col
        lane: i64 = rider.lane
        if action != STAY:
            cell: i64 = action - state.tour.to
            col = cell // state.tour.lanes + 1
            lane = cell % state.tour.lanes + 1
        worth: i64 = -self.plan.left(rider.number, race.stage, col, rider.energy, rider.form)
        if state.tour.slipstream and col > 0:
            if col < self.plan.columns:
                worth += WHEEL * self.rival(state, rider, race.road.rider_on(col + 1, lane))
            if col > 1:
                worth -= FOLLOWED * self.rival(state, rider, race.road.rider_on(col - 1, lane))
        return worth

    def rival(self, state: MaillotState, rider: Rider, number: i64) -> i64:
        """1 if that rider will still be there in the next round and ride against this one; 0 if not."""
        if number == NONE or number == rider.number:
            return 0
        other = state.race.riders[number]
        if other.misses != NOTHING or state.tour.sides[other.seat] == state.tour.sides[rider.seat]:
            return 0
        return 0 if state.race.queue.holds(number) else 1

    def wake(self, state: MaillotState, rider: Rider, action: i64) -> i64:
        """The best turn that can follow."""
        race = state.race
        energy: i64 = rider.energy
        if action == STAY:
            return -self.plan.left(rider.number, race.stage, rider.col, energy, rider.form)
        if action == SHIFT:
            self.turnout.look(race, rider, SHIFTING)
            return -self.turnout.best(race.stage, rider, energy, True)
        if action == TOW:
            self.turnout.look(race, rider, TOWING)
            cost: i64 = self.string(state, rider)
            if energy == 0:
                return -self.turnout.best(race.stage, rider, 0, True) - cost - ROUND
            return -self.turnout.best(race.stage, rider, energy - 1, True) - cost
        self.turnout.look(race, rider, FREE)
        self.turnout.cap(race, race.riders[action - PACT])
        return -self.turnout.best(race.stage, rider, energy, False)

    def string(self, state: MaillotState, rider: Rider) -> i64:
        """What it costs to draw those behind, or brings if the leader of the side is among them."""
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
        """The turn of one's own against a move abreast of the other."""
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
        if race.is_followed(mate):
            way = SHIFTING
        self.turnout.look(race, mate, way)
        return -self.turnout.best(race.stage, mate, mate.energy, True)

    def help(self, state: MaillotState, rider: Rider, action: i64) -> i64:
        """Only the better rider of one's own side."""
        if action == DECLINE:
            return 0
        other = state.race.riders[action - ASSIST]
        if state.tour.sides[other.seat] != state.tour.sides[rider.seat]:
            return -ROUND
        return outlook(self.plan, state.race, rider) + ROUND - outlook(self.plan, state.race, other)
