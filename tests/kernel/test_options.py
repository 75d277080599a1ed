"""Options, seats and games that do not exist are refused in one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo


def test_defaults_are_filled_in() -> None:
    game = ludo.load("mark")
    assert game.new(2).setting.options == {"end_rows": 5}
    assert game.new(2, {"end_rows": 4}).setting.options == {"end_rows": 4}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"end_row": 4}, "unknown option 'end_row' (did you mean end_rows?); accepted are end_rows"),
        ({"end_rows": 3}, "option 'end_rows': found 3, accepted are 5, 4"),
        ({"end_rows": "5"}, "option 'end_rows': found '5', accepted are 5, 4"),
        ({"end_rows": True}, "found True"),
        ({"end_rows": None}, "found None"),
    ],
)
def test_bad_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ludo.BadOption) as refused:
        ludo.load("mark").new(2, options)
    assert words in str(refused.value)


@pytest.mark.parametrize("seats", [1, 5, -2, True, "3", 2.0])
def test_bad_seats(seats: Any) -> None:
    with pytest.raises(ludo.BadSeats, match="Mark is for 2 to 4 seats; found"):
        ludo.load("mark").new(seats)


def test_one_is_not_true() -> None:
    with pytest.raises(ludo.BadOption, match="vehicle_penalty"):
        ludo.load("macadam").new(3, {"vehicle_penalty": 1})
    assert ludo.load("macadam").new(3, {"vehicle_penalty": True}).setting.options["vehicle_penalty"] is True


def test_unknown_game() -> None:
    with pytest.raises(ludo.UnknownGame, match=r"there is no game 'chess'; accepted are .*lemans"):
        ludo.load("chess")


def test_unknown_seats_cannot_observe() -> None:
    state = ludo.load("lemans").new(2)
    with pytest.raises(ludo.BadSeats, match="seat 2 is not at this table; accepted are 0 to 1, or None"):
        state.observe(2)
    with pytest.raises(ludo.BadSeats):
        state.resample(-1, ludo.Rng(1))


def test_nothing_to_draw() -> None:
    state = ludo.load("mark").new(2)
    state.apply(state.sample(ludo.Rng(4)))
    while state.actor() == ludo.CHANCE:
        state.apply(state.sample(ludo.Rng(4)))
    with pytest.raises(ludo.IllegalAction, match="nothing to draw"):
        state.sample(ludo.Rng(4))


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_numbers_that_are_no_actions(action: int) -> None:
    state = ludo.load("lemans").new(2)
    before = state.position()
    with pytest.raises(ludo.IllegalAction, match="there is no action"):
        state.apply(action)
    assert state.position() == before


def test_a_state_belongs_to_its_game() -> None:
    with pytest.raises(TypeError, match="a state of lemans was given to mark"):
        ludo.load("mark").why_not(ludo.load("lemans").new(2), "take:red:0")
