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
        ({}, "walk", "ped_red", "expose nothing and lose 100 points"),
        ({}, "cycle", "bicycle", "expose nothing and lose 100 points"),
        ({"vehicle_penalty": False}, "cycle", "bicycle", "expose nothing, at no cost"),
        ({"vehicle_penalty": False}, "wait", "bicycle", "expose nothing, at no cost"),
        ({"vehicle_penalty": False}, "walk", "ped_red", "expose nothing and lose 100 points"),
    ],
)
def test_what_passing_costs_a_follower(options: dict[str, Any], signal: str, card: str, text: str) -> None:
    state = stand(card, "agent", left=f"{signal} 2, motorway 1", options=options)
    assert said(play(state, f"signal:{signal} play:{card}"), "pass") == text


@pytest.mark.parametrize(
    ("due", "text"), [(True, "ne rien exposer et perdre 100 points"), (False, "ne rien exposer, sans rien perdre")]
)
def test_what_passing_costs_a_stuck_leader(due: bool, text: str) -> None:
    state = stand("moped agent", "ped_red", left="walk 2", options={"stuck_penalty": due})
    assert said(play(state, "signal:walk"), "pass", "fr") == text


def test_an_agent_that_stops_the_coup_is_announced() -> None:
    state = stand("green_arrow", "ped_red", "agent", left="green_arrow 1, walk 1")
    play(state, "signal:green_arrow play:green_arrow")
    assert said(state, "agent") == "play an agent: the coup stops"


def test_the_table_tells_the_demand_the_hand_and_what_became_known() -> None:
    state = stand("ped_red ped_red", "moped", "agent ped_blue", left="walk 2, wait 1")
    play(state, "signal:walk play:ped_red extra:none")
    told = lines(state, 2)
    assert "To be followed: red pedestrian." in told
    assert "Your hand: blue pedestrian, agent." in told
    assert "Player 1 had no agent and could not expose: red pedestrian." in told
    assert "Player 2 to play; then: nobody." in told
    assert "Au joueur 2 ; ensuite : personne." in lines(state, 2, "fr")


def test_buried_cards_are_told_to_their_author() -> None:
    buried = [{"card": "motor", "author": 1}]
    state = stand("ped_red", "ped_red", left="walk 3", buried=buried)
    assert "Under the talon, in order: car or motorcycle." in lines(state, 1)
    assert "Under the talon, in order: a card of player 1." in lines(state, 0)
