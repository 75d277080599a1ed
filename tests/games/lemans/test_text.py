"""24 Heures: the table in words."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, at_round, car, placed
from support import play


def told(state: ludo.State, seat: int | None = None, language: str = "en") -> str:
    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    return "\n".join(GAME.table(state.observe(seat), GAME.edition, say))


def explained(state: ludo.State, token: str, language: str = "en") -> str:
    def say(message: str, **args: object) -> str:
        return GAME.messages.say(language, message, **args)

    return GAME.explain(state.observe(), token, GAME.edition, say)


def test_the_table_by_night() -> None:
    state = at_round(3, car("b5", "b6 stand incident y1"), car("b4", "y6 y4", retired=True), car("stand"), passes=1)
    assert told(state, 0).splitlines() == [
        "Round 3 (night), opened by car 2.",
        "Deck: 38 cards, 5 cards set aside.",
        "Car 0: 1 point, heat 0, yellow tyres 1, blue tyres 0, total 0. Cards laid: pit stop, technical incident, "
        "yellow 1. [pole] [incident: any heat and it overheats]",
        "Under the pit stop of car 0: blue 6 (2 heat).",
        "Car 1: 10 points, heat 3, yellow tyres 2, blue tyres 0, total 0. Cards laid: yellow 6 (2 heat), "
        "yellow 4 (1 heat). [overheated: out of the round]",
        "Car 2: 0 points, heat 0, yellow tyres 0, blue tyres 0, total 0. Cards laid: nothing.",
        "Passes in a row: 1.",
        "Your hand: blue 5 (2 heat).",
    ]


def test_the_result() -> None:
    state = at_round(6, car("y4", "y6"), car("y1"), car("y2"), turn=0)
    play(state, "play draw:b1 card:y4", "pass pass")
    assert told(state).splitlines()[-4:] == [
        "Round 6 ended because everybody passed: 0 · 0 · 0.",
        "Place 1: car 2.",
        "Place 2: car 1.",
        "Place 3: car 0, eliminated.",
    ]
    assert told(state, language="fr").splitlines()[-3:] == [
        "1re place : voiture 2.",
        "2e place : voiture 1.",
        "3e place : voiture 0, éliminée.",
    ]


@pytest.mark.parametrize(("passes", "words"), [(0, "pass"), (1, "pass: the round ends")])
def test_a_pass_that_closes_the_round_says_so(passes: int, words: str) -> None:
    state = placed("turn", car("y1"), car("y2", "b6 b4", retired=True), car("y3"), passes=passes)
    assert explained(state, "pass") == words


def test_tokens_in_words() -> None:
    state = GAME.new(2)
    words = {token: explained(state, token) for token in ("play", "card:b6", "target:1", "pole:0", "draw:stand")}
    assert list(words.values()) == [
        "draw and play",
        "play the blue 6",
        "target car 1",
        "car 0 starts from pole",
        "draw pit stop",
    ]
    assert explained(state, "card:y4", "fr") == "jouer le 4 jaune"
