"""What somebody sees who plays Mark for the first time: the next prices of the market."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.market_survey import MarketSurvey
from ludotheque.games.mark.rules.actions import BID, COLUMNS, LOT, MOVE, PLACE, RETURN, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

SALE: Final = 200  # money before all,
FINISHING: Final = 100  # then goods that can be sold
CROWDED: Final = 50  # a row that will cost storage
MODEST: Final = 3  # a part of the next price that is bid: a third


@final
@mypyc_attr(acyclic=True)
class MarkFirstLook(Advice):
    """Sells for the highest price, else finishes a piece, else takes the dearest colour; bids a third of the price."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.survey: MarketSurvey = MarketSurvey()

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarkState)
        company = state.companies[state.actor()]
        self.survey.look(state, state.actor())
        prices = self.survey.next
        if action >= BID:
            wanted: i64 = 0
            if company.first.count < state.box.free:
                wanted = min(prices[state.lot] // MODEST, company.money)
            amount: i64 = action - BID
            return wanted - amount if amount > wanted else amount - wanted
        if action < MOVE:
            return self.supply(state, action // COLUMNS)
        if action < SELL:
            return FINISHING + prices[(action - MOVE) // WAYS]
        if action < LOT:
            return SALE + state.market.next_price((action - SELL) % ROWS)
        if action < PLACE:
            return self.supply(state, action - LOT)
        if action < RETURN:
            return 0
        cell: i64 = action - RETURN
        return -prices[company.row(cell // COLUMNS).cells[cell % COLUMNS]]

    def supply(self, state: MarkState, colour: i64) -> i64:
        """Weigh a raw piece by its next price, if it can be sold and stored."""
        survey = self.survey
        worth: i64 = survey.next[colour]
        if survey.ready[colour] + survey.raw[colour] >= survey.free[colour]:
            worth -= FINISHING
        if state.companies[state.actor()].first.count >= state.box.free:
            worth -= CROWDED
        return worth
