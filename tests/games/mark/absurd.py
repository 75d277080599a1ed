"""Moves of Mark that anybody at the table would call absurd."""

from __future__ import annotations

from ludotheque.games.mark.rules.actions import BID, COLUMNS, LOT, MOVE, RETURN, ROWS, SELL
from ludotheque.games.mark.rules.company import NONE, Row
from ludotheque.games.mark.rules.state import TO_ACT, TO_BID, TO_RETURN, MarkState
from ludotheque.kernel.state import OVER


def highest_price(state: MarkState, colour: int) -> int:
    """The most that a piece of the colour may still bring."""
    market = state.market
    own = market.row_of[colour]
    rows = [own] if own != NONE else [row for row in range(ROWS) if market.colour_of[row] == NONE]
    return max(int(market.prices[(row + 1) * market.cells - 1]) for row in rows)


def cells_left(state: MarkState, colour: int) -> int:
    row = state.market.row_of[colour]
    return int(state.market.cells if row == NONE else state.market.cells - state.market.sold[row])


def pieces(row: Row, colour: int) -> int:
    return sum(row.cells[column] == colour for column in range(COLUMNS))


def next_price(state: MarkState, colour: int) -> int:
    row = state.market.row_of[colour]
    return highest_price(state, colour) if row == NONE else int(state.market.next_price(row))


def is_sale(action: int) -> bool:
    return SELL <= action < LOT


def bids_without_room(state: MarkState, action: int) -> bool:
    """The winner of the lot would pay and receive nothing (MK-41)."""
    return state.phase == TO_BID and action > BID and not state.companies[state.bidder].first.has_room()


def bids_more_than_it_can_bring(state: MarkState, action: int) -> bool:
    return state.phase == TO_BID and action > BID and action - BID >= highest_price(state, state.lot)


def takes_what_cannot_be_sold(state: MarkState, action: int) -> bool:
    """The company owns as many pieces of the colour as the market has cells for, and could do something else."""
    if state.phase != TO_ACT or action >= MOVE:
        return False
    company, colour = state.companies[state.roller], action // COLUMNS
    owned = pieces(company.first, colour) + pieces(company.second, colour)
    return owned >= cells_left(state, colour) and any(is_sale(other) for other in state.legal())


def crowds_a_row_with_a_sale_at_hand(state: MarkState, action: int) -> bool:
    """Takes a piece that makes the row cost storage, though a sale was possible that helps no rival."""
    if state.phase != TO_ACT or action >= MOVE or state.companies[state.roller].first.count < state.box.free:
        return False
    rivals = [company for seat, company in enumerate(state.companies) if seat != state.roller]
    sold = {(other - SELL) // (ROWS * COLUMNS) for other in state.legal() if is_sale(other)}
    return any(
        all(pieces(rival.first, colour) + pieces(rival.second, colour) == 0 for rival in rivals) for colour in sold
    )


def refuses_to_win(state: MarkState, action: int) -> bool:
    """A sale ends the game with this company alone in front, and something else is done."""

    def wins(choice: int) -> bool:
        after = state.clone()
        after.advance(choice)
        ranks = after.ranks() if after.actor() == OVER else []
        return bool(ranks) and ranks[state.roller] == 1 and ranks.count(1) == 1

    if state.phase != TO_ACT:
        return False
    return any(is_sale(other) and wins(other) for other in state.legal()) and not wins(action)


def gives_back_the_dearer_piece(state: MarkState, action: int) -> bool:
    """Of two pieces of one row the one that brings more, now and on average, goes back to the bank."""
    if state.phase != TO_RETURN:
        return False
    row = state.companies[state.roller].row((action - RETURN) // COLUMNS)
    given = row.cells[(action - RETURN) % COLUMNS]
    kept = {row.cells[column] for column in range(COLUMNS)} - {given, NONE}
    if pieces(row, given) > cells_left(state, given):
        return False
    return any(
        next_price(state, given) > next_price(state, colour)
        and highest_price(state, given) >= highest_price(state, colour)
        for colour in kept
    )


ABSURD = (
    bids_without_room,
    bids_more_than_it_can_bring,
    takes_what_cannot_be_sold,
    crowds_a_row_with_a_sale_at_hand,
    refuses_to_win,
    gives_back_the_dearer_piece,
)
