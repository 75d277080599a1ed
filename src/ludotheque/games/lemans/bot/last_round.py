"""Tell what a card or a pass would do to the car in turn."""

from mypy_extensions import i64

from ludotheque.games.lemans.rules.car import Car
from ludotheque.games.lemans.rules.cards import WEATHER, Card
from ludotheque.games.lemans.rules.state import LemansState


def overheats(state: LemansState, car: Car, card: Card) -> bool:
    """Tell whether the car in turn overheats by laying this card (LM-25, LM-46)."""
    if card.heat == 0 or not (car.incident or car.heat + card.heat >= state.pack.limit):
        return False
    return card.kind != WEATHER or state.tyre_leader(card.colour) == state.turn


def wins_now(state: LemansState) -> bool:
    """Tell whether the seat in turn is first if the points are written now (LM-53, LM-72, LM-73)."""
    mine = state.cars[state.turn]
    whole: i64 = mine.total + mine.points()
    seat: i64 = 0
    while seat < state.seats:
        other = state.cars[seat]
        if seat != state.turn and not other.retired:
            theirs: i64 = other.total + other.points()
            if theirs > whole or (theirs == whole and state.start_place(seat) > state.start_place(state.turn)):
                return False
        seat += 1
    return True
