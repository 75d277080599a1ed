"""What a seat of 24 Heures may know, as numbers."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.rules.actions import TYPES
from ludotheque.games.lemans.rules.car import NONE
from ludotheque.games.lemans.rules.cards import Pack
from ludotheque.games.lemans.rules.state import BY_PASSES, FINISHED, LemansState
from ludotheque.kernel.sight import Field, Pen, Sight, of_seats
from ludotheque.kernel.state import State


def fields(seats: int, pack: Pack) -> list[Field]:
    """In the order in which they are written."""
    return [
        Field("phase", FINISHED + 1),
        Field("actor", seats),
        Field("round", 1, int(pack.rounds)),
        Field("night", 1),
        Field("pole", seats),
        Field("starter", seats),
        Field("deck", 1, int(pack.size)),
        Field("hidden", 1, 10),
        Field("passes", 1, seats),
        Field("last_end", BY_PASSES + 1),
        Field("pending", TYPES),
        Field("hand", TYPES),
        Field("drawn", TYPES),
        Field("seen", TYPES, 5),
        *of_seats(
            seats,
            Field("total", 1, 1000),
            Field("score", 1, 300),
            Field("heat", 1, int(pack.limit)),
            Field("yellow", 1, 5),
            Field("blue", 1, 5),
            Field("incident", 1),
            Field("retired", 1),
            Field("cards", 1, 2),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class LemansSight(Sight):
    """LM-06: everything but the other hands."""

    def __init__(self, seats: int, pack: Pack) -> None:
        super().__init__(fields(seats, pack))
        self.pack: Pack = pack

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, LemansState)
        seats: i64 = state.seats
        pen.hot(state.phase, FINISHED + 1)
        pen.seat(state.actor(), seat, seats)
        pen.put(state.round)
        pen.flag(self.pack.is_night(state.round))
        pen.seat(state.pole, seat, seats)
        pen.seat(state.starter, seat, seats)
        pen.put(state.deck())
        pen.put(state.aside)
        pen.put(state.passes)
        pen.hot(state.last_end, BY_PASSES + 1)
        pen.hot(state.pending, TYPES)
        pen.hot(state.cars[seat].hand, TYPES)
        pen.hot(state.cars[seat].drawn, TYPES)
        self.fill_seen(state, pen)
        self.fill_cars(state, seat, pen)

    def fill_seen(self, state: LemansState, pen: Pen) -> None:
        """The cards laid in this round: all copies but those unseen or held."""
        first: i64 = pen.at
        number: i64 = 0
        while number < TYPES:
            pen.put(self.pack.copies[number] - state.pool[number])
            number += 1
        for car in state.cars:
            if car.hand != NONE:
                pen.out[first + car.hand] -= 1
            if car.drawn != NONE:
                pen.out[first + car.drawn] -= 1

    def fill_cars(self, state: LemansState, seat: i64, pen: Pen) -> None:
        k: i64 = 0
        while k < state.seats:
            car = state.cars[(seat + k) % state.seats]
            pen.put(car.total)
            pen.put(car.score)
            pen.put(car.heat)
            pen.put(car.yellow)
            pen.put(car.blue)
            pen.flag(car.incident)
            pen.flag(car.retired)
            pen.put((0 if car.hand == NONE else 1) + (0 if car.drawn == NONE else 1))
            k += 1
