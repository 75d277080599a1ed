"""Marathon: the clause that is named when a token is not allowed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludotheque as ludo
from support import play

GAME = ludo.load("marathon")
Table = Callable[..., ludo.State]


def asked(state: ludo.State, reasons: dict[str, str]) -> None:
    assert {token: GAME.why_not(state, token) for token in reasons} == reasons


def test_while_the_pile_is_built() -> None:
    state = play(GAME.new(4), "pile:2")
    asked(state, {"pile:2": "MA-04", "pile:4": "MA-01", "draw:storm": "MA-18", "roll:1": "MA-19"})
    asked(state, {"place:a:ground": "MA-03", "send:1": "MA-03"})
    assert GAME.why_not(state, "pile:0") is None


def test_while_a_row_is_opened() -> None:
    state = play(GAME.new(3), "pile:2 pile:1")
    asked(state, {"place:a:ground": "MA-20", "roll:1": "MA-19", "pile:0": "MA-04"})
    play(state, "draw:storm")
    asked(state, {"place:a:ground": "MA-20", "draw:storm": "MA-18", "draw:piano": "MA-18"})


def test_at_a_turn(table: Table) -> None:
    row = {"card": "storm", "petanque": [0, 1], "upstairs": [[], [], [], [1, 2]], "ground": [0], "green": [1]}
    state = table([0, 0, 0], rows={"a": row})
    asked(state, {"place:b:garden": "MA-15", "expel:b:petanque:1": "MA-15"})
    asked(state, {"place:a:upstairs:4": "MA-40", "place:a:upstairs:6": "MA-37", "place:a:lounge:7": "MA-43"})
    asked(state, {"place:a:petanque:2": "MA-56", "place:a:petanque:12": "MA-56"})
    asked(state, {"expel:a:petanque:1": "MA-60", "expel:a:petanque:5": "MA-57", "expel:a:petanque:12": "MA-57"})
    asked(state, {"place:a:ground": "MA-50", "place:a:green:3": "MA-62", "send:3": "MA-57"})
    asked(state, {"roll:6": "MA-19", "draw:piano": "MA-18", "pile:1": "MA-04"})
    assert GAME.why_not(state, "expel:a:petanque:2") is None


def test_while_an_expelled_pawn_waits(table: Table) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "storm", "petanque": [1, 2]}})
    play(state, "expel:a:petanque:1")
    asked(state, {"send:1": "MA-58", "send:2": "MA-58", "send:12": "MA-58", "place:a:ground": "MA-57"})


def test_when_the_game_is_over(table: Table) -> None:
    state = table([39, 39, 39], phase="over", discarded=["storm", "leak", "piano"])
    asked(state, {"place:a:ground": "MA-69", "roll:1": "MA-69", "send:1": "MA-69"})


def test_the_error_quotes_the_clause(table: Table) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "storm", "ground": [0]}})
    with pytest.raises(ludo.IllegalAction, match=r"MA-50.*one pawn per player") as refused:
        play(state, "place:a:ground")
    assert refused.value.clause == "MA-50"
