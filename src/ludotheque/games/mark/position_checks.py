"""Checks of a position of Mark: what each phase implies for the rest."""

from __future__ import annotations

from ludotheque.games.mark.rules.actions import SYMBOL
from ludotheque.games.mark.rules.company import NONE, SECOND
from ludotheque.games.mark.rules.state import (
    FINISHED,
    TO_ACT,
    TO_BID,
    TO_LOT,
    TO_PLACE,
    TO_RETURN,
    TO_ROLL,
    MarkState,
)
from ludotheque.kernel.position import require


def check(state: MarkState) -> None:
    """Raise BadPosition unless the phase agrees with the market, the dice, the lot and the money."""
    _check_end(state)
    _check_dice(state)
    _check_lot(state)
    if state.phase == TO_ACT:
        require(state.can_act(), "$.phase", "no action is possible: the turn is over (MK-22)")
    elif state.phase == TO_RETURN:
        _check_return(state)


def _check_end(state: MarkState) -> None:
    """Require that the game is over exactly when it must be (MK-59, MK-60, MK-64)."""
    full, enough, limit = state.market.full, state.box.end_rows, state.box.roll_limit
    if state.phase == FINISHED:
        ended = full == enough or (full < enough and state.rolls == limit)
        require(ended, "$.phase", f"the game is over with {enough} full rows or {limit} rolls")
        return
    require(full < enough, "$.market", f"found {full} full rows: the game is over with {enough}")
    most = limit - 1 if state.phase == TO_ROLL else limit
    require(state.rolls <= most, "$.rolls", f"found {state.rolls}, accepted is 0 to {most} in this phase")


def _check_dice(state: MarkState) -> None:
    """Require an auction after a hammer, an action after other faces (MK-31)."""
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
    """Require that the bank has the lot, and that the star die shows its colour or the star (MK-31, MK-32)."""
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


def _check_return(state: MarkState) -> None:
    """Require a roller who could not pay (MK-50) and still has a surplus (MK-51)."""
    company, box = state.companies[state.roller], state.box
    require(state.surplus_row() != NONE, "$.phase", "no row holds a surplus: nothing is given back (MK-51)")
    rows = company.crowded(box.free)
    if state.surplus_row() == SECOND and company.first.count == box.free:
        rows = 2  # the first row may have been reduced just now
    most = rows * box.fee
    fits = company.money < most
    require(fits, f"$.companies[{state.roller}].money", f"accepted is less than {most}, which would be paid (MK-49)")
