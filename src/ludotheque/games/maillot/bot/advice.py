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
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.state import TO_ANSWER, TO_BREAK, TO_MOVE, TO_PICK, TO_WAKE, MaillotState
from ludotheque.games.maillot.rules.turn import FREE
from ludotheque.kernel.advice import Advice, Reason, any_of_best
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

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
        self.one: vec[i64] = vec[i64]([i64(0)])  # a choice that is weighed alone,
        self.worth: vec[i64] = vec[i64]([i64(0)])  # and its weight
        self.wins: vec[i64] = vec[i64]([i64(int(number)) for number in WINS.split()])

    def mind_crowd(self, habits: list[int]) -> None:
        """Weigh as a Champion does: save energy for the crowd, look for wheels, add habits, trust the search more."""
        self.minds_crowd = True
        self.habits = MaillotHabits(self.plan, habits)
        self.turn_value.saved = SAVED
        self.turn_value.shelter = SHELTER
        self.trust = 5

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MaillotState)
        self.one[0] = action
        self.weigh_each(state, self.one, 1, self.worth)
        return self.worth[0]

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MaillotState)
        self.weigh_each(state, actions, count, out)

    def weigh_each(self, state: MaillotState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        if state.phase == TO_BREAK:
            self.weigh_breaks(state.race, actions, count, out)
        elif state.phase == TO_MOVE:
            self.weigh_moves(state.race, actions, count, out)
        else:
            self.weigh_others(state, actions, count, out)

    def weigh_breaks(self, race: Race, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh announcements of safe and risky cells."""
        rider = race.in_turn()
        self.turn_value.look(race, rider, race.turn.way)
        if not self.minds_crowd:
            self.turn_value.weigh(race.stage, rider, actions, count, out)
            return
        self.habits.look(race, rider)
        self.turn_value.wheels = self.habits.around.wheels()
        self.turn_value.weigh(race.stage, rider, actions, count, out)
        self.habits.add_to_breaks(rider, self.turn_value.far, actions, count, out)

    def weigh_moves(self, race: Race, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh cells on which the turn would end."""
        rider = race.in_turn()
        judgement = self.judgement
        judgement.look(race, rider)
        if not self.minds_crowd:
            judgement.weigh_moves(race, rider, actions, count, out)
            return
        self.habits.look(race, rider)
        self.habits.add_to_columns(race, rider, judgement.last, judgement.worths)
        judgement.weigh_moves(race, rider, actions, count, out)
        self.habits.add_to_moves(race, rider, actions, count, out)

    def weigh_others(self, state: MaillotState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh what there are few choices of."""
        looks_up: bool = self.minds_crowd and (state.phase == TO_WAKE or state.phase == TO_ANSWER)
        if looks_up:
            race = state.race
            self.habits.look(race, race.partner() if state.phase == TO_ANSWER else race.in_turn())
        elif self.minds_crowd:
            self.habits.nothing()
        i: i64 = 0
        while i < count:
            out[i] = self.think_of(state, actions[i])
            if looks_up:
                out[i] += self.look_up(state, actions[i])
            i += 1

    def think_of(self, state: MaillotState, action: i64) -> i64:
        """Weigh a choice without habits."""
        phase: i64 = state.phase
        if phase == TO_PICK:
            return self.wins[action]
        if phase == TO_WAKE:
            return self.judgement.wake(state, state.race.in_turn(), action)
        if phase == TO_ANSWER:
            return self.judgement.answer(state, action)
        return self.judgement.help(state, action)

    def look_up(self, state: MaillotState, action: i64) -> i64:
        """Return what habits add."""
        race = state.race
        if state.phase == TO_WAKE:
            return self.habits.of_wake(race, race.in_turn(), action)
        return self.habits.of_answer(race, race.partner(), action)

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MaillotState)
        return self.sense.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MaillotState)
        self.standing.fill(state.race, state.seats, out)

    def rests(self, state: State) -> bool:
        assert isinstance(state, MaillotState)
        return is_between_rounds(state)

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on to the end of a round: word for word as in Advice, where only the types differ."""
        assert isinstance(state, MaillotState)
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and is_between_rounds(state):
                break
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                count: i64 = state.fill_legal(actions)
                if count > 1:
                    self.weigh_each(state, actions, count, weights)
                state.advance(any_of_best(actions, weights, count, self.spread, rng))
            events += 1
            who = state.actor()
        return events

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MaillotState)
        return why(state, action)


def is_between_rounds(state: MaillotState) -> bool:
    """Tell whether the state lies between two rounds."""
    started: bool = state.phase == TO_WAKE or state.phase == TO_BREAK
    return started and state.race.queue.next == 1 and state.race.turn.way == FREE
