"""How an unfinished game stands: money, and what the pieces will still bring.

The weights are a regression over 2,500 games of three habitués: what the difference between two players became.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.market_survey import POINT, MarketSurvey
from ludotheque.games.mark.rules.actions import COLOURS, ROWS
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.advice import fill_leads, margins

READY: Final = 82  # per cent of its next price brings a finished piece,
TO_SELL: Final = 270  # less the action
RAW: Final = 34  # per cent of its average price brings a raw one,
TO_FINISH: Final = 365  # less the actions
VARIETY: Final = 78  # each colour that one owns
CROWDED_FIRST: Final = 363  # what storage will cost
CROWDED_SECOND: Final = 522
WAITING: Final = 293  # to be the last in turn
DEVIATION: Final = 870  # how far apart two players usually come, for a cell to fill, and a quarter


@final
@mypyc_attr(acyclic=True)
class Evaluation:
    """Values unfinished games for a search."""

    def __init__(self, box: Components, seats: i64) -> None:
        self.box: Components = box
        self.survey: MarketSurvey = MarketSurvey()
        self.wealth: vec[i64] = vec[i64]([i64(0)] * int(seats))
        self.margins: vec[i64] = margins(DEVIATION, int(box.cells * ROWS) + 1)

    def fill_standings(self, state: MarkState, out: vec[i64]) -> None:
        """Estimate for each seat the share of the others that it will be ahead of."""
        self.fill_wealth(state)
        fill_leads(self.wealth, state.seats, self.margins[self.cells_left(state) + 1], out)

    def fill_wealth(self, state: MarkState) -> None:
        """Estimate for each seat what it will own."""
        wealth = self.wealth
        self.survey.price(state.market)
        seat: i64 = 0
        while seat < state.seats:
            wealth[seat] = self.wealth_of(state, seat)
            seat += 1

    def wealth_of(self, state: MarkState, seat: i64) -> i64:
        """Estimate what the seat will own, in hundredths, without what all may hope for alike."""
        survey = self.survey
        company = state.companies[seat]
        survey.count_own(company)
        worth: i64 = company.money * POINT
        colour: i64 = 0
        while colour < COLOURS:
            ready: i64 = min(survey.ready[colour], survey.free[colour])
            raw: i64 = survey.raw[colour]
            if ready + raw > 0:
                worth += ready * (survey.next[colour] * READY - TO_SELL) + VARIETY
                worth += raw * (survey.mean[colour] * RAW // 100 - TO_FINISH)
            colour += 1
        if company.first.count > self.box.free:
            worth -= CROWDED_FIRST
        if company.second.count > self.box.free:
            worth -= CROWDED_SECOND
        return worth - WAITING * ((seat + state.seats - state.roller) % state.seats) // (state.seats - 1)

    def cells_left(self, state: MarkState) -> i64:
        """Count the market cells still to be filled; with MK-60 the emptiest row may stay as it is."""
        left: i64 = 0
        most: i64 = 0
        row: i64 = 0
        while row < ROWS:
            free: i64 = self.box.cells - state.market.sold[row]
            left += free
            most = max(most, free)
            row += 1
        return left if self.box.end_rows == ROWS else left - most
