"""What a good habitué of Mark would play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.action_values import ActionValues, bid_value, vacant_ahead
from ludotheque.games.mark.bot.evaluation import Evaluation
from ludotheque.games.mark.bot.foresight import MarkForesight
from ludotheque.games.mark.bot.habits import AMOUNTS, MOVES, OPENINGS, SALES, TAKES, MarkHabits, way_of
from ludotheque.games.mark.bot.market_survey import POINT
from ludotheque.games.mark.bot.reasons import reasons_for
from ludotheque.games.mark.bot.sense import Sense
from ludotheque.games.mark.rules.actions import BID, COLOURS, COLUMNS, LOT, MOVE, PLACE, RETURN, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import TO_ACT, TO_BID, TO_ROLL, MarkState
from ludotheque.kernel.advice import Advice, Reason, any_of_best
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TWIN_PENALTY: Final = 150  # how far a choice falls back that differs from a better one by its cells only
GROUPS: Final = 49  # of choices: see group_of
WEIGHT: Final = 30  # simulations that habits are worth in a search


@final
@mypyc_attr(acyclic=True)
class MarkAdvice(Advice):
    """What a sale brings now, what a piece may bring later, and what the rivals would make of it."""

    def __init__(self, setting: Setting, box: Components, habits: list[int]) -> None:
        super().__init__(setting)
        self.spread = 60
        self.horizon = 10
        self.short = 1000
        self.long = 2000
        self.stake = 4000
        self.trust = 1
        self.values: ActionValues = ActionValues(box)
        self.evaluation: Evaluation = Evaluation(box, setting.seats)
        self.sense: Sense = Sense(box, self.values.survey, len(setting.tokens))
        self.best: vec[i64] = vec[i64]([i64(NONE)] * GROUPS)  # while weighing: the best choice of each group,
        self.groups: vec[i64] = setting.scratch[:]  # the group of each choice,
        self.worths: vec[i64] = self.best[:]  # and what all choices of a group have in common
        self.habits: MarkHabits = MarkHabits(habits)
        self.learned: bool = len(habits) > 0
        self.foresight: MarkForesight = MarkForesight(box, setting.seats, [])
        self.foresees: bool = False  # are games judged by it?

    def foresee(self, numbers: list[int]) -> None:
        """Judge games as a Champion does, by what many games have taught; rely on habits while little was tried."""
        self.foresight = MarkForesight(self.values.box, self.foresight.seats, numbers)
        self.foresees = True
        self.trust = WEIGHT

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarkState)
        if action >= BID:
            amount: i64 = action - BID
            worth: i64 = bid_value(amount * POINT, self.look_at_lot(state))
            return worth + self.habits.of_bid(amount) if self.learned else worth
        self.look(state)
        return self.weigh_in_common(state, action) + self.weigh_cells(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MarkState)
        self.weigh_each(state, actions, count, out)

    def weigh_each(self, state: MarkState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh the first so many of the actions; what differs by its cells only is weighed once."""
        if actions[0] >= BID:
            self.weigh_bids(state, count, out)
            return
        self.look(state)
        i: i64 = 0
        while i < count:
            action: i64 = actions[i]
            group: i64 = group_of(action)
            if self.best[group] == NONE:
                self.worths[group] = self.weigh_in_common(state, action)
            out[i] = self.worths[group] + self.weigh_cells(state, action)
            self.set_back_twins(group, i, out)
            i += 1
        i = 0
        while i < count:
            self.best[self.groups[i]] = NONE
            i += 1

    def look(self, state: MarkState) -> None:
        """Survey the market as the acting seat sees it."""
        seat: i64 = state.actor()
        self.values.look(state, seat)
        if self.learned:
            self.habits.look(state, self.values.survey, seat)

    def look_at_lot(self, state: MarkState) -> i64:
        """Return the bid that suits the bidder, in hundredths; habits also ask what the rivals would bid."""
        seat: i64 = state.bidder
        if not self.learned:
            return self.values.best_bid(state, seat)
        most: i64 = 0
        wins_tie: bool = True
        k: i64 = 0
        before: bool = True  # do those who come now win a tie against the bidder?
        while k < state.seats:
            other: i64 = (state.roller + k) % state.seats
            if other == seat:
                before = False
            else:
                bid: i64 = self.values.best_bid(state, other)
                if bid > most:
                    most = bid
                    wins_tie = not before
            k += 1
        target: i64 = self.values.best_bid(state, seat)
        self.habits.look_at_lot(state, seat, target, most, wins_tie)
        return target

    def weigh_bids(self, state: MarkState, count: i64, out: vec[i64]) -> None:
        """Weigh the bids from 0 to the money owned (MK-34)."""
        target: i64 = self.look_at_lot(state)
        number: i64 = 0
        amount: i64 = 0
        while amount < count:
            if self.learned and amount < AMOUNTS:  # all higher ones are looked up as one
                number = self.habits.of_bid(amount)
            out[amount] = bid_value(amount * POINT, target) + number
            amount += 1

    def set_back_twins(self, group: i64, i: i64, out: vec[i64]) -> None:
        """Set back all but the best of the choices that differ by their cells only: a search must not try each."""
        self.groups[i] = group
        before: i64 = self.best[group]
        if before == NONE:
            self.best[group] = i
        elif out[i] > out[before]:
            out[before] -= TWIN_PENALTY
            self.best[group] = i
        else:
            out[i] -= TWIN_PENALTY

    def weigh_in_common(self, state: MarkState, action: i64) -> i64:
        """Weigh what all choices of a group have in common."""
        company = state.companies[state.actor()]
        values = self.values
        habits = self.habits
        worth: i64 = 0
        colour: i64
        if action < MOVE:
            colour = action // COLUMNS
            worth = values.take_value(company, colour)
            if self.learned:
                worth += habits.of_colour(state.market, values.survey, TAKES, colour, state.market.row_of[colour])
        elif action < SELL:
            colour = (action - MOVE) // WAYS
            worth = values.move_value(company, colour)
            if self.learned:
                worth += habits.of_colour(state.market, values.survey, MOVES, colour, state.market.row_of[colour])
        elif action < LOT:
            colour = (action - SELL) // (ROWS * COLUMNS)
            row: i64 = (action - SELL) % ROWS
            worth = values.sell_value(state.market, company, colour, row)
            if self.learned:
                kind: i64 = OPENINGS if state.market.colour_of[row] == NONE else SALES
                worth += habits.of_colour(state.market, values.survey, kind, colour, row)
        elif action < PLACE:
            colour = action - LOT
            worth = values.take_value(company, colour)
            if self.learned:
                habits.forget()
                worth += habits.of_colour(state.market, values.survey, TAKES, colour, state.market.row_of[colour])
        elif self.learned:
            habits.forget()
        return worth

    def weigh_cells(self, state: MarkState, action: i64) -> i64:
        """Weigh the cells of a choice, or the piece in the cell that is given back."""
        company = state.companies[state.actor()]
        worth: i64 = 0
        if action < MOVE:
            worth = vacant_ahead(company, action % COLUMNS)
        elif action >= PLACE:
            if action >= RETURN:
                cell: i64 = action - RETURN
                return -self.values.survey.next[company.row(cell // COLUMNS).cells[cell % COLUMNS]] * POINT
            worth = vacant_ahead(company, action - PLACE)
        elif action >= LOT:
            return 0
        if self.learned:
            worth += self.habits.of_cells(way_of(action))
        return worth

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """Seal such bids for the others as a habitué would (MK-34)."""
        assert isinstance(state, MarkState)
        other: i64 = 0
        while other < state.seats:
            company = state.companies[other]
            if other != seat and company.bid != NONE:
                company.bid = min((self.values.best_bid(state, other) + rng.below(POINT)) // POINT, company.money)
            other += 1

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MarkState)
        return self.sense.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MarkState)
        if self.foresees:
            self.foresight.fill_values(state, out)
        else:
            self.evaluation.fill_standings(state, out)

    def rests(self, state: State) -> bool:
        """Rest before a roll; what is foreseen may be trusted after it too."""
        assert isinstance(state, MarkState)
        return state.phase == TO_ROLL or (self.foresees and state.phase == TO_ACT)

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on until a roll is due: word for word as in Advice, but for the types and bids that nobody makes."""
        assert isinstance(state, MarkState)
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and state.phase == TO_ROLL:
                break
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                count: i64 = self.fill_choices(state, actions)
                if count > 1:
                    self.weigh_each(state, actions, count, weights)
                state.advance(any_of_best(actions, weights, count, self.spread, rng))
            events += 1
            who = state.actor()
        return events

    def fill_choices(self, state: MarkState, actions: vec[i64]) -> i64:
        """List what may be chosen; in a Champion's imagined games few of a hundred bids, for the others are in vain."""
        if not self.learned or state.phase != TO_BID:
            return state.fill_legal(actions)
        count: i64 = min(state.companies[state.bidder].money + 1, i64(AMOUNTS))
        amount: i64 = 0
        while amount < count:
            actions[amount] = BID + amount
            amount += 1
        return count

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MarkState)
        return reasons_for(self.values, state, action)


def group_of(action: i64) -> i64:
    """Group takes, moves and sales by colour, sales by market row as well, and all cells for a bought piece."""
    if action < MOVE:
        return action // COLUMNS
    if action < SELL:
        return COLOURS + (action - MOVE) // WAYS
    if action < LOT:
        return 2 * COLOURS + (action - SELL) // (ROWS * COLUMNS) * ROWS + (action - SELL) % ROWS
    others: i64 = 2 * COLOURS + COLOURS * ROWS
    if action < PLACE:
        return others + action - LOT
    if action < RETURN:
        return others + COLOURS
    return others + COLOURS + 1 + action - RETURN
