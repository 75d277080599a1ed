"""Why a token of Marathon is not allowed now."""

from __future__ import annotations

from ludotheque.games.marathon.edition import ROWS
from ludotheque.games.marathon.rules.petanque import FREE, Petanque
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import FINISHED, TO_DRAW, TO_PILE, TO_ROLL, TO_SEND, MarathonState


def reason(state: MarathonState, token: str) -> str:
    """Find the clause that forbids a well-formed token which is not legal."""
    kind, *rest = token.split(":")
    if state.phase == FINISHED:
        return "MA-69"
    if kind == "pile":
        return "MA-01" if int(rest[0]) >= state.seats else "MA-04"
    if kind == "draw":
        return "MA-05" if state.phase == TO_DRAW else "MA-18"
    if kind == "roll":
        return "MA-19"
    if state.phase == TO_PILE:
        return "MA-03"
    if state.phase in (TO_DRAW, TO_ROLL):
        return "MA-20"
    if state.phase == TO_SEND:
        return "MA-58" if kind == "send" else "MA-57"
    if kind == "send":
        return "MA-57"
    return _placement(state, kind, rest)


def _placement(state: MarathonState, kind: str, rest: list[str]) -> str:
    row, place, *spot = rest
    shown = state.rows[ROWS.index(row)]
    if not shown.is_open():
        return "MA-15"
    number = int(spot[0]) - 1 if spot else 0
    if kind == "expel":
        return _expulsion(shown.petanque, int(state.turn), number)
    if place == "petanque":
        return "MA-56" if shown.petanque.room else "MA-59"
    if place == "upstairs":
        return "MA-40" if number < shown.upstairs.card.columns else "MA-37"
    if place == "green":
        return _queue(shown, int(state.turn))
    return {"lounge": "MA-43", "ground": "MA-50", "garden": "MA-55"}[place]


def _expulsion(petanque: Petanque, seat: int, cell: int) -> str:
    if petanque.room == 0:
        return "MA-59"
    if cell >= petanque.card.cells or petanque.holder[cell] == FREE:
        return "MA-57"
    assert petanque.holder[cell] == seat
    return "MA-60"


def _queue(row: Row, seat: int) -> str:
    return "MA-64" if row.green.has(seat) else "MA-62"
