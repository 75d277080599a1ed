"""24 Heures: setting up, the order of play, day and night."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import COLD, GAME, at_round, car, deal, dealt, everybody_passes, pad, placed, shown
from support import clause, legal, play

# -- setting up ------------------------------------------------------------------------------


@clause("LM-01")
def test_two_to_six_seats() -> None:
    assert [GAME.new(n).setting.seats for n in range(2, 7)] == [2, 3, 4, 5, 6]
    for n in (1, 7):
        with pytest.raises(ludo.BadSeats):
            GAME.new(n)


@clause("LM-02", "LM-03")
def test_the_pack_is_52_cards_without_the_reminders() -> None:
    state = play(GAME.new(2), "pole:0")
    copies = GAME.chance_tokens(state)
    assert sum(copies.values()) == 52
    race = {f"draw:{colour}{n}": count for colour in "yb" for n, count in enumerate((6, 5, 4, 2, 1, 1), 1)}
    others = {"draw:stand": 6, "draw:weather_yellow": 3, "draw:weather_blue": 3, "draw:incident": 2}
    assert copies == race | others


@clause("LM-04")
def test_everybody_is_dealt_one_card_in_every_round() -> None:
    state = dealt("y1", "y2", "y3")
    assert [state.observe(seat)["hand"] for seat in range(3)] == [["y1"], ["y2"], ["y3"]]
    play(state, "pass pass pass")
    assert state.observe()["phase"] == "deal"
    assert [entry["hand"] for entry in state.observe()["cars"]] == [0, 0, 0]
    deal(state, "b1", "b2", "b3")
    assert [state.observe(seat)["hand"] for seat in range(3)] == [["b1"], ["b2"], ["b3"]]


@clause("LM-05")
def test_the_deal_begins_with_the_opener() -> None:
    state = play(GAME.new(4), "pole:2", "draw:y1", "draw:y2")
    assert [state.observe(seat)["hand"] for seat in range(4)] == [[], [], ["y1"], ["y2"]]
    play(state, "draw:y3")
    assert state.observe(0)["hand"] == ["y3"]


@clause("LM-06")
def test_a_hand_is_secret() -> None:
    state = dealt("stand", "y2")
    assert state.observe(0)["hand"] == ["stand"]
    assert "stand" not in str({key: value for key, value in state.observe(1).items() if key != "seen"})
    assert state.observe(None)["hand"] is None


@clause("LM-07")
def test_all_cards_laid_and_the_size_of_the_deck_are_public() -> None:
    state = placed("turn", car("y1", "y6 incident stand b2"), car("b1", "b6 b4", retired=True), car("b2"))
    for seat in (None, 0, 1, 2):
        view = state.observe(seat)
        assert [entry["covered"] for entry in view["cars"]] == [["y6", "incident"], [], []]
        assert [entry["visible"] for entry in view["cars"]] == [["stand", "b2"], ["b6", "b4"], []]
        assert view["seen"] == {"b2": 1, "b4": 1, "b6": 1, "incident": 1, "stand": 1, "y6": 1}
        assert view["deck"] == 52 - 3 - 6


@clause("LM-07")
def test_nothing_is_public_any_more_when_the_round_is_over() -> None:
    state = play(placed("turn", car("y1", "y6 stand"), car("b1"), passes=1, turn=1), "pass")
    assert (state.observe(0)["seen"], state.observe(0)["cars"][0]["covered"]) == ({}, [])


# -- the six rounds --------------------------------------------------------------------------


@clause("LM-10")
def test_six_rounds_two_of_them_by_night() -> None:
    state = dealt("y1", "b1")
    nights = []
    while state.actor() != ludo.OVER:
        nights.append(state.observe()["night"])
        everybody_passes(state)
    assert nights == [False, False, True, True, False, False]


@clause("LM-11")
def test_the_pole_is_drawn_evenly_and_opens_round_one() -> None:
    state = GAME.new(5)
    assert GAME.chance_tokens(state) == {f"pole:{seat}": 1 for seat in range(5)}
    state = dealt(*COLD[:5], pole=3)
    view = state.observe()
    assert (view["pole"], view["starter"], state.actor()) == (3, 3, 3)


@clause("LM-12")
def test_turns_go_clockwise() -> None:
    state = dealt("y1", "y2", "y3", pole=1)
    order = [state.actor()]
    for _ in range(2):
        play(state, "pass")
        order.append(state.actor())
    assert order == [1, 2, 0]


@clause("LM-13")
def test_the_opener_rotates() -> None:
    state = dealt("y1", "y2", "y3", pole=1)
    openers = []
    while state.actor() != ludo.OVER:
        openers.append(state.observe()["starter"])
        assert state.actor() == openers[-1]
        everybody_passes(state)
    assert openers == [1, 2, 0, 1, 2, 0]


@clause("LM-13")
def test_the_pole_may_always_open() -> None:
    state = dealt("y1", "y2", "y3", pole=1, starter="pole")
    while state.actor() != ludo.OVER:
        assert state.observe()["starter"] == state.actor() == 1
        everybody_passes(state)


@clause("LM-14")
def test_playing_and_passing_in_any_mixture() -> None:
    state = dealt("y1", "y2")
    play(state, "pass", "play draw:b1 card:b1", "play draw:b2 card:b2", "pass", "play draw:b3 card:b3")
    play(state, "play draw:b3 card:b3", "pass", "play draw:b1 card:b1")
    assert shown(state, 0, "visible") == (["b2", "b3"],)
    assert shown(state, 1, "visible") == (["b1", "b3", "b1"],)
    assert (state.observe()["round"], state.actor()) == (1, 0)


@clause("LM-15")
def test_overheated_seats_are_skipped() -> None:
    state = placed("turn", car("y1"), car("y2", "y6 b4", retired=True), car("y3", "b6 b4", retired=True), car("b1"))
    play(state, "play draw:b1 card:b1")
    assert state.actor() == 3
    play(state, "pass")
    assert state.actor() == 0


# -- night -----------------------------------------------------------------------------------


@clause("LM-60")
def test_five_cards_lie_aside_by_night() -> None:
    state = at_round(2, car("y1"), car("y2"))
    assert (state.observe()["hidden"], state.observe()["deck"]) == (0, 50)
    play(state, "pass pass")
    assert (state.observe()["hidden"], state.observe()["deck"]) == (5, 47)
    assert GAME.chance_tokens(state)["draw:y2"] == 5
    assert sum(GAME.chance_tokens(state).values()) == 52


@clause("LM-61")
def test_nobody_knows_the_hidden_cards() -> None:
    """What may be drawn next is every card that is neither held nor laid, by night as by day."""
    state = play(at_round(3, car("y1"), car("y2", "y6")), "play")
    copies = GAME.chance_tokens(state)
    assert sum(copies.values()) == 49
    assert "draw:y6" not in copies
    assert (copies["draw:y1"], copies["draw:y2"], copies["draw:b1"]) == (5, 4, 6)
    for seat in (None, 0, 1):
        assert state.observe(seat)["hidden"] == 5


@clause("LM-62")
@pytest.mark.parametrize("n", range(2, 7))
def test_the_deck_after_the_deal(n: int) -> None:
    cars = [car(card) for card in COLD[:n]]
    assert placed("turn", *cars).observe()["deck"] == 52 - n
    assert at_round(4, *cars).observe()["deck"] == 47 - n
    assert pad(at_round(4, *cars)) == [[0] * n] * 3
    assert legal(at_round(4, *cars)) == ["pass", "play"]
