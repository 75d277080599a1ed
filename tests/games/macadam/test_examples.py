"""The worked examples of the rules."""

from __future__ import annotations

import pytest

from games.macadam.tables import GAME, hand, stand, view
from support import legal, play

STREET = "walk 3, wait 2, cycle 2, motorway 1"
TOWN = "walk 4, wait 3, cycle 2, motorway 1, green_arrow 1, blue_arrow 1"
QUIET = "walk 3, wait 3, cycle 2"


def test_1_an_agent_on_a_bicycle() -> None:
    state = stand(
        "bicycle ped_red", "agent ped_yellow motor", "ped_yellow bicycle", "bicycle ped_blue", left=STREET, leader=0
    )
    assert legal(state) == ["draw", "roll", "signal:cycle", "signal:wait", "signal:walk"]
    play(state, "signal:cycle play:bicycle")
    assert (state.actor(), legal(state)) == (1, ["agent", "pass"])
    assert legal(play(state, "agent")) == ["show:none", "show:ped_yellow"]
    play(state, "show:ped_yellow")
    assert (state.actor(), legal(state)) == (2, ["play:ped_yellow"])
    play(state, "play:ped_yellow")
    assert state.scores() == [150, 200, 200, -100]
    assert (view(state)["coup"], state.actor()) == (10, 1)


def test_2_an_agent_against_a_green_arrow() -> None:
    state = stand("green_arrow bicycle", "green_arrow motor", "green_arrow moped", "agent ped_red", left=TOWN)
    play(state, "signal:green_arrow play:green_arrow")
    assert (state.actor(), legal(state)) == (3, ["agent", "pass"])
    play(state, "agent show:ped_red")
    assert state.scores() == [0, -100, -100, 200]
    assert (view(state)["coup"], state.actor(), view(state)["reversed"]) == (6, 1, False)


def test_3_a_blue_arrow() -> None:
    state = stand("blue_arrow blue_arrow bicycle", "blue_arrow", "ped_red ped_red", "agent bicycle", left=TOWN)
    play(state, "signal:blue_arrow play:blue_arrow")
    assert legal(state) == ["extra:blue_arrow", "extra:none"]
    play(state, "extra:none")
    assert (state.actor(), legal(state)) == (1, ["play:blue_arrow"])
    play(state, "play:blue_arrow")
    assert (state.actor(), legal(state)) == (3, ["agent", "pass"])
    play(state, "pass")
    assert state.scores() == [0, 0, -100, -100]
    assert (state.actor(), legal(state)) == (1, ["draw", "roll"])


def test_3_the_first_to_be_out_ends_the_round() -> None:
    hands = ("blue_arrow blue_arrow bicycle", "blue_arrow", "ped_red ped_red", "agent bicycle")
    state = stand(*hands, left=TOWN, options={"finish": "first_out"})
    play(state, "signal:blue_arrow play:blue_arrow extra:none play:blue_arrow pass")
    assert (view(state)["phase"], state.scores()) == ("over", [0, 0, -100, -100])


def test_4_colours_and_an_extra_card() -> None:
    left = "walk 4, wait 3, cycle 2, motorway 1"
    state = stand("ped_red ped_red ped_blue", "ped_red agent", "ped_blue ped_green", left=left)
    assert legal(play(state, "signal:walk")) == ["play:ped_blue", "play:ped_red"]
    assert legal(play(state, "play:ped_red")) == ["extra:none", "extra:ped_red"]
    play(state, "extra:ped_red")
    assert (state.actor(), legal(state)) == (1, ["play:ped_red"])
    assert play(state, "play:ped_red").scores() == [400, 200, -100]


