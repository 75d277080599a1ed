"""Weigh the choices of Maillot Jaune as a good habitué would."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.habits import MaillotHabits
from ludotheque.games.maillot.bot.judgement import Judgement
from ludotheque.games.maillot.bot.outlook import Standing
from ludotheque.games.maillot.bot.reasons import why
from ludotheque.games.maillot.bot.sense import Sense
from ludotheque.games.maillot.bot.solo_plan import Plan
from ludotheque.games.maillot.bot.turn_value import TurnValue
from ludotheque.games.maillot.rules.actions import BREAK, FINISH, STAY
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, RIDING, Rider
from ludotheque.games.maillot.rules.state import TO_ANSWER, TO_BREAK, TO_MOVE, TO_PICK, TO_WAKE, MaillotState
from ludotheque.games.maillot.rules.turn import FREE
from ludotheque.kernel.advice import Advice, Reason
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

SAVED: Final = 4  # for a Champion, beyond the plan: what a safe cell costs,
SHELTER: Final = 20  # and what it brings to end just behind somebody
# How often each rider wins among five, in thousandths: measured, the stars alone do not tell.
WINS: Final = "220 194 225 187 186 186 174 220 209"


@final
@mypyc_attr(acyclic=True)
class MaillotAdvice(Advice):
    """Weighs by the rounds to come: the solo plan, on the road as it is, and what wheels cost."""

    def __init__(self, setting: Setting, plan: Plan) -> None:
        super().__init__(setting)
        self.spread = 8
        self.horizon = 24
        self.short = 600
        self.long = 6000
        self.stake = 500
        self.trust = 40
        self.plan: Plan = plan
        self.judgement: Judgement = Judgement(self.plan)
        self.standing: Standing = Standing(self.plan)
        self.turn_value: TurnValue = self.judgement.turn_value
        self.sense: Sense = Sense(self.turn_value, len(setting.tokens))
        self.minds_crowd: bool = False  # see mind_crowd
        self.habits: MaillotHabits = MaillotHabits(plan, [])
        self.wheels: i64 = 0  # the columns just behind those who have played this round; one bit each
        self.wins: vec[i64] = vec[i64]([i64(int(number)) for number in WINS.split()])

    def mind_crowd(self, habits: list[int]) -> None:
        """Weigh as a Champion does: save energy for the crowd, look for wheels, add habits, trust the search more."""
        self.minds_crowd = True
        self.habits = MaillotHabits(self.plan, habits)
        self.trust = 5

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MaillotState)
        self.look(state)
        return self.weigh_one(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MaillotState)
        self.look(state)
        if state.phase == TO_BREAK:
            self.weigh_breaks(state.race, actions, count, out)
            return
        i: i64 = 0
        while i < count:
            out[i] = self.weigh_one(state, actions[i])
            i += 1

    def look(self, state: MaillotState) -> None:
        """Note what is the same for all choices of a moment."""
        if state.phase == TO_BREAK:
            self.turn_value.look(state.race, state.race.in_turn(), state.race.turn.way)
            if self.minds_crowd:
                self.look_for_wheels(state.race)
        elif state.phase == TO_MOVE:
            self.judgement.look(state.race, state.race.in_turn())
        if self.minds_crowd and state.phase != TO_PICK:
            race = state.race
            self.habits.look(race, race.partner() if state.phase == TO_ANSWER else race.in_turn())

    def weigh_one(self, state: MaillotState, action: i64) -> i64:
        worth: i64 = self.think_of(state, action)
        if self.minds_crowd:
            worth += self.look_up(state, action)
        return worth

    def think_of(self, state: MaillotState, action: i64) -> i64:
        """Weigh a choice without habits."""
        race = state.race
        phase: i64 = state.phase
        if phase == TO_PICK:
            return self.wins[action]
        rider = race.in_turn()
        if phase == TO_BREAK:
            return self.weigh_break(race, rider, action - BREAK)
        if phase == TO_MOVE:
            return self.judgement.move(state, rider, action)
        if phase == TO_WAKE:
            return self.judgement.wake(state, rider, action)
        if phase == TO_ANSWER:
            return self.judgement.answer(state, action)
        return self.judgement.help(state, action)

    def look_up(self, state: MaillotState, action: i64) -> i64:
        """Return what habits add."""
        race = state.race
        phase: i64 = state.phase
        habits = self.habits
        rider = race.in_turn()
        if phase == TO_BREAK:
            return self.look_up_break(race, rider, action - BREAK)
        if phase == TO_MOVE and action != FINISH:
            cell: i64 = action - state.tour.to
            if action == STAY:
                return habits.of_move(race, rider, rider.col, rider.lane)
            return habits.of_move(race, rider, cell // state.tour.lanes + 1, cell % state.tour.lanes + 1)
        if phase == TO_WAKE:
            return habits.of_wake(race, rider, action)
        if phase == TO_ANSWER:
            return habits.of_answer(race, race.partner(), action)
        return habits.nothing()

    def look_up_break(self, race: Race, rider: Rider, split: i64) -> i64:
        wide: i64 = race.tour.risk + 1
        safe: i64 = split // wide
        return self.habits.of_break(race, rider, safe, split - safe * wide, self.turn_value.far[safe])

    def weigh_breaks(self, race: Race, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh announcements, of which there are more than of any other choice."""
        rider = race.in_turn()
        i: i64 = 0
        while i < count:
            out[i] = self.weigh_break(race, rider, actions[i] - BREAK)
            if self.minds_crowd:
                out[i] += self.look_up_break(race, rider, actions[i] - BREAK)
            i += 1

    def weigh_break(self, race: Race, rider: Rider, split: i64) -> i64:
        """Weigh an announcement of safe and risky cells."""
        wide: i64 = race.tour.risk + 1
        safe: i64 = split // wide
        worth: i64 = -self.turn_value.after(race.stage, rider, rider.energy, safe, split - safe * wide)
        if not self.minds_crowd:
            return worth
        end: i64 = min(self.turn_value.far[split - safe * wide + safe], self.plan.columns)
        return worth - safe * SAVED + ((self.wheels >> end) & 1) * SHELTER

    def look_for_wheels(self, race: Race) -> None:
        """Note the columns just behind riders who will still be there in the next round."""
        self.wheels = 0
        bit: i64 = 1
        for other in race.riders:
            if other.seat != NONE and other.status == RIDING and other.col > 1 and other.number != race.turn.rider:
                if not race.queue.holds(other.number):
                    self.wheels |= bit << (other.col - 1)

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MaillotState)
        return self.sense.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MaillotState)
        self.standing.fill(state.race, state.seats, out)

    def rests(self, state: State) -> bool:
        """Tell whether the state lies between two rounds."""
        assert isinstance(state, MaillotState)
        started: bool = state.phase == TO_WAKE or state.phase == TO_BREAK
        return started and state.race.queue.next == 1 and state.race.turn.way == FREE

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MaillotState)
        return why(state, action)
