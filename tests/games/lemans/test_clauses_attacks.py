"""24 Heures: weather and technical incidents."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, car, placed, shown
from support import clause, legal, play

OUT = "b6 b4"  # two blue tyres, 3 heat: a car with this pile has overheated


def weather(colour: str, *piles: str, **options: str) -> ludo.State:
    """Seat 0 lays a weather card of that colour; the piles are those of seats 0, 1, 2 …"""
    cars = [
        car("b3" if seat else f"b3 weather_{colour}", pile, pile.startswith(OUT)) for seat, pile in enumerate(piles)
    ]
    return play(placed("card", *cars, options=options), f"card:weather_{colour}")


def incident(*piles: str) -> ludo.State:
    """Seat 0 lays an incident; the piles are those of seats 0, 1, 2 …"""
    cars = [car("b3" if seat else "b3 incident", pile, pile.startswith(OUT)) for seat, pile in enumerate(piles)]
    return play(placed("card", *cars), "card:incident")


# -- weather ---------------------------------------------------------------------------------


@clause("LM-40", "LM-41")
@pytest.mark.parametrize(
    ("colour", "receiver"),
    [("yellow", 2), ("blue", 0)],
)
def test_weather_falls_on_the_only_majority(colour: str, receiver: int) -> None:
    """Its player included; the number of tyres counts, not the points."""
    state = weather(colour, "b1 b1", "y6 b2", "y1 y2")
    assert [f"weather_{colour}" in shown(state, seat, "visible")[0] for seat in range(3)] == [
        seat == receiver for seat in range(3)
    ]
    assert state.observe()["phase"] == "turn"
    assert state.actor() == 1


@clause("LM-42")
@pytest.mark.parametrize(
    ("piles", "targets"),
    [
        (("", "", ""), [0, 1, 2]),
        (("b1", "y1", "y2"), [1, 2]),
        (("y1", "b1", "y2"), [0, 2]),
        (("b1", "", "b2"), [0, 1, 2]),
    ],
)
def test_a_tie_is_decided_among_the_tied(piles: tuple[str, ...], targets: list[int]) -> None:
    state = weather("yellow", *piles)
    assert (state.observe()["pending"], state.actor()) == ("weather_yellow", 0)
    assert legal(state) == [f"target:{seat}" for seat in targets]
    play(state, f"target:{targets[-1]}")
    assert shown(state, targets[-1], "visible")[0][-1] == "weather_yellow"
    assert (state.observe()["pending"], state.actor()) == (None, 1)


@clause("LM-43")
def test_tyres_under_a_stand_do_not_count() -> None:
    state = weather("yellow", "b1", "y1 y1 y2 stand", "y3")
    assert shown(state, 2, "visible") == (["y3", "weather_yellow"],)


@clause("LM-43")
def test_tyres_of_overheated_cars_do_not_count() -> None:
    state = weather("blue", "y1", OUT, "b1")
    assert shown(state, 2, "visible") == (["b1", "weather_blue"],)


@clause("LM-42", "LM-43")
def test_a_tie_with_an_overheated_car() -> None:
    assert legal(weather("blue", "", OUT, "b1 b2", "b2 b1")) == ["target:2", "target:3"]


@clause("LM-44")
def test_weather_costs_three_points_and_brings_neither_heat_nor_tyre() -> None:
    state = weather("yellow", "", "y3 y1")
    assert shown(state, 1, "score", "heat", "yellow", "blue") == (1, 1, 2, 0)


@clause("LM-44")
def test_weather_may_bring_heat_instead() -> None:
    state = weather("yellow", "", "y3 y1", "", weather="heat")
    assert shown(state, 1, "score", "heat", "yellow", "retired") == (4, 2, 2, False)
    state = weather("yellow", "", "y6", "", weather="heat")
    assert shown(state, 1, "score", "heat", "retired") == (6, 3, True)
    assert state.actor() == 2


@clause("LM-44", "LM-46")
def test_weather_with_heat_is_fatal_under_an_incident() -> None:
    state = weather("yellow", "", "y1 incident", "", weather="heat")
    assert shown(state, 1, "heat", "retired") == (1, True)


@clause("LM-25", "LM-44")
def test_weather_with_heat_can_overheat_its_own_player() -> None:
    state = weather("yellow", "y6", "", "", weather="heat")
    assert shown(state, 0, "heat", "retired") == (3, True)
    assert state.actor() == 1


# -- incidents -------------------------------------------------------------------------------


@clause("LM-45")
def test_an_incident_goes_to_any_car_in_the_round() -> None:
    state = incident("y1", "incident", OUT, "y2")
    assert (state.observe()["phase"], state.observe()["pending"], state.actor()) == ("target", "incident", 0)
    assert legal(state) == ["target:0", "target:1", "target:3"]
    play(state, "target:0")
    assert shown(state, 0, "visible", "incident") == (["y1", "incident"], True)
    assert state.actor() == 1


@clause("LM-46")
@pytest.mark.parametrize(("card", "out"), [("y2", False), ("y3", True), ("b6", True), ("stand", False)])
def test_any_heat_under_an_incident_overheats(card: str, out: bool) -> None:
    state = placed("card", car(f"y1 {card}", "y2 incident"), car("b1"), car("b2"))
    play(state, f"card:{card}")
    assert shown(state, 0, "retired") == (out,)


@clause("LM-47")
def test_nothing_is_laid_in_front_of_an_overheated_car() -> None:
    state = incident("", OUT, "")
    assert legal(state) == ["target:0", "target:2"]
    assert GAME.why_not(state, "target:1") == "LM-47"


@clause("LM-48")
@pytest.mark.parametrize("pile", ["y6", "b3 b4", "incident", "y6 incident"])
def test_an_incident_itself_never_overheats(pile: str) -> None:
    state = incident("", pile)
    before = shown(state, 1, "score", "heat", "yellow", "blue")
    play(state, "target:1")
    assert shown(state, 1, "score", "heat", "yellow", "blue") == before
    assert shown(state, 1, "incident", "retired") == (True, False)