@pytest.mark.parametrize(("vehicle_penalty", "score"), [(False, 0), (True, -100)])
def test_5_a_wait_signal_and_papers(vehicle_penalty: bool, score: int) -> None:
    hands = ("bicycle ped_red", "moped motor insurance", "motor ped_blue", "bicycle motor")
    options = {"vehicle_penalty": vehicle_penalty}
    state = stand(*hands, left=STREET, tickets=[[], [], [], ["permit"]], options=options)
    play(state, "signal:wait play:bicycle")
    assert (state.actor(), legal(state)) == (1, ["play:moped"])
    play(state, "play:moped")
    assert view(state)["players"][1]["exposed"] == {"moped": 1, "insurance": 1}
    assert (state.actor(), legal(state)) == (3, ["play:bicycle", "play:motor"])
    assert play(state, "play:motor").scores() == [150, 100, score, 50]


@pytest.mark.parametrize(("vehicle_penalty", "score"), [(False, 0), (True, -100)])
def test_6_the_die(vehicle_penalty: bool, score: int) -> None:
    options = {"vehicle_penalty": vehicle_penalty}
    state = stand("moped motor", "moped ped_blue", left="walk 1, wait 1, cycle 1, motorway 1", options=options)
    assert legal(state) == ["draw", "roll", "signal:cycle", "signal:motorway", "signal:wait", "signal:walk"]
    play(state, "roll die:6")
    assert view(state)["players"][0]["tickets"] == ["insurance"]
    assert legal(state) == ["draw", "signal:cycle", "signal:wait"]
    assert play(state, "signal:cycle play:moped").scores() == [100, score]


def test_6_a_paper_that_lies_there_already_gives_nothing() -> None:
    left = "walk 1, wait 1, cycle 1, motorway 1"
    state = stand("moped motor", "moped ped_blue", left=left, tickets=[["insurance"], []])
    assert view(state)["stock"]["insurance"] == 4
    play(state, "roll die:1")
    assert view(state)["stock"]["insurance"] == 4


def test_7_drawing_and_burying() -> None:
    hands = ("ped_red blue_arrow motor", "ped_red ped_blue motor")
    state = stand(*hands, left="walk 2, wait 1, cycle 1", fresh="agent bicycle")
    play(state, "draw")
    assert GAME.chance_tokens(state) == {"draw:agent": 1, "draw:bicycle": 1}
    assert legal(play(state, "draw:agent")) == [
        "discard:agent",
        "discard:blue_arrow",
        "discard:motor",
        "discard:ped_red",
    ]
    play(state, "discard:blue_arrow")
    assert legal(state) == ["roll", "signal:cycle", "signal:wait", "signal:walk"]
    play(state, "signal:walk play:ped_red play:ped_red draw")
    assert GAME.chance_tokens(state) == {"draw:bicycle": 1}
    play(state, "draw:bicycle discard:bicycle signal:walk play:ped_blue")
    assert state.actor() == 0
    play(state, "agent")
    assert view(state)["fresh"] == 0
    assert (view(state)["coup"], state.actor()) == (15, 0)
    assert legal(state) == ["draw", "roll", "signal:cycle", "signal:wait"]
    assert GAME.chance_tokens(play(state, "draw")) == {"draw:blue_arrow": 1}


def test_8_an_extra_vehicle_on_a_wait_signal() -> None:
    state = stand("bicycle motor permit moped", "bicycle ped_blue", left="walk 1, wait 2, cycle 1")
    assert legal(play(state, "signal:wait")) == ["play:bicycle", "play:motor"]
    assert legal(play(state, "play:bicycle")) == ["extra:motor", "extra:none", "extra:permit"]
    play(state, "extra:motor")
    assert view(state)["players"][0]["exposed"] == {"bicycle": 1, "motor": 1, "permit": 1}
    assert legal(state) == ["play:bicycle"]
    assert play(state, "play:bicycle").scores() == [200, 150]


