"""24 Heures: the end of a round and the finish."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.lemans.race import COLD, GAME, at_round, car, dealt, everybody_passes, pad, placed, shown
from support import clause, legal, play, walk

SEVEN_CARDS = {"y1": 5, "y6": 2}
SMALL = "hidden = 0\n" + "\n".join(
    f"[cards.{key.split('.')[1]}]\ncopies = {SEVEN_CARDS.get(key.split('.')[1], 0)}"
    for key in GAME.edition.values
    if key.endswith(".copies")
)


def seven_cards(seats: int) -> ludo.State:
    """A race with five y1 and two y6 only, y1 dealt to everybody."""
    return dealt(*["y1"] * seats, edition=GAME.read_edition(SMALL))


# -- the end of a round ----------------------------------------------------------------------


@clause("LM-50")
def test_the_last_card_of_the_deck() -> None:
    state = seven_cards(3)
    play(state, "play draw:y6 card:y1", "play draw:y6 card:y1", "play draw:y1 card:y1", "play draw:y1")
    assert (state.observe()["deck"], legal(state)) == (0, ["card:y1", "card:y6"])
    play(state, "card:y6")
    assert (state.observe()["last_end"], pad(state)) == ("deck", [[7, 1, 1]])


@clause("LM-50", "LM-26")
def test_the_last_card_may_overheat() -> None:
    state = seven_cards(3)
    play(state, "play draw:y6 card:y6", "play draw:y1 card:y1", "play draw:y1 card:y1", "play draw:y6 card:y6")
    assert (state.observe()["last_end"], pad(state)) == ("deck", [[0, 1, 1]])


@clause("LM-51")
def test_one_car_left() -> None:
    state = placed("card", car("y4 y1", "y6"), car("y1", "b3 b2"), car("y2", "b6 b4", retired=True))
    play(state, "card:y4")
    assert (state.observe()["last_end"], pad(state), state.observe()["round"]) == ("last_car", [[0, 5, 0]], 2)


@clause("LM-51")
def test_the_car_left_keeps_its_points_when_it_attacked() -> None:
    state = placed("card", car("weather_yellow y1", "b3"), car("y1", "y6"), options={"weather": "heat"})
    play(state, "card:weather_yellow")
    assert (state.observe()["last_end"], pad(state)) == ("last_car", [[3, 0]])


@clause("LM-52")
def test_everybody_in_the_round_has_passed() -> None:
    state = placed("turn", car("y1", "y2"), car("y1", "b6 b4", retired=True), car("y2", "b1"), car("b2"))
    play(state, "pass pass")
    assert (state.actor(), pad(state)) == (3, [])
    play(state, "pass")
    assert (state.observe()["last_end"], pad(state)) == ("all_passed", [[2, 0, 1, 0]])


@clause("LM-53")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("y3 b2", 5),
        ("weather_blue", 0),
        ("y2 weather_yellow", 0),
        ("y6 weather_yellow", 3),
        ("y6 stand y1", 1),
        ("", 0),
    ],
)
def test_visible_scores_are_written_never_below_nought(pile: str, points: int) -> None:
    assert pad(play(placed("turn", car("y1", pile), car("b1")), "pass pass")) == [[points, 0]]


@clause("LM-53")
def test_an_overheated_seat_writes_nought() -> None:
    state = placed("turn", car("y1", "y6 b4", retired=True), car("b1", "b1"), car("b2"), turn=1)
    assert pad(play(state, "pass pass")) == [[0, 1, 0]]


@clause("LM-54")
def test_all_cards_come_back() -> None:
    cars = [car("y5", "y6 stand b6", False), car("b5", "incident weather_blue")]
    state = play(at_round(3, *cars), "pass pass")
    assert sum(GAME.chance_tokens(state).values()) == 52
    assert all(GAME.chance_tokens(state)[f"draw:{card}"] == 1 for card in ("y5", "y6", "b5", "b6"))
    assert shown(state, 0, "visible", "covered", "score", "hand") == ([], [], 0, 0)
    assert shown(state, 1, "visible", "incident", "score") == ([], False, 0)


@clause("LM-55")
def test_the_card_left_in_hand_is_worth_nothing_and_stays_hidden() -> None:
    state = at_round(6, car("y6", "y1"), car("y3"))
    play(state, "pass pass")
    assert pad(state)[-1] == [1, 0]
    assert "y6" not in str(state.observe(1))
    assert state.observe(0)["hand"] == ["y6"]


@clause("LM-56")
def test_the_last_car_on_the_last_card() -> None:
    state = seven_cards(2)
    play(state, "play draw:y6 card:y6", "play draw:y1 card:y1", "play draw:y1 card:y1", "play draw:y1 card:y1")
    play(state, "play draw:y6 card:y6")
    assert (state.observe()["last_end"], pad(state)) == ("last_car", [[0, 2]])


@clause("LM-57")
def test_a_round_without_a_card() -> None:
    state = play(dealt("y1", "y2", "y3"), "pass pass pass")
    assert (state.observe()["last_end"], pad(state)) == ("all_passed", [[0, 0, 0]])


# -- the finish ------------------------------------------------------------------------------


@clause("LM-70")
def test_the_race_is_over_after_round_six() -> None:
    state = at_round(6, car("y1", "y6"), car("y2", "b3"), totals=[10, 20])
    assert state.scores() == [10, 20]
    play(state, "pass pass")
    assert (state.actor(), state.observe()["totals"], state.scores()) == (ludo.OVER, [16, 23], [16, 23])
    assert state.observe()["phase"] == "over"


@clause("LM-71", "LM-74")
def test_overheating_in_the_last_round_eliminates() -> None:
    state = at_round(6, car("y4", "y6"), car("y2"), car("y3"), totals=[90, 5, 4], turn=0)
    play(state, "play draw:b1 card:y4", "pass pass")
    assert state.observe()["eliminated"] == [True, False, False]
    assert (state.scores(), state.ranks(), state.observe()["totals"]) == ([0, 5, 4], [3, 1, 2], [90, 5, 4])


@clause("LM-71")
def test_overheating_earlier_does_not_eliminate() -> None:
    state = at_round(5, car("y4", "y6"), car("y2"), totals=[90, 5])
    play(state, "play draw:b1 card:y4")
    assert (state.scores(), state.ranks(), state.observe()["eliminated"]) == ([90, 5], [1, 2], None)


@clause("LM-72")
def test_the_highest_total_wins() -> None:
    state = at_round(6, car("y1"), car("y2", "y6 b1"), car("y3"), totals=[9, 4, 10])
    assert everybody_passes(state).ranks() == [3, 1, 2]


@clause("LM-73")
@pytest.mark.parametrize(("pole", "ranks"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (3, [3, 2, 1, 4])])
def test_a_tie_goes_to_the_later_start_for_every_place(pole: int, ranks: list[int]) -> None:
    cars = [car(card) for card in COLD[:4]]
    state = at_round(6, *cars, totals=[8, 8, 8, 8], pole=pole)
    assert everybody_passes(state).ranks() == ranks


@clause("LM-74")
def test_the_eliminated_share_the_last_place() -> None:
    hot = [car("y1", "y6 y4", retired=True), car("y2"), car("y3", "b6 b4", retired=True), car("b1")]
    state = at_round(6, *hot, totals=[50, 1, 40, 2], turn=1)
    play(state, "pass pass")
    assert (state.ranks(), state.scores()) == ([3, 2, 3, 1], [0, 1, 0, 2])
    assert state.observe()["totals"] == [50, 1, 40, 2]


@clause("LM-75")
@pytest.mark.parametrize("seed", range(12))
def test_somebody_always_finishes(seed: int) -> None:
    for state in walk(GAME.new(2 + seed % 5, {"weather": "heat"}), seed):
        cars = state.observe()["cars"]
        assert not all(entry["retired"] for entry in cars)
    view = state.observe()
    assert not all(view["eliminated"])
    assert view["ranks"].count(1) == 1
