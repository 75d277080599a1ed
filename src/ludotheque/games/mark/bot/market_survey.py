"""The market as one seat sees it: who owns what of each colour, and what it still fetches."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, ROWS
from ludotheque.games.mark.rules.company import NONE, Company, Row
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState

POINT: Final = 100  # of weigh: a dollar


@final
@mypyc_attr(acyclic=True)
class MarketSurvey:
    """Counts for one decision; all of it lies open on the table."""

    def __init__(self) -> None:
        self.ready: vec[i64] = counters()  # own finished pieces of each colour
        self.raw: vec[i64] = counters()  # own raw pieces
        self.their_ready: vec[i64] = counters()  # the rivals'
        self.their_raw: vec[i64] = counters()
        self.free: vec[i64] = counters()  # cells of the market that are left to the colour
        self.next: vec[i64] = counters()  # what its next piece brings, in dollars
        self.mean: vec[i64] = counters()  # what its pieces will bring on average, in hundredths
        self.left: vec[i64] = vec[i64]([])  # for each cell of the market: what it and those after it bring,
        self.means: vec[i64] = vec[i64]([])  # and their mean in hundredths

    def look(self, state: MarkState, seat: i64) -> None:
        """Count what this seat and its rivals own, and price each colour."""
        companies = state.companies
        ready = self.their_ready
        raw = self.their_raw
        self.count_own(companies[seat])
        colour: i64 = 0
        while colour < COLOURS:
            ready[colour] = 0
            raw[colour] = 0
            colour += 1
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                company = companies[other]
                tally(company.first, raw)
                tally(company.second, ready)
            other += 1
        self.price(state.market)

    def count_own(self, company: Company) -> None:
        """Count what this seat owns."""
        ready = self.ready
        raw = self.raw
        colour: i64 = 0
        while colour < COLOURS:
            ready[colour] = 0
            raw[colour] = 0
            colour += 1
        tally(company.first, raw)
        tally(company.second, ready)

    def price(self, market: Market) -> None:
        """Price each colour; without a row yet by the best start and the average of the free rows.

        What is asked for each row is taken at hand first: through its owner, references would be counted each time.
        """
        if len(self.left) == 0:
            self.learn(market)
        row_of, colour_of, sold, cells = market.row_of, market.colour_of, market.sold, market.cells
        prices, left, means = market.prices, self.left, self.means
        best: i64 = 0
        mean: i64 = 0
        rows: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if colour_of[row] == NONE:
                best = max(best, prices[row * cells])
                mean += left[row * cells]
                rows += 1
            row += 1
        if rows > 0:
            mean = mean * POINT // (rows * cells)
        free, following, average = self.free, self.next, self.mean
        colour: i64 = 0
        while colour < COLOURS:
            row = row_of[colour]
            if row == NONE:
                free[colour] = cells
                following[colour] = best
                average[colour] = mean
            elif sold[row] == cells:
                free[colour] = 0
                following[colour] = 0
                average[colour] = 0
            else:
                at: i64 = row * cells + sold[row]
                free[colour] = cells - sold[row]
                following[colour] = prices[at]
                average[colour] = means[at]
            colour += 1

    def learn(self, market: Market) -> None:
        """Learn by heart what the cells of each row bring from each of them on: prices never change."""
        self.left = market.prices[:]
        self.means = market.prices[:]
        row: i64 = 0
        while row < ROWS:
            total: i64 = 0
            cell: i64 = market.cells - 1
            while cell >= 0:
                total += market.prices[row * market.cells + cell]
                self.left[row * market.cells + cell] = total
                self.means[row * market.cells + cell] = total * POINT // (market.cells - cell)
                cell -= 1
            row += 1


def counters() -> vec[i64]:
    """Make one counter for each colour."""
    return vec[i64]([i64(0)] * COLOURS)


def tally(row: Row, counts: vec[i64]) -> None:
    """Add the pieces of a row."""
    if row.count == 0:
        return
    cells = row.cells
    column: i64 = 0
    while column < COLUMNS:
        piece: i64 = cells[column]
        if piece != NONE:
            counts[piece] += 1
        column += 1
