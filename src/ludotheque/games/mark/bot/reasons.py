"""The reasons that the coach gives in Mark: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.mark.bot.action_values import WAY, ActionValues, vacant_ahead
from ludotheque.games.mark.bot.market_survey import POINT
from ludotheque.games.mark.rules.actions import BID, COLUMNS, LOT, MOVE, PLACE, RETURN, ROWS, SELL, WAYS
from ludotheque.games.mark.rules.company import NONE, Company
from ludotheque.games.mark.rules.market import Market
from ludotheque.games.mark.rules.state import MarkState
from ludotheque.kernel.advice import Reason


def reasons_for(values: ActionValues, state: MarkState, action: int) -> list[Reason]:
    """Find the reasons from what lies open; after a bid or a piece that many share, what tells it from the others."""
    first = reason_for(values, state, action)
    if action < MOVE:
        colour = i64(action) // COLUMNS
        price, cells = mean(values, colour), int(values.survey.free[colour])
        return [first, Reason("hint-take", {"price": price, "cells": cells})]
    if action > BID and state.companies[state.actor()].first.has_room():
        return [first, Reason("hint-bid", {"amount": action - BID, "price": mean(values, state.lot)})]
    return [first]


def reason_for(values: ActionValues, state: MarkState, action: int) -> Reason:
    """Find the reason from what lies open: everything but the others' sealed bids."""
    seat = state.actor()
    company = state.companies[seat]
    values.look(state, seat)
    if action < MOVE:
        return reason_to_take(values, company, i64(action) // COLUMNS)
    if action < SELL:
        return reason_to_move(values, company, (i64(action) - MOVE) // WAYS)
    if action < LOT:
        colour = (i64(action) - SELL) // (ROWS * COLUMNS)
        return reason_to_sell(values, state.market, company, colour, (i64(action) - SELL) % ROWS)
    if action < PLACE:
        return Reason("hint-lot", {"price": mean(values, i64(action) - LOT)})
    if action < RETURN:
        return Reason("hint-place", {"ways": int(vacant_ahead(company, i64(action) - PLACE) // WAY)})
    if action < BID:
        colour = company.row((i64(action) - RETURN) // COLUMNS).cells[(action - RETURN) % COLUMNS]
        return Reason("hint-return", {"price": int(values.survey.next[colour])})
    return reason_to_bid(values, state, company, action - BID)


def mean(values: ActionValues, colour: i64) -> int:
    """Return the average price of the cells left to a colour, in whole dollars."""
    return int(values.survey.mean[colour] + POINT // 2) // POINT


def reason_to_take(values: ActionValues, company: Company, colour: i64) -> Reason:
    """Speak of storage first, then of pieces in play against cells."""
    if company.first.count >= values.box.free:
        return Reason("hint-take-crowded", {"fee": int(values.box.fee)})
    survey = values.survey
    own = survey.ready[colour] + survey.raw[colour]
    pieces = int(own + survey.their_ready[colour] + survey.their_raw[colour]) + 1
    if pieces > survey.free[colour]:
        return Reason("hint-take-glut", {"pieces": pieces, "cells": int(survey.free[colour])})
    if own == 0:
        return Reason("hint-take-new", {"price": mean(values, colour)})
    return Reason("hint-take", {"price": mean(values, colour), "cells": int(survey.free[colour])})


def reason_to_move(values: ActionValues, company: Company, colour: i64) -> Reason:
    price = int(values.survey.next[colour])
    if company.second.count >= values.box.free:
        return Reason("hint-move-crowded", {"price": price, "fee": int(values.box.fee)})
    return Reason("hint-move", {"price": price})


def reason_to_sell(values: ActionValues, market: Market, company: Company, colour: i64, row: i64) -> Reason:
    """Speak of the last cell, a new row, rivals who could fill the row, or storage; else of the next price."""
    survey = values.survey
    price = int(market.next_price(row))
    if market.sold[row] + 1 == market.cells:
        return Reason("hint-sell-last", {"price": price})
    if market.colour_of[row] == NONE:
        mine = 2 * survey.ready[colour] - 2 + survey.raw[colour]
        theirs = 2 * survey.their_ready[colour] + survey.their_raw[colour]
        top = int(market.prices[row * market.cells + market.cells - 1])
        message = "hint-open-own" if mine >= theirs else "hint-open-rivals"
        return Reason(message, {"price": price, "top": top})
    if survey.their_ready[colour] >= survey.free[colour]:
        return Reason("hint-sell-race", {"price": price, "cells": int(survey.free[colour])})
    if company.second.count > values.box.free:
        return Reason("hint-sell-storage", {"price": price, "fee": int(values.box.fee)})
    after = int(market.prices[row * market.cells + market.sold[row] + 1])
    return Reason("hint-sell", {"price": price, "next": after})


def reason_to_bid(values: ActionValues, state: MarkState, company: Company, amount: int) -> Reason:
    """Say what a bid would bring; nothing to a full first row (MK-41)."""
    if not company.first.has_room():
        return Reason("hint-bid-full", {})
    if amount == 0:
        return Reason("hint-bid-none", {})
    if company.first.count >= values.box.free:
        return Reason("hint-bid-crowded", {"fee": int(values.box.fee)})
    return Reason("hint-bid", {"amount": amount, "price": mean(values, state.lot)})
