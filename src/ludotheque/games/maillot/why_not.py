"""Name the clause that forbids a token of Maillot Jaune now."""

from __future__ import annotations

from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules import choices
from ludotheque.games.maillot.rules.reach import Reach
from ludotheque.games.maillot.rules.rider import FLAT, HELPED, NONE, Rider
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
    """Return the clause that forbids a well-formed token which is not legal."""
    kind, _, rest = token.partition(":")
    if state.phase == FINISHED:
        return "MJ-62" if state.completed == STAGES else "MJ-44"
    if state.phase == TO_FIRST:
        return "MJ-01" if kind == "first" else "MJ-07"
    if kind == "assist" and state.phase == TO_ASSIST:
        return _assist(state, rest)
    if kind in MOMENT:
        return MOMENT[kind]
    if state.phase == TO_WAKE:
        return _wake(state, kind, rest)
    if state.phase == TO_BREAK:
        return _break(state, rest) if kind == "break" else _before_break(state, kind, rest)
    if state.phase == TO_MOVE:
        return _move(state, kind, rest)
    if state.phase == TO_ASSIST and state.race.turn.punctured:
        return "MJ-72"
    return DUE[int(state.phase)]


def _assist(state: MaillotState, name: str) -> str:
    """Explain why that rider cannot be helped: no puncture, a no, not abreast, or another puncture."""
    rider = state.race.riders[NAMES.index(name)]
    if rider.misses == HELPED:
        return "MJ-38"
    if rider.misses != FLAT:
        return "MJ-37"
    if state.race.turn.punctured:
        return "MJ-72"
    return "MJ-74" if rider.has_no_from(state.race.turn.asked) else "MJ-37"


def _wake(state: MaillotState, kind: str, rest: str) -> str:
    """Explain a decision about a follower, or about a partner."""
    if kind == "pact":
        return _pact(state, rest)
    if not state.race.is_followed(state.race.in_turn()):
        return "MJ-45" if kind in ("tow", "shift") else "MJ-77"
    return {"tow": "MJ-49", "shift": "MJ-54", "alone": "MJ-75"}.get(kind, DUE[TO_WAKE])


def _pact(state: MaillotState, name: str) -> str:
    """Explain why that rider cannot be a partner: refused, not abreast with a turn to play, nobody follows."""
    race = state.race
    partner, rider = race.riders[NAMES.index(name)], race.in_turn()
    if race.turn.has_refused(partner.number):
        return "MJ-57"
    abreast = rider.col > 0 and race.is_abreast(rider, partner.number) and race.is_waiting(partner)
    if not abreast or race.is_followed(rider):
        return "MJ-56"
    return "MJ-56" if race.is_followed(partner) else "MJ-76"


def _before_break(state: MaillotState, kind: str, rest: str) -> str:
    """Explain why an announcement is due: the decision is past, or there was none to make."""
    race = state.race
    if kind not in ("tow", "shift", "alone", "pact"):
        return DUE[TO_BREAK]
    if race.is_followed(race.in_turn()):
        return DUE[TO_WAKE]
    if kind == "pact":
        possible = choices.can_agree(race, race.in_turn(), race.riders[NAMES.index(rest)])
        return "MJ-77" if possible else _pact(state, rest)
    return "MJ-77" if kind == "alone" else "MJ-45"


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
    """Return the rule that keeps the rider in turn from ending on a cell."""
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
    if state.race.road.rider_on(col, lane) != NONE:
        return "MJ-19" if state.tour.passing else _occupied(state, rider, col)
    return _out_of_reach(state, rider, col, lane)


def _occupied(state: MaillotState, rider: Rider, col: int) -> str:
    """Tell an occupied cell from one of a full column, which can be ridden through."""
    lanes = range(1, state.tour.lanes + 1)
    full = all(state.race.road.rider_on(col, lane) not in (NONE, rider.number) for lane in lanes)
    return "MJ-70" if full else "MJ-18"


def _out_of_reach(state: MaillotState, rider: Rider, col: int, lane: int) -> str:
    """Tell why a free cell is out of reach: too far, behind others, beyond the terrain, against a promise."""
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
