"""Positions of Mark: the whole state as JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.mark.edition import (
    COLOURS,
    HAMMER_FACES,
    MARKET_ROWS,
    STAR_FACES,
    components,
    most_money,
)
from ludotheque.games.mark.position_checks import check
from ludotheque.games.mark.position_schema import Colour, Facts
from ludotheque.games.mark.rules.company import NONE, Row
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.games.mark.views import PHASES, auction, cells, dice, maybe, name_of
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting


def facts(state: MarkState) -> dict[str, Any]:
    """Write the state as the facts of a position."""
    companies = [
        {"money": int(company.money), "first": cells(company.first), "second": cells(company.second)}
        for company in state.companies
    ]
    market = {
        name: {"colour": COLOURS[state.market.colour_of[row]], "sold": int(state.market.sold[row])}
        for row, name in enumerate(MARKET_ROWS)
        if state.market.colour_of[row] != NONE
    }
    return {
        "phase": PHASES[state.phase],
        "roller": int(state.roller),
        "rolls": int(state.rolls),
        "dice": dice(state),
        "actions_left": int(state.actions_left),
        "companies": companies,
        "market": market,
        "lot": name_of(COLOURS, state.lot),
        "bids": [maybe(company.bid) for company in state.companies],
        "last_auction": auction(state.last),
    }


def place(setting: Setting, data: Mapping[str, Any]) -> MarkState:
    """Make the state with these facts, after checking that a game could stand so."""
    given = shaped(data, Facts)
    state = MarkState(setting, components(setting.edition, setting.options))
    n, limit = setting.seats, state.box.roll_limit
    require(0 <= given.roller < n, "$.roller", f"found {given.roller}, accepted is 0 to {n - 1}")
    require(0 <= given.rolls <= limit, "$.rolls", f"found {given.rolls}, accepted is 0 to {limit}")
    state.phase = PHASES.index(given.phase)
    state.roller = given.roller
    state.rolls = given.rolls
    state.lot = NONE if given.lot is None else COLOURS.index(given.lot)
    _place_dice(state, given)
    _place_market(state, given)
    _place_companies(state, given)
    _place_bids(state, given)
    _place_auction(state, given)
    check(state)
    return state


def _place_dice(state: MarkState, given: Facts) -> None:
    """Place the dice; without a number a double has two actions left, any other roll one (MK-25, MK-28)."""
    if given.dice is not None:
        state.star = STAR_FACES.index(given.dice.star)
        state.hammer = HAMMER_FACES.index(given.dice.hammer)
    most = 0
    if given.phase == "act":
        most = 2 if state.star == state.hammer else 1
    left = most if given.actions_left is None else given.actions_left
    fits = 1 <= left <= most or left == most
    require(fits, "$.actions_left", f"found {left}, accepted is {f'1 to {most}' if most else 0}")
    state.actions_left = left


def _place_market(state: MarkState, given: Facts) -> None:
    most = state.box.cells
    for name, row in given.market.items():
        where = f"$.market.{name}"
        require(name in MARKET_ROWS, "$.market", f"found {name!r}, accepted are {', '.join(MARKET_ROWS)}")
        require(1 <= row.sold <= most, f"{where}.sold", f"found {row.sold}, accepted is 1 to {most}")
        colour, number = COLOURS.index(row.colour), MARKET_ROWS.index(name)
        require(state.market.accepts(colour, number), where, f"{row.colour} has another row (MK-46)")
        for _ in range(row.sold):
            state.market.sell(colour, number)
            state.bank.give(colour)
    for colour in range(len(COLOURS)):
        if state.market.is_closed(colour):
            state.bank.lose(colour)


def _place_companies(state: MarkState, given: Facts) -> None:
    found, n = len(given.companies), state.setting.seats
    require(found == n, "$.companies", f"found {found}, accepted is one for each of {n} seats")
    most = int(state.box.money + sum(state.market.paid(row) for row in range(len(MARKET_ROWS))))
    for seat, company in enumerate(given.companies):
        where = f"$.companies[{seat}]"
        if company.money is not None:
            require(0 <= company.money <= most, f"{where}.money", f"found {company.money}, accepted is 0 to {most}")
            state.companies[seat].money = company.money
        _place_row(state, state.companies[seat].first, company.first, f"{where}.first")
        _place_row(state, state.companies[seat].second, company.second, f"{where}.second")
    gains = sum(max(0, int(company.money - state.box.money)) for company in state.companies)
    paid = most - state.box.money
    require(gains <= paid, "$.companies", f"the players have earned {gains}, but the market has paid {paid}")


def _place_row(state: MarkState, row: Row, given: list[Colour | None] | None, where: str) -> None:
    if given is None:
        return
    columns = state.box.columns
    require(len(given) == columns, where, f"found {len(given)} cells, accepted is {columns}")
    for column, name in enumerate(given):
        if name is not None:
            colour = COLOURS.index(name)
            closed = state.market.is_closed(colour)
            require(not closed, where, f"{name} is closed: its pieces have left the game (MK-54)")
            require(state.bank.has(colour), where, f"more than {state.box.pieces} pieces of {name}")
            state.bank.give(colour)
            row.put(column, colour)


def _place_bids(state: MarkState, given: Facts) -> None:
    """Place the sealed bids: the roller's first, then clockwise (MK-34)."""
    n = state.setting.seats
    bids = [None] * n if given.bids is None else given.bids
    require(len(bids) == n, "$.bids", f"found {len(bids)}, accepted is one or null for each of {n} seats")
    committed = sum(bid is not None for bid in bids)
    for k in range(n):
        seat = (given.roller + k) % n
        bid, money = bids[seat], state.companies[seat].money
        fits = (bid is not None) == (k < committed) and (bid is None or 0 <= bid <= money)
        require(fits, f"$.bids[{seat}]", f"found {bid}, accepted is 0 to {money}, the roller first, then clockwise")
        state.companies[seat].bid = NONE if bid is None else bid
    if given.phase == "bid":
        require(committed < n, "$.bids", "all bids are in: they are shown at once (MK-35)")
        state.bidder = (given.roller + committed) % n
    else:
        require(committed == 0, "$.bids", "bids are sealed in phase bid, and only then")


def _place_auction(state: MarkState, given: Facts) -> None:
    if given.last_auction is None:
        return
    last, found, n = state.last, given.last_auction, state.setting.seats
    where = "$.last_auction"
    require(0 <= found.roller < n, f"{where}.roller", f"found {found.roller}, accepted is 0 to {n - 1}")
    most = most_money(state.setting.edition)
    fits = len(found.bids) == n and all(0 <= bid <= most for bid in found.bids)
    require(fits, f"{where}.bids", f"accepted are {n} amounts from 0 to {most}")
    last.roller = found.roller
    last.colour = COLOURS.index(found.colour)
    for seat, bid in enumerate(found.bids):
        last.bids[seat] = bid
    last.winner = last.highest_bidder()
    last.delivered = found.delivered
    winner = maybe(last.winner)
    require(found.winner == winner, f"{where}.winner", f"found {found.winner}, accepted is {winner} (MK-37)")
    require(winner is not None or not found.delivered, f"{where}.delivered", "without a winner nothing is delivered")
