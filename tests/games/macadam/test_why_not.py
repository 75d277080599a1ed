"""The clause that is named when a token is refused."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, stand
from support import play

LEADING = ("ped_red moped motor", "ped_red agent", "agent")


@pytest.mark.parametrize(
    ("played", "token", "clause"),
    [
        ("", "play:ped_red", "MC-40"),
        ("", "discard:moped", "MC-51"),
        ("", "show:none", "MC-62"),
        ("", "extra:none", "MC-58"),
        ("", "signal:cycle", "MC-41"),
        ("", "signal:motorway", "MC-40"),
        ("", "draw:motor", "MC-51"),
        ("", "die:1", "MC-54"),
        ("", "dealer:0", "MC-23"),
        ("roll", "draw", "MC-54"),
        ("draw", "roll", "MC-51"),
        ("draw", "draw:permit", "MC-27"),
        ("draw draw:bicycle", "discard:agent", "MC-51"),
        ("signal:walk", "play:moped", "MC-13"),
        ("signal:walk", "play:ped_blue", "MC-40"),
        ("signal:walk", "agent", "MC-42"),
        ("signal:walk", "pass", "MC-43"),
        ("signal:walk", "draw", "MC-44"),
        ("signal:walk play:ped_red", "agent", "MC-50"),
        ("signal:walk play:ped_red", "play:ped_blue", "MC-46"),
        ("signal:walk play:ped_red", "signal:walk", "MC-40"),
        ("signal:walk play:ped_red play:ped_red", "play:ped_red", "MC-46"),
        ("signal:walk play:ped_red play:ped_red agent", "signal:walk", "MC-52"),
    ],
)
def test_a_pedestrian_is_led(played: str, token: str, clause: str) -> None:
    state = stand(*LEADING, left="walk 3, wait 2, cycle 2", leader=0, fresh="bicycle")
    play(state, played)
    if clause == "MC-52":
        state = stand("", "ped_red", left="walk 2")
    assert GAME.why_not(state, token) == clause
    with pytest.raises(ludo.IllegalAction) as refused:
        play(state, token)
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    ("signal", "token", "clause"),
    [
        ("wait", "play:ped_red", "MC-14"),
        ("wait", "play:moped", "MC-20"),
        ("wait", "play:motor", "MC-21"),
        ("cycle", "play:motor", "MC-15"),
        ("motorway", "play:bicycle", "MC-16"),
        ("green_arrow", "play:blue_arrow", "MC-17"),
        ("blue_arrow", "play:green_arrow", "MC-18"),
        ("green_arrow", "play:agent", "MC-17"),
    ],
)
def test_what_a_signal_refuses(signal: str, token: str, clause: str) -> None:
    held = "ped_red bicycle moped motor agent green_arrow blue_arrow"
    state = play(stand(held, "agent", left=f"{signal} 1, walk 1"), f"signal:{signal}")
    assert GAME.why_not(state, token) == clause


@pytest.mark.parametrize(
    ("token", "clause"),
    [
        ("extra:ped_blue", "MC-58"),
        ("extra:moped", "MC-20"),
        ("extra:motor", "MC-21"),
        ("extra:agent", "MC-58"),
        ("extra:insurance", "MC-59"),
        ("pass", "MC-44"),
    ],
)
def test_what_is_no_extra_card(token: str, clause: str) -> None:
    state = stand("bicycle bicycle moped motor ped_blue", "agent", left="wait 1, walk 1")
    play(state, "signal:wait play:bicycle")
    assert GAME.why_not(state, token) == clause


@pytest.mark.parametrize(
    ("token", "clause"),
    [("show:agent", "MC-62"), ("show:ped_blue", "MC-62"), ("show:moped", "MC-20"), ("show:motor", "MC-21")],
)
def test_what_is_no_companion(token: str, clause: str) -> None:
    state = stand("ped_red", "agent agent moped motor bicycle", left="walk 2")
    play(state, "signal:walk play:ped_red agent")
    assert GAME.why_not(state, token) == clause


@pytest.mark.parametrize(
    ("signal", "card", "clause"),
    [("wait", "bicycle", "MC-47"), ("blue_arrow", "blue_arrow", "MC-67"), ("green_arrow", "green_arrow", "MC-68")],
)
def test_what_does_not_answer(signal: str, card: str, clause: str) -> None:
    state = stand(card, "agent ped_red", left=f"{signal} 1, walk 2")
    play(state, f"signal:{signal} play:{card}")
    assert GAME.why_not(state, "play:ped_red") == clause
    assert GAME.why_not(state, f"play:{card}") == clause


def test_before_the_first_coup_and_after_the_last() -> None:
    state = GAME.new(3)
    assert GAME.why_not(state, "dealer:3") == "MC-01"
    assert GAME.why_not(state, "draw:agent") == "MC-23"
    play(state, "dealer:0 draw:permit draw:permit")
    assert GAME.why_not(state, "draw:permit") == "MC-02"
    assert GAME.why_not(state, "roll") == "MC-24"
    state = play(stand("ped_red", "ped_red", left="walk 1"), "signal:walk play:ped_red play:ped_red")
    assert GAME.why_not(state, "roll") == "MC-86"


def test_a_buried_card_comes_up_in_its_turn() -> None:
    buried = [{"card": "motor", "author": 1}, {"card": "moped", "author": 1}]
    state = stand("ped_red", "ped_red", left="walk 3", fresh="", buried=buried)
    assert GAME.why_not(play(state, "draw"), "draw:moped") == "MC-53"


def test_an_empty_talon() -> None:
    assert GAME.why_not(stand("ped_red", "ped_red", left="walk 3", fresh=""), "draw") == "MC-27"
