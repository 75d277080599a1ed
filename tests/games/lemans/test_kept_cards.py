"""What a seat believes that the others kept: from what everybody sees, and nothing is ruled out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludotheque as ludo
from games.lemans.race import GAME, car, placed

DRAWN = 2000
COLD = ("y1", "y2", "b1", "b2")


def believed(state: ludo.State, seat: int = 1) -> Counter[str]:
    """Count what seat 0 imagines in the hand of another."""
    rng = ludo.Rng(19)
    worlds = (state.resample(0, rng).position() for _ in range(DRAWN))
    return Counter(world["cars"][seat]["hand"][0] for world in worlds)


def cold(found: Counter[str]) -> float:
    return sum(found[card] for card in COLD) / DRAWN


def turn(other: dict[str, Any], **facts: Any) -> ludo.State:
    return placed("turn", car("y1"), other, car("b1"), round=1, turn=0, **facts)


def test_who_has_chosen_nothing_holds_any_card() -> None:
    assert 0.37 < cold(believed(turn(car("y3")))) < 0.45  # 20 of the 51 cards that seat 0 has not seen, but for b1


def test_who_drives_keeps_fewer_cold_cards() -> None:
    untouched = cold(believed(turn(car("y3"))))
    driving = cold(believed(turn(car("y3", "b3"))))
    satisfied = cold(believed(turn(car("y3", "b3 b4"))))
    assert satisfied < driving < untouched


def test_who_has_passed_kept_what_does_harm() -> None:
    has_passed = placed("turn", car("y1"), car("b1"), car("y3", "b3 b4"), round=1, turn=0, passes=1)
    drives = placed("turn", car("y1"), car("b1"), car("y3", "b3 b4"), round=1, turn=0, passes=0)
    assert cold(believed(has_passed, seat=2)) < 0.075 < cold(believed(drives, seat=2))


def test_a_pass_is_that_of_the_cars_before_the_turn() -> None:
    """Seat 2 passed; seat 1, who laid the last card, did not; an overheated car between them passes nothing (LM-15)."""
    cars = [car("y1"), car("b1", "b3 y4"), car("y3", "b4 y3"), car("y2", "b3 y4 y5", retired=True)]
    state = placed("turn", *cars, round=1, turn=0, passes=1)
    assert cold(believed(state, seat=2)) < 0.075 < cold(believed(state, seat=1))


def test_who_overheated_had_no_cold_card() -> None:
    cars = [car("y1"), car("y3", "b3 y4 y5", retired=True), car("b1")]
    assert cold(believed(placed("turn", *cars, round=1, turn=0))) < 0.05


def test_every_unseen_card_stays_possible() -> None:
    pack = GAME.new(2).pack  # type: ignore[attr-defined]
    assert min(pack.kept.weights) > 0


def test_the_second_card_of_a_choice_is_any() -> None:
    state = placed("card", car("y1"), car("y3 b3", "b3 b4"), car("b1"), round=1, turn=1)
    rng = ludo.Rng(3)
    worlds = [state.resample(0, rng).position()["cars"][1]["hand"] for _ in range(DRAWN)]
    assert 0.33 < sum(hand[1] in COLD for hand in worlds) / DRAWN < 0.5


def test_all_cards_are_still_there() -> None:
    state = placed("turn", car("y1"), car("b1", "b3"), car("y3", "b3 b4"), round=1, turn=0, passes=1)
    imagined = state.resample(0, ludo.Rng(5))
    assert sum(imagined.pool) == sum(state.pool)  # type: ignore[attr-defined]
    assert imagined.position()["cars"][0] == state.position()["cars"][0]
