"""24 Heures: who may know what."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import ludotheque as ludo
from games.lemans.race import COLD, GAME, at_round, car, dealt, drive, everybody_passes, placed
from support import play, walk

KEYS = [
    "game",
    "seats",
    "options",
    "phase",
    "actor",
    "round",
    "night",
    "pole",
    "starter",
    "deck",
    "hidden",
    "passes",
    "pending",
    "cars",
    "seen",
    "history",
    "totals",
    "last_end",
    "seat",
    "hand",
    "eliminated",
    "ranks",
]
CAR_KEYS = ["visible", "covered", "score", "heat", "yellow", "blue", "incident", "retired", "hand"]
EVERYBODY = (None, 0, 1, 2)


def common(state: ludo.State, seat: int | None) -> dict[str, Any]:
    """The observation without what is the watcher's own."""
    return {key: value for key, value in state.observe(seat).items() if key not in ("seat", "hand")}


@pytest.mark.parametrize("seed", range(3))
def test_the_keys_are_always_the_same(seed: int) -> None:
    for state in walk(GAME.new(3), seed):
        for seat in EVERYBODY:
            view = state.observe(seat)
            assert list(view) == KEYS
            assert [list(entry) for entry in view["cars"]] == [CAR_KEYS] * 3


@pytest.mark.parametrize("seed", range(3))
def test_seats_and_spectators_differ_only_in_their_own_hand(seed: int) -> None:
    for state in walk(GAME.new(3), seed):
        seen_by_all = common(state, None)
        assert all(common(state, seat) == seen_by_all for seat in range(3))
        assert [state.observe(seat)["seat"] for seat in EVERYBODY] == [None, 0, 1, 2]


def test_before_the_pole_is_drawn() -> None:
    view = GAME.new(2, {"weather": "heat"}).observe(1)
    assert (view["game"], view["seats"], view["options"]) == ("lemans", 2, {"starter": "rotate", "weather": "heat"})
    assert (view["phase"], view["round"], view["pole"], view["starter"]) == ("pole", 0, None, None)
    assert (view["night"], view["deck"], view["hidden"]) == (False, 52, 0)
    assert (view["hand"], view["history"], view["totals"], view["last_end"]) == ([], [], [0, 0], None)


def test_own_hand_newest_last() -> None:
    state = play(dealt("y5", "b6", "y2"), "play draw:stand")
    assert [state.observe(seat)["hand"] for seat in EVERYBODY] == [None, ["y5", "stand"], ["b6"], ["y2"]]
    assert [entry["hand"] for entry in state.observe(1)["cars"]] == [2, 1, 1]


def test_others_learn_only_that_a_card_was_dealt_or_drawn() -> None:
    start = play(GAME.new(3), "pole:0")
    assert common(play(start.clone(), "draw:y6"), 1) == common(play(start.clone(), "draw:b1"), 1)
    before = play(dealt("y5", "b6", "y2"), "play")
    for seat in (None, 1, 2):
        stand, rain = play(before.clone(), "draw:stand"), play(before.clone(), "draw:weather_blue")
        assert stand.observe(seat) == rain.observe(seat)
        assert stand.observe(seat)["deck"] == before.observe(seat)["deck"] - 1
    assert play(before.clone(), "draw:stand").observe(0) != play(before.clone(), "draw:weather_blue").observe(0)


def test_what_is_laid_is_open_to_all() -> None:
    state = placed("turn", car("y1", "b6 incident stand y3"), car("b1", "weather_blue"), car("b2"))
    for seat in EVERYBODY:
        entry = state.observe(seat)["cars"][0]
        assert (entry["visible"], entry["covered"]) == (["stand", "y3"], ["b6", "incident"])
        assert (entry["score"], entry["heat"], entry["yellow"], entry["blue"]) == (3, 1, 1, 0)
        assert state.observe(seat)["seen"] == {"b6": 1, "incident": 1, "stand": 1, "weather_blue": 1, "y3": 1}


