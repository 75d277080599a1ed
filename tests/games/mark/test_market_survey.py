"""What a survey knows by heart is what the cells of the market say."""

from __future__ import annotations

import ludotheque as ludo
from ludotheque.games.mark.bot.market_survey import POINT, MarketSurvey
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState


def free_cells(market: Market, row: int) -> list[int]:
    cells = int(market.cells)
    return [int(market.prices[row * cells + cell]) for cell in range(int(market.sold[row]), cells)]


def mean(prices: list[int]) -> int:
    return sum(prices) * POINT // len(prices) if prices else 0


def test_a_colour_is_worth_the_mean_of_its_free_cells() -> None:
    state, rng, survey, compared = ludo.load("mark").new(4), ludo.Rng(4), MarketSurvey(), 0
    assert isinstance(state, MarkState)
    out = state.scratch[:]
    while state.actor() != ludo.OVER:
        chance = state.actor() == ludo.CHANCE
        state.advance(state.draw(rng) if chance else out[rng.below(state.fill_legal(out))])
        market = state.market
        survey.price(market)
        nobodys = [row for row, colour in enumerate(market.colour_of) if colour == NONE]
        start = mean([price for row in nobodys for price in free_cells(market, row)])
        for colour, row in enumerate(market.row_of):
            expected = start if row == NONE else mean(free_cells(market, int(row)))
            assert survey.mean[colour] == expected
            compared += row != NONE
    assert compared > 100
