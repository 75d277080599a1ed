"""24 Heures: what the tickets say besides their label."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, at_round, car, placed
from ludotheque.kernel.ticket import Remark
from support import legal, play, walk

LONGEST = 60


def said(state: ludo.State, token: str, language: str = "en") -> Remark:
    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.remark(state.observe(state.actor()), token, GAME.edition, say)


def holding(hand: str, pile: str = "", *others: dict[str, Any], **facts: Any) -> ludo.State:
    return placed("card", car(hand, pile), *(others or (car("y1"),)), **facts)


def test_playing_is_free_with_a_harmless_card_and_counts_the_risk_without() -> None:
    assert said(placed("turn", car("y1", "y6"), car("b1")), "play").detail == "no danger: you hold the yellow 1"
    hot = placed("turn", car("y4", "y6"), car("b1", "b6"))
    assert said(hot, "play").detail == "13 of the 49 unseen cards would put you out"
    assert said(hot, "play", "fr").detail == "13 des 49 cartes non vues vous sortiraient"


def test_a_pass_says_what_is_kept_and_how_many_are_missing() -> None:
    three = (car("y4", "y6"), car("b1"), car("b2"))
    assert said(placed("turn", *three), "pass").detail == "you keep 6 points; 2 more passes end the round"
    assert said(placed("turn", *three, passes=2), "pass") == Remark("you score 6 points", "+6")
    assert said(placed("turn", car("y4", "weather_blue"), car("b1"), passes=1), "pass") == Remark("you score nothing")


def test_a_race_card_gains_its_points_and_heats() -> None:
    state = holding("y2 y4", "b4")
    assert said(state, "card:y2") == Remark("no heat: 1 of 3", "+2")
    assert said(state, "card:y4") == Remark("heat 1, then 2 of 3", "+4")
    assert said(holding("y2 y6", "b4 b1"), "card:y6") == Remark("overheats: the round is lost", "−5")
    assert said(holding("y2 y4", "incident"), "card:y4") == Remark("overheats: the round is lost")


def test_only_an_elimination_is_asked_twice() -> None:
    state = at_round(6, car("y4", "y6"), car("y1"), turn=0)
    play(state, "play draw:b1")
    assert said(state, "card:y4", "fr").grave == "Jouer, et sortir de la course"
    assert said(state, "card:b1").grave == ""
    earlier = at_round(5, car("y4", "y6"), car("y1"), turn=0)
    assert said(play(earlier, "play draw:b1"), "card:y4").grave == ""


def test_a_stand_wipes_out() -> None:
    assert said(holding("stand y2", "b4 b1"), "card:stand") == Remark("wipes out 5 points and 1 heat", "−5")
    assert said(holding("stand y2", "weather_blue"), "card:stand").effect == "+3"
    assert said(holding("stand y2"), "card:stand", "fr") == Remark("efface 0 point et 0 de chauffe")


def test_weather_names_its_victim() -> None:
    state = holding("weather_yellow y2", "", car("b1", "y1"))
    assert said(state, "card:weather_yellow") == Remark("falls on 1, most yellow tyres", "−3")
    assert said(holding("weather_blue y2", "b1"), "card:weather_blue") == Remark("falls on you, most blue tyres", "−3")
    assert said(holding("weather_blue y2"), "card:weather_blue") == Remark("blue tyres tied (0): you choose")


def test_a_target_tells_what_it_loses() -> None:
    state = play(holding("weather_blue y2", "b3", car("b1", "b2")), "card:weather_blue")
    assert said(state, "target:0") == Remark("round: 3, then 0", "−3")
    incident = play(holding("incident y2", "b3", car("b1", "b4"), car("b1", "incident")), "card:incident")
    assert [said(incident, f"target:{seat}").detail for seat in range(3)] == [
        "3 points, heat 1 of 3",
        "4 points, heat 1 of 3",
        "already under an incident",
    ]


def test_weather_that_heats() -> None:
    facts = {"options": {"weather": "heat"}, "round": 6, "turn": 0, "history": [[0, 0]] * 5}
    own = placed("card", car("weather_blue y2", "b6"), car("y1"), **facts)
    assert said(own, "card:weather_blue") == Remark(
        "falls on you, most blue tyres", "heat +1", "Play it, eliminated from the race"
    )
    tied = play(placed("card", car("weather_blue y2", "b4"), car("y1", "b1"), **facts), "card:weather_blue")
    assert said(tied, "target:1") == Remark("heat 0, then 1 of 3", "heat +1")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_remark_of_some_games_is_short(language: str) -> None:
    for seed in range(3):
        for state in walk(GAME.new(2 + seed), seed):
            for token in legal(state) if state.actor() >= 0 else []:
                remark = said(state, token, language)
                assert len(remark.detail) <= LONGEST, remark
                assert len(remark.effect) <= 12, remark
