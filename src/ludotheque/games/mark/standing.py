"""Can a game of Mark stand so? What each phase implies for the rest of a position."""

from __future__ import annotations

from ludotheque.games.mark.edition import COMPANY_ROWS
from ludotheque.games.mark.rules.actions import SYMBOL
from ludotheque.games.mark.rules.company import NONE, SECOND
from ludotheque.games.mark.rules.state import (
    FINISHED,
    TO_ACT,
    TO_BID,
    TO_KEEP,
    TO_LOT,
    TO_PLACE,
    TO_RETURN,
    TO_ROLL,
    MarkState,
)
from ludotheque.kernel.position import require


def check(state: MarkState) -> None:
    """BadPosition unless the phase agrees with the market, the dice, the lot and the money."""
    _check_end(state)
    _check_dice(state)
    _check_lot(state)
    _check_kept(state)
    if state.phase == TO_ACT:
        require(state.can_act(), "$.phase", "no action is possible: the turn is over (MK-22)")
    elif state.phase == TO_KEEP:
        _check_keep(state)
    elif state.phase == TO_RETURN:
        _check_return(state)


def _check_end(state: MarkState) -> None:
    """MK-59, MK-60, MK-64."""
    full, enough, limit = state.market.full, state.box.end_rows, state.box.roll_limit
    if state.phase == FINISHED:
        ended = full == enough or (full < enough and state.rolls == limit)
        require(ended, "$.phase", f"the game is over with {enough} full rows or {limit} rolls")
        return
    require(full < enough, "$.market", f"found {full} full rows: the game is over with {enough}")
    most = limit - 1 if state.phase == TO_ROLL else limit
    require(state.rolls <= most, "$.rolls", f"found {state.rolls}, accepted is 0 to {most} in this phase")


def _check_dice(state: MarkState) -> None:
    """MK-31: a hammer means an auction, its absence an action."""
    require(state.star == NONE or state.rolls > 0, "$.rolls", "found 0, but the dice have been rolled")
    if state.phase not in (TO_LOT, TO_BID, TO_PLACE, TO_ACT):
        return
    require(state.star != NONE, "$.dice", "the roll must be given in this phase")
    hammer = state.hammer == SYMBOL
    require(hammer == (state.phase != TO_ACT), "$.dice", "a hammer means an auction, two other faces an action")
    if state.phase == TO_LOT:
        require(state.star == SYMBOL, "$.dice", "the roller names a colour with hammer and star only (MK-32)")
        require(not state.bank.is_empty(), "$.phase", "the bank has no piece to put up for auction (MK-33)")


def _check_lot(state: MarkState) -> None:
    """MK-31, MK-32: the lot is in the bank, and the star die shows its colour or the star."""
    if state.phase not in (TO_BID, TO_PLACE):
        require(state.lot == NONE, "$.lot", "a piece is up for auction in phases bid and place only")
        return
    require(state.lot != NONE, "$.lot", "the colour up for auction must be given in this phase")
    require(state.bank.has(state.lot), "$.lot", "the bank has no piece of that colour (MK-33)")
    require(state.star in (state.lot, SYMBOL), "$.lot", "the star die shows another colour (MK-31)")
    if state.phase == TO_PLACE:
        last = state.last
        fits = last.delivered and last.roller == state.roller and last.colour == state.lot
        require(fits, "$.last_auction", "the auction of the piece to place must be given, as delivered")
        room = state.companies[last.winner].first.has_room()
        require(room, "$.phase", "the winner's first row is full: nothing is placed (MK-41)")


def _check_kept(state: MarkState) -> None:
    """MK-53: the kept row is a crowded one, paid for by a player who could not pay for both."""
    if state.kept == NONE:
        return
    company, box = state.companies[state.roller], state.box
    require(
        state.phase == TO_RETURN and box.pay_one, "$.kept", "a row is kept in phase return with option pay_one only"
    )
    fits = company.crowded(box.free) == 2 and company.money < box.fee
    require(fits, "$.kept", f"{COMPANY_ROWS[state.kept]} is kept while the other row is reduced, for want of money")


def _check_keep(state: MarkState) -> None:
    """MK-53."""
    company, box = state.companies[state.roller], state.box
    fits = box.pay_one and company.crowded(box.free) == 2 and box.fee <= company.money < 2 * box.fee
    require(fits, "$.phase", "the roller does not choose between two rows with the money for one (MK-53)")


def _check_return(state: MarkState) -> None:
    """MK-50: pieces are given back only by a player who could not pay, and only the surplus (MK-51)."""
    company, box = state.companies[state.roller], state.box
    require(state.surplus_row() != NONE, "$.phase", "no row holds a surplus: nothing is given back (MK-51)")
    if state.kept != NONE:
        return
    rows = company.crowded(box.free)
    if state.surplus_row() == SECOND and company.first.count == box.free:
        rows = 2  # the first row may have been reduced just now
    most = box.fee if box.pay_one else rows * box.fee
    fits = company.money < most
    require(fits, f"$.companies[{state.roller}].money", f"accepted is less than {most}, which would be paid (MK-49)")