def test_9_the_leaders_agent_replaces_a_signal() -> None:
    state = stand("agent ped_red ped_blue", "ped_red motor", "motor", left="motorway 1, wait 1, cycle 1")
    assert view(state)["coup"] == 14
    assert legal(state) == ["draw", "roll", "signal:cycle", "signal:motorway", "signal:wait"]
    assert legal(play(state, "signal:motorway")) == ["agent", "pass"]
    assert legal(play(state, "agent")) == ["show:none", "show:ped_blue", "show:ped_red"]
    play(state, "show:ped_red")
    assert state.actor() == 1
    assert play(state, "play:ped_red").scores() == [200, 200, -100]


def test_10_a_stuck_leader() -> None:
    state = stand("ped_red moped", "bicycle", left="wait 1, motorway 1")
    assert legal(state) == ["draw", "roll", "signal:motorway", "signal:wait"]
    play(state, "signal:motorway")
    assert state.scores() == [0, 0]
    assert (view(state)["coup"], state.actor()) == (16, 1)


def test_10_a_stuck_leader_with_an_agent() -> None:
    state = stand("ped_red agent", "bicycle", left="wait 1, motorway 1")
    assert legal(play(state, "signal:wait")) == ["agent", "pass"]
    play(state, "pass")
    assert (state.scores(), hand(state, 0), state.actor()) == ([0, 0], "ped_red agent", 1)


def test_11_an_empty_hand() -> None:
    state = stand("", "bicycle bicycle", left="wait 1, cycle 1")
    assert legal(state) == ["draw", "roll"]
    play(state, "draw draw:bicycle")
    assert legal(state) == ["roll", "signal:cycle", "signal:wait"]
    play(state, "signal:cycle play:bicycle play:bicycle")
    assert state.scores() == [150, 150]
    assert (view(state)["fresh"], view(state)["coup"], state.actor()) == (1, 16, 1)


def test_12_elimination() -> None:
    hands = ("ped_red", "ped_red motor", "moped", "ped_red motor motor", "motor", "ped_blue ped_blue")
    buried = [{"card": "motor", "author": 4}, {"card": "moped", "author": 5}]
    state = stand(*hands, left="walk 2, wait 2, cycle 1", fresh="", buried=buried)
    assert legal(state) == ["draw", "roll", "signal:walk"]
    assert GAME.chance_tokens(play(state.clone(), "draw")) == {"draw:motor": 1}
    play(state, "signal:walk play:ped_red play:ped_red play:ped_red")
    assert view(state)["phase"] == "over"
    assert state.scores() == [200, 200, -100, 200, -100, -100]
    assert state.ranks() == [1, 1, 4, 1, 4, 4]


def test_13_a_tie() -> None:
    exposed = ["ped_red ped_red bicycle blue_arrow", "ped_blue ped_blue ped_blue ped_blue insurance"]
    options = {"vehicle_penalty": True}
    state = stand("bicycle", "motor", left="cycle 1", exposed=exposed, penalties=[1, 1], options=options)
    play(state, "signal:cycle play:bicycle")
    assert (state.scores(), state.ranks()) == ([600, 600], [2, 1])


def test_14_six_agents_return() -> None:
    buried = [{"card": "motor", "author": 0}, {"card": "blue_arrow", "author": 1}]
    hands = ("ped_red bicycle", "agent ped_blue bicycle", "ped_red bicycle")
    state = stand(*hands, left=QUIET, fresh="ped_blue ped_blue", centre=5, buried=buried)
    play(state, "signal:walk play:ped_red agent show:ped_blue")
    assert state.scores() == [200, 200, -100]
    assert (view(state)["fresh"], view(state)["buried"], view(state)["centre"]) == (10, [], 0)
    play(state, "draw")
    assert GAME.chance_tokens(state) == {"draw:agent": 6, "draw:blue_arrow": 1, "draw:motor": 1, "draw:ped_blue": 2}


