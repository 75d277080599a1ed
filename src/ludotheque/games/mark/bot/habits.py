"""What many games have taught a Champion: how much better a choice is than the advice thinks.

An action is looked up in seven lists: by the price of its colour, by who owns pieces of it, by the room and the money
that are left, by the time and the lead, by what the next player makes of it, by the variety of what one owns, and by
its cells. A bid is looked up in three: by what the lot is worth to oneself, by what the rivals would bid, and by the
room for it. All of it lies open on the table. ``tools/learn`` finds the numbers; without any, nothing is added.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.market_survey import MarketSurvey, counters, tally
from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, LOT, MOVE, PLACE, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.company import NONE, Row
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.habits import Habits

TAKES: Final = 0  # kinds of action
MOVES: Final = 1
SALES: Final = 2
OPENINGS: Final = 3  # sales that open a row
MANY: Final = 25  # cells of the market
FEE: Final = 5  # money below which storage drives pieces out,
CAREFUL: Final = 15  # and below which one thinks of it
CLOSE: Final = 6  # money by which nobody leads,
FAR: Final = 20  # and by which somebody leads clearly
AMOUNTS: Final = 8  # bids that are told apart, from 0
HALF: Final = 50  # hundredths: the steps of what a lot is worth
WHOLE_DOLLAR: Final = 100

# Where each list begins. A product with another file's number would be no constant to the compiler, but an object to
# look up for each choice.
PRICES: Final = 1  # kind 4, row 6, sold 5, part of the game 5; at 0 what is looked up nowhere
PIECES: Final = PRICES + 600  # kind 4, own ready 3, own raw 3, theirs ready 4, theirs raw 4, free cells 4
ROOM: Final = PIECES + 2304  # kind 4, first row 5, second row 5, actions left 2, money 3
TIME: Final = ROOM + 600  # kind 4, cells left 26, lead 5
NEXT: Final = TIME + 520  # kind 4, the next player's ready 3 and raw 2, step 6, free cells 5
VARIETY: Final = NEXT + 720  # kind 4, own colours 6, own pieces of this one 4, open colours 6
CELLS: Final = VARIETY + 576  # 18 ways (4 takes, 10 moves, 4 sales), first row 16, second row 16
WORTH: Final = CELLS + 4608  # amount 8, own target 10, who bids first 2
RIVALS: Final = WORTH + 160  # amount 8, the best rival's target 7, own target 5, who wins a tie 2
SPACE: Final = RIVALS + 560  # amount 8, first row 5, second row 5, part of the game 5
SIZE: Final = SPACE + 1000
LISTS: Final = 7


@final
@mypyc_attr(acyclic=True)
class MarkHabits(Habits):
    """Seven numbers for each action, three for each bid, in hundredths of a dollar."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS)
        self.seat: i64 = 0  # what is the same for all choices of a decision: the seat to act,
        self.part: i64 = 0  # the part of the game,
        self.room: i64 = 0  # and where in the lists the room,
        self.time: i64 = 0  # the time
        self.variety: i64 = 0  # and the variety are looked up
        self.cells: i64 = 0
        self.next_ready: vec[i64] = counters()  # the next player's finished pieces of each colour
        self.next_raw: vec[i64] = counters()  # and its raw ones
        self.own: i64 = 0  # of bids: what the lot is worth to oneself,
        self.rival: i64 = 0  # and to the rival who would bid most

    def look(self, state: MarkState, survey: MarketSurvey, seat: i64) -> None:
        """Note what all choices of this decision have in common; the survey has looked before."""
        company = state.companies[seat]
        self.seat = seat
        left: i64 = cells_left(state.market)
        self.part = min(left // 5, i64(4))
        money: i64 = 2
        if company.money < FEE:
            money = 0
        elif company.money < CAREFUL:
            money = 1
        hurry: i64 = 1 if state.actions_left > 1 else 0
        self.room = ROOM + ((company.first.count * 5 + company.second.count) * 2 + hurry) * 3 + money
        self.time = TIME + left * 5 + lead_of(state, seat)
        ready, raw, free = survey.ready, survey.raw, survey.free
        next_ready, next_raw = self.next_ready, self.next_raw
        colours: i64 = 0
        open_ones: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            colours += 1 if ready[colour] + raw[colour] > 0 else 0
            open_ones += 1 if free[colour] > 0 else 0
            next_ready[colour] = 0
            next_raw[colour] = 0
            colour += 1
        after = state.companies[(seat + 1) % state.seats]
        tally(after.first, next_raw)
        tally(after.second, next_ready)
        self.variety = VARIETY + colours * 24 + open_ones
        self.cells = CELLS + mask_of(company.first) * 16 + mask_of(company.second)

    def of_colour(self, market: Market, survey: MarketSurvey, kind: i64, colour: i64, row: i64) -> i64:
        """Look up what all actions of one kind with one colour (and market row) have in common."""
        numbers = self.numbers
        found = self.found
        ready: i64 = survey.ready[colour]
        raw: i64 = survey.raw[colour]
        free: i64 = max(survey.free[colour] - 1, i64(0))
        sold: i64 = 0
        step: i64 = 0
        if row != NONE:
            sold = market.sold[row]
            if sold + 1 < market.cells:
                at: i64 = row * market.cells + sold
                step = min(max(market.prices[at + 1] - market.prices[at], i64(0)), i64(5))
        price: i64 = PRICES + ((kind * 6 + row + 1) * 5 + min(sold, i64(4))) * 5 + self.part
        pieces: i64 = (kind * 3 + min(ready, i64(2))) * 3 + min(raw, i64(2))
        pieces = (pieces * 4 + min(survey.their_ready[colour], i64(3))) * 4 + min(survey.their_raw[colour], i64(3))
        pieces = PIECES + pieces * 4 + min(free, i64(3))
        room: i64 = self.room + kind * 150
        time: i64 = self.time + kind * 130
        after: i64 = (kind * 3 + min(self.next_ready[colour], i64(2))) * 2 + min(self.next_raw[colour], i64(1))
        after = NEXT + (after * 6 + step) * 5 + min(free, i64(4))
        variety: i64 = self.variety + kind * 144 + min(ready + raw, i64(3)) * 6
        found[0] = price
        found[1] = pieces
        found[2] = room
        found[3] = time
        found[4] = after
        found[5] = variety
        common: i64 = numbers[price] + numbers[pieces] + numbers[room]
        return common + numbers[time] + numbers[after] + numbers[variety]

    def of_cells(self, way: i64) -> i64:
        """Look up the cells of one action."""
        self.found[6] = self.cells + way * 256
        return self.numbers[self.found[6]]

    def look_at_lot(self, state: MarkState, seat: i64, own: i64, rival: i64, wins_tie: bool) -> None:
        """Note what all bids of this decision have in common."""
        company = state.companies[seat]
        first: i64 = 1 if seat == state.roller else 0
        tie: i64 = 1 if wins_tie else 0
        self.own = WORTH + min(own // HALF, i64(9)) * 2 + first
        self.rival = RIVALS + (min(rival // WHOLE_DOLLAR, i64(6)) * 5 + min(own // WHOLE_DOLLAR, i64(4))) * 2 + tie
        part: i64 = min(cells_left(state.market) // 5, i64(4))
        self.room = SPACE + (company.first.count * 5 + company.second.count) * 5 + part

    def of_bid(self, amount: i64) -> i64:
        """Look up one bid."""
        numbers = self.numbers
        found = self.found
        amount = min(amount, i64(AMOUNTS - 1))
        found[0] = self.own + amount * 20
        found[1] = self.rival + amount * 70
        found[2] = self.room + amount * 125
        found[3] = 0
        found[4] = 0
        found[5] = 0
        found[6] = 0
        return numbers[found[0]] + numbers[found[1]] + numbers[found[2]]

    def forget(self) -> None:
        """Look up nothing for a choice that no list speaks of."""
        k: i64 = 0
        while k < LISTS:
            self.found[k] = 0
            k += 1


def cells_left(market: Market) -> i64:
    """Count the market cells still to be filled, 25 at most."""
    sold = market.sold
    left: i64 = market.cells * ROWS
    row: i64 = 0
    while row < ROWS:
        left -= sold[row]
        row += 1
    return min(left, i64(MANY))


def lead_of(state: MarkState, seat: i64) -> i64:
    """Grade the money of the seat against the richest rival's, 0 to 4."""
    companies = state.companies
    most: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            most = max(most, companies[other].money)
        other += 1
    lead: i64 = companies[seat].money - most
    if lead < -FAR:
        return 0
    if lead < -CLOSE:
        return 1
    if lead <= CLOSE:
        return 2
    if lead <= FAR:
        return 3
    return 4


def mask_of(row: Row) -> i64:
    """Tell which cells of a row hold a piece, as four bits."""
    if row.count == 0:
        return 0
    cells = row.cells
    mask: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        mask = mask * 2 + (1 if cells[column] != NONE else 0)
        column += 1
    return mask


def way_of(action: i64) -> i64:
    """Count the cells that an action may speak of: first those of takes, then of moves, then of sales."""
    if action < MOVE:
        return action % COLUMNS
    if action < SELL:
        return COLUMNS + (action - MOVE) % WAYS
    if action < LOT:
        return COLUMNS + WAYS + (action - SELL) // ROWS % COLUMNS
    return action - PLACE
