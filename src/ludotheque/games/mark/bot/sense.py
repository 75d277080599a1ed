"""Leave out the moves of Mark that anybody at the table would call absurd."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.bot.market_survey import MarketSurvey
from ludotheque.games.mark.rules.actions import COLUMNS, LOT, MOVE, RETURN, ROWS, SELL
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import TO_ACT, TO_BID, TO_RETURN, MarkState
from ludotheque.kernel.advice import keep
from ludotheque.kernel.state import OVER


@final
@mypyc_attr(acyclic=True)
class Sense:
    """Bids no more than a piece can bring, takes none in vain, gives back no dearer one, and does not refuse to win."""

    def __init__(self, box: Components, survey: MarketSurvey, actions: i64) -> None:
        self.box: Components = box
        self.survey: MarketSurvey = survey
        self.dropped: vec[bool] = vec[bool]([False] * int(actions))

    def sift(self, state: MarkState, actions: vec[i64], count: i64) -> i64:
        """Keep the choices that a person would consider."""
        if state.phase == TO_BID:
            return self.sensible_bids(state, count)
        if state.phase == TO_RETURN:
            self.sift_returns(state, actions, count)
        elif state.phase == TO_ACT:
            self.sift_acts(state, actions, count)
        else:
            return count
        return keep(actions, count, self.dropped)

    def sensible_bids(self, state: MarkState, count: i64) -> i64:
        """Count the bids, from 0, below the most that the lot can bring; none but 0 without room for it (MK-41)."""
        if not state.companies[state.bidder].first.has_room():
            return 1
        return min(count, max(self.highest_price(state, state.lot), i64(1)))

    def highest_price(self, state: MarkState, colour: i64) -> i64:
        """Return the most that a piece of the colour may still bring."""
        market = state.market
        own: i64 = market.row_of[colour]
        most: i64 = 0
        row: i64 = 0
        while row < ROWS:
            if row == own or (own == NONE and market.colour_of[row] == NONE):
                most = max(most, market.prices[(row + 1) * market.cells - 1])
            row += 1
        return most

    def sift_acts(self, state: MarkState, actions: vec[i64], count: i64) -> None:
        """Take no piece that cannot be sold, and crowd no row, where a sale helps nobody else."""
        self.survey.look(state, state.roller)
        survey = self.survey
        company = state.companies[state.roller]
        sells: bool = False
        sells_safely: bool = False
        i: i64 = 0
        while i < count:
            self.dropped[i] = False
            if actions[i] >= SELL and actions[i] < LOT:
                sells = True
                sold: i64 = (actions[i] - SELL) // (ROWS * COLUMNS)
                sells_safely = sells_safely or survey.their_ready[sold] + survey.their_raw[sold] == 0
            i += 1
        crowds: bool = company.first.count >= self.box.free
        i = 0
        while i < count and sells:
            if actions[i] < MOVE:
                colour: i64 = actions[i] // COLUMNS
                in_vain: bool = survey.ready[colour] + survey.raw[colour] >= survey.free[colour]
                self.dropped[i] = in_vain or (crowds and sells_safely)
            i += 1
        if sells and state.market.full + 1 == self.box.end_rows:
            self.sift_for_the_win(state, actions, count)

    def sift_for_the_win(self, state: MarkState, actions: vec[i64], count: i64) -> None:
        """Where a sale ends the game with the seller alone in front, drop all that does not."""
        wins: vec[bool] = self.dropped[:count]
        found: bool = False
        i: i64 = 0
        while i < count:
            wins[i] = actions[i] >= SELL and is_won_by(state, actions[i])
            found = found or wins[i]
            i += 1
        i = 0
        while i < count and found:
            self.dropped[i] = not wins[i]
            i += 1

    def sift_returns(self, state: MarkState, actions: vec[i64], count: i64) -> None:
        """Give back no piece that brings more than another one of the row, now and at the last."""
        self.survey.look(state, state.roller)
        company = state.companies[state.roller]
        i: i64 = 0
        while i < count:
            cell: i64 = actions[i] - RETURN
            row = company.row(cell // COLUMNS)
            given: i64 = row.cells[cell % COLUMNS]
            self.dropped[i] = False
            column: i64 = 0
            while column < COLUMNS:
                other: i64 = row.cells[column]
                if other != NONE and other != given and self.is_dearer(state, row.cells, given, other):
                    self.dropped[i] = True
                column += 1
            i += 1

    def is_dearer(self, state: MarkState, cells: vec[i64], given: i64, other: i64) -> bool:
        """Tell whether all pieces of the colour given fit the market, and bring more than one of the other."""
        owned: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if cells[column] == given:
                owned += 1
            column += 1
        if owned > self.survey.free[given]:
            return False
        mine: i64 = self.highest_price(state, given)
        theirs: i64 = self.highest_price(state, other)
        return self.price_now(state, given, mine) > self.price_now(state, other, theirs) and mine >= theirs

    def price_now(self, state: MarkState, colour: i64, highest: i64) -> i64:
        """Return the next price of a colour's row; the highest while it has none."""
        row: i64 = state.market.row_of[colour]
        return highest if row == NONE else state.market.next_price(row)


def is_won_by(state: MarkState, sale: i64) -> bool:
    """Tell whether the sale ends the game with the seller alone in front."""
    after = state.clone()
    after.advance(sale)
    if after.actor() != OVER:
        return False
    ranks = after.scratch[: state.seats]
    after.fill_ranks(ranks)
    seat: i64 = 0
    while seat < state.seats:
        if seat != state.roller and ranks[seat] <= ranks[state.roller]:
            return False
        seat += 1
    return True
