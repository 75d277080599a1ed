"""What a good player of Marathon would advise."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.foresight import MarathonForesight
from ludotheque.games.marathon.bot.habits import MarathonHabits, grade, grade_lounge, place_in_list
from ludotheque.games.marathon.bot.places import place_of
from ludotheque.games.marathon.bot.prospects import POINT, prospect
from ludotheque.games.marathon.bot.row_notes import RowNotes
from ludotheque.games.marathon.bot.sense import Sense
from ludotheque.games.marathon.bot.standing import Standing
from ludotheque.games.marathon.rules.actions import PER_ROW, SEND
from ludotheque.games.marathon.rules.lodge import PETANQUE, Lodge
from ludotheque.games.marathon.rules.state import TO_TURN, MarathonState
from ludotheque.kernel.advice import Advice, Reason, any_of_best
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

# In hundredths of a point.
CROSSING: Final = 1500  # what a cell is worth that is not crossed out (MA-70)
PERIOD: Final = 400  # what a period is worth,
LAST_PERIOD: Final = 600  # and in the doubled days
SOON: Final = 5  # events after which a Champion judges an imagined game
COSTS: Final = 16  # periods that a spot costs, from 0: a dearer one is weighed by itself


@final
@mypyc_attr(acyclic=True)
class MarathonAdvice(Advice):
    """Weighs points to come, first visits, and what the time is worth."""

    def __init__(self, setting: Setting, lodge: Lodge, habits: list[int]) -> None:
        super().__init__(setting)
        self.spread = 150
        self.horizon = 16
        self.short = 100
        self.long = 400
        self.stake = 5000
        self.trust = 0
        self.explore = 1.5
        self.crossing: i64 = 0
        if lodge.crosses_out:
            self.crossing = CROSSING
        self.notes: vec[RowNotes] = vec[RowNotes]([RowNotes(self.crossing), RowNotes(self.crossing)])
        self.leg: i64 = 0  # of the seat to play: its days,
        self.clock: i64 = 0  # the periods that it has used,
        self.hand: i64 = 0  # and the pawns that it has left after this one
        self.one: vec[i64] = vec[i64]([i64(0)])  # choice that is weighed by itself
        self.decision: i64 = 0  # counted, to know what was noted for another one
        self.timed: vec[i64] = vec[i64]([i64(0)] * (4 * COSTS))  # for which decision a time was weighed last,
        self.times: vec[i64] = self.timed[:]  # and what it is worth: by row, first visit and cost
        self.sense: Sense = Sense(len(setting.tokens))
        self.habits: MarathonHabits = MarathonHabits(habits)
        self.standing: Standing = Standing(lodge)
        self.foresight: MarathonForesight = MarathonForesight(lodge, [])
        self.foresees: bool = False  # are games judged by it, at any turn?

    def foresee(self, numbers: list[int]) -> None:
        """Judge games as a Champion does: soon and at any turn, by what many games have taught."""
        self.foresight = MarathonForesight(self.standing.lodge, numbers)
        self.foresees = True
        self.horizon = SOON

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarathonState)
        self.one[0] = action
        self.weigh_each(state, self.one, 1, self.one)
        return self.one[0]

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MarathonState)
        self.weigh_each(state, actions, count, out)

    def weigh_each(self, state: MarathonState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh the first so many of the actions, by what is the same for all of them."""
        i: i64 = 0
        if actions[0] >= SEND:
            while i < count:
                out[i] = self.weigh_sending(state, actions[i] - SEND)
                i += 1
            return
        self.look(state)
        while i < count:
            i = self.weigh_in_row(state, 1 if actions[i] >= PER_ROW else 0, actions, i, count, out)

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MarathonState)
        if actions[0] < SEND:
            self.look(state)
        return self.sense.sift(state, self.notes, actions, count)

    def look(self, state: MarathonState) -> None:
        """Note where the seat to play has been, and what time it has left."""
        guest = state.guests[state.turn]
        self.decision += 1
        self.clock = guest.clock
        self.hand = guest.hand - 1
        self.leg = guest.clock // state.lodge.periods
        self.notes[0].look(state, 0)
        self.notes[1].look(state, 1)

    def weigh_in_row(
        self, state: MarathonState, which: i64, actions: vec[i64], i: i64, count: i64, out: vec[i64]
    ) -> i64:
        """Weigh the actions from i on that belong to one row; return where another row begins, or the count.

        What is asked for each spot is taken at hand first: through its owner, references would be counted each time.
        """
        row, notes, habits = state.rows[which], self.notes[which], self.habits
        signs, firsts, visits, cases = notes.signs, notes.firsts, notes.visits, notes.cases
        numbers, found = habits.numbers, habits.found
        lounge: i64 = grade_lounge(row.lounge.totals[state.turn], notes.rival)
        while i < count:
            spot: i64 = actions[i] - which * PER_ROW
            if spot < 0 or spot >= PER_ROW:
                break
            place: i64 = place_of(spot)
            worth: i64 = prospect(row, state.turn, spot, signs[place], notes.rival) * notes.factor + firsts[place]
            worth += self.worth_of_time(state, row.cost(spot), which, not visits[place])
            at: i64 = place_in_list(spot, grade(row, spot, lounge), cases[place])
            found[0] = at
            out[i] = worth + numbers[at]
            i += 1
        return i

    def worth_of_time(self, state: MarathonState, cost: i64, which: i64, first: bool) -> i64:
        """Weigh the time that a spot takes: once in a decision for all spots of a row with the same cost."""
        if cost >= COSTS:
            return self.weigh_time(state, cost, which, first)
        slot: i64 = which * COSTS * 2 + cost
        if first:
            slot += COSTS
        if self.timed[slot] != self.decision:
            self.timed[slot] = self.decision
            self.times[slot] = self.weigh_time(state, cost, which, first)
        return self.times[slot]

    def weigh_time(self, state: MarathonState, cost: i64, which: i64, first: bool) -> i64:
        """Weigh what is left after a choice in the seat's own days, and the periods that it costs."""
        worth: i64 = -self.price(state, cost, which, first)
        leg: i64 = self.leg
        left: i64 = 0
        if leg >= state.scored:
            left = self.left_in(leg & 1, which, first)
        clock: i64 = self.clock + cost
        time: i64 = max((leg + 1) * state.lodge.periods - clock, 0)
        return worth + self.habits.of_time(clock, left, time, self.hand, leg == state.lodge.laps - 1)

    def left_in(self, own: i64, which: i64, first: bool) -> i64:
        """Count the places of a row that are left to visit after a choice."""
        left: i64 = self.notes[own].unvisited
        if first and which == own:
            left -= 1
        return left

    def price(self, state: MarathonState, cost: i64, which: i64, first: bool) -> i64:
        """Weigh the periods that a spot costs; beyond the end only their penalty counts (MA-67)."""
        clock: i64 = self.clock + cost
        if clock > state.lodge.end:
            missing: i64 = clock - state.lodge.end
            paid: i64 = (cost - missing) * LAST_PERIOD + missing * (missing + 1) // 2 * POINT
            return paid + self.missed(state, state.lodge.laps - 1, clock, which, first)
        period: i64 = PERIOD
        if self.leg == state.lodge.laps - 1:
            period = LAST_PERIOD
        return cost * period + self.missed(state, self.leg, clock, which, first)

    def missed(self, state: MarathonState, leg: i64, clock: i64, which: i64, first: bool) -> i64:
        """Weigh the places of the seat's own days that no longer fit before the crossing, or for want of pawns."""
        if leg < state.scored:
            return 0  # that row is closed
        left: i64 = self.left_in(leg & 1, which, first)
        time: i64 = (leg + 1) * state.lodge.periods - clock  # the last visit may begin with one period left
        time = max(time, 0)
        time = min(time, self.hand)
        if left <= time:
            return 0
        return (left - time) * (self.crossing + 4 * POINT)

    def weigh_sending(self, state: MarathonState, cell: i64) -> i64:
        """Weigh a cell for an expelled pawn: bad for its owner, or good if the owner chooses (MA-58)."""
        row = state.rows[state.expelled_row]
        points: i64 = state.lodge.sign(row.card, PETANQUE) * row.petanque.card.points[cell] * POINT
        if state.lodge.owner_sends:
            return points
        return -points

    def fill_values(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MarathonState)
        if self.foresees:
            self.foresight.fill_values(state, out)
        else:
            self.standing.fill_values(state, out)

    def rests(self, state: State) -> bool:
        assert isinstance(state, MarathonState)
        if self.foresees:
            return state.phase == TO_TURN
        return self.standing.rests(state)

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on until a row is written: word for word as in Advice, where only the types differ."""
        assert isinstance(state, MarathonState)
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and self.rests(state):
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
        """Name a first visit before all else, then what the spot brings for its time."""
        assert isinstance(state, MarathonState)
        if action >= SEND:
            return [Reason("hint-send", {"seat": int(state.expelled), "cell": action - SEND + 1})]
        self.look(state)
        which: i64 = i64(action) // PER_ROW
        spot: i64 = i64(action) % PER_ROW
        row = state.rows[which]
        place: i64 = place_of(spot)
        sign: i64 = state.lodge.sign(row.card, place)
        points: int = int(prospect(row, state.turn, spot, sign, self.notes[which].rival)) // POINT
        gain = Reason("hint-points", {"place": int(place) + 1, "points": points, "periods": int(row.cost(spot))})
        if self.notes[which].visits[place]:
            return [gain]
        malus: int = int(state.lodge.malus[place])
        return [Reason("hint-first-visit", {"place": int(place) + 1, "malus": malus}), gain]
