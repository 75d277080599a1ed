"""Where the end of a game of Mark is looked up: what each company owns, what that still fetches, and who comes next.

A colour is looked up by its row and how far that is filled, by who owns how much of it, and by who may sell first.
``tools/learn mark --foresight`` finds the numbers. Sealed bids are not looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.evaluation import Evaluation
from ludotheque.games.mark.bot.habits import mask_of
from ludotheque.games.mark.bot.market_survey import POINT
from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, ROWS, SYMBOL
from ludotheque.games.mark.rules.company import NONE, Company
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import TO_ACT, MarkState
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.state import State

SHELVES: Final = 30  # a row with so many pieces, or none yet and the steepest row that is left
UNOPENED: Final = 25
OWN: Final = 4  # own pieces of a colour that are told apart, 3 and more as one,
THEIRS: Final = 5  # and the rivals'
FULL_ROW: Final = 5  # pieces of a company's row, 0 to 4
ORDERS: Final = 4  # how many roll before the seat does
BEFORE: Final = 3  # finished pieces of a colour that those own
PARTS: Final = 7  # of the game, four cells each
CELLS: Final = 27  # of the market that are left
LEADS: Final = 80  # dollars of lead, from LEAST_LEAD
LEAST_LEAD: Final = -40
MONIES: Final = 5  # fees that the money pays
FEE: Final = 5
STOCKS: Final = 24  # next prices of the finished pieces, four dollars each
STOCK_STEP: Final = 4
SALES: Final = 29  # dollars of the best sale that the dice allow
KINDS: Final = 6  # distinct colours owned, and open

# Where each list begins. Number 0 is for what a seat does not own.
PIECES: Final = 1
TURNS: Final = PIECES + SHELVES * OWN * OWN * THEIRS * THEIRS
FIRSTS: Final = TURNS + SHELVES * OWN * OWN * ORDERS * PARTS
MEAN_LEAD: Final = FIRSTS + SHELVES * OWN * BEFORE * ORDERS * 2
BEST_LEAD: Final = MEAN_LEAD + CELLS * LEADS
MONEY_LEAD: Final = BEST_LEAD + CELLS * LEADS
ROOM: Final = MONEY_LEAD + CELLS * LEADS
MASKS: Final = ROOM + FULL_ROW * FULL_ROW * ORDERS * PARTS * MONIES
VARIETY: Final = MASKS + 256 * ORDERS
ORDER: Final = VARIETY + KINDS * KINDS * KINDS * ORDERS
STOCK: Final = ORDER + CELLS * ORDERS
DICE: Final = STOCK + STOCKS * ORDERS * PARTS
SCALE: Final = DICE + SALES * 4 * PARTS
SIZE: Final = SCALE + CELLS
COLOUR_LISTS: Final = 3
LISTS: Final = COLOUR_LISTS * COLOURS + 9


@final
@mypyc_attr(acyclic=True)
class MarkForesight(Foresight):
    """Sees all that lies on the table, for every seat."""

    def __init__(self, box: Components, seats: i64, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS, int(seats))
        self.evaluation: Evaluation = Evaluation(box, seats)
        self.ready: vec[i64] = vec[i64]([i64(0)] * int(seats * COLOURS))  # finished pieces, seat by seat
        self.raw: vec[i64] = vec[i64]([i64(0)] * int(seats * COLOURS))
        self.all_ready: vec[i64] = vec[i64]([i64(0)] * COLOURS)  # of all seats
        self.all_raw: vec[i64] = vec[i64]([i64(0)] * COLOURS)
        self.before: vec[i64] = vec[i64]([i64(0)] * COLOURS)  # of those who roll before a seat
        self.shelves: vec[i64] = vec[i64]([i64(0)] * COLOURS)
        self.open: i64 = 0  # colours that are not closed
        self.left: i64 = 0  # cells of the market

    def look(self, state: State) -> None:
        assert isinstance(state, MarkState)
        self.evaluation.fill_wealth(state)
        self.look_at_market(state)
        self.count(state)
        self.scale = SCALE + self.left
        colour: i64 = 0
        while colour < COLOURS:
            self.before[colour] = 0
            colour += 1
        order: i64 = 0
        while order < self.seats:
            seat: i64 = (state.roller + order) % self.seats
            self.look_at_colours(seat, order)
            self.look_at_company(state, seat, order)
            self.look_at_leads(state, seat)
            order += 1

    def look_at_market(self, state: MarkState) -> None:
        """Note for each colour its row and how far that is filled; without a row the steepest that is left."""
        market = state.market
        row_of, colour_of, sold = market.row_of, market.colour_of, market.sold
        left: i64 = 0
        steepest: i64 = 0
        row: i64 = 0
        while row < ROWS:
            left += market.cells - sold[row]
            steepest = row if colour_of[row] == NONE else steepest
            row += 1
        self.left = min(left, i64(CELLS - 1))
        self.open = 0
        colour: i64 = 0
        while colour < COLOURS:
            row = row_of[colour]
            if row == NONE:
                self.shelves[colour] = UNOPENED + steepest
                self.open += 1
            else:
                self.shelves[colour] = row * 5 + min(sold[row], i64(4))
                self.open += 1 if sold[row] < market.cells else 0
            colour += 1

    def count(self, state: MarkState) -> None:
        """Count the pieces of each colour."""
        ready, raw, all_ready, all_raw = self.ready, self.raw, self.all_ready, self.all_raw
        colour: i64 = 0
        while colour < COLOURS:
            all_ready[colour] = 0
            all_raw[colour] = 0
            colour += 1
        at: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            colour = 0
            while colour < COLOURS:
                ready[at + colour] = 0
                raw[at + colour] = 0
                colour += 1
            company = state.companies[seat]
            first = company.first.cells
            second = company.second.cells
            column: i64 = 0
            while column < COLUMNS:
                piece: i64 = first[column]
                if piece != NONE:
                    raw[at + piece] += 1
                    all_raw[piece] += 1
                piece = second[column]
                if piece != NONE:
                    ready[at + piece] += 1
                    all_ready[piece] += 1
                column += 1
            at += COLOURS
            seat += 1

    def look_at_colours(self, seat: i64, order: i64) -> None:
        found = self.found
        part: i64 = self.left // 4
        market = self.evaluation.survey
        at: i64 = seat * LISTS
        stock: i64 = 0
        readies: i64 = 0
        raws: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            ready: i64 = self.ready[seat * COLOURS + colour]
            raw: i64 = self.raw[seat * COLOURS + colour]
            if ready + raw == 0:
                found[at] = 0
                found[at + 1] = 0
                found[at + 2] = 0
            else:
                shelf: i64 = self.shelves[colour]
                their_ready: i64 = min(self.all_ready[colour] - ready, i64(THEIRS - 1))
                their_raw: i64 = min(self.all_raw[colour] - raw, i64(THEIRS - 1))
                stock += market.next[colour] * min(ready, market.free[colour])
                readies += 1 if ready > 0 else 0
                raws += 1 if raw > 0 else 0
                mine: i64 = (shelf * OWN + min(ready, i64(OWN - 1))) * OWN + min(raw, i64(OWN - 1))
                found[at] = PIECES + (mine * THEIRS + their_ready) * THEIRS + their_raw
                found[at + 1] = TURNS + (mine * ORDERS + order) * PARTS + part
                first: i64 = (shelf * OWN + min(ready, i64(OWN - 1))) * BEFORE + min(
                    self.before[colour], i64(BEFORE - 1)
                )
                found[at + 2] = FIRSTS + (first * ORDERS + order) * 2 + (1 if raw > 0 else 0)
            self.before[colour] += ready
            at += COLOUR_LISTS
            colour += 1
        found[at] = VARIETY + ((readies * KINDS + raws) * KINDS + self.open) * ORDERS + order
        found[at + 1] = STOCK + (min(stock // STOCK_STEP, i64(STOCKS - 1)) * ORDERS + order) * PARTS + part
        found[at + 2] = ORDER + self.left * ORDERS + order

    def look_at_company(self, state: MarkState, seat: i64, order: i64) -> None:
        found = self.found
        company = state.companies[seat]
        part: i64 = self.left // 4
        at: i64 = seat * LISTS + COLOUR_LISTS * COLOURS + 3
        pieces: i64 = company.first.count * FULL_ROW + company.second.count
        fees: i64 = min(company.money // FEE, i64(MONIES - 1))
        found[at] = ROOM + ((pieces * ORDERS + order) * PARTS + part) * MONIES + fees
        found[at + 1] = MASKS + (mask_of(company.first) * 16 + mask_of(company.second)) * ORDERS + order
        found[at + 2] = 0
        if state.phase == TO_ACT and order == 0:
            found[at + 2] = DICE + self.look_at_dice(state, company) * PARTS + part

    def look_at_dice(self, state: MarkState, company: Company) -> i64:
        """Grade what the dice allow: the best sale, a second action, and whether a piece may be finished."""
        survey = self.evaluation.survey
        base: i64 = state.roller * COLOURS
        best: i64 = 0
        moves: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if state.star == SYMBOL or colour == state.star or colour == state.hammer:
                if self.ready[base + colour] > 0:
                    best = max(best, survey.next[colour])
                if self.raw[base + colour] > 0:
                    moves = 1
            colour += 1
        again: i64 = 1 if state.actions_left > 1 else 0
        return (min(best, i64(SALES - 1)) * 2 + again) * 2 + moves

    def look_at_leads(self, state: MarkState, seat: i64) -> None:
        """Note how far the seat is ahead of the others, and of the best of them."""
        found = self.found
        wealth = self.evaluation.wealth
        at: i64 = seat * LISTS + COLOUR_LISTS * COLOURS + 6
        total: i64 = 0
        money: i64 = 0
        most: i64 = -1_000_000
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                total += wealth[other]
                money += state.companies[other].money
                most = max(most, wealth[other])
            other += 1
        others: i64 = self.seats - 1
        moment: i64 = self.left * LEADS
        found[at] = MEAN_LEAD + moment + lead_of((wealth[seat] - total // others) // POINT)
        found[at + 1] = BEST_LEAD + moment + lead_of((wealth[seat] - most) // POINT)
        found[at + 2] = MONEY_LEAD + moment + lead_of(state.companies[seat].money - money // others)


def lead_of(dollars: i64) -> i64:
    """Grade a lead, dollar by dollar."""
    return max(min(dollars - LEAST_LEAD, i64(LEADS - 1)), i64(0))
