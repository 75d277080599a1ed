"""What a good habitué of Mark would play."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.action_values import ActionValues, bid_value, vacant_ahead
from ludotheque.games.mark.bot.evaluation import Evaluation
from ludotheque.games.mark.bot.market_survey import POINT
from ludotheque.games.mark.bot.reasons import reasons_for
from ludotheque.games.mark.bot.sense import Sense
from ludotheque.games.mark.rules.actions import BID, COLOURS, COLUMNS, LOT, MOVE, PLACE, RETURN, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import TO_ROLL, MarkState
from ludotheque.kernel.advice import Advice, Reason, any_of_best
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TWIN_PENALTY: Final = 150  # how far a choice falls back that differs from a better one by its cells only
GROUPS: Final = 49  # of choices: see group_of


@final
@mypyc_attr(acyclic=True)
class MarkAdvice(Advice):
    """What a sale brings now, what a piece may bring later, and what the rivals would make of it."""

    def __init__(self, setting: Setting, box: Components) -> None:
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

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarkState)
        if action >= BID:
            return bid_value((action - BID) * POINT, self.values.best_bid(state, state.bidder))
        self.values.look(state, state.actor())
        return self.weigh_in_common(state, action) + self.weigh_cells(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MarkState)
        self.weigh_each(state, actions, count, out)

    def weigh_each(self, state: MarkState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh the first so many of the actions; what differs by its cells only is weighed once."""
        if actions[0] >= BID:
            self.weigh_bids(state, count, out)
            return
        self.values.look(state, state.actor())
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

    def weigh_bids(self, state: MarkState, count: i64, out: vec[i64]) -> None:
        """Weigh the bids from 0 to the money owned (MK-34)."""
        target: i64 = self.values.best_bid(state, state.bidder)
        amount: i64 = 0
        while amount < count:
            out[amount] = bid_value(amount * POINT, target)
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
        if action < MOVE:
            return values.take_value(company, action // COLUMNS)
        if action < SELL:
            return values.move_value(company, (action - MOVE) // WAYS)
        if action < LOT:
            return values.sell_value(state.market, company, (action - SELL) // (ROWS * COLUMNS), (action - SELL) % ROWS)
        if action < PLACE:
            return values.take_value(company, action - LOT)
        return 0

    def weigh_cells(self, state: MarkState, action: i64) -> i64:
        """Weigh the cell of a raw piece, or the piece in the cell that is given back."""
        company = state.companies[state.actor()]
        if action < MOVE:
            return vacant_ahead(company, action % COLUMNS)
        if action < PLACE:
            return 0
        if action < RETURN:
            return vacant_ahead(company, action - PLACE)
        cell: i64 = action - RETURN
        return -self.values.survey.next[company.row(cell // COLUMNS).cells[cell % COLUMNS]] * POINT

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
        self.evaluation.fill_standings(state, out)

    def rests(self, state: State) -> bool:
        """Rest before a roll."""
        assert isinstance(state, MarkState)
        return state.phase == TO_ROLL

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on until a roll is due: word for word as in Advice, where only the types differ."""
        assert isinstance(state, MarkState)
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and state.phase == TO_ROLL:
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