def test_a_card_that_waits_for_its_target_is_open_to_all() -> None:
    state = play(dealt("incident", "y2", "y3"), "play draw:y1 card:incident")
    for seat in EVERYBODY:
        view = state.observe(seat)
        assert (view["phase"], view["pending"], view["actor"]) == ("target", "incident", 0)
        assert view["seen"] == {"incident": 1}
    assert state.observe(0)["hand"] == ["y1"]


def test_counters_are_open_to_all() -> None:
    state = play(at_round(4, *[car(card) for card in COLD[:3]], pole=1, totals=[5, 0, 2]), "pass")
    for seat in EVERYBODY:
        view = state.observe(seat)
        assert (view["round"], view["night"], view["pole"], view["starter"], view["actor"]) == (4, True, 1, 1, 2)
        assert (view["deck"], view["hidden"], view["passes"]) == (44, 5, 1)
        assert (view["history"], view["totals"]) == ([[5, 0, 2], [0, 0, 0], [0, 0, 0]], [5, 0, 2])


def test_the_hand_of_an_overheated_seat_is_its_owners() -> None:
    state = placed("turn", car("y6", "b6 b4", retired=True), car("y1"), car("y2"), turn=1)
    assert state.observe(0)["hand"] == ["y6"]
    assert all("y6" not in str(state.observe(seat)) for seat in (None, 1, 2))


def test_the_result_is_told_at_the_end_and_the_last_table_stays() -> None:
    state = at_round(6, car("y4", "y6"), car("y1", "b3"), car("y2"), turn=0)
    assert (state.observe()["eliminated"], state.observe()["ranks"]) == (None, None)
    play(state, "play draw:b1 card:y4", "pass pass")
    view = state.observe(0)
    assert (view["phase"], view["actor"], view["round"], view["passes"]) == ("over", ludo.OVER, 6, 2)
    assert (view["eliminated"], view["ranks"], view["last_end"]) == ([True, False, False], [3, 1, 2], "all_passed")
    assert [entry["visible"] for entry in view["cars"]] == [["y6", "y4"], ["b3"], []]
    assert (view["hand"], view["cars"][0]["hand"]) == (["b1"], 1)


def test_a_copy_shows_the_same_table() -> None:
    state = play(at_round(4, car("y1", "y2 stand y3"), car("b6", "incident"), car("b1")), "pass", "play draw:b2")
    for other in (state.clone(), GAME.new(3)):
        other.copy_from(state)
        assert [other.observe(seat) for seat in EVERYBODY] == [state.observe(seat) for seat in EVERYBODY]


def test_a_round_that_ends_leaves_no_trace_but_its_points() -> None:
    state = everybody_passes(dealt("y1", "y2", "y3"))
    view = state.observe()
    assert (view["seen"], view["history"], view["last_end"]) == ({}, [[0, 0, 0]], "all_passed")
    drive(state, bold=-1)
    assert state.observe()["seen"] == {}


def test_unseen_cards_are_split_evenly() -> None:
    """For a watcher the next draw is of type t with (copies - seen - own) / (52 - seen - own), by night too."""
    state = play(at_round(3, car("y1", "y2 stand"), car("b6", "incident"), car("b1", "y3")), "pass", "play")
    assert state.actor() == ludo.CHANCE
    view, rng, found, tries = state.observe(0), ludo.Rng(1), Counter[str](), 4000
    known = Counter(view["seen"]) + Counter(view["hand"])
    for _ in range(tries):
        other = state.resample(0, rng)
        found[GAME.token(other, other.sample(rng))] += 1
    for card in ("y1", "b1", "b6", "incident", "stand", "y3"):
        copies = GAME.edition.number(f"cards.{card}.copies")
        chance = Fraction(copies - known[card], 52 - known.total())
        assert abs(found[f"draw:{card}"] / tries - chance) < 4 * (chance * (1 - chance) / tries) ** 0.5
