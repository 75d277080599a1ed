"""Moves of Marathon that anybody at the table would call absurd."""

from __future__ import annotations

from ludotheque.games.marathon.bot.places import place_of
from ludotheque.games.marathon.bot.visits import is_upstairs
from ludotheque.games.marathon.rules.actions import CIRCLE, COLUMN, EXPEL, LINE, PER_ROW, QUEUE, SEND
from ludotheque.games.marathon.rules.lodge import PETANQUE, UPSTAIRS
from ludotheque.games.marathon.rules.state import TO_SEND, TO_TURN, MarathonState


def sign(state: MarathonState, row: int, place: int) -> int:
    return int(state.lodge.sign(state.rows[row].card, place))


def at_petanque(state: MarathonState, action: int) -> int | None:
    """The points that a pawn there is worth to its owner, or None elsewhere."""
    row, spot = divmod(action, PER_ROW)
    if CIRCLE <= spot < QUEUE:
        cell = spot - CIRCLE
    elif spot >= EXPEL:
        cell = spot - EXPEL
    else:
        return None
    return sign(state, row, PETANQUE) * int(state.lodge.petanque.points[cell])


def cost(state: MarathonState, action: int) -> int:
    return int(state.rows[action // PER_ROW].cost(action % PER_ROW))


def sends_to_the_wrong_cell(state: MarathonState, action: int) -> bool:
    """An expelled rival gets more than it must, or the owner's own pawn less than it could."""
    if state.phase != TO_SEND:
        return False
    worth = sign(state, state.expelled_row, PETANQUE) * (1 if state.lodge.owner_sends else -1)
    points = state.lodge.petanque.points
    return any(worth * points[other - SEND] > worth * points[action - SEND] for other in state.legal())


def pays_more_for_less(state: MarathonState, action: int) -> bool:
    """At pétanque another cell of the row costs no more and brings more, or costs less and brings as much.

    Not where a rival is expelled: what it loses may be worth all that.
    """
    here = at_petanque(state, action) if state.phase == TO_TURN and action % PER_ROW < EXPEL else None
    if here is None:
        return False
    for other in state.legal():
        there = at_petanque(state, other) if other // PER_ROW == action // PER_ROW else None
        if there is None:
            continue
        cheaper, better = cost(state, action) - cost(state, other), there - here
        if cheaper >= 0 and better >= 0 and cheaper + better > 0:
            return True
    return False


def pushes_a_dearer_shelf(state: MarathonState, action: int) -> bool:
    """Upstairs a cheaper shelf is as full: the same points for less time."""
    row, spot = divmod(action, PER_ROW)
    if state.phase != TO_TURN or not COLUMN <= spot < LINE:
        return False
    free = state.rows[row].upstairs.free
    rivals = [other for other in state.legal() if other // PER_ROW == row and other % PER_ROW < LINE]
    return any(
        cost(state, other) < cost(state, action) and free[other % PER_ROW - COLUMN] == free[spot - COLUMN]
        for other in rivals
    )


def adds_a_loss(state: MarathonState, action: int) -> bool:
    """Another pawn where each costs points under « - », though as little time buys points under « + »."""
    if state.phase != TO_TURN or not adds_for_sure(state, action):
        return False
    gains = [other for other in state.legal() if sign(state, other // PER_ROW, int(place_of(other % PER_ROW))) > 0]
    return any(cost(state, other) <= cost(state, action) for other in gains)


def adds_for_sure(state: MarathonState, action: int) -> bool:
    """Does the pawn make the score of a place worse that the guest has visited already?"""
    row, spot = divmod(action, PER_ROW)
    here = state.rows[row]
    if spot < LINE:
        return sign(state, row, UPSTAIRS) < 0 and bool(is_upstairs(here, state.turn))
    worth = at_petanque(state, action) if spot < EXPEL else None
    return worth is not None and worth < 0 and state.turn in list(here.petanque.holder)


ABSURD = (sends_to_the_wrong_cell, pays_more_for_less, pushes_a_dearer_shelf, adds_a_loss)
