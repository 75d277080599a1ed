"""Why a token of Maillot Jaune is not allowed now."""

from __future__ import annotations

from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules.reach import Reach
from ludotheque.games.maillot.rules.rider import HELPED, Rider
from ludotheque.games.maillot.rules.road import Road
from ludotheque.games.maillot.rules.state import (
    FINISHED,
    TO_ANSWER,
    TO_ASSIST,
    TO_BREAK,
    TO_DEAL,
    TO_DICE,
    TO_FIRST,
    TO_MOVE,
    TO_PICK,
    TO_TOW_DICE,
    TO_WAKE,
    MaillotState,
)
from ludotheque.games.maillot.rules.tour import STAGES
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING, TOWING

# What must happen first, phase by phase.
DUE = {
    TO_DEAL: "MJ-09",
    TO_PICK: "MJ-08",
    TO_WAKE: "MJ-46",
    TO_ANSWER: "MJ-57",
    TO_TOW_DICE: "MJ-48",
    TO_BREAK: "MJ-25",
    TO_DICE: "MJ-28",
    TO_MOVE: "MJ-17",
    TO_ASSIST: "MJ-37",
}
# Tokens that belong to one moment only.
MOMENT = {
    "first": "MJ-07",
    "deal": "MJ-09",
    "pick": "MJ-08",
    "dice": "MJ-28",
    "accept": "MJ-57",
    "refuse": "MJ-57",
    "assist": "MJ-37",
    "decline": "MJ-37",
}
# What binds the move of a rider that has decided about its follower or made a pact.
BOUND = {TOWING: "MJ-49", SHIFTING: "MJ-54", LEADING: "MJ-58", PAIRED: "MJ-59"}


def reason(state: MaillotState, token: str) -> str:
    """The clause that forbids a well-formed token which is not legal."""
    kind, _, rest = token.partition(":")
    if state.phase == FINISHED:
        return "MJ-62" if state.completed == STAGES else "MJ-44"
    if state.phase == TO_FIRST:
        return "MJ-01" if kind == "first" else "MJ-07"
    if kind == "assist" and state.phase == TO_ASSIST:
        return _assist(state, rest)
    if kind in MOMENT:
        return MOMENT[kind]
    if state.phase == TO_WAKE and kind in ("tow", "shift", "pact"):
        return {"tow": "MJ-49", "shift": "MJ-54"}.get(kind) or _pact(state, rest)
    if state.phase == TO_BREAK:
        return _break(state, rest) if kind == "break" else _before_break(state, kind)
    if state.phase == TO_MOVE:
        return _move(state, kind, rest)
    return DUE[int(state.phase)]


def _assist(state: MaillotState, name: str) -> str:
    return "MJ-38" if state.race.riders[NAMES.index(name)].misses == HELPED else "MJ-37"


def _pact(state: MaillotState, name: str) -> str:
    return "MJ-57" if state.race.turn.has_refused(NAMES.index(name)) else "MJ-56"


def _before_break(state: MaillotState, kind: str) -> str:
    """An announcement is due. A decision about the follower is past, or nobody follows."""
    if kind in ("tow", "shift", "pact"):
        return "MJ-46" if state.race.is_followed(state.race.in_turn()) else "MJ-45"
    return DUE[TO_BREAK]


def _break(state: MaillotState, rest: str) -> str:
    safe, risk = map(int, rest.split(":"))
    turn, rider = state.race.turn, state.race.in_turn()
    if safe > rider.energy:
        return "MJ-26"
    if risk > state.tour.risk:
        return "MJ-28"
    if turn.in_pact():
        return BOUND[int(turn.way)] if risk == 0 else "MJ-58"
    return "MJ-48" if turn.punctured else "MJ-30"


def _move(state: MaillotState, kind: str, rest: str) -> str:
    turn = state.race.turn
    if kind == "break":
        return "MJ-31"
    if kind == "stay":
        return BOUND[int(turn.way)]
    if kind == "finish":
        return "MJ-58" if turn.in_pact() else "MJ-20"
    return _cell(state, rest) if kind == "to" else DUE[TO_MOVE]


def _cell(state: MaillotState, rest: str) -> str:
    """The rule that keeps the rider in turn from ending on a cell."""
    col, lane = map(int, rest.split(":"))
    rider = state.race.in_turn()
    if col > state.tour.columns:
        return "MJ-04"
    if lane > state.tour.lanes:
        return "MJ-05"
    if col < rider.col:
        return "MJ-16"
    if (col, lane) == (rider.col, rider.lane):
        return BOUND.get(int(state.race.turn.way), "MJ-17")
    if not state.race.road.rider_on(col, lane) < 0:
        return "MJ-19" if state.tour.passing else "MJ-18"
    return _out_of_reach(state, rider, col, lane)


def _out_of_reach(state: MaillotState, rider: Rider, col: int, lane: int) -> str:
    """Too far, behind other riders, beyond the change of terrain, or against a promise."""
    race = state.race
    stars, extra = race.stars(rider), race.turn.extra()
    race.reach.ride(rider, FREE, stars, extra)
    if race.reach.ends_on(col, lane):
        return BOUND[int(race.turn.way)]
    empty = Reach(state.tour, Road(state.tour))
    empty.ride(rider, FREE, stars, extra)
    if empty.ends_on(col, lane):
        return "MJ-18"
    distance = max(col - int(rider.col), abs(lane - int(rider.lane)) if rider.col else 0)
    return "MJ-22" if distance <= stars + extra else "MJ-25"
