"""What somebody sees who plays 24 Heures for the first time: the points and the heat in front of the car."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.bot.last_round import overheats
from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.car import Car
from ludotheque.games.lemans.rules.cards import RACE, STAND
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.state import State

ENOUGH: Final = 7  # points with which one stops,
HOT: Final = 4  # and with a hot engine or an incident
OVERHEATING: Final = -100
PIT: Final = -10  # a Stand, unless the car is in trouble
ATTACK: Final = 3


@final
@mypyc_attr(acyclic=True)
class LemansFirstLook(Advice):
    """Drives until there are enough points, lays the highest card that does not overheat, hits whoever has most."""

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, LemansState)
        car = state.cars[state.turn]
        if action == PLAY:
            return 0
        if action == PASS:
            return 1 if has_enough(state, car) else -1
        if action < CARD:
            if action - TARGET == state.turn:
                return OVERHEATING
            return state.cars[action - TARGET].score
        card = state.pack.cards[action - CARD]
        if overheats(state, car, card):
            return OVERHEATING
        if card.kind == STAND:
            return -car.score if in_trouble(state, car) else PIT - car.score
        return card.score if card.kind == RACE else ATTACK


def has_enough(state: LemansState, car: Car) -> bool:
    return car.score >= (HOT if in_trouble(state, car) else ENOUGH)


def in_trouble(state: LemansState, car: Car) -> bool:
    """Tell whether the next warm card would be too much."""
    return car.incident or car.heat + 1 >= state.pack.limit
