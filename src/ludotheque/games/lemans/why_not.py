"""Why a token of 24 Heures is not allowed now."""

from __future__ import annotations

from ludotheque.games.lemans.rules.cards import INCIDENT
from ludotheque.games.lemans.rules.state import FINISHED, TO_CARD, TO_DEAL, TO_DRAW, TO_POLE, TO_TARGET, LemansState


def reason(state: LemansState, token: str) -> str:
    """Name the clause that forbids a well-formed token which is not legal."""
    kind, _, rest = token.partition(":")
    if state.phase == FINISHED:
        return "LM-70"
    if kind == "pole":  # drawn once, among the seats of this table
        return "LM-01" if state.phase == TO_POLE else "LM-11"
    if state.phase == TO_POLE:
        return "LM-11"
    if state.phase == TO_DEAL:
        return "LM-03" if kind == "draw" else "LM-04"
    if state.phase == TO_DRAW:
        return "LM-03" if kind == "draw" else "LM-23"
    if state.phase == TO_CARD:
        return "LM-23"
    if state.phase == TO_TARGET:
        return _target(state, int(rest)) if kind == "target" else _pending(state)
    return "LM-23" if kind == "card" else "LM-20"  # a card is laid after drawing; first play or pass


def _pending(state: LemansState) -> str:
    """Name the clause of the card that waits for its target: nothing else can happen first."""
    return "LM-45" if state.pack.cards[state.pending].kind == INCIDENT else "LM-42"


def _target(state: LemansState, seat: int) -> str:
    """Name the clause against a target: not at this table, out of the round, or without the majority."""
    if seat >= state.seats:
        return "LM-01"
    return "LM-47" if state.cars[seat].retired else "LM-42"
