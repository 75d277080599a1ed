"""Why a token of Mark is not allowed now."""

from __future__ import annotations

from ludotheque.games.mark.edition import COLOURS, MARKET_ROWS
from ludotheque.games.mark.rules.actions import SYMBOL
from ludotheque.games.mark.rules.company import NONE
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
from ludotheque.games.mark.views import is_usable

# The next roll must wait for what stands here.
BEFORE_ROLL = {
    TO_ROLL: "MK-08",
    TO_RETURN: "MK-15",
    TO_LOT: "MK-42",
    TO_BID: "MK-42",
    TO_PLACE: "MK-42",
    TO_ACT: "MK-21",
}


def reason(state: MarkState, token: str) -> str:
    """Name the clause that forbids a well-formed token which is not legal."""
    kind, *rest = token.split(":")
    if state.phase == FINISHED:
        return _end(state)
    if kind == "roll":
        return BEFORE_ROLL[state.phase]
    if kind == "return":
        return "MK-51" if state.phase == TO_RETURN else "MK-49"
    if state.phase == TO_RETURN:
        return "MK-14"
    if kind in ("lot", "bid", "place"):
        return _auction(state, kind)
    if state.phase == TO_ACT:
        return _action(state, kind, rest)
    return "MK-14" if state.phase == TO_ROLL else "MK-31"


def _end(state: MarkState) -> str:
    if state.market.full < state.box.end_rows:
        return "MK-64"
    return "MK-59" if state.box.end_rows == len(MARKET_ROWS) else "MK-60"


def _auction(state: MarkState, kind: str) -> str:
    if state.phase == TO_LOT:
        return "MK-32"
    if state.phase == TO_BID:
        return {"bid": "MK-34", "place": "MK-35", "lot": _lot(state)}[kind]
    if state.phase == TO_PLACE:
        return {"bid": "MK-35", "place": "MK-40", "lot": _lot(state)}[kind]
    return "MK-31"


def _lot(state: MarkState) -> str:
    """Say who has settled the colour: the die (MK-31), or the roller with a star (MK-32)."""
    return "MK-32" if state.star == SYMBOL else "MK-31"


def _action(state: MarkState, kind: str, rest: list[str]) -> str:
    colour = COLOURS.index(rest[0])
    if not is_usable(state, colour):
        return _unusable(state, colour)
    company = state.companies[state.roller]
    if kind == "take":
        return "MK-17" if state.bank.has(colour) and company.first.has_room() else "MK-18"
    if kind == "move":
        return "MK-19"
    column = int(rest[1])
    if company.second.cells[column] != colour:
        return "MK-20"
    return "MK-44" if state.market.row_of[colour] == NONE else "MK-45"


def _unusable(state: MarkState, colour: int) -> str:
    """Name the clause against a colour that the dice do not show, or a closed one."""
    if colour in (state.star, state.hammer):
        return "MK-56"
    if state.star == SYMBOL:
        return "MK-30"
    return "MK-25" if state.star == state.hammer else "MK-16"
