"""What each choice is worth to the seat that makes it, in hundredths of a dollar."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.market_survey import POINT, MarketSurvey
from ludotheque.games.mark.rules.company import NONE, Company
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState

SALE: Final = 600  # a sale before all: the money is there
RISE: Final = 20  # a dollar by which the next price is higher,
RIVAL_RISE: Final = 25  # and once more for each rival's finished piece, half for a raw one
RELIEF: Final = 600  # a crowded second row becomes lighter
CLOSING: Final = 40  # a dollar of the price, where the rivals could fill the row alone
OPENING: Final = 20  # a dollar of the row's later cells, for each piece that one owns more than the rivals
MOVE_ON: Final = 500  # a finished piece
NEXT: Final = 75  # a dollar of the next price
ALIKE: Final = 50  # another finished piece of the colour
STORED: Final = 400  # the second row becomes crowded
SUPPLY: Final = -250  # a raw piece
MEAN: Final = 50  # a dollar of the average price
OWN: Final = 100  # another piece of the colour
UNSALEABLE: Final = 200  # a piece in play for which there is no cell
DELIVERED: Final = 500  # the first row becomes crowded
FULLER: Final = 200  # or was
EAGER: Final = 50  # per cent of what a piece is worth are bid for it,
MODEST: Final = 50  # less half a dollar
MISBID: Final = 3  # dollars weighs a dollar that is bid too much or too little: nobody sees it come back
WAY: Final = 5  # a vacant cell ahead


@final
@mypyc_attr(acyclic=True)
class ActionValues:
    """The values of one decision; call `look` first."""

    def __init__(self, box: Components) -> None:
        self.box: Components = box
        self.survey: MarketSurvey = MarketSurvey()

    def look(self, state: MarkState, seat: i64) -> None:
        """Survey the market as this seat sees it."""
        self.survey.look(state, seat)

    def sell_value(self, market: Market, company: Company, colour: i64, row: i64) -> i64:
        """Value a sale now: the price, less what the rivals gain by the next one."""
        survey = self.survey
        price: i64 = market.next_price(row)
        theirs: i64 = 2 * survey.their_ready[colour] + survey.their_raw[colour]
        worth: i64 = SALE + price * POINT
        if market.sold[row] + 1 < market.cells:
            step: i64 = market.prices[row * market.cells + market.sold[row] + 1] - price
            worth -= step * (2 * RISE + RIVAL_RISE * theirs) // 2
        if company.second.count > self.box.free:
            worth += RELIEF
        if survey.their_ready[colour] >= survey.free[colour]:
            worth += CLOSING * price
        if market.colour_of[row] == NONE and market.cells > 1:
            mine: i64 = 2 * survey.ready[colour] - 2 + survey.raw[colour]
            worth += OPENING * (mine - theirs) * later_prices(market, row) // (2 * (market.cells - 1))
        return worth

    def move_value(self, company: Company, colour: i64) -> i64:
        """Value a finished piece, which can be sold."""
        worth: i64 = MOVE_ON + NEXT * self.survey.next[colour] - ALIKE * self.survey.ready[colour]
        if company.second.count >= self.box.free:
            worth -= STORED
        return worth

    def take_value(self, company: Company, colour: i64) -> i64:
        """Value a raw piece of the colour."""
        survey = self.survey
        own: i64 = survey.ready[colour] + survey.raw[colour]
        worth: i64 = SUPPLY + MEAN * survey.mean[colour] // POINT - OWN * own
        beyond: i64 = own + survey.their_ready[colour] + survey.their_raw[colour] + 1 - survey.free[colour]
        if beyond > 0:
            worth -= UNSALEABLE * beyond
        if company.first.count >= self.box.free:
            worth -= DELIVERED
            if company.first.count > self.box.free:
                worth -= FULLER
        return worth

    def best_bid(self, state: MarkState, seat: i64) -> i64:
        """Return the bid that suits the seat, in hundredths; 0 without room for the lot (MK-41)."""
        company = state.companies[seat]
        if not company.first.has_room():
            return 0
        self.look(state, seat)
        bid: i64 = self.take_value(company, state.lot) * EAGER // 100 - MODEST
        return min(max(bid, i64(0)), company.money * POINT)


def later_prices(market: Market, row: i64) -> i64:
    """Add up the prices of all cells of a row but the first."""
    total: i64 = 0
    cell: i64 = 1
    while cell < market.cells:
        total += market.prices[row * market.cells + cell]
        cell += 1
    return total


def vacant_ahead(company: Company, column: i64) -> i64:
    """Value the vacant cells ahead of a column (MK-19)."""
    second = company.second
    cells = second.cells
    count: i64 = 0
    to: i64 = max(column - 1, i64(0))
    last: i64 = min(column + 1, second.columns - 1)
    while to <= last:
        count += WAY if cells[to] == NONE else 0
        to += 1
    return count


def bid_value(amount: i64, target: i64) -> i64:
    """Value a bid less, the further it is from the right one."""
    return (amount - target if amount < target else target - amount) * MISBID
