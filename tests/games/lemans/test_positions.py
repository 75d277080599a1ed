"""24 Heures: positions that are accepted, completed, or refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, at_round, car, dealt, placed, shown
from support import legal, play

OUT = car("y3", "b6 b4", retired=True)
PAIR = [car("y1"), car("y2")]
COLD_DECK = " ".join(["y1"] * 6 + ["y2"] * 5 + ["b1"] * 6 + ["b2"] * 5)


def test_what_is_left_out_is_filled_in() -> None:
    view = placed("turn", *PAIR).observe()
    assert (view["round"], view["pole"], view["starter"], view["actor"]) == (1, 0, 0, 0)
    assert (view["passes"], view["history"], view["last_end"], view["pending"]) == (0, [], None, None)
    assert at_round(3, *PAIR, car("y3"), pole=2).observe()["starter"] == 1
    assert placed("turn", *PAIR, turn=1).actor() == 1


def test_sums_follow_from_the_pile() -> None:
    state = placed("turn", car("y1", "y6 incident stand b4 weather_blue"), car("y2"))
    assert shown(state, 0, "visible", "covered") == (["stand", "b4", "weather_blue"], ["y6", "incident"])
    assert shown(state, 0, "score", "heat", "yellow", "blue", "incident") == (1, 1, 0, 1, False)


def test_a_position_is_written_whole() -> None:
    state = play(dealt("y1", "incident", pole=1), "play draw:b6 card:incident")
    assert state.position() == {
        "game": "lemans",
        "rules": 2,
        "seats": 2,
        "options": {"starter": "rotate", "weather": "points"},
        "edition": GAME.edition.hash,
        "phase": "target",
        "round": 1,
        "pole": 1,
        "starter": 1,
        "turn": 1,
        "passes": 0,
        "pending": "incident",
        "cars": [
            {"hand": ["y1"], "pile": [], "retired": False},
            {"hand": ["b6"], "pile": [], "retired": False},
        ],
        "history": [],
        "last_end": None,
    }


def test_the_deal_goes_on_from_a_position() -> None:
    state = placed("deal", car(), car("y2"), car(), pole=1)
    play(state, "draw:b1 draw:b2")
    assert [state.observe(seat)["hand"] for seat in range(3)] == [["b2"], ["y2"], ["b1"]]
    assert (state.actor(), legal(state)) == (1, ["pass", "play"])


def test_a_race_that_is_over() -> None:
    cars = [car("y1", "y3"), OUT, car("b1")]
    facts: dict[str, Any] = {
        "round": 6,
        "history": [[0, 9, 0]] * 5 + [[3, 0, 0]],
        "passes": 2,
        "last_end": "all_passed",
    }
    state = placed("over", *cars, **facts)
    assert (state.scores(), state.ranks()) == ([3, 0, 0], [1, 3, 2])


REFUSED: list[tuple[str, str, list[dict[str, Any]], dict[str, Any]]] = [
    # path, phase, cars, other facts
    ("$.phase", "racing", PAIR, {}),
    ("$.cars", "turn", PAIR, {"seats": 3}),
    ("$.seats", "turn", PAIR, {"seats": 9}),
    ("$.cars[0].hand", "turn", [car("y7"), car("y2")], {}),  # no copy in this edition
    ("$.cars[0].hand", "turn", [car("y9"), car("y2")], {}),
    ("$.cars[0].hand", "turn", [car("y1 y2"), car("y2")], {}),
    ("$.cars[0].hand", "card", PAIR, {}),
    ("$.cars[1].hand", "turn", [car("y1"), car()], {}),
    ("$.cars[1].hand", "card", [car("y1 y2"), car("y2 y3")], {}),
    ("$.cars[1].hand", "card", [car("y1"), car("y1 y2 y3")], {"turn": 1}),
    ("$.cars[1].pile", "turn", [car("y5"), car("y1", "y5")], {}),
    ("$.cars[0].retired", "turn", [car("y1", "y6 b4"), car("y2"), car("y3")], {}),
    ("$.cars[0].retired", "turn", [car("y1", "incident y4"), car("y2"), car("y3")], {}),
    ("$.cars[1].retired", "turn", [car("y1"), car("y2", "y6", retired=True), car("y3")], {}),
    ("$.cars[1].retired", "turn", [car("y1"), car("y2", "y4 incident", retired=True), car("y3")], {}),
    ("$.cars[1].pile", "turn", [car("y1"), car("y2", "y6 b4 incident", retired=True), car("y3")], {}),
    ("$.cars[1].pile", "turn", [car("y1"), car("y2", "y6 b4 stand"), car("y3")], {}),
    ("$.cars[0]", "turn", [{"stack": []}, car("y1")], {}),
    ("$.cars", "turn", [car("y1"), OUT], {}),
    ("$.round", "turn", PAIR, {"round": 0}),
    ("$.round", "turn", PAIR, {"round": 7}),
    ("$.round", "turn", PAIR, {"round": 10**30}),
    ("$.round", "turn", PAIR, {"round": True}),
    ("$.round", "over", PAIR, {"round": 5, "history": [[0, 0]] * 5}),
    ("$.pole", "turn", PAIR, {"pole": 2}),
    ("$.pole", "turn", PAIR, {"pole": -1}),
    ("$.pole", "turn", PAIR, {"pole": None}),
    ("$.starter", "turn", PAIR, {"starter": 1}),
    ("$.starter", "turn", PAIR, {"round": 2, "history": [[0, 0]], "starter": 0}),
    ("$.starter", "turn", PAIR, {"round": 2, "history": [[0, 5]], "starter": 1, "options": {"starter": "pole"}}),
    ("$.turn", "turn", PAIR, {"turn": 2}),
    ("$.turn", "turn", [car("y1"), OUT, car("y2")], {"turn": 1}),
    ("$.turn", "deal", [car("y1"), car()], {"turn": 0}),
    ("$.passes", "turn", PAIR, {"passes": 2}),
    ("$.passes", "turn", [car("y1"), OUT, car("y2")], {"passes": 2}),
    ("$.passes", "draw", PAIR, {"passes": 1}),
    ("$.passes", "deal", [car("y1"), car()], {"passes": 1}),
    ("$.passes", "turn", PAIR, {"passes": -(10**30)}),
    ("$.pending", "turn", PAIR, {"pending": "incident"}),
    ("$.pending", "target", PAIR, {}),
    ("$.pending", "target", PAIR, {"pending": "stand"}),
    ("$.pending", "target", [car("y1"), car("y2", "b1")], {"pending": "weather_blue"}),
    ("$.pending", "target", PAIR, {"pending": "incidents"}),
    ("$.history", "turn", PAIR, {"history": [[1, 2]]}),
    ("$.history", "turn", PAIR, {"round": 3, "history": [[1, 2]]}),
    ("$.history[1]", "turn", PAIR, {"round": 3, "history": [[1, 2], [3]]}),
    ("$.history[0][1]", "turn", PAIR, {"round": 2, "history": [[1, -2]]}),
    ("$.history[0][1]", "turn", PAIR, {"round": 2, "history": [[1, 10**30]]}),
    ("$.last_end", "turn", PAIR, {"last_end": "deck"}),
    ("$.last_end", "turn", PAIR, {"last_end": "rain"}),
    ("$.cars[0].hand", "deal", [car(), car("y1")], {}),
    ("$.cars[1].pile", "deal", [car("y1"), car("", "y1")], {}),
    ("$.phase", "pole", [car(), car()], {}),
    ("$.phase", "pole", [car(), car("y1")], {"round": 0, "pole": None}),
    ("$.phase", "pole", [car(), car()], {"round": 0, "pole": None, "passes": 3}),
]
OVER = {"round": 6, "history": [[0, 0]] * 6}
REFUSED += [
    ("$.last_end", "over", PAIR, OVER),
    ("$.last_end", "over", PAIR, {**OVER, "last_end": "deck"}),
    ("$.last_end", "over", [car("y1"), OUT], {**OVER, "last_end": "all_passed", "passes": 1}),
    ("$.passes", "over", PAIR, {**OVER, "last_end": "all_passed"}),
    ("$.turn", "over", PAIR, {**OVER, "last_end": "all_passed", "passes": 2, "turn": 0}),
    ("$.history[5]", "over", [car("y1", "y3"), car("y2")], {**OVER, "last_end": "all_passed", "passes": 2}),
]


@pytest.mark.parametrize(("path", "phase", "cars", "facts"), REFUSED)
def test_refused(path: str, phase: str, cars: list[dict[str, Any]], facts: dict[str, Any]) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        placed(phase, *cars, **facts)
    assert refused.value.path == path


def test_the_first_moment_is_a_position_too() -> None:
    state = placed("pole", car(), car(), car(), round=0, pole=None)
    assert state.position() == GAME.new(3).position()


def test_a_full_deck_must_be_left_to_draw_from() -> None:
    """Of the two cards neither held nor laid none can be drawn by night."""
    pile = f"y3 y3 {COLD_DECK} incident incident weather_blue weather_blue weather_blue"
    pile += " weather_yellow weather_yellow weather_yellow stand y6 stand y5 stand b5 stand b6 stand y3 y3"
    cars = [car("stand", pile), car("y4", "b3 b3"), car("b4", "b3 b3")]
    with pytest.raises(ludo.BadPosition) as refused:
        at_round(3, *cars)
    assert "LM-50" in str(refused.value)
    assert at_round(2, *cars).observe()["deck"] == 2
