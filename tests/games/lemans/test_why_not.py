"""24 Heures: the clause that a refused token names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, at_round, car, dealt, placed
from support import play

OUT = car("y1", "b6 b4", retired=True)


def before_the_pole() -> ludo.State:
    state: ludo.State = GAME.new(3)
    return state


def dealing() -> ludo.State:
    return play(GAME.new(3), "pole:1 draw:y5")


def to_turn() -> ludo.State:
    return dealt("y1", "incident", "y3")


def to_draw() -> ludo.State:
    return play(dealt("y6", "y2", "y3"), "play")


def to_card() -> ludo.State:
    return play(dealt("y1", "y2", "y3"), "play draw:weather_blue")


def incident_waits() -> ludo.State:
    return play(placed("card", car("incident y2"), OUT, car("y2"), car("y3")), "card:incident")


def weather_waits() -> ludo.State:
    return play(placed("card", car("weather_yellow y2"), OUT, car("y2", "y1"), car("y3", "y1")), "card:weather_yellow")


def over() -> ludo.State:
    return play(at_round(6, car("y1"), car("y2")), "pass pass")


CASES = [
    (before_the_pole, "pole:3", "LM-01"),  # no such seat at this table
    (before_the_pole, "draw:y1", "LM-11"),  # the pole comes first
    (before_the_pole, "play", "LM-11"),
    (dealing, "pole:0", "LM-11"),  # drawn once and for all
    (dealing, "draw:y5", "LM-03"),  # its only copy is in a hand
    (dealing, "pass", "LM-04"),  # not before everybody has a card
    (dealing, "card:y5", "LM-04"),
    (to_turn, "card:y1", "LM-23"),  # draw first
    (to_turn, "draw:y1", "LM-20"),  # nobody has chosen to play
    (to_turn, "target:1", "LM-20"),  # no card waits for a target
    (to_turn, "pole:0", "LM-11"),
    (to_draw, "draw:y6", "LM-03"),
    (to_draw, "card:y6", "LM-23"),
    (to_draw, "pass", "LM-23"),  # too late to pass
    (to_card, "pass", "LM-23"),  # who has drawn must lay
    (to_card, "play", "LM-23"),
    (to_card, "card:y2", "LM-23"),  # in somebody else's hand
    (to_card, "draw:y3", "LM-23"),  # exactly one card is drawn
    (to_card, "target:0", "LM-23"),
    (incident_waits, "target:1", "LM-47"),  # overheated
    (incident_waits, "target:4", "LM-01"),
    (incident_waits, "pass", "LM-45"),
    (incident_waits, "card:y2", "LM-45"),
    (weather_waits, "target:0", "LM-42"),  # not among the tied
    (weather_waits, "target:1", "LM-47"),
    (weather_waits, "target:5", "LM-01"),
    (weather_waits, "play", "LM-42"),
    (over, "play", "LM-70"),
    (over, "pole:0", "LM-70"),
    (over, "draw:y1", "LM-70"),
]


@pytest.mark.parametrize(("moment", "token", "clause"), CASES)
def test_the_clause_that_forbids(moment: Callable[[], ludo.State], token: str, clause: str) -> None:
    state = moment()
    assert GAME.why_not(state, token) == clause
    with pytest.raises(ludo.IllegalAction) as refused:
        play(state, token)
    assert refused.value.clause == clause
    assert GAME.rulebook.clauses[clause].text("en") in str(refused.value)


@pytest.mark.parametrize(
    ("moment", "token"),
    [(before_the_pole, "pole:2"), (dealing, "draw:y6"), (to_turn, "pass"), (to_card, "card:weather_blue")],
)
def test_nothing_forbids_what_is_legal(moment: Callable[[], ludo.State], token: str) -> None:
    assert GAME.why_not(moment(), token) is None