def test_15_a_green_arrow_as_companion() -> None:
    state = stand("ped_red", "agent green_arrow", "green_arrow moped", "ped_red moped", left=QUIET)
    play(state, "signal:walk play:ped_red agent show:green_arrow")
    assert (state.actor(), legal(state)) == (2, ["play:green_arrow"])
    assert play(state, "play:green_arrow").scores() == [200, 0, 0, -100]


TALLY = "walk 4, wait 3, cycle 2, motorway 1"
LATE = "walk 2, wait 1, cycle 1"


def test_16_everybody_throws() -> None:
    hands = ("moped insurance ped_red", "moped ped_blue", "ped_green")
    state = stand(*hands, left=TALLY, options={"die": "everyone"})
    play(state, "signal:cycle play:moped")
    assert (state.actor(), legal(state)) == (1, ["pass", "roll"])
    play(state, "roll die:6")
    assert view(state)["players"][1]["tickets"] == ["insurance"]
    assert (state.actor(), legal(state)) == (1, ["play:moped"])
    play(state, "play:moped")
    assert (state.actor(), legal(state)) == (2, ["pass", "roll"])
    play(state, "roll die:4")
    assert state.scores() == [100, 100, 0]
    assert (view(state)["coup"], state.actor()) == (8, 1)


def test_16_everybody_throws_without_mercy() -> None:
    hands = ("moped insurance ped_red", "moped ped_blue", "ped_green")
    state = stand(*hands, left=TALLY, options={"die": "everyone", "vehicle_penalty": True})
    play(state, "signal:cycle play:moped roll die:2 roll die:4")
    assert state.scores() == [100, -100, -100]


def test_17_six_agents_return_and_the_round_goes_on() -> None:
    buried = [{"card": "ped_yellow", "author": 2}, {"card": "moped", "author": 3}]
    hands = ("ped_red bicycle", "agent ped_blue", "motor", "ped_blue motor", "motor", "motor")
    state = stand(*hands, left="walk 3, wait 2, cycle 2", fresh="", buried=buried, centre=5)
    assert legal(state) == ["draw", "roll", "signal:cycle", "signal:wait", "signal:walk"]
    play(state, "signal:walk play:ped_red agent show:ped_blue play:ped_blue")
    assert state.scores() == [200, 200, -100, 200, -100, -100]
    assert (view(state)["fresh"], view(state)["buried"]) == (8, [])
    assert (view(state)["coup"], state.actor(), legal(state)) == (11, 1, ["draw", "roll"])
    assert GAME.chance_tokens(play(state, "draw")) == {"draw:agent": 6, "draw:moped": 1, "draw:ped_yellow": 1}


@pytest.mark.parametrize(("drawing", "over"), [("draw draw:bicycle discard:bicycle", True), ("", False)])
def test_18_the_talon_gives_out_after_the_hand(drawing: str, over: bool) -> None:
    buried = [{"card": "motor", "author": 1}]
    hands = ("ped_red ped_blue", "ped_red bicycle", "", "ped_red motor")
    state = stand(*hands, left=LATE, fresh="bicycle", buried=buried)
    play(state, f"{drawing} signal:walk play:ped_red play:ped_red play:ped_red")
    assert state.scores() == [200, 200, -100, 200]
    assert (view(state)["phase"] == "over") == over
    assert over or (view(state)["coup"], state.actor()) == (14, 1)


@pytest.mark.parametrize(
    ("extra_card", "choices"),
    [("valid", ["extra:none", "extra:ped_red", "extra:permit"]), ("papers", ["extra:none", "extra:permit"])],
)
def test_19_kinds_of_extra_card(extra_card: str, choices: list[str]) -> None:
    state = stand("ped_red ped_red permit", "ped_red", left=LATE, options={"extra_card": extra_card})
    assert legal(play(state, "signal:walk play:ped_red")) == choices
    play(state, "extra:permit")
    assert (state.actor(), legal(state)) == (1, ["play:ped_red"])
    assert play(state, "play:ped_red").scores() == [200, 200]
