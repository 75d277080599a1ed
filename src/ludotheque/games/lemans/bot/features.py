"""What a seat of 24 Heures may know, as numbers."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.rules.car import NONE
from ludotheque.games.lemans.rules.cards import Pack
from ludotheque.games.lemans.rules.state import BY_PASSES, FINISHED, LemansState
from ludotheque.kernel.features import Features, Field, Pen, flag, number, of_seats, one_hot
from ludotheque.kernel.state import State


def fields(seats: int, pack: Pack) -> list[Field]:
    """List the fields in the order in which they are written."""
    types, copies = int(pack.types), max([int(card.copies) for card in pack.cards])
    score = sum([int(card.copies * max(0, card.score)) for card in pack.cards])
    lost = sum([int(card.copies * min(0, card.score)) for card in pack.cards])
    heat = int(pack.limit) - 1 + max([int(card.heat) for card in pack.cards])
    yellow = sum([int(card.copies * card.yellow) for card in pack.cards])
    blue = sum([int(card.copies * card.blue) for card in pack.cards])
    rounds = int(pack.rounds)
    return [
        one_hot("phase", FINISHED + 1, "what is decided now: pole, deal, turn, draw, card, target, over"),
        one_hot("actor", seats, "the seat that decides; none while cards are drawn"),
        number("round", rounds, "the round, from 1; 0 before the first"),
        flag("night", "the round is driven by night (LM-10)"),
        one_hot("pole", seats, "the seat on pole"),
        one_hot("starter", seats, "the seat that opened the round"),
        number("deck", int(pack.size), "cards that can still be drawn in this round"),
        number("hidden", int(pack.hidden), "cards set aside unseen in this round (LM-60)", scale=10),
        number("passes", seats, "seats that have passed one after the other (LM-22)"),
        one_hot("last_end", BY_PASSES + 1, "how the round before ended: not at all, deck, last car, all passed"),
        one_hot("pending", types, "the card that is laid and waits for its target, by type"),
        one_hot("hand", types, "the watcher's card, by type"),
        one_hot("drawn", types, "the watcher's second card, while choosing, by type"),
        number("seen", copies, "cards laid in this round, by type", scale=6, size=types),
        *of_seats(
            seats,
            number("total", rounds * score, "points of the rounds before", scale=1000),
            number("score", score, "points of the cards that count now", scale=300, low=lost),
            number("heat", heat, "heat of the cards that count now", scale=int(pack.limit)),
            number("yellow", yellow, "yellow tyres that count now", scale=5),
            number("blue", blue, "blue tyres that count now", scale=5),
            flag("incident", "an incident lies there"),
            flag("retired", "out of the round (LM-25)"),
            number("cards", 2, "cards in hand"),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class LemansFeatures(Features):
    """Writes everything but the other hands (LM-06)."""

    def __init__(self, seats: int, pack: Pack) -> None:
        super().__init__(fields(seats, pack))
        self.pack: Pack = pack

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, LemansState)
        seats: i64 = state.seats
        types: i64 = self.pack.types
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
        pen.hot(state.pending, types)
        pen.hot(state.cars[seat].hand, types)
        pen.hot(state.cars[seat].drawn, types)
        self.fill_seen(state, pen)
        self.fill_cars(state, seat, pen)

    def fill_seen(self, state: LemansState, pen: Pen) -> None:
        """Write the cards laid in this round: all copies but those unseen or held."""
        first: i64 = pen.at
        number: i64 = 0
        while number < self.pack.types:
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
