"""The table and the tokens in words."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, stand, view
from support import play


def said(state: ludo.State, token: str, language: str = "en") -> str:
    def say(message: str, **args: Any) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.explain(view(state), token, state.setting.edition, say)


def lines(state: ludo.State, seat: int | None, language: str = "en") -> list[str]:
    def say(message: str, **args: Any) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.table(view(state, seat), state.setting.edition, say)


@pytest.mark.parametrize(
    ("options", "signal", "card", "text"),
    [
        ({}, "walk", "ped_red", "play nothing and lose 100 points"),
        ({}, "cycle", "bicycle", "play nothing, at no cost"),
        ({}, "wait", "bicycle", "play nothing, at no cost"),
        ({"vehicle_penalty": True}, "cycle", "bicycle", "play nothing and lose 100 points"),
        ({"vehicle_penalty": True}, "wait", "bicycle", "play nothing and lose 100 points"),
    ],
)
def test_what_passing_costs_a_follower(options: dict[str, Any], signal: str, card: str, text: str) -> None:
    state = stand(card, "agent", left=f"{signal} 2, motorway 1", options=options)
    assert said(play(state, f"signal:{signal} play:{card}"), "pass") == text


def test_passing_costs_a_stuck_leader_nothing() -> None:
    state = stand("moped agent", "ped_red", left="walk 2")
    assert said(play(state, "signal:walk"), "pass", "fr") == "ne rien exposer, sans rien perdre"


def test_an_exhausted_talon_is_told() -> None:
    state = stand("ped_red", "ped_red", left="walk 3", fresh="", buried=[{"card": "motor", "author": 1}])
    assert any(line.startswith("Draw pile: exhausted (no fresh card), 1 underneath.") for line in lines(state, 0))


def test_an_agent_that_stops_the_coup_is_announced() -> None:
    state = stand("green_arrow", "ped_red", "agent", left="green_arrow 1, walk 1")
    play(state, "signal:green_arrow play:green_arrow")
    assert said(state, "agent") == "play a traffic officer: the trick stops"


def test_the_table_tells_the_demand_the_hand_and_what_became_known() -> None:
    state = stand("ped_red ped_red", "moped", "agent ped_blue", left="walk 2, wait 1")
    play(state, "signal:walk play:ped_red extra:none")
    told = lines(state, 2)
    assert "To be followed: red pedestrian." in told
    assert "Your hand: blue pedestrian, traffic officer." in told
    assert "Player 1 had no traffic officer and could not play: red pedestrian." in told
    assert "Player 2 to play; then: nobody." in told
    assert "Au joueur 2 ; ensuite : personne." in lines(state, 2, "fr")


def test_buried_cards_are_told_to_their_author() -> None:
    buried = [{"card": "motor", "author": 1}]
    state = stand("ped_red", "ped_red", left="walk 3", buried=buried)
    assert "Under the draw pile, in order: car or motorcycle." in lines(state, 1)
    assert "Under the draw pile, in order: a card of player 1." in lines(state, 0)
