"""Why one would choose so in Mark, for the coach: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.mark.rules.actions import BID, COLUMNS, KEEP, LOT, MOVE, PLACE, RETURN, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.company import NONE, Company
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.games.mark.rules.trade import POINT
from ludotheque.games.mark.rules.worth import WAY, Worth, ways
from ludotheque.kernel.advice import Reason


def why(worth: Worth, state: MarkState, action: int) -> Reason:
    """From what lies open, which is everything but the others' sealed bids."""
    seat = state.actor()
    company = state.companies[seat]
    worth.look(state, seat)
    if action < MOVE:
        return why_take(worth, company, i64(action) // COLUMNS)
    if action < SELL:
        return why_move(worth, company, (i64(action) - MOVE) // WAYS)
    if action < LOT:
        colour = (i64(action) - SELL) // (ROWS * COLUMNS)
        return why_sell(worth, state.market, company, colour, (i64(action) - SELL) % ROWS)
    if action < PLACE:
        return Reason("hint-lot", {"price": mean(worth, i64(action) - LOT)})
    if action < RETURN:
        return Reason("hint-place", {"ways": int(ways(company, i64(action) - PLACE) // WAY)})
    if action < KEEP:
        colour = company.row((i64(action) - RETURN) // COLUMNS).cells[(action - RETURN) % COLUMNS]
        return Reason("hint-return", {"price": int(worth.trade.next[colour])})
    if action < BID:
        return Reason("hint-keep", {"price": int(worth.holding(company.row(i64(action) - KEEP))) // POINT})
    return why_bid(worth, state, company, action - BID)


def mean(worth: Worth, colour: i64) -> int:
    """The average price of the cells left to a colour, in whole dollars."""
    return int(worth.trade.mean[colour] + POINT // 2) // POINT


def why_take(worth: Worth, company: Company, colour: i64) -> Reason:
    """Storage first, then pieces in play against cells."""
    if company.first.count >= worth.box.free:
        return Reason("hint-take-crowded", {"fee": int(worth.box.fee)})
    trade = worth.trade
    own = trade.ready[colour] + trade.raw[colour]
    pieces = int(own + trade.their_ready[colour] + trade.their_raw[colour]) + 1
    if pieces > trade.free[colour]:
        return Reason("hint-take-glut", {"pieces": pieces, "cells": int(trade.free[colour])})
    if own == 0:
        return Reason("hint-take-new", {"price": mean(worth, colour)})
    return Reason("hint-take", {"price": mean(worth, colour), "cells": int(trade.free[colour])})


def why_move(worth: Worth, company: Company, colour: i64) -> Reason:
    price = int(worth.trade.next[colour])
    if company.second.count >= worth.box.free:
        return Reason("hint-move-crowded", {"price": price, "fee": int(worth.box.fee)})
    return Reason("hint-move", {"price": price})


def why_sell(worth: Worth, market: Market, company: Company, colour: i64, row: i64) -> Reason:
    """The last cell, a rival who could fill the row, storage, a new row; else the price and the next one."""
    trade = worth.trade
    price = int(market.next_price(row))
    if market.sold[row] + 1 == market.cells:
        return Reason("hint-sell-last", {"price": price})
    if market.colour_of[row] == NONE:
        mine = 2 * trade.ready[colour] - 2 + trade.raw[colour]
        theirs = 2 * trade.their_ready[colour] + trade.their_raw[colour]
        top = int(market.prices[row * market.cells + market.cells - 1])
        message = "hint-open-own" if mine >= theirs else "hint-open-rivals"
        return Reason(message, {"price": price, "top": top})
    if trade.their_ready[colour] >= trade.free[colour]:
        return Reason("hint-sell-race", {"price": price, "cells": int(trade.free[colour])})
    if company.second.count > worth.box.free:
        return Reason("hint-sell-storage", {"price": price, "fee": int(worth.box.fee)})
    after = int(market.prices[row * market.cells + market.sold[row] + 1])
    return Reason("hint-sell", {"price": price, "next": after})


def why_bid(worth: Worth, state: MarkState, company: Company, amount: int) -> Reason:
    """MK-41: nothing comes to a full first row."""
    if not company.first.has_room():
        return Reason("hint-bid-full", {})
    if amount == 0:
        return Reason("hint-bid-none", {})
    if company.first.count >= worth.box.free:
        return Reason("hint-bid-crowded", {"fee": int(worth.box.fee)})
    return Reason("hint-bid", {"amount": amount, "price": mean(worth, state.lot)})
