"""24 Heures: the worked examples of the rules."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

import ludotheque as ludo
from games.lemans.race import COLD, GAME, at_round, car, dealt, drive, everybody_passes, pad, placed, shown
from support import legal, play


def test_01_the_pictured_pile() -> None:
    state = dealt("y3", "b1")
    play(state, "play draw:b4 card:y3", "play draw:b2 card:b2", "play draw:y1 card:b4")
    assert shown(state, 0, "score", "heat", "yellow", "blue", "retired") == (7, 2, 1, 1, False)


def test_01_the_piles_that_show_seven_points_and_two_heat() -> None:
    heat = {n: GAME.edition.number(f"cards.y{n}.heat") for n in range(1, 7)}
    piles = [pile for size in range(1, 8) for pile in combinations_with_replacement(range(1, 7), size)]
    shows = [pile for pile in piles if (sum(pile), sum(heat[n] for n in pile)) == (7, 2)]
    assert shows == [(1, 6), (2, 5), (3, 4), (1, 1, 5), (1, 3, 3)]


def test_02_three_is_too_many() -> None:
    state = dealt("y6", "b1", "b2")
    play(state, "play draw:y4 card:y6")
    assert shown(state, 0, "heat") == (2,)
    play(state, "pass pass", "play draw:b3 card:y4")
    assert shown(state, 0, "heat", "retired") == (3, True)
    assert state.actor() == 1
    play(state, "pass pass")
    assert pad(state) == [[0, 0, 0]]


def test_03_two_cards_one_choice() -> None:
    assert legal(play(dealt("y1", "y2"), "play draw:b3")) == ["card:b3", "card:y1"]
    assert legal(play(dealt("y2", "y1"), "play draw:y2")) == ["card:y2"]


def test_04_stand() -> None:
    state = dealt("y6", "incident", "weather_yellow")
    play(state, "play draw:stand card:y6", "play draw:b1 card:incident target:0")
    play(state, "play draw:b2 card:weather_yellow")
    assert shown(state, 0, "score", "heat", "incident") == (3, 2, True)
    play(state, "play draw:y4 card:stand")
    assert shown(state, 0, "score", "heat", "yellow", "blue", "incident") == (0, 0, 0, 0, False)
    play(state, "pass pass", "play draw:y1 card:y4")
    assert shown(state, 0, "score", "heat", "retired") == (4, 1, False)


def test_05_weather_tie_at_zero() -> None:
    state = play(dealt("weather_blue", "y1", "y2", "y3"), "play draw:b1 card:weather_blue")
    assert legal(state) == ["target:0", "target:1", "target:2", "target:3"]
    play(state, "target:2")
    assert (shown(state, 2, "score"), state.actor()) == ((-3,), 1)


def test_06_weather_tie_between_two() -> None:
    state = dealt("y1", "y2", "b1", "weather_yellow")
    play(state, "play draw:b2 card:y1", "play draw:b2 card:y2", "play draw:b2 card:b1")
    play(state, "play draw:b3 card:weather_yellow")
    assert legal(state) == ["target:0", "target:1"]


def test_07_weather_on_oneself() -> None:
    state = play(dealt("y3", "b1"), "play draw:y2 card:y3", "pass", "play draw:weather_yellow card:weather_yellow")
    assert (shown(state, 0, "score"), state.actor()) == ((0,), 1)


def test_08_tyres_count_by_number() -> None:
    state = dealt("y6", "y1", "weather_yellow")
    play(state, "play draw:b1 card:y6", "play draw:y2 card:y1", "pass pass")
    play(state, "play draw:b1 card:y2", "play draw:b2 card:weather_yellow")
    assert shown(state, 1, "visible", "score") == (["y1", "y2", "weather_yellow"], 0)


def test_09_incident() -> None:
    state = dealt("y4", "incident", "b1")
    play(state, "play draw:b2 card:b2", "play draw:b1 card:incident target:0", "pass", "play draw:y2 card:y2")
    assert shown(state, 0, "score", "retired") == (4, False)
    play(state, "pass pass", "play draw:y1 card:y4")
    assert shown(state, 0, "heat", "retired") == (1, True)


def test_09_an_incident_on_a_hot_car_does_nothing_by_itself() -> None:
    state = play(placed("card", car("incident y1"), car("y2", "y6")), "card:incident target:1")
    assert shown(state, 1, "heat", "incident", "retired") == (2, True, False)


def test_10_all_pass() -> None:
    state = play(dealt("y1", "y2", "y3"), "play draw:b1 card:y1", "pass pass")
    assert (state.actor(), legal(state)) == (0, ["pass", "play"])
    play(state, "pass")
    view = state.observe()
    assert (view["last_end"], pad(state), view["round"], view["starter"]) == ("all_passed", [[1, 0, 0]], 2, 1)


def test_10_a_play_restarts_the_count() -> None:
    state = play(dealt("y1", "y2", "y3"), "play draw:b1 card:y1", "pass", "play draw:b2 card:b2", "pass pass")
    assert (state.observe()["round"], state.actor()) == (1, 2)
    assert play(state, "pass").observe()["round"] == 2


def test_11_last_car() -> None:
    state = dealt("y6", "y5", "b1")
    play(state, "play draw:y4 card:y6", "play draw:b4 card:y5", "play draw:b2 card:b2", "play draw:y1 card:y4")
    assert (shown(state, 0, "retired"), state.actor()) == ((True,), 1)
    play(state, "play draw:y2 card:b4")
    assert (state.observe()["last_end"], pad(state)) == ("last_car", [[0, 0, 2]])


@pytest.mark.parametrize(("number", "draws"), [pytest.param(1, 46, id="day"), pytest.param(3, 41, id="night")])
def test_12_last_card_of_the_deck(number: int, draws: int) -> None:
    """Whoever draws the last card still lays one."""
    state = everybody_at(number)
    assert drive(state, bold=-1) == draws
    assert state.observe()["last_end"] == "deck"
    assert sum(pad(state)[-1]) > 0


def test_12_the_last_card_may_overheat() -> None:
    """Seat 3 draws the 46th card of round 1."""
    state = everybody_at(1)
    assert drive(state, bold=3) == 46
    assert (state.observe()["last_end"], pad(state)[-1][3]) == ("deck", 0)


def everybody_at(number: int) -> ludo.State:
    """Six cars at the start of that round."""
    state = dealt(*COLD)
    for _ in range(number - 1):
        everybody_passes(state)
    return state


def test_13_negative() -> None:
    state = play(dealt("y1", "weather_yellow"), "play draw:b1 card:y1", "play draw:b2 card:weather_yellow")
    assert shown(state, 0, "score") == (-2,)
    play(state, "pass pass")
    assert pad(state) == [[0, 0]]


def test_14_night() -> None:
    state = dealt(*COLD[:4])
    everybody_passes(state)
    play(state, "pass pass pass pass")
    weights = GAME.chance_tokens(state)
    assert (weights["draw:y2"], sum(weights.values())) == (5, 52)
    play(state, "draw:y1 draw:y2 draw:y3 draw:b1")
    assert (state.observe()["deck"], state.observe()["hidden"]) == (43, 5)


def before_the_last_round(seat_1: dict[str, Any]) -> ludo.State:
    """Round 6 with pole 1 and totals 6, 4, 4; seat 0, which opens it, is hot."""
    return at_round(6, car("y4", "y6"), seat_1, car("y3"), pole=1, totals=[6, 4, 4])


def test_15_the_last_round() -> None:
    state = before_the_last_round(car("y1"))
    play(state, "play draw:b1 card:y4", "pass pass")
    assert (state.observe()["totals"], state.scores(), state.ranks()) == ([6, 4, 4], [0, 4, 4], [3, 2, 1])


def test_16_two_eliminated() -> None:
    state = play(before_the_last_round(car("b4", "b6")), "play draw:b1 card:y4", "play draw:b1 card:b4")
    assert state.observe()["last_end"] == "last_car"
    assert (state.ranks(), state.scores()) == ([2, 2, 1], [0, 0, 4])


def test_17_everybody_at_zero() -> None:
    state = dealt(*COLD[:4], pole=2)
    while state.actor() != ludo.OVER:
        everybody_passes(state)
    assert (state.ranks(), state.scores()) == ([2, 1, 4, 3], [0, 0, 0, 0])


def test_18_weather_with_heat() -> None:
    state = dealt("y6", "weather_yellow", "b1", weather="heat")
    play(state, "play draw:b2 card:y6", "play draw:b2 card:weather_yellow")
    assert (shown(state, 0, "heat", "retired"), state.actor()) == ((3, True), 2)
