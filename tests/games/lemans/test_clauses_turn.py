"""24 Heures: playing, passing, overheating, and the Stand."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, car, deal, dealt, pad, placed, shown
from support import clause, legal, play

HOT = "y6 b4"  # 3 heat: a car with this pile is out


# -- a turn ----------------------------------------------------------------------------------


@clause("LM-20")
@pytest.mark.parametrize("pile", ["", "y6", "incident", "stand", "weather_blue", "y6 incident incident"])
def test_playing_and_passing_are_always_allowed(pile: str) -> None:
    assert legal(placed("turn", car("y4", pile), car("y1"))) == ["pass", "play"]


@clause("LM-21")
def test_a_pass_changes_nothing_on_the_table() -> None:
    state = placed("turn", car("y4", "y1"), car("y2"))
    before = state.observe(0)
    play(state, "pass")
    after = state.observe(0)
    assert {key for key in before if before[key] != after[key]} == {"passes", "actor"}
    assert (after["passes"], after["actor"]) == (1, 1)


@clause("LM-22")
def test_any_play_restarts_the_count_of_passes() -> None:
    state = dealt("y1", "y2", "y3")
    play(state, "pass pass")
    assert state.observe()["passes"] == 2
    play(state, "play")
    assert state.observe()["passes"] == 0
    play(state, "draw:b1 card:b1", "pass pass")
    assert (state.observe()["passes"], state.observe()["round"]) == (2, 1)


@clause("LM-22")
def test_even_a_fatal_play_restarts_the_count() -> None:
    state = placed("turn", car("y1"), car("y2"), car("y4", "y6"), turn=2, passes=2)
    play(state, "play draw:b1 card:y4")
    assert shown(state, 2, "retired") == (True,)
    assert (state.observe()["passes"], state.actor()) == (0, 0)
    play(state, "pass")
    assert state.observe()["round"] == 1


@clause("LM-22")
def test_a_round_begins_without_passes() -> None:
    state = play(dealt("y1", "y2"), "pass pass")
    assert state.observe()["passes"] == 0
    assert deal(state, "y1", "y2").observe()["passes"] == 0


@clause("LM-23")
@pytest.mark.parametrize(("laid", "kept"), [("y1", "b3"), ("b3", "y1")])
def test_draw_one_lay_one_keep_the_other(laid: str, kept: str) -> None:
    state = play(dealt("y1", "y2"), "play")
    assert state.actor() == ludo.CHANCE
    play(state, "draw:b3")
    assert state.observe(0)["hand"] == ["y1", "b3"]
    assert legal(state) == ["card:b3", "card:y1"]
    play(state, f"card:{laid}")
    assert state.observe(0)["hand"] == [kept]
    assert shown(state, 0, "visible") == ([laid],)
    assert state.observe()["deck"] == 49


@clause("LM-24")
def test_a_race_card_adds_score_tyre_and_heat() -> None:
    state = placed("card", car("b3 y1", "y2 b4"), car("y1"))
    assert shown(state, 0, "score", "heat", "yellow", "blue") == (6, 1, 1, 1)
    play(state, "card:b3")
    assert shown(state, 0, "score", "heat", "yellow", "blue") == (9, 2, 1, 2)
    assert shown(state, 1, "score", "heat", "yellow", "blue") == (0, 0, 0, 0)


@clause("LM-24")
def test_every_race_card_has_one_tyre() -> None:
    assert {GAME.edition.number(f"cards.{colour}{n}.tyres") for colour in "yb" for n in range(1, 7)} == {1}


@clause("LM-25")
@pytest.mark.parametrize(
    ("pile", "card", "out"),
    [
        ("b4", "y4", False),
        ("b4 b3", "y4", True),
        ("y6", "y4", True),
        ("y6", "b6", True),
        ("y6", "y2", False),
        ("", "y5", False),
    ],
)
def test_three_heat_is_too_much(pile: str, card: str, out: bool) -> None:
    state = play(placed("card", car(f"y1 {card}", pile), car("y1"), car("y2")), f"card:{card}")
    assert shown(state, 0, "retired") == (out,)


@clause("LM-26")
def test_an_overheated_seat_is_out_and_scores_nothing() -> None:
    state = placed("card", car("y4 y1", "y6 y2"), car("y1", "b3"), car("y2"))
    play(state, "card:y4")
    assert [state.actor(), *shown(state, 0, "retired")] == [1, True]
    play(state, "pass pass")
    assert pad(state) == [[0, 3, 0]]


@clause("LM-27")
def test_it_races_on_in_the_next_round() -> None:
    state = play(placed("turn", car("y1", HOT, retired=True), car("y2"), car("y3"), turn=1), "pass pass")
    deal(state, "b1", "b2", "b3")
    assert shown(state, 0, "retired", "heat", "visible", "hand") == (False, 0, [], 1)
    play(state, "pass pass")
    assert (state.actor(), legal(state)) == (0, ["pass", "play"])


@clause("LM-28")
def test_its_hand_and_its_cards_stay_until_the_round_ends() -> None:
    state = placed("card", car("y4 b6", "y6"), car("y1"), car("y2"))
    play(state, "card:y4")
    assert shown(state, 0, "visible", "hand") == (["y6", "y4"], 1)
    assert state.observe(0)["hand"] == ["b6"]
    play(state, "play")
    assert "draw:b6" not in GAME.chance_tokens(state)
    play(state, "draw:b1 card:b1", "pass pass")
    assert pad(state) == [[0, 1, 0]]
    assert GAME.chance_tokens(state)["draw:b6"] == 1


@clause("LM-29")
def test_heat_is_nought_one_or_two() -> None:
    heats = [GAME.edition.number(f"cards.{colour}{n}.heat") for colour in "yb" for n in range(1, 7)]
    assert heats == [0, 0, 1, 1, 2, 2] * 2
    with pytest.raises(ludo.BadEdition):
        GAME.read_edition("[cards.y6]\nheat = 3")


# -- the Stand -------------------------------------------------------------------------------


@clause("LM-30", "LM-31")
def test_a_stand_covers_everything() -> None:
    state = play(placed("card", car("stand y1", "y6 b2 y1"), car("y1")), "card:stand")
    assert shown(state, 0, "visible", "covered") == (["stand"], ["y6", "b2", "y1"])
    assert shown(state, 0, "score", "heat", "yellow", "blue", "retired") == (0, 0, 0, 0, False)


@clause("LM-30", "LM-32")
def test_a_covered_incident_and_covered_weather_have_no_effect() -> None:
    state = placed("card", car("stand y4", "incident weather_yellow"), car("y1"))
    assert shown(state, 0, "score", "incident") == (-3, True)
    play(state, "card:stand")
    assert shown(state, 0, "score", "incident") == (0, False)
    play(state, "pass", "play draw:b4 card:y4", "pass", "play draw:b1 card:b4")
    assert shown(state, 0, "score", "heat", "retired") == (8, 2, False)


@clause("LM-33")
def test_a_new_score_grows_on_the_stand() -> None:
    state = play(placed("card", car("stand b6", "y6 y2"), car("y1")), "card:stand")
    play(state, "pass", "play draw:y2 card:b6")
    assert shown(state, 0, "visible", "score", "heat", "blue", "yellow") == (["stand", "b6"], 6, 2, 1, 0)
    play(state, "pass pass")
    assert pad(state) == [[6, 0]]


@clause("LM-34")
@pytest.mark.parametrize("pile", ["", "stand"])
def test_a_stand_on_nothing_or_on_a_stand(pile: str) -> None:
    state = play(placed("card", car("stand b6", pile), car("y1")), "card:stand")
    assert shown(state, 0, "visible", "covered") == (["stand"], pile.split())


@clause("LM-35")
@pytest.mark.parametrize("pile", ["y6", "incident", "b6 incident"])
def test_a_stand_never_overheats(pile: str) -> None:
    state = play(placed("card", car("stand b5", pile), car("y1")), "card:stand")
    assert shown(state, 0, "score", "heat", "retired") == (0, 0, False)
