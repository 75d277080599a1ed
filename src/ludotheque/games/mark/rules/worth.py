"""What each choice is worth to the seat that makes it: the scripted planner of the specification, in hundredths."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLUMNS
from ludotheque.games.mark.rules.company import NONE, Company, Row
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.games.mark.rules.trade import POINT, Trade

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
class Worth:
    """Of one decision: `look` first."""

    def __init__(self, box: Components) -> None:
        self.box: Components = box
        self.trade: Trade = Trade()

    def look(self, state: MarkState, seat: i64) -> None:
        """Count what this seat sees."""
        self.trade.look(state, seat)

    def selling(self, market: Market, company: Company, colour: i64, row: i64) -> i64:
        """Now, rather than later: the price, less what the rivals gain by the next one."""
        trade = self.trade
        price: i64 = market.next_price(row)
        theirs: i64 = 2 * trade.their_ready[colour] + trade.their_raw[colour]
        worth: i64 = SALE + price * POINT
        if market.sold[row] + 1 < market.cells:
            step: i64 = market.prices[row * market.cells + market.sold[row] + 1] - price
            worth -= step * (2 * RISE + RIVAL_RISE * theirs) // 2
        if company.second.count > self.box.free:
            worth += RELIEF
        if trade.their_ready[colour] >= trade.free[colour]:
            worth += CLOSING * price
        if market.colour_of[row] == NONE and market.cells > 1:
            mine: i64 = 2 * trade.ready[colour] - 2 + trade.raw[colour]
            worth += OPENING * (mine - theirs) * later(market, row) // (2 * (market.cells - 1))
        return worth

    def moving(self, company: Company, colour: i64) -> i64:
        """A finished piece can be sold."""
        worth: i64 = MOVE_ON + NEXT * self.trade.next[colour] - ALIKE * self.trade.ready[colour]
        if company.second.count >= self.box.free:
            worth -= STORED
        return worth

    def taking(self, company: Company, colour: i64) -> i64:
        """A raw piece of the colour."""
        trade = self.trade
        own: i64 = trade.ready[colour] + trade.raw[colour]
        worth: i64 = SUPPLY + MEAN * trade.mean[colour] // POINT - OWN * own
        beyond: i64 = own + trade.their_ready[colour] + trade.their_raw[colour] + 1 - trade.free[colour]
        if beyond > 0:
            worth -= UNSALEABLE * beyond
        if company.first.count >= self.box.free:
            worth -= DELIVERED
            if company.first.count > self.box.free:
                worth -= FULLER
        return worth

    def offer(self, state: MarkState, seat: i64) -> i64:
        """What the seat would bid for the lot, in hundredths. MK-41: nothing without room for it."""
        company = state.companies[seat]
        if not company.first.has_room():
            return 0
        self.look(state, seat)
        bid: i64 = self.taking(company, state.lot) * EAGER // 100 - MODEST
        return min(max(bid, i64(0)), company.money * POINT)

    def holding(self, row: Row) -> i64:
        """What the pieces of a row would bring next."""
        total: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if row.cells[column] != NONE:
                total += self.trade.next[row.cells[column]] * POINT
            column += 1
        return total


def later(market: Market, row: i64) -> i64:
    """The prices of all cells of a row but the first."""
    total: i64 = 0
    cell: i64 = 1
    while cell < market.cells:
        total += market.prices[row * market.cells + cell]
        cell += 1
    return total


def ways(company: Company, column: i64) -> i64:
    """MK-19: the vacant cells ahead of a column."""
    count: i64 = 0
    to: i64 = column - 1
    while to <= column + 1:
        if company.second.is_vacant(to):
            count += WAY
        to += 1
    return count


def nearness(amount: i64, target: i64) -> i64:
    """Less the further a bid is from the right one."""
    return (amount - target if amount < target else target - amount) * MISBID
