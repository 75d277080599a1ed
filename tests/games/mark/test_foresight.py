"""Where the end of a game of Mark is looked up: each list in its own place, and nothing that is sealed."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.games.mark.bot import foresight
from ludotheque.games.mark.bot.foresight import COLOUR_LISTS, LISTS, SIZE, MarkForesight
from ludotheque.games.mark.rules.actions import COLOURS
from ludotheque.games.mark.rules.state import MarkState

NAMES = ["PIECES", "TURNS", "FIRSTS", "VARIETY", "STOCK", "ORDER", "ROOM", "MASKS", "DICE"]
LEADS = ["MEAN_LEAD", "BEST_LEAD", "MONEY_LEAD"]
IN_FILE = sorted(int(getattr(foresight, name)) for name in [*NAMES, *LEADS, "SCALE"])
ENDS = dict(zip(IN_FILE, [*IN_FILE[1:], SIZE], strict=True))
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def look(state: ludo.State) -> tuple[list[list[int]], int]:
    """Return where each seat is looked up, and the moment."""
    assert isinstance(state, MarkState)
    found = MarkForesight(state.box, state.seats, [])
    found.look(state)
    places = [int(place) for place in found.found]
    return [places[seat * LISTS : (seat + 1) * LISTS] for seat in range(state.seats)], int(found.scale)


def lists() -> list[int]:
    """Return where each list begins, in the order in which a seat is looked up."""
    return [int(getattr(foresight, name)) for name in NAMES[:COLOUR_LISTS] * COLOURS + NAMES[COLOUR_LISTS:] + LEADS]


@every_table
@pytest.mark.parametrize("end_rows", [5, 4])
def test_every_seat_is_looked_up_in_each_list_at_every_moment(seats: int, end_rows: int) -> None:
    assert len(lists()) == LISTS
    for state in moments("mark", seats, {"end_rows": end_rows}, 20 + seats, 60):
        lines, scale = look(state)
        assert foresight.SCALE <= scale < SIZE
        for line in lines:
            for begin, place in zip(lists(), line, strict=True):
                assert place == 0 or begin <= place < ENDS[begin]


@every_table
def test_nothing_that_is_sealed_is_looked_at(seats: int) -> None:
    sealed = 0
    for state in moments("mark", seats, {}, 5, 60):
        changed = state.resample(int(state.actor()), ludo.Rng(3))
        sealed += changed.position() != state.position()
        assert look(changed) == look(state)
    assert sealed


def test_at_the_beginning_seats_differ_by_their_turn_alone() -> None:
    lines, _ = look(ludo.load("mark").new(3))
    assert all(line[: COLOUR_LISTS * COLOURS] == [0] * COLOUR_LISTS * COLOURS for line in lines)
    assert len({line[-1] for line in lines}) == 1
