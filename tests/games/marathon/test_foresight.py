"""Where the end of a marathon is looked up: each list in its own place, and nothing of a row that is closed."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.games.marathon.bot import foresight
from ludotheque.games.marathon.bot.foresight import LISTS, ROW_LISTS, SIZE, MarathonForesight

ROW_ENDS = ["SHELF_ROOM", "SEATED", "STAKE", "PATH", "TABLE", "BOWLS", "QUEUE", "VISITS", "LACKS", "BANK", "TOTAL"]
SEAT_ENDS = ["CROSSES", "CLOCK", "GAP", "NEXT", "SCALE"]
ENDS = [int(getattr(foresight, name)) for name in ROW_ENDS + SEAT_ENDS]
BEGINS = [1, *ENDS]


def look(state: ludo.State) -> tuple[list[list[int]], int]:
    """Return where each seat is looked up, and the moment."""
    found = MarathonForesight(state.lodge, [])
    found.look(state)
    places = [int(place) for place in found.found]
    return [places[seat * LISTS : (seat + 1) * LISTS] for seat in range(state.seats)], int(found.scale)


def test_every_list_begins_behind_the_one_before_it() -> None:
    assert sorted(BEGINS) == BEGINS
    assert ENDS[-1] + foresight.SCALES == SIZE
    assert 2 * ROW_LISTS + len(SEAT_ENDS) == LISTS


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_is_looked_up_in_each_list_at_every_moment(seats: int) -> None:
    for state in moments("marathon", seats, {}, 20 + seats, 60):
        lines, scale = look(state)
        assert BEGINS[-1] <= scale < SIZE
        for line in lines:
            for i, place in enumerate(line[: 2 * ROW_LISTS]):
                assert BEGINS[i % ROW_LISTS] <= place < ENDS[i % ROW_LISTS] or (place == 0 and i >= ROW_LISTS)
            for i, place in enumerate(line[2 * ROW_LISTS :]):
                assert BEGINS[ROW_LISTS + i] <= place < ENDS[ROW_LISTS + i]


def first_turn(seats: int) -> ludo.State:
    state, rng = ludo.load("marathon").new(seats), ludo.Rng(5)
    while state.actor() == ludo.CHANCE:
        state.apply(state.sample(rng))
    return state


def test_of_a_row_that_is_closed_nothing_is_looked_up() -> None:
    state = first_turn(4)
    assert state.opened - state.scored == 1
    lines, _ = look(state)
    assert all(line[ROW_LISTS : 2 * ROW_LISTS] == [0] * ROW_LISTS for line in lines)


def test_seats_that_stand_alike_are_looked_up_alike_but_for_their_turn() -> None:
    state = first_turn(3)
    lines, _ = look(state)
    turns = 2 * ROW_LISTS + 3  # who is how far ahead, and in which order
    assert len({tuple(line[:turns]) for line in lines}) == 1
    assert len({tuple(line[turns:]) for line in lines}) > 1
