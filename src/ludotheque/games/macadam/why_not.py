"""Say why a token of Macadam is not allowed now."""

from __future__ import annotations

from ludotheque.games.macadam.edition import KINDS, PAPERS, ROAD_USERS, TYPES
from ludotheque.games.macadam.rules.cards import ANY_VEHICLE, BLUE_ARROW, GREEN_ARROW, INSURED, answers, one
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import (
    FINISHED,
    TO_DEAL,
    TO_DEALER,
    TO_DISCARD,
    TO_DRAW,
    TO_EXTRA,
    TO_FOLLOW,
    TO_LEAD,
    TO_MENU,
    TO_ROLL,
    TO_SHOW,
)

ADMITS = dict(zip(KINDS, ("MC-13", "MC-14", "MC-15", "MC-16", "MC-17", "MC-18"), strict=True))
DEMANDED = {ANY_VEHICLE: "MC-47", BLUE_ARROW: "MC-67", GREEN_ARROW: "MC-68"}

# What each kind of token rests on, when the moment for it is not now.
ELSEWHERE = {
    "roll": "MC-54",
    "draw": "MC-51",
    "agent": "MC-60",
    "pass": "MC-49",
    "signal": "MC-40",
    "discard": "MC-51",
    "play": "MC-30",
    "show": "MC-62",
    "extra": "MC-58",
    "dealer": "MC-23",
    "die": "MC-54",
}


def reason(state: MacadamState, token: str) -> str:
    """Name the clause that forbids a well-formed token which is not legal."""
    kind, _, rest = token.partition(":")
    if state.phase == FINISHED:
        return "MC-86"
    if state.phase == TO_DEALER:
        return "MC-01" if kind == "dealer" else "MC-23"
    if state.phase == TO_DEAL:
        return "MC-02" if kind == "draw" and rest else "MC-24"
    if state.phase == TO_ROLL:
        return "MC-54"
    if state.phase == TO_DRAW:
        return _drawing(state) if kind == "draw" and rest else "MC-51"
    if state.phase == TO_DISCARD:
        return "MC-51"
    asked = {
        TO_MENU: _menu,
        TO_LEAD: _lead,
        TO_SHOW: _show,
        TO_EXTRA: _extra,
        TO_FOLLOW: _follow,
    }[int(state.phase)]
    return asked(state, kind, rest)


def _drawing(state: MacadamState) -> str:
    """Name the rule of the talon: buried cards come up in their order (MC-53), only cards of the talon can (MC-27)."""
    return "MC-53" if state.talon.fresh_size == 0 else "MC-27"


def _menu(state: MacadamState, kind: str, rest: str) -> str:
    if kind == "roll":
        return "MC-54" if state.rolled else "MC-56"
    if kind == "draw" and not rest and not state.drawn:
        return "MC-27"  # there is no talon
    if kind == "signal":
        if state.board.uncovered[KINDS.index(rest)] == 0:
            return "MC-40"
        return "MC-52" if state.players[state.turn].size == 0 else "MC-41"
    return "MC-40" if kind in ("play", "agent", "pass") else ELSEWHERE[kind]


def _lead(state: MacadamState, kind: str, rest: str) -> str:
    if kind == "play":
        if not one(TYPES.index(rest)) & state.pack.admits[state.signal]:
            return ADMITS[KINDS[state.signal]]
        return _unable(state, rest, "MC-40")
    if kind in ("roll", "signal", "extra") or (kind == "draw" and not rest):
        return "MC-44"
    return {"agent": "MC-42", "pass": "MC-43"}.get(kind, ELSEWHERE[kind])


def _show(state: MacadamState, kind: str, rest: str) -> str:
    return _unable(state, rest, "MC-62") if kind == "show" and rest in ROAD_USERS else "MC-62"


def _extra(state: MacadamState, kind: str, rest: str) -> str:
    if kind != "extra":
        return "MC-44"
    if rest in PAPERS:
        return "MC-59"
    if state.pack.only_papers:
        return "MC-96"
    fits = one(TYPES.index(rest)) & answers(state.demand)
    return _unable(state, rest, "MC-58") if fits else "MC-58"


def _follow(state: MacadamState, kind: str, rest: str) -> str:
    player = state.players[state.turn]
    if kind == "play":
        demanded = DEMANDED.get(int(state.demand), "MC-46")
        fits = one(TYPES.index(rest)) & answers(state.demand)
        return _unable(state, rest, demanded) if fits else demanded
    if kind == "agent":
        return "MC-50" if player.has_agent() else "MC-60"
    if kind == "pass":
        return "MC-50"
    if kind == "roll" and state.pack.everyone_rolls:
        return "MC-92" if state.rolled else "MC-56"
    return ELSEWHERE[kind]


def _unable(state: MacadamState, name: str, missing: str) -> str:
    """Say why a card that would do cannot be exposed: it is not in hand, or its paper is missing (MC-20, MC-21)."""
    card = TYPES.index(name)
    if not state.players[state.turn].held & one(card):
        return missing
    return "MC-20" if state.pack.cards[card].paper == INSURED else "MC-21"
