"""What the tickets add to their labels."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, dealt, stand, view
from ludotheque.kernel.ticket import Remark
from support import legal, play

STREET = "walk 3, wait 2, cycle 2, motorway 1"
TOWN = "walk 4, wait 3, cycle 2, motorway 1, green_arrow 1, blue_arrow 1"
LONGEST = 60


def remarked(state: ludo.State, token: str, language: str = "en") -> Remark:
    def say(message: str, **args: Any) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.remark(view(state, state.actor()), token, state.setting.edition, say)


def test_a_signal_says_what_it_admits_how_many_are_free_and_what_the_hand_would_bring() -> None:
    state = stand("bicycle ped_red", "ped_red", left=STREET)
    assert remarked(state, "signal:cycle") == ("bicycle or moped, 2 free", "+150", "")
    assert remarked(state, "signal:walk", "fr").detail == "piéton de toute couleur, 3 libres"


def test_a_signal_that_no_card_serves_asks_for_the_agent_or_brings_nothing() -> None:
    state = stand("moped ped_red agent", "ped_red", left="cycle 1, walk 1")  # without its insurance
    assert remarked(state, "signal:cycle").effect == "officer"
    state = stand("moped", "ped_red", left="cycle 1, walk 1")
    assert remarked(state, "signal:cycle").effect == ""
    state = stand("moped bicycle insurance", "ped_red", left="cycle 1, walk 1")
    assert remarked(state, "signal:cycle").effect == "+150, +100"


def test_a_card_says_its_points_and_who_must_follow() -> None:
    state = play(stand("bicycle ped_red", "ped_red", "ped_red", left=STREET), "signal:walk")
    assert remarked(state, "play:ped_red") == ("2 players will have to follow", "+200", "")
    state = play(stand("bicycle ped_red", "bicycle", "bicycle", left=STREET), "signal:wait")
    assert remarked(state, "play:bicycle") == ("2 players will follow, with any vehicle", "+150", "")


def test_the_paper_that_goes_down_with_a_vehicle() -> None:
    state = play(stand("moped insurance ped_red", "ped_red", left=STREET), "signal:cycle")
    assert remarked(state, "play:moped") == ("your insurance goes down with it", "+100", "")


def test_keeping_an_agent_and_paying_is_asked_twice() -> None:
    state = play(stand("ped_red bicycle", "agent bicycle", left=STREET), "signal:walk play:ped_red")
    assert remarked(state, "pass") == ("your officer stays in hand", "−100", "Play nothing, lose 100 points")
    assert remarked(state, "agent") == ("no penalty, then a card of your choice", "", "")


def test_passing_that_costs_nothing_is_asked_once() -> None:
    state = play(stand("bicycle", "agent ped_red", left=STREET), "signal:cycle play:bicycle")
    assert remarked(state, "pass") == ("at no cost", "", "")
    assert remarked(state, "agent") == ("then a card of your choice", "", "")


def test_an_agent_against_a_green_arrow_says_whom_it_hits() -> None:
    state = stand("green_arrow bicycle", "green_arrow", "green_arrow", "agent ped_red", left=TOWN)
    assert (
        remarked(play(state, "signal:green_arrow"), "play:green_arrow").detail == "the trick turns the other way round"
    )
    play(state, "play:green_arrow")
    assert remarked(state, "agent") == ("the trick stops, 2 opponents are cut off", "−100 × 2", "")
    assert remarked(play(state, "agent"), "show:ped_red") == ("the trick stops, 2 opponents are cut off", "+200", "")


@pytest.mark.parametrize(
    ("tickets", "text"),
    [([], "a missing paper two times in three"), (["insurance"], "a missing paper one time in three")],
)
def test_the_chances_of_the_die(tickets: list[str], text: str) -> None:
    state = stand("moped ped_red", "ped_red", left=STREET, tickets=[tickets])
    assert remarked(state, "roll").detail == text


@pytest.mark.parametrize("options", [{}, {"extra_card": "papers", "die": "everyone", "vehicle_penalty": True}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_ticket_has_a_short_remark_in_both_languages(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    state = dealt(seats, **options)
    while state.actor() != ludo.OVER:
        if state.actor() == ludo.CHANCE:
            tokens = list(GAME.chance_tokens(state))
        else:
            tokens = legal(state)
            found = [remarked(state, token, language) for token in tokens for language in ("fr", "en")]
            assert all(0 < len(one.detail) <= LONGEST and len(one.grave) <= LONGEST for one in found)
        state.apply(GAME.action(state, rng.choice(tokens)))
