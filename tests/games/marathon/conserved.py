"""Marathon: pawns, cards and time are neither lost nor made."""

from __future__ import annotations

from ludotheque.games.marathon.edition import CARDS
from ludotheque.games.marathon.rules.state import FINISHED, NOBODY, TO_SEND, TO_TURN, MarathonState
from ludotheque.games.marathon.views import view
from ludotheque.kernel.state import CHANCE


def check(state: MarathonState) -> None:
    seen = view(state, None)
    for seat, guest in enumerate(seen["guests"]):
        on_rows = sum(_count(row, seat) for row in seen["rows"])
        waiting = state.expelled == seat
        assert guest["hand"] + on_rows + waiting == state.lodge.pawns
        assert guest["hand"] >= 0
        assert 0 <= guest["clock"] <= state.lodge.end
        assert 0 <= guest["ticks"] <= 6 * state.scored
        assert guest["penalty"] == 0 or guest["clock"] == state.lodge.end
    _check_cards(state)
    _check_track(state)
    assert (state.expelled == NOBODY) == (state.phase != TO_SEND)
    assert not state.forced or state.actor() == CHANCE


def _count(row: object, seat: int) -> int:
    """All pawns of a seat in a list of lists."""
    if isinstance(row, dict):
        places = ("upstairs", "lounge", "ground", "garden", "petanque", "green")
        return sum(_count(row[place], seat) for place in places)
    if isinstance(row, list):
        return sum(_count(item, seat) for item in row)
    return int(row == seat)


def _check_cards(state: MarathonState) -> None:
    seen = view(state, None)
    shown = [row["card"] for row in seen["rows"]]
    assert sorted([*seen["deck"], *seen["discarded"], *shown]) == sorted(CARDS)
    assert len(seen["deck"]) == state.deck_size
    assert len(seen["discarded"]) == state.scored
    assert all(row["signs"].count(-1) == 2 for row in seen["rows"])


def _check_track(state: MarathonState) -> None:
    """MA-22: at most two rows, of neighbouring legs; with both open the older leg plays."""
    seen = view(state, None)
    clocks = [seen["guests"][seat]["clock"] for seat in seen["order"]]
    assert clocks == sorted(clocks)
    legs = sorted(row["leg"] for row in seen["rows"])
    assert legs == list(range(state.scored, state.opened))
    assert len(legs) <= 2
    if state.phase in (TO_TURN, TO_SEND):
        assert state.turn == seen["order"][0]
        assert clocks[0] // state.lodge.periods <= legs[0]
    if state.phase == FINISHED:
        assert state.scored == state.lodge.laps
        assert clocks[0] == state.lodge.end
