"""Maillot Jaune: one rider a cell, nobody lost, energy and form within bounds."""

from __future__ import annotations

from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, NONE, OUT, RIDING
from ludotheque.games.maillot.rules.state import FINISHED, TO_ASSIST, MaillotState
from ludotheque.games.maillot.views import classification, entered, queue


def check(state: MaillotState) -> None:
    race, tour = state.race, state.tour
    riders = entered(state)
    assert len(riders) == state.picked <= tour.riders
    on_cells = sorted(int(cell) - 1 for cell in race.road.cells if cell)
    on_road = sorted(int(rider.number) for rider in riders if rider.status == RIDING and rider.col > 0)
    assert on_cells == on_road
    for rider in riders:
        assert 0 <= rider.energy <= tour.energy
        assert 0 <= rider.form <= tour.form
        if rider.status == RIDING and rider.col > 0:
            assert race.road.rider_on(rider.col, rider.lane) == rider.number
        if rider.status == RIDING and race.stage and rider.number != race.turn.rider:
            assert rider.energy + rider.form > 0
    assert sum(rider.status == ACROSS for rider in riders) == race.crossings
    assert sum(rider.status == OUT for rider in riders) == race.departures
    assert len(set(queue(state))) == len(queue(state))
    assert not race.queue.holds(race.turn.rider)
    assert race.round <= tour.limit
    assert (race.turn.rider == NONE) == (race.stage == 0 or state.phase == FINISHED)
    assert len(classification(state)) in (0, tour.riders)
    assert (race.turn.asked == NONE) == (state.phase != TO_ASSIST)
    for rider in riders:
        noes = [number for number in (rider.first_no, rider.second_no) if number != NONE]
        assert not noes or rider.misses == FLAT
        assert all(race.is_abreast(rider, number) for number in noes)
