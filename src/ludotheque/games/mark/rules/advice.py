"""What a good habitué of Mark would say, from the play advice of the specification."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import (
    BID,
    COLOURS,
    COLUMNS,
    KEEP,
    LOT,
    MOVE,
    PLACE,
    RETURN,
    ROWS,
    SELL,
    WAYS,
)
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import TO_ROLL, MarkState
from ludotheque.games.mark.rules.trade import POINT
from ludotheque.games.mark.rules.wealth import Wealth
from ludotheque.games.mark.rules.why import why
from ludotheque.games.mark.rules.worth import Worth, nearness, ways
from ludotheque.kernel.advice import Advice, Reason
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

TWIN: Final = 150  # how far a choice falls back that differs from a better one by its cells only
SORTS: Final = 51  # of choices: see sort_of


@final
@mypyc_attr(acyclic=True)
class MarkAdvice(Advice):
    """What a sale brings now, what a piece may bring later, and what the rivals would make of it."""

    def __init__(self, setting: Setting, box: Components) -> None:
        super().__init__(setting)
        self.spread = 60
        self.slip = 2800
        self.waver = 13
        self.horizon = 10
        self.short = 12
        self.long = 2000
        self.stake = 4000
        self.trust = 1
        self.worth: Worth = Worth(box)
        self.wealth: Wealth = Wealth(box)
        self.best: vec[i64] = vec[i64]([i64(NONE)] * SORTS)  # the best choice of each sort, while weighing

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarkState)
        if action >= BID:
            return nearness((action - BID) * POINT, self.worth.offer(state, state.bidder))
        self.worth.look(state, state.actor())
        return self.weigh_one(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MarkState)
        if actions[0] >= BID:
            self.weigh_bids(state, count, out)
            return
        self.worth.look(state, state.actor())
        sort: i64 = 0
        while sort < SORTS:
            self.best[sort] = NONE
            sort += 1
        i: i64 = 0
        while i < count:
            out[i] = self.weigh_one(state, actions[i])
            self.compare(actions[i], i, out)
            i += 1

    def weigh_bids(self, state: MarkState, count: i64, out: vec[i64]) -> None:
        """MK-34: from 0 to the money owned."""
        target: i64 = self.worth.offer(state, state.bidder)
        amount: i64 = 0
        while amount < count:
            out[amount] = nearness(amount * POINT, target)
            amount += 1

    def compare(self, action: i64, i: i64, out: vec[i64]) -> None:
        """Of choices that differ by their cells only, all but one fall back: a search must not try each of them."""
        sort: i64 = sort_of(action)
        before: i64 = self.best[sort]
        if before == NONE:
            self.best[sort] = i
        elif out[i] > out[before]:
            out[before] -= TWIN
            self.best[sort] = i
        else:
            out[i] -= TWIN

    def weigh_one(self, state: MarkState, action: i64) -> i64:
        company = state.companies[state.actor()]
        worth = self.worth
        if action < MOVE:
            return worth.taking(company, action // COLUMNS) + ways(company, action % COLUMNS)
        if action < SELL:
            return worth.moving(company, (action - MOVE) // WAYS)
        if action < LOT:
            return worth.selling(state.market, company, (action - SELL) // (ROWS * COLUMNS), (action - SELL) % ROWS)
        if action < PLACE:
            return worth.taking(company, action - LOT)
        if action < RETURN:
            return ways(company, action - PLACE)
        if action < KEEP:
            cell: i64 = action - RETURN
            return -worth.trade.next[company.row(cell // COLUMNS).cells[cell % COLUMNS]] * POINT
        return worth.holding(company.row(action - KEEP))

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        """MK-34: the others have sealed such bids as a habitué would."""
        assert isinstance(state, MarkState)
        other: i64 = 0
        while other < state.seats:
            company = state.companies[other]
            if other != seat and company.bid != NONE:
                company.bid = min((self.worth.offer(state, other) + rng.below(POINT)) // POINT, company.money)
            other += 1

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, MarkState)
        return self.wealth.standing(state, seat)

    def rests(self, state: State) -> bool:
        """Before a roll."""
        assert isinstance(state, MarkState)
        return state.phase == TO_ROLL

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MarkState)
        return [why(self.worth, state, action)]


def sort_of(action: i64) -> i64:
    """Takes, moves and sales by colour, sales by market row as well; cells for a bought piece are one sort."""
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
