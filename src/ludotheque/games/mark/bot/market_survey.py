"""The market as one seat sees it: who owns what of each colour, and what it still fetches."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, ROWS
from ludotheque.games.mark.rules.company import NONE, Row
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

    def look(self, state: MarkState, seat: i64) -> None:
        """Count what this seat and its rivals own, and price each colour."""
        colour: i64 = 0
        while colour < COLOURS:
            self.ready[colour] = 0
            self.raw[colour] = 0
            self.their_ready[colour] = 0
            self.their_raw[colour] = 0
            colour += 1
        other: i64 = 0
        while other < state.seats:
            company = state.companies[other]
            if other == seat:
                tally(company.first, self.raw)
                tally(company.second, self.ready)
            else:
                tally(company.first, self.their_raw)
                tally(company.second, self.their_ready)
            other += 1
        self.price(state.market)

    def price(self, market: Market) -> None:
        """Price each colour; without a row yet by the best start and the average of the free rows."""
        best: i64 = 0
        total: i64 = 0
        rows: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if market.colour_of[row] == NONE:
                best = max(best, market.next_price(row))
                total += left_in(market, row)
                rows += 1
            row += 1
        colour: i64 = 0
        while colour < COLOURS:
            row = market.row_of[colour]
            if row == NONE:
                self.free[colour] = market.cells
                self.next[colour] = best
                self.mean[colour] = total * POINT // (rows * market.cells)
            elif market.sold[row] == market.cells:
                self.free[colour] = 0
                self.next[colour] = 0
                self.mean[colour] = 0
            else:
                self.free[colour] = market.cells - market.sold[row]
                self.next[colour] = market.next_price(row)
                self.mean[colour] = left_in(market, row) * POINT // self.free[colour]
            colour += 1


def counters() -> vec[i64]:
    """Make one counter for each colour."""
    return vec[i64]([i64(0)] * COLOURS)


def tally(row: Row, counts: vec[i64]) -> None:
    """Add the pieces of a row."""
    if row.count == 0:
        return
    column: i64 = 0
    while column < COLUMNS:
        if row.cells[column] != NONE:
            counts[row.cells[column]] += 1
        column += 1


def left_in(market: Market, row: i64) -> i64:
    """Add up the prices of the free cells of a market row."""
    total: i64 = 0
    cell: i64 = market.sold[row]
    while cell < market.cells:
        total += market.prices[row * market.cells + cell]
        cell += 1
    return total
