"""Mark: every piece is in the bank, in a company, on the market or removed; money comes from the market only."""

from __future__ import annotations

from collections import Counter

from ludotheque.games.mark.edition import COLOURS, MARKET_ROWS
from ludotheque.games.mark.rules.company import NONE
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.games.mark.views import cells, removed


def check(state: MarkState) -> None:
    count = Counter(
        name for company in state.companies for row in (company.first, company.second) for name in cells(row)
    )
    for colour, name in enumerate(COLOURS):
        sold = sum(
            int(state.market.sold[row]) for row in range(len(MARKET_ROWS)) if state.market.colour_of[row] == colour
        )
        count[name] += int(state.bank.pieces[colour]) + sold + removed(state, colour)
        assert count[name] == state.box.pieces
    for company in state.companies:
        assert company.first.count == sum(name is not None for name in cells(company.first))
        assert company.second.count == sum(name is not None for name in cells(company.second))
        assert company.bid == NONE or 0 <= company.bid <= company.money
    check_money(state)


def check_money(state: MarkState) -> None:
    paid = sum(int(state.market.paid(row)) for row in range(len(MARKET_ROWS)))
    assert all(company.money >= 0 for company in state.companies)
    assert sum(max(0, company.money - state.box.money) for company in state.companies) <= paid
    assert state.market.full == sum(sold == state.box.cells for sold in state.market.sold)
